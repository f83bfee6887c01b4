import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { verify } from 'otplib';
import type { Ports } from '../../../platform/ports.ts';
import { openSecret } from '../../../platform/secrets/sealing.ts';
import { type Credential, raiseTotpStep } from '../store.ts';

const PERIOD = 30;

/**
 * Checks a code of the authenticator app and spends its time step, so that neither the code nor an earlier one can be
 * used again.
 */
export async function proveAuthenticator(ports: Ports, credential: Credential, code: string): Promise<Result<void>> {
  if (!credential.totpSecret) return refuse('secondFactorWrong');
  const checked = await verify({
    secret: openSecret(ports, credential.totpSecret),
    token: code,
    epoch: Math.floor(ports.clock.now().getTime() / 1000),
    period: PERIOD,
    epochTolerance: PERIOD,
  });
  if (!checked.valid || !('timeStep' in checked)) return refuse('secondFactorWrong');
  const fresh = await raiseTotpStep(ports.db, credential.memberNo, BigInt(checked.timeStep));
  return fresh ? accept(undefined) : refuse('secondFactorWrong');
}

/** The second step of a sign-in, if the member has an authenticator. */
export async function checkSecondFactor(
  ports: Ports,
  credential: Credential,
  code: string | undefined,
): Promise<Result<void>> {
  if (!credential.totpConfirmed) return accept(undefined);
  return code === undefined ? refuse('secondFactorRequired') : proveAuthenticator(ports, credential, code);
}
