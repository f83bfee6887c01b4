import type { RequestInput } from '@greenhall/client/route-input';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { type PasskeyUse, approveByPasskey, useMayApprove } from '../../../shared/session/approve.ts';
import type { Authority } from '../parts/authority-fields.tsx';

type Act = RequestInput<'identity.passkeyApproval'>['body'];
/** What stands in the body of posting and taking besides the order. */
export type Proof = { passkey: PasskeyUse } | { payPassword: string; codeChannel: 'phone' | 'email'; code: string };

/** The two ways to confirm an order: payment password and code, or a passkey that approves exactly this act. */
export function useProofs<V extends Authority>(
  form: UseFormReturn<V>,
  act: () => Act,
  send: (proof: Proof) => Promise<unknown>,
) {
  // The form has more fields; these are read by their names in `Authority`.
  const { control, getValues } = form as unknown as UseFormReturn<Authority>;
  const mayApprove = useMayApprove();
  const byPasskey = useWatch({ control, name: 'byPasskey' });
  const pay = (payPassword: string) => {
    const { channel, code } = getValues('code');
    return send({ payPassword, codeChannel: channel, code });
  };
  const approve = async () => {
    const passkey = await approveByPasskey(act());
    if (passkey) await send({ passkey });
  };
  return { pay, passkey: mayApprove && byPasskey ? { approve, only: true } : undefined };
}
