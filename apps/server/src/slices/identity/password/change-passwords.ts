import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Call } from '../../../platform/http/call.ts';
import { once, type Ports } from '../../../platform/ports.ts';
import { clearAttempts } from '../authentication/attempts.ts';
import { forgetAuthority, provePayPassword } from '../authentication/authority.ts';
import { spendMyCode } from '../code/codes.ts';
import { proveLoginPassword } from '../session/sign-in.ts';
import { type Credential, credentialByNumber, endSessions, setLoginHash, setPayHash } from '../store.ts';
import { contactsOf } from '../code/store-contact.ts';
import { checkNewLoginPassword, checkNewPayPassword } from './new-password.ts';

type Nothing = Result<Record<string, never>>;

/** Proves the login password again. */
async function proveLogin(
  ports: Ports,
  call: Call<'identity.changeLoginPassword'> | Call<'identity.resetPayPassword'>,
  password: string,
): Promise<Result<Credential>> {
  const credential = await credentialByNumber(ports.db, call.caller.memberNo);
  if (!credential) return refuse('memberNotFound');
  const fits = () => ports.hasher.fits(password, credential.loginHash);
  const proved = await proveLoginPassword(ports, call.caller, call, fits);
  return proved.ok ? accept(credential) : proved;
}

export async function changeLoginPassword(ports: Ports, call: Call<'identity.changeLoginPassword'>): Promise<Nothing> {
  const { original, password } = call.body;
  const proved = await proveLogin(ports, call, original);
  if (!proved.ok) return proved;
  const ruled = await checkNewLoginPassword(password, ports.settings.passwordMax);
  if (!ruled.ok) return ruled;
  const { memberNo, loginHash, payHash } = proved.value;
  if (original === password) return refuse('passwordUnchanged');
  if (await ports.hasher.fits(password, payHash)) return refuse('passwordsEqual');
  const hash = await ports.hasher.hash(password);
  const now = ports.clock.now();
  const changed = await once(ports, call, async (tx) => {
    if (!(await setLoginHash(tx, memberNo, loginHash, hash, now))) return refuse('originalPasswordWrong');
    await endSessions(tx, memberNo, call.caller.sessionId, now);
    await ports.notify(tx, memberNo, 'securityChanged', { change: 'loginPassword' });
    return accept({});
  });
  if (changed.ok) forgetAuthority(ports, memberNo);
  return changed;
}

/** Stores a new payment password if the old one is still the one on which the decision was based. */
async function writePayPassword(
  ports: Ports,
  call: Call<'identity.changePayPassword'> | Call<'identity.resetPayPassword'>,
  credential: Credential,
): Promise<Nothing> {
  const hash = await ports.hasher.hash(call.body.password);
  const changed = await once(ports, call, async (tx) => {
    const done = await setPayHash(tx, credential.memberNo, credential.payHash, hash, ports.clock.now());
    if (!done) return refuse('originalPasswordWrong');
    await ports.notify(tx, credential.memberNo, 'securityChanged', { change: 'payPassword' });
    return accept({});
  });
  if (!changed.ok) return changed;
  forgetAuthority(ports, credential.memberNo);
  await clearAttempts(ports, { kind: 'pay', subject: String(credential.memberNo) });
  return changed;
}

export async function changePayPassword(ports: Ports, call: Call<'identity.changePayPassword'>): Promise<Nothing> {
  const { original, password } = call.body;
  const credential = await credentialByNumber(ports.db, call.caller.memberNo);
  if (!credential) return refuse('memberNotFound');
  const proved = await provePayPassword(ports, call.caller, original);
  if (!proved.ok) return proved.params?.minutes ? proved : refuse('originalPasswordWrong');
  if (original === password) return refuse('passwordUnchanged');
  const ruled = await checkNewPayPassword(password, await ports.hasher.fits(password, credential.loginHash));
  return ruled.ok ? writePayPassword(ports, call, credential) : ruled;
}

export async function resetPayPassword(ports: Ports, call: Call<'identity.resetPayPassword'>): Promise<Nothing> {
  const { channel, code, loginPassword, password } = call.body;
  const { memberNo } = call.caller;
  if ((await contactsOf(ports.db, memberNo))[channel] === null) return refuse('bindRequired');
  const ruled = await checkNewPayPassword(password, password === loginPassword);
  if (!ruled.ok) return ruled;
  const proved = await proveLogin(ports, call, loginPassword);
  if (!proved.ok) return proved;
  const spent = await spendMyCode(ports, memberNo, { purpose: 'resetPay', channel, code });
  return spent.ok ? writePayPassword(ports, call, proved.value) : spent;
}
