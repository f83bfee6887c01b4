import type { MemberNo } from '@greenhall/domain/shared/member-no';
import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Ports } from '../../../platform/ports.ts';
import { insertFlow, type Passkey } from './store-passkey.ts';

const FLOW_MS = 5 * 60_000;

/** The relying party of passkeys: the host of the public address. */
export function relyingParty(ports: Ports): { id: string; origin: string } {
  const url = new URL(ports.publicUrl());
  return { id: url.hostname, origin: url.origin };
}

/** Stores the challenge of a new ceremony and returns the name by which it is completed. */
export async function beginFlow(
  { random, clock }: Ports,
  db: Db | Tx,
  kind: 'add' | 'login',
  memberNo: MemberNo | null,
  challenge: string,
): Promise<string> {
  const id = random.token(18);
  const expiresAt = new Date(clock.now().getTime() + FLOW_MS);
  await insertFlow(db, { id, kind, memberNo, challenge, expiresAt });
  return id;
}

type Registered = { credentialId: string; publicKey: Uint8Array; counter: bigint };

/** Reads a new passkey from the browser's answer; `undefined` if anything about it is wrong. */
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

/** The counter of a passkey with a correct answer; `undefined` if the answer is wrong. */
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
