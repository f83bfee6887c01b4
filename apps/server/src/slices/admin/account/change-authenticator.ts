import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { MINUTE } from '@greenhall/domain/shared/time';
import { audit } from '../../../platform/audit/audit.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, answeredOnce, once } from '../../../platform/ports.ts';
import { openSecret, sealSecret } from '../../../platform/secrets/sealing.ts';
import { authenticatorUri, newAuthenticator, stepOfCode } from '../../../platform/secrets/totp.ts';
import { countSignIn, welcomeDevice } from '../../identity/index.ts';
import { spendFactor } from './factor.ts';
import { accountOf, proveOperator } from './prove-operator.ts';
import { endOthersOf } from './store.ts';
import { nextAuthenticator, proposeAuthenticator, takeNextAuthenticator } from './store-authenticator.ts';
import { notifyOperator } from './notify-operator.ts';

type Nothing = Result<Record<string, never>>;

/** How long the next authenticator can be confirmed. */
const NEXT_SECRET_TTL = 10 * MINUTE;
const LABEL = 'operator';

/** The sealed secret of the next authenticator, while it can be confirmed. */
const nextOf = ({ db, clock }: Ports, operatorId: bigint): Promise<string | undefined> =>
  nextAuthenticator(db, operatorId, new Date(clock.now().getTime() - NEXT_SECRET_TTL));

async function propose(ports: Ports, call: Call<'admin.beginAuthenticator'>): Promise<Nothing> {
  const { operatorId, username } = call.caller;
  const proved = await proveOperator(ports, call, call.body);
  if (!proved.ok) return proved;
  const { operator, factor } = proved.value;
  const sealed = sealSecret(ports, newAuthenticator(LABEL).secret);
  const at = ports.clock.now();
  return once(ports, call, async (tx) => {
    if (!(await spendFactor(tx, operator, factor))) return refuse('wrongCredentials');
    await proposeAuthenticator(tx, operatorId, sealed, at);
    await welcomeDevice(ports, tx, accountOf(call.caller), call);
    const detail = { factor: factor.kind };
    await audit(tx, { operator: username, act: 'operator.beginAuthenticator', subject: username, detail, at });
    return accept({});
  });
}

/**
 * Begins a change of the authenticator, by the password and a code of the present one or a recovery code. The secret is read
 * from where it is stored sealed, so that the answer that is kept for a repeated request has none.
 */
export async function beginAuthenticator(
  ports: Ports,
  call: Call<'admin.beginAuthenticator'>,
): Promise<Result<Answer<'admin.beginAuthenticator'>>> {
  const begun = await answeredOnce(ports, call, () => propose(ports, call));
  if (!begun.ok) return begun;
  const sealed = await nextOf(ports, call.caller.operatorId);
  if (sealed === undefined) return refuse('statusChanged');
  const secret = openSecret(ports, sealed);
  return accept({ secret, uri: authenticatorUri(LABEL, secret) });
}

/** Confirms the next authenticator by a code of it: from now on it counts, and no longer the one before. */
export async function confirmAuthenticator(ports: Ports, call: Call<'admin.confirmAuthenticator'>): Promise<Nothing> {
  const { operatorId, username, sessionId } = call.caller;
  const sealed = await nextOf(ports, operatorId);
  if (sealed === undefined) return refuse('statusChanged');
  const admitted = await countSignIn(ports, accountOf(call.caller), call, true);
  if (!admitted.ok) return admitted;
  const at = ports.clock.now();
  const step = stepOfCode(openSecret(ports, sealed), call.body.code, at, 0n);
  if (step === undefined) return refuse('secondFactorWrong');
  return once(ports, call, async (tx) => {
    if (!(await takeNextAuthenticator(tx, operatorId, sealed, step))) return refuse('statusChanged');
    const detail = { sessions: await endOthersOf(tx, operatorId, sessionId, at) };
    await welcomeDevice(ports, tx, accountOf(call.caller), call);
    await audit(tx, { operator: username, act: 'operator.authenticator', subject: username, detail, at });
    await notifyOperator(ports, tx, operatorId, call.body.language, (say) => say('mail.operatorAuthenticator'));
    return accept({});
  });
}
