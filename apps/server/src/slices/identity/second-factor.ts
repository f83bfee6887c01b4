import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { verify } from 'otplib';
import type { Ports } from '../../platform/ports.ts';
import { type Credential, raiseTotpStep } from './store.ts';

const PERIOD = 30;
const IV = 12;
const TAG = 16;

const keyOf = (secret: string): Buffer => createHash('sha256').update(`authenticator|${secret}`).digest();

/** Seals an authenticator secret for the database: a copy of the tables alone gives no codes. */
export function sealSecret(ports: Ports, plain: string): string {
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', keyOf(ports.secret), iv);
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

function openSecret(ports: Ports, stored: string): string {
  const bytes = Buffer.from(stored, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(ports.secret), bytes.subarray(0, IV));
  decipher.setAuthTag(bytes.subarray(IV, IV + TAG));
  return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8');
}

/** Checks a code of the app and spends its time step: no code is good twice, nor one before it. */
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

/** The second step of a sign-in, where one is set. */
export async function checkSecondFactor(
  ports: Ports,
  credential: Credential,
  code: string | undefined,
): Promise<Result<void>> {
  if (!credential.totpConfirmed) return accept(undefined);
  return code === undefined ? refuse('secondFactorRequired') : proveAuthenticator(ports, credential, code);
}
