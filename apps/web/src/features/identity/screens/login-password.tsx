import { checkLoginPassword } from '@greenhall/domain/identity/credentials';
import { Page } from '../../../app/page.tsx';
import { useTexts } from '../../../app/texts.ts';
import { ChangePassword } from '../parts/change-password.tsx';

export default function LoginPassword() {
  const { t } = useTexts();
  return (
    <Page>
      <ChangePassword
        route="identity.changeLoginPassword"
        originalLabel={t('security.loginNow')}
        newLabel={t('security.loginNew')}
        note={`${t('security.loginNote')} ${t('security.coolDownNote')}`}
        check={checkLoginPassword}
      />
    </Page>
  );
}
