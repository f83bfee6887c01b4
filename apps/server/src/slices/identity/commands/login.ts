import { normalise } from '@greenhall/domain/identity/credentials';
import { unitsLeft } from '@greenhall/domain/shared/time';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { languageOf } from '@greenhall/locales/languages';
import { transact } from '../../../platform/database/transact.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { countUse } from '../../../platform/limits.ts';
import type { Ports } from '../../../platform/ports.ts';
import { clearAttempts, countLogin } from '../attempts.ts';
import { spendTicket } from '../challenge.ts';
import { checkSecondFactor } from '../second-factor.ts';
import { signIn } from '../sessions.ts';
import { credentialByName, setLanguage } from '../store.ts';

/** Sign-ins a network may try in ten minutes, whoever it tries to be. */
const NETWORK_LIMIT = { name: 'login', max: 60, seconds: 600 };

export async function login(ports: Ports, call: Call<'identity.login'>): Promise<Result<Answer<'identity.login'>>> {
  const { username: typed, password, ticket, secondFactor } = call.body;
  const username = normalise(typed);
  const spent = await spendTicket(ports, ticket, 'login');
  if (!spent.ok) return spent;
  const paced = await countUse(ports.db, NETWORK_LIMIT, call.origin.network, ports.clock.now());
  if (!paced.ok) return refuse('loginTooFrequent', { minutes: unitsLeft(Number(paced.params?.seconds ?? 60), 0, 60) });
  const admitted = await countLogin(ports, username);
  if (!admitted.ok) return admitted;
  const credential = await credentialByName(ports.db, username);
  const fits = await ports.hasher.fits(password, credential?.loginHash);
  if (!credential || !fits) return refuse('wrongCredentials');
  const second = await checkSecondFactor(ports, credential, secondFactor);
  if (!second.ok) return second;
  await clearAttempts(ports, 'login', username);
  const language = languageOf(call.body.language);
  return transact(ports.db, async (tx) => {
    if (language && language !== credential.language) await setLanguage(tx, credential.memberNo, language);
    return accept(await signIn(ports, tx, call, credential, false));
  });
}
