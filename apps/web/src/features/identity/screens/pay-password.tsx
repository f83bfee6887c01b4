import { checkPayPassword } from '@greenhall/domain/identity/credentials';
import { links } from '../../../app/links.ts';
import { AppLink } from '../../../app/app-link.tsx';
import { Page } from '../../../app/page.tsx';
import { useTexts } from '../../../app/texts.ts';
import { ChangePassword } from '../parts/change-password.tsx';

export default function PayPassword() {
  const { t } = useTexts();
  return (
    <Page>
      <ChangePassword
        route="identity.changePayPassword"
        originalLabel={t('security.payNow')}
        newLabel={t('security.payNew')}
        note={t('security.coolDownNote')}
        check={(password) => checkPayPassword(password, false)}
      />
      <AppLink to={links.resetPayPassword()} className="self-center py-2 text-s font-semibold text-brand-strong">
        {t('pay.forgot')}
      </AppLink>
    </Page>
  );
}
