import { type PaymentChecks, type SecondLook, judgePayment, lookAgain } from '@greenhall/domain/otc/proof';
import type { Ports } from '../../platform/ports.ts';
import { usedLogs } from './store-time.ts';
import type { TradeRow } from './store-trades.ts';

/** What the chain says of a transaction as the payment of a trade. Never asked inside a transaction of the database. */
export async function judge(ports: Ports, trade: TradeRow, txid: string): Promise<PaymentChecks> {
  const expected = {
    terms: ports.chain.terms(trade.network),
    receiver: trade.sellerAddress,
    sender: trade.buyerProved ? trade.buyerAddress : null,
    total: trade.total,
    openedAt: trade.madeAt.getTime(),
    closedAt: trade.closedAt?.getTime() ?? null,
    askedAt: ports.clock.now().getTime(),
    usedLogs: await usedLogs(ports.db, trade.network, txid, trade.id),
  };
  return judgePayment(expected, await ports.chain.facts(trade.network, txid));
}

/**
 * Asks the chain again about the proof that is about to release coins. Where a network is no longer configured nobody can
 * be asked: then the proof stands as it was. One that is gone raises an alarm.
 */
export async function proofNow(ports: Ports, trade: TradeRow): Promise<SecondLook> {
  if (trade.txid === null || trade.provedAt === null || !ports.chain.terms(trade.network)) return 'stands';
  const look = lookAgain(await judge(ports, trade, trade.txid), trade.judgement?.log ?? null);
  if (look === 'gone') {
    const { number, network, txid, state } = trade;
    ports.alarms.raise('proofGone', { trade: number, network, txid, state });
  }
  return look;
}
