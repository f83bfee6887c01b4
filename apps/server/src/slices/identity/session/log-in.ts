import { normalise } from '@greenhall/domain/identity/credentials';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { languageOf } from '@greenhall/locales/languages';
import { transact } from '../../../platform/database/transact.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { spendTicket } from '../challenge/challenge.ts';
import { checkSecondFactor } from '../authentication/second-factor.ts';
import { signIn } from './sessions.ts';
import { countSignIn, rememberDevice } from './sign-in.ts';
import { credentialByName, renewHash, setLanguage } from '../store.ts';

export async function logIn(ports: Ports, call: Call<'identity.login'>): Promise<Result<Answer<'identity.login'>>> {
  const { username: typed, password, ticket, secondFactor } = call.body;
  const username = normalise(typed);
  const spent = await spendTicket(ports, ticket, 'login');
  if (!spent.ok) return spent;
  const credential = await credentialByName(ports.db, username);
  const account = { kind: 'login', name: username, number: credential?.memberNo } as const;
  const admitted = await countSignIn(ports, account, call, true);
  if (!admitted.ok) return admitted;
  const fits = await ports.hasher.anonymous.fits(password, credential?.loginHash);
  if (!credential || !fits) return refuse('wrongCredentials');
  const second = await checkSecondFactor(ports, credential, secondFactor);
  if (!second.ok) return second;
  const renewed = await ports.hasher.anonymous.renewed(password, credential.loginHash);
  const language = languageOf(call.body.language);
  return transact(ports.db, async (tx) => {
    if (language && language !== credential.language) await setLanguage(tx, credential.memberNo, language);
    if (renewed) await renewHash(tx, credential.memberNo, 'login', credential.loginHash, renewed);
    await rememberDevice(ports, tx, { ...account, number: credential.memberNo }, call);
    return accept(await signIn(ports, tx, call, credential, null));
  });
}
