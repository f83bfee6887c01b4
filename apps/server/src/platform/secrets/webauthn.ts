import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Ports } from '../ports.ts';

type Addressed = Pick<Ports, 'publicUrl'>;

/** What is kept of a passkey to recognise its signatures. */
export interface PublicPasskey {
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  readonly counter: bigint;
}

/** The relying party of passkeys: the host of the public address. */
export function relyingParty(ports: Addressed): { id: string; origin: string } {
  const url = new URL(ports.publicUrl());
  return { id: url.hostname, origin: url.origin };
}

/** Reads a new passkey from the browser's answer; `undefined` if anything about it is wrong. */
export async function readNewPasskey(
  ports: Addressed,
  answer: Record<string, unknown>,
  challenge: string,
): Promise<PublicPasskey | undefined> {
  const { id, origin } = relyingParty(ports);
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: answer as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    });
    if (!registrationInfo) return undefined;
    const { credential } = registrationInfo;
    return { credentialId: credential.id, publicKey: credential.publicKey, counter: BigInt(credential.counter) };
  } catch {
    return undefined;
  }
}

/** The counter of a passkey with a correct answer; `undefined` if the answer is wrong. */
export async function readPasskeyUse(
  ports: Addressed,
  passkey: PublicPasskey,
  answer: Record<string, unknown>,
  challenge: string,
): Promise<bigint | undefined> {
  const { id, origin } = relyingParty(ports);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: Number(passkey.counter),
      },
    });
    return verified ? BigInt(authenticationInfo.newCounter) : undefined;
  } catch {
    return undefined;
  }
}
