import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { audit } from '../../../platform/audit/audit.ts';
import type { Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { openSecret } from '../../../platform/secrets/sealing.ts';
import { stepOfCode } from '../../../platform/secrets/totp.ts';
import { countSignIn, welcomeDevice } from '../../identity/index.ts';
import { provedUntil } from '../sessions.ts';
import { operatorById, useStep } from '../store.ts';
import { accountOf } from './prove-operator.ts';
import { proveSession } from './store.ts';

/**
 * Opens the session for what needs a fresh code. A recovery code opens nothing here: whoever has lost the authenticator
 * changes it first. Wrong codes count as wrong sign-ins do.
 */
export async function stepUp(ports: Ports, call: Call<'admin.stepUp'>): Promise<Result<Record<string, never>>> {
  const { operatorId, username, sessionId } = call.caller;
  const admitted = await countSignIn(ports, accountOf(call.caller), call, true);
  if (!admitted.ok) return admitted;
  const operator = await operatorById(ports.db, operatorId);
  const at = ports.clock.now();
  const step =
    operator && stepOfCode(openSecret(ports, operator.totpSecret), call.body.code, at, operator.totpLastStep);
  if (!operator || step === undefined) return refuse('secondFactorWrong');
  return once(ports, call, async (tx) => {
    if (!(await useStep(tx, operator, step))) return refuse('secondFactorWrong');
    await proveSession(tx, sessionId, provedUntil(at));
    await welcomeDevice(ports, tx, accountOf(call.caller), call);
    await audit(tx, { operator: username, act: 'operator.stepUp', subject: username, detail: {}, at });
    return accept({});
  });
}
