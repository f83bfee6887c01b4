import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { audit } from '../../../platform/audit/audit.ts';
import type { Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { welcomeDevice } from '../../identity/index.ts';
import { checkOperatorPassword } from './operator-password.ts';
import { spendFactor } from './factor.ts';
import { accountOf, proveOperator } from './prove-operator.ts';
import { endOthersOf, setPasswordHash } from './store.ts';
import { notifyOperator } from './notify-operator.ts';

/** Changes the operator's own password, by the present one and a code of its authenticator. */
export async function changePassword(
  ports: Ports,
  call: Call<'admin.changePassword'>,
): Promise<Result<Record<string, never>>> {
  const { original, password, code, language } = call.body;
  const { operatorId, username, sessionId } = call.caller;
  const ruled = await checkOperatorPassword(password);
  if (!ruled.ok) return ruled;
  if (original === password) return refuse('passwordUnchanged');
  const proved = await proveOperator(ports, call, { password: original, code });
  if (!proved.ok) return proved;
  const { operator, factor } = proved.value;
  const at = ports.clock.now();
  const hash = await ports.hasher.hash(password);
  return once(ports, call, async (tx) => {
    const isFirst = await spendFactor(tx, operator, factor);
    if (!isFirst || !(await setPasswordHash(tx, operatorId, operator.passwordHash, hash)))
      return refuse('wrongCredentials');
    const detail = { sessions: await endOthersOf(tx, operatorId, sessionId, at) };
    await welcomeDevice(ports, tx, accountOf(call.caller), call);
    await audit(tx, { operator: username, act: 'operator.password', subject: username, detail, at });
    await notifyOperator(ports, tx, operatorId, language, (say) => say('mail.operatorPassword'));
    return accept({});
  });
}
