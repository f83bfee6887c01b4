import { generateSecret, generateURI, verifySync } from 'otplib';

const ISSUER = 'Greenhall';
/** Codes of the previous and the next step are accepted too, because clocks differ. */
const TOLERANCE_SECONDS = 30;

/** The URI for the QR code of an authenticator's secret. */
export const authenticatorUri = (label: string, secret: string): string =>
  generateURI({ issuer: ISSUER, label, secret });

/** A new secret for an authenticator app, and the URI for its QR code. */
export function newAuthenticator(label: string): { secret: string; uri: string } {
  const secret = generateSecret();
  return { secret, uri: authenticatorUri(label, secret) };
}

/** The time step of a correct code that was not used before; `undefined` for a wrong or used one. */
export function stepOfCode(secret: string, code: string, now: Date, lastStep: bigint): bigint | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token: code, epoch, epochTolerance: TOLERANCE_SECONDS });
  if (!result.valid || !('timeStep' in result)) return undefined;
  const step = BigInt(result.timeStep);
  return step > lastStep ? step : undefined;
}
