import { normalise } from '@greenhall/domain/identity/credentials';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { countUse, defineLimit } from '../../../platform/limits.ts';
import { once, type Ports } from '../../../platform/ports.ts';
import { forgetAuthority } from '../authentication/authority.ts';
import { checkAddress, spendCode } from '../code/codes.ts';
import { credentialByName, endSessions, setLoginHash } from '../store.ts';
import { deleteAttempts } from '../authentication/store-attempts.ts';
import { contactsOf } from '../code/store-contact.ts';
import { checkNewLoginPassword } from './new-password.ts';

const NETWORK_LIMIT = defineLimit({
  name: 'retrieve',
  max: 60,
  seconds: 600,
  per: 'network',
  about: 'tries to retrieve a password',
});

/**
 * Sets a new login password and ends every wait of signing in. For an unknown account the answer and its timing are the
 * same.
 */
export async function retrievePassword(
  ports: Ports,
  call: Call<'identity.retrievePassword'>,
): Promise<Result<Answer<'identity.retrievePassword'>>> {
  const { channel, code, password } = call.body;
  const given = checkAddress(channel, call.body.address);
  // A text that is no address has no code.
  const address = given.ok ? given.value : call.body.address;
  const now = ports.clock.now();
  const paced = await countUse(ports.db, NETWORK_LIMIT, call.origin.network, now);
  if (!paced.ok) return paced;
  const ruled = await checkNewLoginPassword(password, ports.settings.passwordMax);
  if (!ruled.ok) return ruled;
  const username = normalise(call.body.username);
  const credential = await credentialByName(ports.db, username);
  const contacts = await contactsOf(ports.db, credential?.memberNo ?? memberNumber(0n));
  const spent = await spendCode(ports, { purpose: 'retrieve', channel, address, code });
  const [same, hash] = await Promise.all([
    ports.hasher.anonymous.fits(password, credential?.payHash),
    ports.hasher.anonymous.hash(password),
  ]);
  if (!spent.ok) return spent;
  if (!credential || contacts[channel] !== address) return refuse('codeWrong');
  if (same) return refuse('passwordsEqual');
  const changed = await once(ports, call, async (tx) => {
    if (!(await setLoginHash(tx, credential.memberNo, credential.loginHash, hash, now))) return refuse('codeWrong');
    await endSessions(tx, credential.memberNo, null, now);
    await ports.notify(tx, credential.memberNo, 'securityChanged', { change: 'loginPassword' });
    await deleteAttempts(tx, { kind: 'login', subject: String(credential.memberNo) }, null);
    return accept({});
  });
  if (!changed.ok) return changed;
  forgetAuthority(ports, credential.memberNo);
  return changed;
}
