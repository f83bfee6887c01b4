import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { generateSecret, generateURI } from 'otplib';
import { transact } from '../../../platform/database/transact.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { countUse } from '../../../platform/limits.ts';
import { once, type Ports } from '../../../platform/ports.ts';
import { sealSecret } from '../../../platform/secrets/sealing.ts';
import { provePayPassword } from '../authentication/authority.ts';
import { CODE_LIMIT, proveForFactor } from './new-factor.ts';
import { proveAuthenticator } from '../authentication/second-factor.ts';
import { credentialByNumber, proposeTotp, switchTotp } from '../store.ts';

const ISSUER = 'Greenhall';
type Nothing = Result<Record<string, never>>;

export async function beginAuthenticator(
  ports: Ports,
  call: Call<'identity.beginAuthenticator'>,
): Promise<Result<Answer<'identity.beginAuthenticator'>>> {
  const proved = await proveForFactor(ports, call.caller, call.body);
  if (!proved.ok) return proved;
  const secret = generateSecret();
  return transact(ports.db, async (tx) => {
    if (!(await proposeTotp(tx, call.caller.memberNo, sealSecret(ports, secret)))) return refuse('statusChanged');
    return accept({ secret, uri: generateURI({ issuer: ISSUER, label: call.caller.username, secret }) });
  });
}

async function turnAuthenticator(
  ports: Ports,
  call: Call<'identity.confirmAuthenticator'> | Call<'identity.removeAuthenticator'>,
  on: boolean,
): Promise<Nothing> {
  const { memberNo } = call.caller;
  const now = ports.clock.now();
  const paced = await countUse(ports.db, CODE_LIMIT, String(memberNo), now);
  if (!paced.ok) return paced;
  const credential = await credentialByNumber(ports.db, memberNo);
  if (!credential || credential.totpConfirmed === on) return refuse('secondFactorWrong');
  const proved = await proveAuthenticator(ports, credential, call.body.code);
  if (!proved.ok) return proved;
  return once(ports, call, async (tx) => {
    if (!(await switchTotp(tx, memberNo, credential.totpSecret, on, now))) return refuse('secondFactorWrong');
    if (on) await ports.notify(tx, memberNo, 'factorAdded', { factor: 'authenticator' });
    else await ports.notify(tx, memberNo, 'securityChanged', { change: 'authenticatorRemoved' });
    return accept({});
  });
}

export function confirmAuthenticator(ports: Ports, call: Call<'identity.confirmAuthenticator'>): Promise<Nothing> {
  return turnAuthenticator(ports, call, true);
}

export async function removeAuthenticator(ports: Ports, call: Call<'identity.removeAuthenticator'>): Promise<Nothing> {
  const proved = await provePayPassword(ports, call.caller, call.body.payPassword);
  return proved.ok ? turnAuthenticator(ports, call, false) : proved;
}
