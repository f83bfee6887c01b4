import type { Network } from '@greenhall/domain/chain/networks';
import { signedBytes } from '@greenhall/domain/wallet/ownership';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { addressOfKey } from '../../platform/chain/signer.ts';

/** A wallet whose key everybody knows, for tests and the demo: its address on a network, and how it signs there. */
export interface DemoWallet {
  readonly address: string;
  readonly sign: (text: string) => Promise<string>;
}

/** Wallets return 27 or 28 for which of the two possible keys it was. */
const FIRST_KEY = 27;

/** The wallet whose key is this number, from 1 on. */
export function demoWallet(network: Network, number: number): DemoWallet {
  const key = Buffer.from(number.toString(16).padStart(64, '0'), 'hex');
  return {
    address: addressOfKey(network, secp256k1.getPublicKey(key, false)),
    sign: async (text) => {
      const digest = keccak_256(signedBytes(network, text));
      const [recovery = 0, ...numbers] = secp256k1.sign(digest, key, { prehash: false, format: 'recovered' });
      return `0x${Buffer.from([...numbers, FIRST_KEY + recovery]).toString('hex')}`;
    },
  };
}
