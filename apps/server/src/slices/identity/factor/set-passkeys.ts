import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import { transact } from '../../../platform/database/transact.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { countUse, defineLimit } from '../../../platform/limits.ts';
import { once, type Ports } from '../../../platform/ports.ts';
import { readNewPasskey, readPasskeyUse, relyingParty } from '../../../platform/secrets/webauthn.ts';
import { provePayPassword } from '../authentication/authority.ts';
import { proveForFactor } from './new-factor.ts';
import { beginFlow } from './passkeys.ts';
import { signIn } from '../session/sessions.ts';
import { rememberDevice } from '../session/sign-in.ts';
import { credentialByNumber, recordChange } from '../store.ts';
import { deletePasskey, insertPasskey, passkeyById, passkeysOf, raiseCounter, takeFlow } from './store-passkey.ts';

const NETWORK_LIMIT = defineLimit({
  name: 'passkey',
  max: 120,
  seconds: 600,
  per: 'network',
  about: 'sign-ins begun with a passkey',
});
const RP_NAME = 'Greenhall';

type Nothing = Result<Record<string, never>>;

export async function passkeyLoginOptions(
  ports: Ports,
  call: Call<'identity.passkeyLoginOptions'>,
): Promise<Result<Answer<'identity.passkeyLoginOptions'>>> {
  const paced = await countUse(ports.db, NETWORK_LIMIT, call.origin.network, ports.clock.now());
  if (!paced.ok) return paced;
  const options = await generateAuthenticationOptions({ rpID: relyingParty(ports).id, userVerification: 'required' });
  return accept({ flow: await beginFlow(ports, ports.db, 'login', null, options.challenge), options: { ...options } });
}

/** Signs in by a passkey. A passkey cannot be guessed, so the waits after wrong passwords do not apply. */
export async function passkeyLogin(
  ports: Ports,
  call: Call<'identity.passkeyLogin'>,
): Promise<Result<Answer<'identity.passkeyLogin'>>> {
  const { flow, answer } = call.body;
  const challenge = await takeFlow(ports.db, flow, 'login', null, ports.clock.now());
  const passkey = await passkeyById(ports.db, typeof answer.id === 'string' ? answer.id : '');
  if (challenge === undefined || !passkey) return refuse('passkeyFailed');
  const counter = await readPasskeyUse(ports, passkey, answer, challenge);
  const credential = await credentialByNumber(ports.db, passkey.memberNo);
  if (counter === undefined || !credential) return refuse('passkeyFailed');
  return transact(ports.db, async (tx) => {
    if (!(await raiseCounter(tx, passkey.id, counter))) return refuse('passkeyFailed');
    const { username: name, memberNo: number } = credential;
    await rememberDevice(ports, tx, { kind: 'login', name, number }, call);
    return accept(await signIn(ports, tx, call, credential, null));
  });
}

export async function passkeyOptions(
  ports: Ports,
  call: Call<'identity.passkeyOptions'>,
): Promise<Result<Answer<'identity.passkeyOptions'>>> {
  const { memberNo, username } = call.caller;
  const proved = await proveForFactor(ports, call.caller, call.body);
  if (!proved.ok) return proved;
  const known = await passkeysOf(ports.db, memberNo);
  const options = await generateRegistrationOptions({
    rpName: RP_NAME,
    rpID: relyingParty(ports).id,
    userName: username,
    userID: new Uint8Array(Buffer.from(String(memberNo))),
    excludeCredentials: known.map((passkey) => ({ id: passkey.credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return once(ports, call, async (tx) =>
    accept({ flow: await beginFlow(ports, tx, 'add', memberNo, options.challenge), options: { ...options } }),
  );
}

export async function addPasskey(ports: Ports, call: Call<'identity.addPasskey'>): Promise<Nothing> {
  const { flow, name, answer } = call.body;
  const { memberNo } = call.caller;
  const at = ports.clock.now();
  const challenge = await takeFlow(ports.db, flow, 'add', memberNo, at);
  const fresh = challenge === undefined ? undefined : await readNewPasskey(ports, answer, challenge);
  if (!fresh) return refuse('passkeyFailed');
  return once(ports, call, async (tx) => {
    if (!(await insertPasskey(tx, { ...fresh, memberNo, name, createdAt: at }))) return refuse('passkeyFailed');
    await ports.notify(tx, memberNo, 'factorAdded', { factor: 'passkey' });
    return accept({});
  });
}

export async function removePasskey(ports: Ports, call: Call<'identity.removePasskey'>): Promise<Nothing> {
  const { memberNo } = call.caller;
  const proved = await provePayPassword(ports, call.caller, call.body.payPassword);
  if (!proved.ok) return proved;
  return once(ports, call, async (tx) => {
    if (!(await deletePasskey(tx, memberNo, BigInt(call.params.id)))) return refuse('notFound');
    await recordChange(tx, memberNo, 'secondFactor', ports.clock.now());
    await ports.notify(tx, memberNo, 'securityChanged', { change: 'passkeyRemoved' });
    return accept({});
  });
}
