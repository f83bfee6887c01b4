import type { SystemReason } from '@greenhall/domain/otc/trade/appeal';
import type { ProofRecheck } from '@greenhall/domain/chain/judge';
import { atTheEnd } from '@greenhall/domain/otc/trade/trade';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { HOUR, MINUTE } from '@greenhall/domain/shared/time';
import { NETWORKS, type Network } from '@greenhall/domain/chain/networks';
import type { Tx } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';
import { failpoint, type MarketEvent } from '../../../platform/failpoints.ts';
import type { Ports } from '../../../platform/ports.ts';
import { post } from '../../ledger/index.ts';
import { coinsSettled } from '@greenhall/domain/otc/movements';
import { proofNow } from './judge.ts';
import { lockTrade, moveTrade } from './move.ts';
import { beginOutage, downNow, endOutage, insertPlatformOutage, setHead } from '../market/store-networks.ts';
import {
  dueTrades,
  lockPulse,
  moveClocks,
  postponeSettling,
  renewPulse,
  setPulse,
  settleTrade,
  settlingDue,
} from './store-clocks.ts';
import { tradeById } from './store-trades.ts';
import { aboutTrade } from './live-events.ts';
import { openAppeal } from './appeal-trade.ts';

/** If a pulse comes this much later than the previous one, the platform was out in between. */
const OUTAGE_FROM = MINUTE;
const AT_ONCE = 100;

/**
 * Records a pulse. A gap since the last pulse moves every time limit by its length, before any of them is evaluated.
 */
export async function recordPulse(ports: Ports): Promise<void> {
  const at = ports.clock.now();
  if (await renewPulse(ports.db, at, new Date(at.getTime() - OUTAGE_FROM))) return;
  await transact(ports.db, async (tx) => {
    const now = ports.clock.now();
    const last = await lockPulse(tx);
    if (last && now.getTime() - last.getTime() > OUTAGE_FROM) {
      const outage = await insertPlatformOutage(tx, last, now);
      if (outage) await moveClocks(tx, outage, now);
    }
    await setPulse(tx, now);
    return accept(undefined);
  });
}

async function watchNetwork(ports: Ports, network: Network, isDown: boolean): Promise<void> {
  const health = await ports.chain.health(network);
  const now = ports.clock.now();
  if (health === 'noNode') return isDown ? undefined : beginOutage(ports.db, network, now);
  if (isDown)
    await transact(ports.db, async (tx) => {
      const outage = await endOutage(tx, network, now);
      if (outage) await moveClocks(tx, outage, now);
      return accept(undefined);
    });
  const head = await ports.chain.head(network);
  if (head.state === 'read') await setHead(ports.db, network, head.block);
}

/** Records which networks are out, and moves the time limits of a network that has come back. */
export async function watchNetworks(ports: Ports): Promise<void> {
  const down = await downNow(ports.db);
  for (const network of NETWORKS) await watchNetwork(ports, network, down.has(network));
}

async function endOne(ports: Ports, tx: Tx, id: bigint, proof: ProofRecheck): Promise<Result<MarketEvent>> {
  const at = ports.clock.now();
  const locked = await lockTrade(tx, id);
  if (!locked?.trade.dueAt || locked.trade.dueAt > at) return refuse('statusChanged');
  if ((await downNow(tx)).has(locked.trade.network)) return refuse('statusChanged');
  const event = atTheEnd(locked.trade.state, locked.trade.provedAt !== null);
  if (!event) throw new Error(`trade ${id} has a clock in state ${locked.trade.state}`);
  const isGone = event === 'prove' && proof === 'gone';
  if (event === 'appeal' || isGone) {
    const reason: SystemReason = isGone ? 'proofGone' : 'unconfirmed';
    const opened = await openAppeal(ports, tx, locked.trade, { openedBy: 'system', reason, voucher: null });
    return opened.ok ? accept('appeal') : opened;
  }
  // The payment was proved since the network was queried, so the next round queries again.
  if (event === 'prove' && proof === 'silent') return refuse('statusChanged');
  const moved = await moveTrade(ports, tx, locked, { event, by: 'system', at });
  return moved.ok ? accept(event) : moved;
}

/** Ends one trade's time limit if it is over. Whatever happened first counts. */
export async function endDueTrade(ports: Ports, id: bigint): Promise<void> {
  const trade = await tradeById(ports.db, id);
  if (!trade) return;
  const isProved = trade.state === 'waitForConfirmation' && trade.provedAt !== null;
  const proof = isProved ? await proofNow(ports, trade) : 'silent';
  const ended = await transact(ports.db, (tx) => endOne(ports, tx, id, proof));
  if (ended.ok) failpoint(ports.settings, `otc.${ended.value}.after-commit`);
}

/** Ends all time limits that are over, except on networks that are out. */
export async function endDueTrades(ports: Ports): Promise<number> {
  await recordPulse(ports);
  const due = await dueTrades(ports.db, ports.clock.now(), AT_ONCE);
  for (const { id } of due) await endDueTrade(ports, id);
  return due.length;
}

/** When a completed trade whose proof could not be confirmed is checked again. */
const ASK_AGAIN = { silent: MINUTE, gone: HOUR } as const;

/** Credits bought coins whose settling time is over, after checking once more the proof that released them. */
export async function settleDueTrades(ports: Ports): Promise<number> {
  const at = ports.clock.now();
  const due = await settlingDue(ports.db, at, AT_ONCE);
  for (const settling of due) {
    const { id } = settling;
    const proof = settling.event === 'prove' ? await proofNow(ports, settling) : 'stands';
    if (proof !== 'stands') {
      await postponeSettling(ports.db, id, new Date(at.getTime() + ASK_AGAIN[proof]));
      continue;
    }
    await transact(ports.db, async (tx) => {
      const trade = await settleTrade(tx, id, at);
      if (!trade) return refuse('statusChanged');
      const posted = await post(tx, { reference: `otc:${id}`, at, postings: [coinsSettled(trade)] });
      if (!posted.ok) throw new Error(`the settling hold of trade ${id} is empty`);
      await ports.live.publish(tx, aboutTrade(trade, 'trade'));
      failpoint(ports.settings, 'otc.settle.before-commit');
      return accept(undefined);
    });
    failpoint(ports.settings, 'otc.settle.after-commit');
  }
  return due.length;
}
