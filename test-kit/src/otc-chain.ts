import type { ChainFacts, ChainTerms, ChainTransfer } from '@greenhall/domain/chain/facts';
import { MICRO } from '@greenhall/domain/shared/money';
import type { Network } from '@greenhall/domain/chain/networks';
import type { ChainPort, IncomingTransfer } from '@greenhall/server/platform/chain/port';

export interface Paid {
  readonly from: string;
  readonly to: string;
  /** In micro of usdt. */
  readonly amount: bigint;
  readonly at: Date;
  readonly confirmations?: number;
  readonly token?: string;
}

/** A chain port whose payments a test scripts. It knows no other payments. */
export interface ScriptedChain extends ChainPort {
  /** Adds a payment on BEP20 and returns its txid. Adding a known txid again changes its confirmations. */
  pay(paid: Paid, txid?: string): string;
  /** Adds payments in one transaction, with their logs in this order, and returns its txid. */
  payTogether(paid: readonly Paid[], txid?: string): string;
  /** Removes a payment, as a reorganisation does. */
  forget(txid: string): void;
  /** Starts or ends an outage of a network. */
  setDown(network: Network, isDown: boolean): void;
}

const TERMS: ChainTerms = { token: '0xToken', decimals: 18, confirmations: 12 };
const UNIT = 10n ** 18n;
/** Transactions of which nodes tell nothing begin so: trades that name them wait for a person. */
export const UNREAD = '0xfeed';
const HASH = '0xblock';

export function scriptedChain(): ScriptedChain {
  const transactions = new Map<string, ChainFacts>();
  const incoming: IncomingTransfer[] = [];
  const down = new Set<Network>();
  let block = 100n;
  const payTogether: ScriptedChain['payTogether'] = (paid, known) => {
    block += 1n;
    const txid = known ?? `0x${block.toString(16).padStart(64, '0')}`;
    const transfers = paid.map(({ from, to, amount, token = TERMS.token }, log) => {
      return { log, token, from, to, units: (amount * UNIT) / MICRO };
    });
    const { at = new Date(0), confirmations = 12 } = paid[0] ?? {};
    const transaction = { state: 'found', succeeded: true, blockNumber: block, blockHash: HASH } as const;
    transactions.set(txid, { ...transaction, blockTime: at.getTime(), confirmations, transfers });
    const isSeen = (transfer: ChainTransfer) => !known && transfer.token === TERMS.token;
    for (const transfer of transfers.filter(isSeen)) incoming.push({ txid, blockNumber: block, transfer });
    return txid;
  };
  return {
    payTogether,
    pay: (paid, known) => payTogether([paid], known),
    forget: (txid) => void transactions.delete(txid),
    setDown: (network, isDown) => void (isDown ? down.add(network) : down.delete(network)),
    terms: () => TERMS,
    facts: async (network, txid) =>
      down.has(network) || txid.startsWith(UNREAD)
        ? { state: 'unavailable', why: 'noNode' }
        : (transactions.get(txid) ?? { state: 'notFound' }),
    incoming: async (network, receiver, since) =>
      down.has(network)
        ? { state: 'unavailable', why: 'noNode' }
        : {
            state: 'read',
            transfers: incoming.filter((one) => one.transfer.to === receiver && one.blockNumber >= since),
            next: block + 1n,
          },
    head: async (network) => (down.has(network) ? { state: 'unavailable', why: 'noNode' } : { state: 'read', block }),
    health: async (network) => (down.has(network) ? 'noNode' : 'up'),
    nodes: async (network) =>
      down.has(network) ? { state: 'noNode', heads: [null, null] } : { state: 'agree', heads: [block, block] },
  };
}
