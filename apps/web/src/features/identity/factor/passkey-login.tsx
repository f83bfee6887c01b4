import type { Reply } from '@greenhall/client/route-input';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { Button } from '@greenhall/ui/page/button';
import { Icon } from '@greenhall/ui/display/icon';
import { useState } from 'react';
import { api } from '../../../shared/request/api.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { LoginRefusal } from '../session/login-refusal.tsx';
import { hasPasskeys, wasDialogClosed } from '../../../shared/session/passkey.ts';

/** Signing in without a password, where the device can. */
export function PasskeyLogin({ onSession }: { onSession: (session: Reply<'identity.passkeyLogin'>) => void }) {
  const { t } = useTexts();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  if (!hasPasskeys()) return null;
  const press = async () => {
    setBusy(true);
    setError(undefined);
    try {
      const [{ flow, options }, { startAuthentication }] = await Promise.all([
        api('identity.passkeyLoginOptions', { body: {} }),
        import('@simplewebauthn/browser'),
      ]);
      const answer = await startAuthentication({
        optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
      });
      onSession(await api('identity.passkeyLogin', { body: { flow, answer: { ...answer } } }));
    } catch (cause) {
      if (!wasDialogClosed(cause)) setError(cause);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button kind="ghost" wide busy={busy} onClick={() => void press()}>
        {busy ? null : <Icon name="key" size={18} />}
        {t('entry.passkey')}
      </Button>
      <LoginRefusal error={error} />
    </>
  );
}
