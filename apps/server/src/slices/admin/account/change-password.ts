import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { audit } from '../../../platform/audit/audit.ts';
import type { Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { openSecret } from '../../../platform/secrets/sealing.ts';
import { stepOfCode } from '../../../platform/secrets/totp.ts';
import { countSignIn, welcomeDevice } from '../../identity/index.ts';
import { checkOperatorPassword } from './operator-password.ts';
import { operatorById, useStep } from '../store.ts';
import { endOthersOf, setPasswordHash } from './store.ts';
import { tellOperator } from './tell-operator.ts';

/**
 * Changes the operator's own password. What is wrong counts as a wrong sign-in does, and which of password and code it was
 * is not said.
 */
export async function changePassword(
  ports: Ports,
  call: Call<'admin.changePassword'>,
): Promise<Result<Record<string, never>>> {
  const { original, password, code, language } = call.body;
  const { operatorId, username, sessionId } = call.caller;
  const ruled = await checkOperatorPassword(password);
  if (!ruled.ok) return ruled;
  if (original === password) return refuse('passwordUnchanged');
  const account = { kind: 'operator', name: username, number: operatorId } as const;
  // No puzzle is asked of somebody who has signed in.
  const admitted = await countSignIn(ports, account, call, true);
  if (!admitted.ok) return admitted;
  const operator = await operatorById(ports.db, operatorId);
  const fits = await ports.hasher.fits(original, operator?.passwordHash);
  const at = ports.clock.now();
  const step =
    operator && fits ? stepOfCode(openSecret(ports, operator.totpSecret), code, at, operator.totpLastStep) : undefined;
  if (!operator || step === undefined) return refuse('wrongCredentials');
  const hash = await ports.hasher.hash(password);
  return once(ports, call, async (tx) => {
    const isFirst = await useStep(tx, operator, step);
    if (!isFirst || !(await setPasswordHash(tx, operatorId, operator.passwordHash, hash)))
      return refuse('wrongCredentials');
    const detail = { sessions: await endOthersOf(tx, operatorId, sessionId, at) };
    await welcomeDevice(ports, tx, account, call);
    await audit(tx, { operator: username, act: 'operator.password', subject: username, detail, at });
    await tellOperator(ports, tx, operatorId, language, 'mail.operatorPassword');
    return accept({});
  });
}
