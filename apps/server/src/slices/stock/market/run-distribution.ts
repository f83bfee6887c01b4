import type { RawBuilder } from 'kysely';
import { type Result, accept } from '@greenhall/domain/shared/result';
import { runAllocation, type Run } from '@greenhall/domain/stock/market/allocation';
import { type Amount, ZERO, minus, plus } from '@greenhall/domain/shared/money';
import { fillPaid } from '@greenhall/domain/stock/movements';
import { audit } from '../../../platform/audit/audit.ts';
import { notifyEverybody } from '../../../platform/live/store.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { postAll } from '../../ledger/index.ts';
import { type OpenDay, lockOpenDay } from './day.ts';
import { presentRun } from './present.ts';
import { slotOf } from './slots.ts';
import { loadMarket } from './load-market.ts';
import { appendEvent, moveMarket } from './store-market.ts';
import { giveShares, takeShares } from './store-member.ts';
import {
  type RunRow,
  fillRequests,
  insertFills,
  insertRun,
  isDistributionDue,
  isRunDue,
  takeFromOffers,
} from './store-queue.ts';

/** Stores the results of fills: queue, offers, members' shares, and the coins of each fill. */
async function writeFills(tx: Tx, runId: bigint, first: bigint, { fills }: Run, at: Date): Promise<void> {
  const sales = fills.flatMap(({ offer, seller, quantity, paid, toReserve }) =>
    offer === null || seller === null ? [] : [{ offer, seller, quantity, received: minus(paid, toReserve) }],
  );
  const kept = fills.map(({ paid, ...fill }) => ({ ...fill, amount: paid }));
  await insertFills(tx, runId, first, kept, at);
  await fillRequests(tx, fills);
  await giveShares(tx, fills);
  await takeFromOffers(tx, sales);
  await takeShares(tx, sales);
  const transactions = fills.map((fill) => ({ reference: `request:${fill.request}`, postings: fillPaid(fill) }));
  await postAll(tx, transactions, at);
}

/** One distribution run behind the market's lock. A scheduled run over an empty queue is skipped. */
async function distributeIn(
  tx: Tx,
  { market, day, plan }: OpenDay,
  by: string | null,
  at: Date,
): Promise<RunRow | null> {
  const before = await loadMarket(tx, market);
  if (before.requests.length === 0 && by === null) return null;
  const done = runAllocation(before, plan.plan);
  const { reserve, outstanding } = done.market;
  await appendEvent(tx, { day, kind: 'run', payload: {}, at });
  const row = await insertRun(tx, {
    id: market.nextRun,
    kind: 'distribution',
    day,
    fills: done.fills.length,
    spent: done.fills.reduce<Amount>((total, fill) => plus(total, fill.paid), ZERO),
    quantity: done.fills.reduce((total, fill) => total + fill.quantity, 0n),
    before,
    reserve,
    outstanding,
    by,
    at,
  });
  await writeFills(tx, row.id, market.nextFill, done, at);
  await notifyEverybody(tx, { what: 'stock', id: String(row.id) }, at);
  const nextFill = market.nextFill + BigInt(done.fills.length);
  await moveMarket(tx, { reserve, outstanding, nextRun: market.nextRun + 1n, nextFill });
  return row;
}

/** Whether the run of the current ten minutes is still to be made, in SQL. */
export const isSlotDue = (now: Date): RawBuilder<boolean> => isDistributionDue(new Date(slotOf(now)));

/** The scheduled run of the current ten minutes, unless it has already run. */
export async function runDueDistribution(ports: Ports): Promise<void> {
  const at = ports.clock.now();
  const since = new Date(slotOf(at));
  if (!(await isRunDue(ports.db, since))) return;
  await transact(ports.db, async (tx) => {
    const open = await lockOpenDay(tx, at);
    if (!open.ok) return open;
    return accept((await isRunDue(tx, since)) ? await distributeIn(tx, open.value, null, at) : null);
  });
}

/** An immediate run, started by an operator. */
export async function runNow(ports: Ports, call: Call<'stock.runNow'>): Promise<Result<Answer<'stock.runNow'>>> {
  const operator = call.caller.username;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const open = await lockOpenDay(tx, at);
    if (!open.ok) return open;
    const row = await distributeIn(tx, open.value, operator, at);
    if (!row) throw new Error('a run that an operator asked for did not happen');
    await audit(tx, { operator, act: 'stock.run', subject: String(row.id), detail: { fills: row.fills }, at });
    return accept(presentRun(row));
  });
}
