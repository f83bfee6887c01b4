import { addressOfDigits } from '@greenhall/domain/chain/addresses';
import type { Network } from '@greenhall/domain/chain/networks';
import { signedBytes } from '@greenhall/domain/wallet/ownership';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { hashes } from './hashes.ts';

/** What wallets return: r and s of 32 bytes each, then the recovery id, written as 0 and 1 or as 27 and 28. */
const SIGNATURE = /^0x([0-9a-f]{128})(00|01|1b|1c)$/i;
/** Every address is the last twenty bytes of the hash of its public key. */
const ADDRESS_BYTES = 20;

/** The address of an uncompressed public key, in the network's canonical form. */
export function addressOfKey(network: Network, publicKey: Uint8Array): string {
  const digest = keccak_256(publicKey.slice(1)).slice(-ADDRESS_BYTES);
  return addressOfDigits(network, Buffer.from(digest).toString('hex'), hashes);
}

/** The address that has signed a text, in the network's canonical form; `undefined` if the signature is invalid. */
export function signerOf(network: Network, text: string, signature: string): string | undefined {
  const [, numbers, parity] = SIGNATURE.exec(signature) ?? [];
  if (numbers === undefined || parity === undefined) return undefined;
  const recovery = Number.parseInt(parity, 16) % 27;
  const bytes = Uint8Array.of(recovery, ...Buffer.from(numbers, 'hex'));
  const digest = keccak_256(signedBytes(network, text));
  try {
    const compressed = secp256k1.recoverPublicKey(bytes, digest, { prehash: false });
    return addressOfKey(network, secp256k1.Point.fromBytes(compressed).toBytes(false));
  } catch {
    return undefined;
  }
}
