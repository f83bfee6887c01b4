import type { AddressHashes } from '@greenhall/domain/chain/addresses';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';

const base58check = createBase58check(sha256);

/** The hash functions for making and checking addresses of the two networks. */
export const hashes: AddressHashes = {
  keccak256: keccak_256,
  base58check: (payload) => base58check.encode(payload),
  ofBase58check: (text) => {
    try {
      return base58check.decode(text);
    } catch {
      return undefined;
    }
  },
};
