import { accept, refuse, type Result } from '../shared/result.ts';
import type { Network } from './networks.ts';

/**
 * The hash functions for making and checking addresses of the two networks. The caller passes them in, because the
 * domain has no dependencies.
 */
export interface AddressHashes {
  readonly keccak256: (bytes: Uint8Array) => Uint8Array;
  /** Encodes a payload as base58 text, followed by a checksum of four bytes. */
  readonly base58check: (payload: Uint8Array) => string;
  /** Decodes such a text; `undefined` if it is malformed or its checksum is wrong. */
  readonly ofBase58check: (text: string) => Uint8Array | undefined;
}

/** How an address of each network is written; its checksum is checked besides. */
const SHAPES: Readonly<Record<Network, RegExp>> = {
  BEP20: /^0x[0-9a-fA-F]{40}$/,
  TRC20: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
};

/** Whether a text is written like an address of a network. Whether its checksum fits is for `checkAddress`, which needs hashes. */
export const hasAddressShape = (network: Network, text: string): boolean => SHAPES[network].test(text);

/** The payload of a TRON address: one version byte and twenty bytes of the key's hash. */
const TRON = { version: 0x41, payload: 21 } as const;

/** EIP-55: a letter is upper case where the hash of the lower-case address has a nibble of 8 or more. */
function checksummed(hex: string, keccak256: AddressHashes['keccak256']): string {
  const hash = keccak256(Uint8Array.from(hex, (char) => char.charCodeAt(0)));
  const nibble = (index: number) => ((hash[index >> 1] ?? 0) >> (index % 2 === 0 ? 4 : 0)) & 0xf;
  return [...hex].map((char, index) => (nibble(index) >= 8 ? char.toUpperCase() : char)).join('');
}

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from({ length: hex.length / 2 }, (_, at) => Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16));

const hexOf = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

function bep20(text: string, { keccak256 }: AddressHashes): string | undefined {
  if (!SHAPES.BEP20.test(text)) return undefined;
  const digits = text.slice(2);
  const proper = checksummed(digits.toLowerCase(), keccak256);
  const carriesChecksum = digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
  return carriesChecksum && digits !== proper ? undefined : `0x${proper}`;
}

/** The payload of a TRON address in its text form. */
function tronPayload(text: string, { ofBase58check }: AddressHashes): Uint8Array | undefined {
  const payload = ofBase58check(text);
  return payload?.length === TRON.payload && payload[0] === TRON.version ? payload : undefined;
}

const trc20 = (text: string, hashes: AddressHashes) => (tronPayload(text, hashes) ? text : undefined);

/**
 * Checks a wallet address and returns its canonical form (`addressInvalid`). BEP20: `0x` and 40 hex digits; mixed case
 * must carry the EIP-55 checksum, a single case has no checksum and gets one. TRC20: base58check with TRON's version
 * byte.
 */
export function checkAddress(network: Network, typed: string, hashes: AddressHashes): Result<string> {
  const text = typed.trim();
  const proper = network === 'BEP20' ? bep20(text, hashes) : trc20(text, hashes);
  return proper === undefined ? refuse('addressInvalid') : accept(proper);
}

/**
 * The twenty bytes that a network's contracts use for an address, as 40 lower-case hex digits. Throws for an address
 * that is not in its canonical form.
 */
export function addressDigits(network: Network, address: string, hashes: AddressHashes): string {
  if (network === 'BEP20') return address.slice(2).toLowerCase();
  const payload = tronPayload(address, hashes);
  if (!payload) throw new Error('an address that is none');
  return hexOf(payload.slice(1));
}

/** The canonical form of the address that a network's contracts write as these 40 hex digits. */
export function addressOfDigits(network: Network, digits: string, { keccak256, base58check }: AddressHashes): string {
  if (network === 'BEP20') return `0x${checksummed(digits.toLowerCase(), keccak256)}`;
  return base58check(Uint8Array.of(TRON.version, ...bytesOf(digits)));
}

/** An address as it is compared with others: equal for two spellings of one address. Rule: chain#addresses. */
export const addressKey = (network: Network, address: string): string =>
  network === 'BEP20' ? address.toLowerCase() : address;

/** The parts of an address that people compare by eye, without the prefix `0x`. */
function ends(address: string): string {
  const body = address.toLowerCase().replace(/^0x/, '');
  return body.slice(0, 4) + body.slice(-4);
}

/**
 * The known address that a new one could be mistaken for: it has the same first four and last four characters but is
 * not the same address. Attackers send dust from such addresses so that members copy them by mistake.
 */
export function lookalikeOf(address: string, known: readonly string[]): string | undefined {
  const same = (other: string) => other.toLowerCase() === address.toLowerCase();
  return known.find((other) => !same(other) && ends(other) === ends(address));
}
