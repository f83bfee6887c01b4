import { addressOfDigits, type Network } from '@greenhall/domain/wallet/addresses';
import { signedBytes } from '@greenhall/domain/wallet/ownership';
import { keccak256 } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { hashes } from '../../platform/chain/hashes.ts';

/** A wallet whose key everybody knows, for tests and the demo: its address on a network, and how it signs there. */
export interface DemoWallet {
  readonly address: string;
  readonly sign: (text: string) => Promise<string>;
}

/** The wallet whose key is this number, from 1 on. */
export function demoWallet(network: Network, number: number): DemoWallet {
  const account = privateKeyToAccount(`0x${number.toString(16).padStart(64, '0')}`);
  return {
    address: addressOfDigits(network, account.address.slice(2), hashes),
    sign: (text) => account.sign({ hash: keccak256(signedBytes(network, text)) }),
  };
}
