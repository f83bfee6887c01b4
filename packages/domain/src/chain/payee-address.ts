import { accept, refuse, type Result } from '../shared/result.ts';
import { addressKey } from './addresses.ts';
import type { Network } from './networks.ts';

/** The contract of `usdt` on the main chain of each network. */
const USDT: Readonly<Record<Network, string>> = {
  BEP20: '0x55d398326f99059fF775485246999027B3197955',
  TRC20: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
};

/**
 * How an address begins whose first sixteen bytes are zero. No key has such a one: these are zero, `dead` and the contracts that belong
 * to a chain itself. On TRON the last twelve characters hold the other four bytes and the checksum.
 */
const EMPTY: Readonly<Record<Network, string>> = {
  BEP20: `0x${'0'.repeat(32)}`,
  TRC20: 'T9yD14Nj9j7xAB4dbGeiX9',
};

/** Other addresses at which coins are burnt, or that stand for something else than a wallet, as they are compared. */
const BURNT: Readonly<Record<Network, readonly string[]>> = {
  BEP20: [
    '0xdead000000000000000042069420694206942069',
    ...['dead', 'eeee', 'ffff'].map((two) => `0x${two.repeat(10)}`),
  ],
  TRC20: [
    'TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy',
    'TWGcFtvfxLbXn7zzWVPnMkvxkk41PK2p1i',
    'TWGdJLJhA9SzZLPZyVbDNBbdANLdgDxXkr',
    'TXka46PPwttNPWfFDPtt3GUodbPThyufaV',
    'TZJozAg1ruapycCicgz31GxvYJ1FraLjZa',
  ],
};

/** The contract of the token that is paid on a network: the configured one, else that of the main chain. */
export const listedToken = (network: Network, configured: string | undefined): string => configured ?? USDT[network];

/**
 * Whether somebody can be paid at an address in its proper form (`addressInvalid`): it is neither a token's contract, the one of this
 * installation or of the main chain, nor zero, nor an address at which coins are burnt. Rule: chain#payees.
 */
export function checkPayee(network: Network, address: string, configured: string | undefined): Result<string> {
  const key = addressKey(network, address);
  const tokens = [USDT[network], listedToken(network, configured)].map((token) => addressKey(network, token));
  const isNobodys = key.startsWith(EMPTY[network]) || BURNT[network].includes(key) || tokens.includes(key);
  return isNobodys ? refuse('addressInvalid') : accept(address);
}
