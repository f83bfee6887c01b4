import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Ports } from '../../../platform/ports.ts';
import { insertFlow, type Passkey } from './store-passkey.ts';

const FLOW_MS = 5 * 60_000;

/** Who asks for passkeys: the host of the address that people use. */
export function relyingParty(ports: Ports): { id: string; origin: string } {
  const url = new URL(ports.publicUrl());
  return { id: url.hostname, origin: url.origin };
}

/** Keeps the challenge of a ceremony that was begun; answers the name by which it is ended. */
export async function beginFlow(
  ports: Ports,
  kind: 'add' | 'login',
  memberNo: bigint | null,
  challenge: string,
): Promise<string> {
  const id = ports.random.token(18);
  const expiresAt = new Date(ports.clock.now().getTime() + FLOW_MS);
  await insertFlow(ports.db, { id, kind, memberNo, challenge, expiresAt });
  return id;
}

type Registered = { credentialId: string; publicKey: Uint8Array; counter: bigint };

/** Reads a new passkey out of the browser's answer; absent when anything about it is wrong. */
export async function readNewPasskey(
  ports: Ports,
  answer: Record<string, unknown>,
  challenge: string,
): Promise<Registered | undefined> {
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

/** The counter that a passkey shows with a right answer; absent when the answer is not right. */
export async function readPasskeyUse(
  ports: Ports,
  passkey: Passkey,
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
