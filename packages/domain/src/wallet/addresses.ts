import { accept, refuse, type Result } from '../shared/result.ts';

export const NETWORKS = ['BEP20', 'TRC20'] as const;
export type Network = (typeof NETWORKS)[number];

/** The hash functions of the two networks. They come from outside, because the rules have no dependencies. */
export interface AddressHashes {
  readonly keccak256: (bytes: Uint8Array) => Uint8Array;
  readonly sha256: (bytes: Uint8Array) => Uint8Array;
}

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
/** A TRON address: one version byte, twenty of the key's hash, four of checksum. */
const TRON = { version: 0x41, payload: 21, total: 25 } as const;

/** EIP-55: a letter is upper case where the hash of the lower-case address has a nibble of 8 or more. */
function checksummed(hex: string, keccak256: AddressHashes['keccak256']): string {
  const hash = keccak256(Uint8Array.from(hex, (char) => char.charCodeAt(0)));
  const nibble = (index: number) => ((hash[index >> 1] ?? 0) >> (index % 2 === 0 ? 4 : 0)) & 0xf;
  return [...hex].map((char, index) => (nibble(index) >= 8 ? char.toUpperCase() : char)).join('');
}

function base58Decode(text: string, length: number): Uint8Array | undefined {
  const value = [...text].reduce((total, char) => total * 58n + BigInt(BASE58.indexOf(char)), 0n);
  const hex = value.toString(16).padStart(length * 2, '0');
  if (hex.length !== length * 2) return undefined;
  return Uint8Array.from({ length }, (_, index) => Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16));
}

/** Of bytes that do not begin with a zero, as TRON's never do. */
function base58Encode(bytes: Uint8Array): string {
  let value = bytes.reduce((total, byte) => total * 256n + BigInt(byte), 0n);
  let text = '';
  for (; value > 0n; value /= 58n) text = (BASE58[Number(value % 58n)] ?? '') + text;
  return text;
}

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from({ length: hex.length / 2 }, (_, at) => Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16));

const hexOf = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

function bep20(text: string, { keccak256 }: AddressHashes): string | undefined {
  const digits = /^0x([0-9a-fA-F]{40})$/.exec(text)?.[1];
  if (digits === undefined) return undefined;
  const proper = checksummed(digits.toLowerCase(), keccak256);
  const carriesChecksum = digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
  return carriesChecksum && digits !== proper ? undefined : `0x${proper}`;
}

function trc20(text: string, { sha256 }: AddressHashes): string | undefined {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(text)) return undefined;
  const bytes = base58Decode(text, TRON.total);
  if (bytes?.[0] !== TRON.version) return undefined;
  const expected = sha256(sha256(bytes.slice(0, TRON.payload)));
  return bytes.slice(TRON.payload).every((byte, index) => byte === expected[index]) ? text : undefined;
}

/**
 * A wallet address in its one proper form (`addressInvalid`). BEP20: `0x` and 40 hex digits; mixed case must carry
 * the EIP-55 checksum, one case alone has none and is given it. TRC20: base58check with TRON's version byte.
 */
export function checkAddress(network: Network, typed: string, hashes: AddressHashes): Result<string> {
  const text = typed.trim();
  const proper = network === 'BEP20' ? bep20(text, hashes) : trc20(text, hashes);
  return proper === undefined ? refuse('addressInvalid') : accept(proper);
}

/**
 * The twenty bytes that a network's contracts know an address by, as 40 lower-case hex digits. The address must be in
 * its proper form.
 */
export function addressDigits(network: Network, address: string): string {
  if (network === 'BEP20') return address.slice(2).toLowerCase();
  return hexOf((base58Decode(address, TRON.total) ?? new Uint8Array()).slice(1, TRON.payload));
}

/** The proper form of an address that a network's contracts know by these 40 hex digits. */
export function addressOfDigits(network: Network, digits: string, { keccak256, sha256 }: AddressHashes): string {
  if (network === 'BEP20') return `0x${checksummed(digits.toLowerCase(), keccak256)}`;
  const payload = Uint8Array.of(TRON.version, ...bytesOf(digits));
  return base58Encode(Uint8Array.of(...payload, ...sha256(sha256(payload)).slice(0, TRON.total - TRON.payload)));
}

/** The ends of an address that people compare by eye, the prefix `0x` left out. */
function ends(address: string): string {
  const body = address.toLowerCase().replace(/^0x/, '');
  return body.slice(0, 4) + body.slice(-4);
}

/**
 * The known address that a new one could be mistaken for: the same first four and last four characters, but not the
 * same address. Senders of dust make such addresses so that they are copied by mistake.
 */
export function lookalikeOf(address: string, known: readonly string[]): string | undefined {
  const same = (other: string) => other.toLowerCase() === address.toLowerCase();
  return known.find((other) => !same(other) && ends(other) === ends(address));
}
