import type { AddressHashes } from '@greenhall/domain/wallet/addresses';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { sha256 } from '@noble/hashes/sha2.js';

/** The hash functions that addresses of the two networks are checked by. */
export const hashes: AddressHashes = { keccak256: keccak_256, sha256 };
