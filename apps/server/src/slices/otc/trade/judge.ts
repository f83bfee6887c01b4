import { type PaymentChecks, type ProofRecheck, judgePayment, recheckProof } from '@greenhall/domain/chain/judge';
import type { Ports } from '../../../platform/ports.ts';
import { claimedLog, numberedLogs, usedLogs } from '../../chain/index.ts';
import type { TradeRow } from './store-trades.ts';

async function judgeAgainst(
  ports: Ports,
  trade: TradeRow,
  txid: string,
  used: readonly number[] | 'every',
): Promise<PaymentChecks> {
  const expected = {
    terms: ports.chain.terms(trade.network),
    receiver: trade.sellerAddress,
    sender: trade.buyerProved ? trade.buyerAddress : null,
    total: trade.total,
    openedAt: trade.madeAt.getTime(),
    closedAt: trade.closedAt?.getTime() ?? null,
    askedAt: ports.clock.now().getTime(),
    usedLogs: used,
  };
  return judgePayment(expected, await ports.chain.facts(trade.network, txid));
}

/**
 * Judges a transaction as the payment of a trade by the facts of the chain. It must not be called inside a database
 * transaction.
 */
export async function judgeTrade(ports: Ports, trade: TradeRow, txid: string): Promise<PaymentChecks> {
  const used = await usedLogs(ports.db, { network: trade.network, txid }, { kind: 'trade', ref: trade.id });
  return judgeAgainst(ports, trade, txid, used);
}

/**
 * The same for a trade whose payment was proved already. What other things are paid by is ignored where its place is not known.
 */
export async function rejudgeTrade(ports: Ports, trade: TradeRow, txid: string): Promise<PaymentChecks> {
  const used = await numberedLogs(ports.db, { network: trade.network, txid }, { kind: 'trade', ref: trade.id });
  return judgeAgainst(ports, trade, txid, used);
}

/**
 * Queries the chain again about the proof that is about to release coins. If the network is no longer configured
 * nothing can be queried, and the proof stays valid. A proof that no longer holds raises an alarm. A proof of an older
 * version has no log number within its transaction to compare, so it stays valid while the transaction still pays the
 * trade.
 */
export async function proofNow(ports: Ports, trade: TradeRow): Promise<ProofRecheck> {
  if (trade.txid === null || trade.provedAt === null || !ports.chain.terms(trade.network)) return 'stands';
  const checks = await rejudgeTrade(ports, trade, trade.txid);
  const kept = await claimedLog(ports.db, { kind: 'trade', ref: trade.id });
  const look = recheckProof(checks, kept === null ? checks.log : (kept ?? null));
  if (look === 'gone') {
    const { number, network, txid, state } = trade;
    ports.alarms.raise('proofGone', { trade: number, network, txid, state });
  }
  return look;
}
