import { type Result, refuse } from '@greenhall/domain/shared/result';
import type { MemberCaller } from '../../../platform/http/caller.ts';
import { countUse, defineLimit } from '../../../platform/limits.ts';
import type { Ports } from '../../../platform/ports.ts';
import { provePayPassword } from '../authentication/authority.ts';
import { type Channel, spendMyCode } from '../code/codes.ts';
import { proveAuthenticator } from '../authentication/second-factor.ts';
import { credentialByNumber } from '../store.ts';

/** The codes of the authenticator app that a member may try outside sign-in. */
export const CODE_LIMIT = defineLimit({
  name: 'authenticator',
  max: 5,
  seconds: 600,
  per: 'member',
  about: 'codes of the authenticator tried outside sign-in',
});

interface Proof {
  readonly payPassword: string;
  /** The channel of the code; absent for a code of the existing authenticator. */
  readonly codeChannel?: Channel | undefined;
  readonly code: string;
}

/**
 * Proves that a member may add a second factor, which starts no cool-down: the payment password, and a code that was
 * sent to the bound phone or e-mail, or one of the existing authenticator.
 */
export async function proveForFactor(ports: Ports, caller: MemberCaller, proof: Proof): Promise<Result<void>> {
  const { payPassword, codeChannel: channel, code } = proof;
  const { memberNo } = caller;
  const proved = await provePayPassword(ports, caller, payPassword);
  if (!proved.ok) return proved;
  if (channel !== undefined) return spendMyCode(ports, memberNo, { purpose: 'secondFactor', channel, code });
  const credential = await credentialByNumber(ports.db, memberNo);
  if (!credential?.totpConfirmed) return refuse('bindRequired');
  const paced = await countUse(ports.db, CODE_LIMIT, String(memberNo), ports.clock.now());
  return paced.ok ? proveAuthenticator(ports, credential, code) : paced;
}
