import { RECOVERY_CODES, newRecoveryCode, recoveryCodeIn } from '@greenhall/domain/admin/recovery-codes';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { audit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { tokenHash } from '../../../platform/secrets/secrets.ts';
import { welcomeDevice } from '../../identity/index.ts';
import { spendFactor } from './factor.ts';
import { accountOf, proveOperator } from './prove-operator.ts';
import { endOthersOf } from './store.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from './store-recovery.ts';
import { notifyOperator } from './notify-operator.ts';

/** The hash that is kept of a recovery code; its 120 random bits need no slow one. */
const recoveryHash = (code: string): Buffer => tokenHash(recoveryCodeIn(code) ?? '');

/** Recovery codes that are kept from now on in place of those before; their answer is the only place where they are seen. */
export const drawRecoveryCodes = ({ random }: Pick<Ports, 'random'>): readonly string[] =>
  Array.from({ length: RECOVERY_CODES }, () => newRecoveryCode((limit) => random.below(limit)));

export const storeRecoveryCodes = (tx: Tx, operatorId: bigint, codes: readonly string[]): Promise<void> =>
  replaceRecoveryCodes(tx, operatorId, codes.map(recoveryHash));

/**
 * Adds the codes to the answer of the request that made them. What is kept for a repeated request has none: only hashes of
 * the codes are stored.
 */
export function withCodes<T extends { readonly recoveryCodes: string[] }>(
  { replay }: Pick<Call, 'replay'>,
  done: Result<T>,
  recoveryCodes: readonly string[],
): Result<T> {
  return done.ok && !replay.isReplayed ? accept({ ...done.value, recoveryCodes: [...recoveryCodes] }) : done;
}

export async function readRecoveryCodes(
  ports: Ports,
  { caller }: Call<'admin.recoveryCodes'>,
): Promise<Result<Answer<'admin.recoveryCodes'>>> {
  return accept({ left: await countRecoveryCodes(ports.db, caller.operatorId) });
}

/** Makes an operator's recovery codes anew, by its password and a code of its authenticator. */
export async function makeRecoveryCodes(
  ports: Ports,
  call: Call<'admin.makeRecoveryCodes'>,
): Promise<Result<Answer<'admin.makeRecoveryCodes'>>> {
  const { operatorId, username, sessionId } = call.caller;
  const proved = await proveOperator(ports, call, call.body);
  if (!proved.ok) return proved;
  const { operator, factor } = proved.value;
  const codes = drawRecoveryCodes(ports);
  const at = ports.clock.now();
  const done = await once<'admin.makeRecoveryCodes', Answer<'admin.makeRecoveryCodes'>>(ports, call, async (tx) => {
    if (!(await spendFactor(tx, operator, factor))) return refuse('wrongCredentials');
    await storeRecoveryCodes(tx, operatorId, codes);
    const detail = { sessions: await endOthersOf(tx, operatorId, sessionId, at) };
    await welcomeDevice(ports, tx, accountOf(call.caller), call);
    await audit(tx, { operator: username, act: 'operator.recoveryCodes', subject: username, detail, at });
    await notifyOperator(ports, tx, operatorId, call.body.language, (say) => say('mail.operatorRecovery'));
    return accept({ recoveryCodes: [] });
  });
  return withCodes(call, done, codes);
}
