import { checkLoginPassword } from '@greenhall/domain/identity/credentials';
import { Page } from '../../../shared/page/page.tsx';
import { useTexts } from '../../../shared/text/texts.ts';
import { ChangePassword } from '../password/change-password.tsx';

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
