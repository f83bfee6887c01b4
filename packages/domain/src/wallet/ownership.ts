import { type Result, accept, refuse } from '../shared/result.ts';
import { type Instant, MINUTE } from '../shared/time.ts';
import type { Network } from '../chain/networks.ts';

/** How long a text can be signed after it was made. */
export const OWNERSHIP_TTL = 10 * MINUTE;

/** What a wallet confirms by signing: this address, on this network, belongs to this member of this platform. */
export interface OwnershipClaim {
  readonly origin: string;
  readonly network: Network;
  readonly address: string;
  readonly memberNo: string;
  /** Made by the server, so that nobody can prepare a text before it is requested. */
  readonly nonce: string;
  readonly issuedAt: Instant;
}

/**
 * The text that a wallet shows and signs. It is the same in every language, because server and wallet must build
 * identical bytes.
 */
export function ownershipText(claim: OwnershipClaim): string {
  return [
    `Greenhall ${claim.origin}`,
    '',
    'This address is mine. Signing moves no coins and costs nothing.',
    '',
    `Network: ${claim.network}`,
    `Address: ${claim.address}`,
    `Member: ${claim.memberNo}`,
    `Nonce: ${claim.nonce}`,
    `Issued: ${new Date(claim.issuedAt).toISOString()}`,
  ].join('\n');
}

const SIGNED_AS = { BEP20: 'Ethereum', TRC20: 'TRON' } as const satisfies Record<Network, string>;

/**
 * The bytes whose keccak-256 a wallet signs, with a prefix so that a message can never be a transaction: EIP-191 on
 * BEP20, the second version of TRON's signed messages on TRC20.
 */
export function signedBytes(network: Network, text: string): Uint8Array {
  const body = new TextEncoder().encode(text);
  const head = new TextEncoder().encode(`\u0019${SIGNED_AS[network]} Signed Message:\n${body.length}`);
  return Uint8Array.of(...head, ...body);
}

/** Whether a text of that time may still be returned signed (`ownershipUnproved`). */
export function checkOwnershipAge(issuedAt: Instant, now: Instant): Result<true> {
  return issuedAt <= now && now < issuedAt + OWNERSHIP_TTL ? accept(true) : refuse('ownershipUnproved');
}
