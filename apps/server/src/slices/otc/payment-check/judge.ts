import { type PaymentChecks, type ProofRecheck, judgePayment, recheckProof } from '@greenhall/domain/chain/judge';
import type { Ports } from '../../../platform/ports.ts';
import { numberedLogs, proofOf, usedLogs } from './store-proofs.ts';
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

/** What the chain says of a transaction as the payment of a trade. Never asked inside a transaction of the database. */
export async function judgeTrade(ports: Ports, trade: TradeRow, txid: string): Promise<PaymentChecks> {
  const used = await usedLogs(ports.db, { network: trade.network, txid }, trade.id);
  return judgeAgainst(ports, trade, txid, used);
}

/** The same for a trade that was proved already: proofs of other trades that are only known by their block do not count. */
export async function rejudgeTrade(ports: Ports, trade: TradeRow, txid: string): Promise<PaymentChecks> {
  const used = await numberedLogs(ports.db, { network: trade.network, txid }, trade.id);
  return judgeAgainst(ports, trade, txid, used);
}

/**
 * Asks the chain again about the proof that is about to release coins. Where a network is no longer configured nobody can
 * be asked: then the proof stands as it was. One that is gone raises an alarm. A proof of an older version has no number
 * within its transaction that could be compared: it stands where the transaction still pays the trade.
 */
export async function proofNow(ports: Ports, trade: TradeRow): Promise<ProofRecheck> {
  if (trade.txid === null || trade.provedAt === null || !ports.chain.terms(trade.network)) return 'stands';
  const checks = await rejudgeTrade(ports, trade, trade.txid);
  const kept = await proofOf(ports.db, trade.id);
  const look = recheckProof(checks, kept?.numberedIn === 'block' ? checks.log : (kept?.log ?? null));
  if (look === 'gone') {
    const { number, network, txid, state } = trade;
    ports.alarms.raise('proofGone', { trade: number, network, txid, state });
  }
  return look;
}
