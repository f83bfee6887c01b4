import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { transact } from '../../../platform/database/transact.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { spendHandOff } from './hand-off.ts';
import { signIn } from './sessions.ts';
import { credentialByNumber } from '../store.ts';

export function exchangeHandOff(
  ports: Ports,
  call: Call<'identity.exchangeHandOff'>,
): Promise<Result<Answer<'identity.exchangeHandOff'>>> {
  return transact(ports.db, async (tx) => {
    const spent = await spendHandOff(tx, call.body.code, call.companion ?? '', ports.clock.now());
    if (!spent.ok) return spent;
    const { target, actedBy } = spent.value;
    const credential = await credentialByNumber(tx, target);
    return credential ? accept(await signIn(ports, tx, call, credential, actedBy)) : refuse('handOffInvalid');
  });
}
