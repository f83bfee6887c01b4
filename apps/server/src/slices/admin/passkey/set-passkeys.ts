import { OPERATOR_PASSKEYS } from '@greenhall/domain/admin/passkeys';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import { audit } from '../../../platform/audit/audit.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { countUse, defineLimit } from '../../../platform/limits.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { readNewPasskey, relyingParty } from '../../../platform/secrets/webauthn.ts';
import { welcomeDevice } from '../../identity/index.ts';
import { spendFactor } from '../account/factor.ts';
import { accountOf, proveOperator } from '../account/prove-operator.ts';
import { endOthersOf } from '../account/store.ts';
import { notifyOperator } from '../account/notify-operator.ts';
import { beginFlow } from './begin-flow.ts';
import { countPasskeys, deletePasskey, insertPasskey, passkeysOf, takeFlow } from '../account/store-passkey.ts';

const BEGINNINGS = defineLimit({
  name: 'operator-passkey',
  max: 60,
  seconds: 600,
  per: 'network',
  about: 'sign-ins of operators begun with a passkey',
});
const RP_NAME = 'Greenhall';
const tooMany = () => refuse('tooManyPasskeys', { max: OPERATOR_PASSKEYS });

type Nothing = Result<Record<string, never>>;

/** Begins a sign-in by passkey. Who it will be is not asked, so that nothing is told of any operator. */
export async function beginPasskeyLogin(
  ports: Ports,
  call: Call<'admin.passkeyLoginOptions'>,
): Promise<Result<Answer<'admin.passkeyLoginOptions'>>> {
  const paced = await countUse(ports.db, BEGINNINGS, call.origin.network, ports.clock.now());
  if (!paced.ok) return paced;
  const options = await generateAuthenticationOptions({ rpID: relyingParty(ports).id, userVerification: 'required' });
  return accept({ flow: await beginFlow(ports, ports.db, 'login', null, options.challenge), options: { ...options } });
}

/** Begins adding a passkey, by the password and a code of the authenticator: a passkey alone cannot bring in another. */
export async function beginPasskey(
  ports: Ports,
  call: Call<'admin.passkeyOptions'>,
): Promise<Result<Answer<'admin.passkeyOptions'>>> {
  const { operatorId, username } = call.caller;
  const known = await passkeysOf(ports.db, operatorId);
  if (known.length >= OPERATOR_PASSKEYS) return tooMany();
  const proved = await proveOperator(ports, call, call.body);
  if (!proved.ok) return proved;
  const { operator, factor } = proved.value;
  const options = await generateRegistrationOptions({
    rpName: RP_NAME,
    rpID: relyingParty(ports).id,
    userName: username,
    userID: new Uint8Array(Buffer.from(`operator ${operatorId}`)),
    excludeCredentials: known.map(({ credentialId: id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const at = ports.clock.now();
  return once(ports, call, async (tx) => {
    if (!(await spendFactor(tx, operator, factor))) return refuse('wrongCredentials');
    await welcomeDevice(ports, tx, accountOf(call.caller), call);
    await audit(tx, { operator: username, act: 'operator.beginPasskey', subject: username, detail: {}, at });
    const flow = await beginFlow(ports, tx, 'add', operatorId, options.challenge);
    return accept({ flow, options: { ...options } });
  });
}

/** Adds the passkey that was made. Other sessions end, since one of them may be somebody else's. */
export async function addPasskey(ports: Ports, call: Call<'admin.addPasskey'>): Promise<Nothing> {
  const { flow, name, answer, language } = call.body;
  const { operatorId, username, sessionId } = call.caller;
  const at = ports.clock.now();
  const challenge = await takeFlow(ports.db, { id: flow, kind: 'add', operatorId }, at);
  const fresh = challenge === undefined ? undefined : await readNewPasskey(ports, answer, challenge);
  if (!fresh) return refuse('passkeyFailed');
  return once(ports, call, async (tx) => {
    if ((await countPasskeys(tx, operatorId)) >= OPERATOR_PASSKEYS) return tooMany();
    if (!(await insertPasskey(tx, { ...fresh, operatorId, name, at }))) return refuse('passkeyFailed');
    const detail = { name, sessions: await endOthersOf(tx, operatorId, sessionId, at) };
    await audit(tx, { operator: username, act: 'operator.passkey', subject: username, detail, at });
    await notifyOperator(ports, tx, operatorId, language, (say) => say('mail.operatorPasskey', { name }));
    return accept({});
  });
}

/** Removes a passkey, by the password and a code of the authenticator. */
export async function removePasskey(ports: Ports, call: Call<'admin.removePasskey'>): Promise<Nothing> {
  const { operatorId, username, sessionId } = call.caller;
  const proved = await proveOperator(ports, call, call.body);
  if (!proved.ok) return proved;
  const { operator, factor } = proved.value;
  const at = ports.clock.now();
  return once(ports, call, async (tx) => {
    const name = await deletePasskey(tx, operatorId, BigInt(call.params.id));
    if (name === undefined) return refuse('notFound');
    if (!(await spendFactor(tx, operator, factor))) return refuse('wrongCredentials');
    const detail = { name, sessions: await endOthersOf(tx, operatorId, sessionId, at) };
    await welcomeDevice(ports, tx, accountOf(call.caller), call);
    await audit(tx, { operator: username, act: 'operator.removePasskey', subject: username, detail, at });
    await notifyOperator(ports, tx, operatorId, call.body.language, (say) =>
      say('mail.operatorPasskeyRemoved', { name }),
    );
    return accept({});
  });
}
