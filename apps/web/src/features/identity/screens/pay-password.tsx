import { checkPayPassword } from '@greenhall/domain/identity/credentials';
import { links } from '../../../shared/page/links.ts';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { useTexts } from '../../../shared/text/texts.ts';
import { ChangePassword } from '../password/change-password.tsx';

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
      <AppLink
        to={links.resetPayPassword()}
        className="flex min-h-11 items-center self-center text-s font-semibold text-brand-strong"
      >
        {t('pay.forgot')}
      </AppLink>
    </Page>
  );
}
