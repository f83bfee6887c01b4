import { accept, refuse, type Result } from '../shared/result.ts';
import type { Network } from './networks.ts';

const TXID = { BEP20: /^0x[0-9a-f]{64}$/, TRC20: /^[0-9a-f]{64}$/ } as const satisfies Readonly<
  Record<Network, RegExp>
>;

/** Checks a transaction id and returns its canonical form for the network (`txidInvalid`). */
export function checkTxid(network: Network, typed: string): Result<string> {
  const text = typed.trim().toLowerCase();
  const proper = network === 'TRC20' ? text.replace(/^0x/, '') : text;
  return TXID[network].test(proper) ? accept(proper) : refuse('txidInvalid');
}
