import { normalise } from '@greenhall/domain/identity/credentials';
import { admitLogin } from '@greenhall/domain/identity/lockout';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { SECOND } from '@greenhall/domain/shared/time';
import { audit } from '../../../platform/audit.ts';
import { transact } from '../../../platform/database/transact.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { OPERATOR_COOKIE } from '../../../platform/http/caller.ts';
import type { Ports } from '../../../platform/ports.ts';
import { tokenHash } from '../../../platform/secrets.ts';
import { stepOfCode } from '../../../platform/totp.ts';
import { clearAttempts, countAttempt } from '../../identity/index.ts';
import { OPERATOR_SESSION } from '../sessions.ts';
import { endSession, insertSession, operatorByName, useStep } from '../store.ts';

const PATH = '/api';
/** Under which operators' attempts are counted. */
export const ATTEMPTS = 'operator';

/** Password and code are judged together: which of the two was wrong is not said. */
export async function signIn(ports: Ports, call: Call<'admin.login'>): Promise<Result<Answer<'admin.login'>>> {
  const username = normalise(call.body.username);
  const admitted = await countAttempt(ports, ATTEMPTS, username, admitLogin);
  if (!admitted.ok) return admitted;
  const operator = await operatorByName(ports.db, username);
  const fits = await ports.hasher.fits(call.body.password, operator?.passwordHash);
  const now = ports.clock.now();
  const step =
    operator && fits ? stepOfCode(operator.totpSecret, call.body.code, now, operator.totpLastStep) : undefined;
  if (!operator || step === undefined) return refuse('wrongCredentials');
  const token = ports.random.token(32);
  const opened = await transact(ports.db, async (tx) => {
    if (!(await useStep(tx, operator.id, step))) return refuse('wrongCredentials');
    const { device, network } = call.origin;
    await insertSession(tx, { operatorId: operator.id, tokenHash: tokenHash(token), device, network, at: now });
    await audit(tx, {
      operator: operator.username,
      act: 'operator.signIn',
      subject: null,
      detail: { network },
      at: now,
    });
    return accept(undefined);
  });
  if (!opened.ok) return opened;
  await clearAttempts(ports, ATTEMPTS, username);
  call.setCookie(OPERATOR_COOKIE, token, { path: PATH, maxAge: OPERATOR_SESSION.absolute / SECOND });
  return accept({ id: String(operator.id), username: operator.username, role: operator.role });
}

export async function signOut(ports: Ports, call: Call<'admin.logout'>): Promise<Result<Answer<'admin.logout'>>> {
  await endSession(ports.db, call.caller.sessionId, ports.clock.now());
  call.clearCookie(OPERATOR_COOKIE, PATH);
  return accept({});
}
