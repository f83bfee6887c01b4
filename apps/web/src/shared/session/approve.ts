import type { RequestInput } from '@greenhall/client/route-input';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { api } from '../request/api.ts';
import { useRead } from '../request/use-read.ts';
import { hasPasskeys, wasDialogClosed } from './passkey.ts';

type Act = RequestInput<'identity.passkeyApproval'>['body'];

/** What takes the place of payment password and code in the body of an act. */
export interface PasskeyUse {
  readonly flow: string;
  readonly answer: Record<string, unknown>;
}

/** Has the device approve exactly this act; `undefined` if the person closed the device's own dialog. */
export async function approveByPasskey(act: Act): Promise<PasskeyUse | undefined> {
  const [{ flow, options }, { startAuthentication }] = await Promise.all([
    api('identity.passkeyApproval', { body: act }),
    import('@simplewebauthn/browser'),
  ]);
  try {
    const answer = await startAuthentication({
      optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
    });
    return { flow, answer: { ...answer } };
  } catch (error) {
    if (wasDialogClosed(error)) return undefined;
    throw error;
  }
}

/** Whether this device can use passkeys and the member has one that is old enough to approve acts (rule: identity#passkeys). */
export function useMayApprove(): boolean {
  const able = hasPasskeys();
  const security = useRead('identity.security', {}, { enabled: able });
  return able && (security.data?.passkeys ?? []).some((passkey) => passkey.mayApprove);
}
