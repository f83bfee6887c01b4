import { normalise } from '@greenhall/domain/identity/credentials';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { SECOND } from '@greenhall/domain/shared/time';
import { workSignedIn } from '../../../platform/audit/acting.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { transact } from '../../../platform/database/transact.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { OPERATOR_COOKIE } from '../../../platform/http/caller.ts';
import type { Ports } from '../../../platform/ports.ts';
import { tokenHash } from '../../../platform/secrets/secrets.ts';
import { countSignIn, spendTicket, welcomeDevice } from '../../identity/index.ts';
import { factorIn, passkeyIn, spendFactor } from './factor.ts';
import { countRecoveryCodes } from './store-recovery.ts';
import { notifyOperator } from './notify-operator.ts';
import { noteDevice } from '../store-devices.ts';
import { OPERATOR_SESSION, provedUntil } from '../sessions.ts';
import { endSession, insertSession, operatorByName, renewOperatorHash } from '../store.ts';

/**
 * Password and code are judged together: which of the two was wrong is not said. Who is suspended learns it after both. A
 * recovery code stands in for one of the authenticator, which is mailed; so does a passkey, which opens nothing for a while,
 * since it signs each act by itself.
 */
export async function signIn(ports: Ports, call: Call<'admin.login'>): Promise<Result<Answer<'admin.login'>>> {
  const { password, code, passkey, ticket, language } = call.body;
  const username = normalise(call.body.username);
  const isSolved = ticket !== undefined && (await spendTicket(ports, ticket, 'operator')).ok;
  const operator = await operatorByName(ports.db, username);
  const account = { kind: 'operator', name: username, number: operator?.id } as const;
  const admitted = await countSignIn(ports, account, call, isSolved);
  if (!admitted.ok) return admitted;
  const fits = await ports.hasher.anonymous.fits(password, operator?.passwordHash);
  const now = ports.clock.now();
  const shown = passkey && (await passkeyIn(ports, operator, passkey));
  const factor = operator && fits ? (shown ?? (await factorIn(ports, operator, code ?? ''))) : undefined;
  if (!operator || !factor) return refuse('wrongCredentials');
  if (operator.suspendedAt) return refuse('forbidden');
  const renewed = await ports.hasher.anonymous.renewed(password, operator.passwordHash);
  const token = ports.random.token(32);
  const opened = await transact(ports.db, async (tx) => {
    if (!(await spendFactor(tx, operator, factor))) return refuse('wrongCredentials');
    if (renewed) await renewOperatorHash(tx, operator.id, operator.passwordHash, renewed);
    const { device, network } = call.origin;
    const isRecovery = factor.kind === 'recoveryCode';
    const isCode = factor.kind === 'authenticator';
    const opening = { device, network, at: now, provedUntil: isCode ? provedUntil(now) : null };
    const session = await insertSession(tx, { operatorId: operator.id, tokenHash: tokenHash(token), ...opening });
    workSignedIn(tx, session, call.origin);
    const seenOn = await welcomeDevice(ports, tx, { ...account, number: operator.id }, call);
    await noteDevice(tx, operator.id, tokenHash(seenOn), now);
    const act = isRecovery ? 'operator.recoverySignIn' : 'operator.signIn';
    const detail = { network, ...(factor.kind === 'passkey' ? { factor: 'passkey' } : {}) };
    await audit(tx, { operator: operator.username, act, subject: null, detail, at: now });
    if (isRecovery) {
      const count = await countRecoveryCodes(tx, operator.id);
      await notifyOperator(ports, tx, operator.id, language, (say) => say('mail.operatorRecoveryUsed', { count }));
    }
    return accept(undefined);
  });
  if (!opened.ok) return opened;
  call.setCookie(OPERATOR_COOKIE, token, OPERATOR_SESSION.absolute / SECOND);
  return accept({ id: String(operator.id), username: operator.username, roles: [...operator.roles] });
}

export async function signOut(ports: Ports, call: Call<'admin.logout'>): Promise<Result<Answer<'admin.logout'>>> {
  await endSession(ports.db, call.caller.sessionId, ports.clock.now());
  call.clearCookie(OPERATOR_COOKIE);
  return accept({});
}
