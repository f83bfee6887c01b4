import { isDeepStrictEqual } from 'node:util';
import type { RawBuilder } from 'kysely';
import type { PaymentChecks } from '@greenhall/domain/chain/judge';
import { WATCH_CLOSED, afterJudgement } from '@greenhall/domain/otc/trade/trade';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { NETWORKS, type Network } from '@greenhall/domain/chain/networks';
import type { Tx } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';
import { failpoint, type MarketEvent } from '../../../platform/failpoints.ts';
import type { Ports } from '../../../platform/ports.ts';
import { claim } from '../../chain/index.ts';
import { judgeTrade } from '../trade/judge.ts';
import { type Locked, canHold, lockTrade, moveTrade } from '../trade/move.ts';
import {
  isTradeToJudge,
  receiversToWatch,
  saveJudgement,
  setFoundTxid,
  setJudgedAt,
  setNextBlock,
  tradeAwaiting,
  tradesToJudge,
} from './store-judgements.ts';
import type { TradeRow } from '../trade/store-trades.ts';
import { aboutTrade } from '../trade/live-events.ts';
import { openAppeal } from '../trade/appeal-trade.ts';
import { showPayment } from './show-payment.ts';

const AT_ONCE = 50;

const watchedSince = (now: Date): Date => new Date(now.getTime() - WATCH_CLOSED);

/** Whether a trade waits for its payment to be found or judged, in SQL. */
export const isJudgementDue = (now: Date): RawBuilder<boolean> => isTradeToJudge(watchedSince(now));

/** The transitions that follow from the judgement, one after the other. While an appeal is open, operators decide. */
async function follow(
  ports: Ports,
  tx: Tx,
  first: Locked,
  checks: PaymentChecks,
): Promise<Result<readonly MarketEvent[]>> {
  const moves: MarketEvent[] = [];
  let locked: Locked | undefined = first;
  while (locked) {
    const { trade } = locked;
    if (trade.appealId !== null) break;
    const event = afterJudgement(trade.state, checks, trade.releaseOnProof);
    if (!event) break;
    if (event === 'revive' && !(await canHold(tx, locked))) {
      const opening = { openedBy: 'system', reason: 'latePayment', voucher: null } as const;
      const opened = await openAppeal(ports, tx, trade, opening);
      return opened.ok ? accept([...moves, 'appeal']) : opened;
    }
    const moved = await moveTrade(ports, tx, locked, { event, by: 'system', at: ports.clock.now() });
    if (!moved.ok) return moved;
    moves.push(event);
    locked = await lockTrade(tx, trade.id);
  }
  return accept(moves);
}

/** Stores the judgement, stores a proved transfer as the payment of this trade alone, and moves the trade on. */
async function apply(ports: Ports, tx: Tx, seen: TradeRow, txid: string, checks: PaymentChecks) {
  const at = ports.clock.now();
  const locked = await lockTrade(tx, seen.id);
  if (!locked || locked.trade.txid !== txid) return refuse('statusChanged');
  const isProved = checks.outcome === 'proved' && checks.log !== null;
  if (!(await saveJudgement(tx, seen.id, txid, { checks, at, isProved }))) return refuse('statusChanged');
  if (isProved && checks.log !== null) {
    const kept = await claim(tx, { network: seen.network, txid, log: checks.log, kind: 'trade', ref: seen.id, at });
    if (!kept) return refuse('paymentUsed');
  }
  await ports.live.publish(tx, aboutTrade(seen, 'trade'));
  return follow(ports, tx, locked, checks);
}

async function judgeOne(ports: Ports, trade: TradeRow, txid: string): Promise<void> {
  const checks = await judgeTrade(ports, trade, txid);
  // An unchanged judgement has already had its effect.
  if (isDeepStrictEqual(checks, trade.judgement)) return setJudgedAt(ports.db, trade.id, ports.clock.now());
  await showPayment(ports, trade, txid, checks);
  const done = await transact(ports.db, (tx) => apply(ports, tx, trade, txid, checks));
  if (done.ok) for (const event of done.value) failpoint(ports.settings, `otc.${event}.after-commit`);
}

/**
 * Searches payments for trades that have no txid yet: transfers to the receiver of exactly their total that fail no
 * check.
 */
async function findIncoming(ports: Ports, network: Network): Promise<void> {
  const terms = ports.chain.terms(network);
  if (!terms) return;
  const since = watchedSince(ports.clock.now());
  for (const watched of await receiversToWatch(ports.db, network, since, AT_ONCE)) {
    const from = watched.since ?? (await firstBlock(ports, network));
    const seen = from === undefined ? undefined : await ports.chain.incoming(network, watched.address, from);
    if (seen?.state !== 'read') continue;
    for (const { txid, transfer } of seen.transfers) {
      const awaited = { network, address: watched.address, units: transfer.units, decimals: terms.decimals };
      const trade = await tradeAwaiting(ports.db, awaited, since);
      const checks = trade && (await judgeTrade(ports, trade, txid));
      // A transfer that cannot pay this trade must not take the place of the one that does.
      const isFaultless = checks?.checks.every((check) => check.state !== 'failed');
      if (trade && isFaultless) await setFoundTxid(ports.db, trade.id, txid);
    }
    await setNextBlock(ports.db, network, watched.address, seen.next);
  }
}

/** The first block of the search if no block had been seen before the trade was made. */
async function firstBlock(ports: Ports, network: Network): Promise<bigint | undefined> {
  const head = await ports.chain.head(network);
  return head.state === 'read' ? head.block : undefined;
}

/** Finds payments and judges the known ones. The chain is queried outside of database transactions. */
export async function judgePayments(ports: Ports): Promise<number> {
  for (const network of NETWORKS) await findIncoming(ports, network);
  const open = await tradesToJudge(ports.db, watchedSince(ports.clock.now()), AT_ONCE);
  for (const trade of open) if (trade.txid !== null) await judgeOne(ports, trade, trade.txid);
  return open.length;
}
