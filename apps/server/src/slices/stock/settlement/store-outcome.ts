import type { AllocationRequest, Offer } from '@greenhall/domain/stock/market/market';
import type { QueuedAward, State } from '@greenhall/domain/stock/settlement/state';
import type { SplitRecord } from '@greenhall/domain/stock/settlement/world';
import { sql } from 'kysely';
import { int8Column, textColumn } from '../../../platform/database/columns.ts';
import { type Tx, run } from '../../../platform/database/database.ts';

const AT_ONCE = 20_000;

/** Processes a long list in bounded parts. */
async function inParts<T>(items: Iterable<T>, write: (some: readonly T[]) => Promise<unknown>): Promise<void> {
  let some: T[] = [];
  for (const item of items) {
    some.push(item);
    if (some.length < AT_ONCE) continue;
    await write(some);
    some = [];
  }
  if (some.length > 0) await write(some);
}

/** Removes the time limit of statements, because a day's end may take as long as it needs. */
export async function takeTime(tx: Tx): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
}

/** Writes the figures of the members at these indices. */
export async function setFigures(tx: Tx, { members, trees }: State, indices: Iterable<number>): Promise<void> {
  const { columns } = members;
  await inParts(indices, (some) => {
    const column = (of: BigInt64Array) => sql`${int8Column(some.map((index) => of[index] ?? 0n))}::bigint[]`;
    const closed = textColumn(some.map((index) => members.at(index)?.closedOn?.toString() ?? null));
    return run(
      tx,
      sql`insert into stock_member (member_no, matched, month_a, month_b, closed_on, held, on_offer, clear_zero, buyback)
          select * from unnest(${column(trees.numbers)}, ${column(columns.matched)}, ${column(columns.monthA)},
                               ${column(columns.monthB)}, ${closed}::int[], ${column(columns.held)},
                               ${column(columns.onOffer)}, ${column(columns.clearZero)}, ${column(columns.buyback)})
          on conflict (member_no) do update
             set matched = excluded.matched, month_a = excluded.month_a, month_b = excluded.month_b,
                 closed_on = excluded.closed_on, held = excluded.held, on_offer = excluded.on_offer,
                 clear_zero = excluded.clear_zero, buyback = excluded.buyback`,
    );
  });
}

export async function recognisePayments(tx: Tx, ids: readonly bigint[], at: Date): Promise<void> {
  await inParts(ids, (some) =>
    run(
      tx,
      sql`update stock_payment set state = 'recognised', ended_at = ${at}
           where id = any(${int8Column(some)}::bigint[]) and state = 'cooling'`,
    ),
  );
}

export async function insertRequests(tx: Tx, requests: readonly AllocationRequest[], at: Date): Promise<void> {
  await inParts(requests, (some) =>
    run(
      tx,
      sql`insert into stock_request (number, payment, member_no, amount, remaining, state, at)
          select number, payment, member, amount, amount, 'waiting', ${at}
            from unnest(${int8Column(some.map((request) => request.number))}::bigint[],
                        ${int8Column(some.map((request) => request.payment))}::bigint[],
                        ${int8Column(some.map((request) => request.member))}::bigint[],
                        ${int8Column(some.map((request) => request.amount))}::bigint[])
                 r (number, payment, member, amount)`,
    ),
  );
}

/** Stores the offers of clear-outs. */
export async function insertClearOuts(tx: Tx, offers: readonly Offer[], at: Date): Promise<void> {
  await inParts(offers, (some) =>
    run(
      tx,
      sql`insert into stock_offer (number, member_no, is_clear_out, quantity, remaining, state, offered_on, at)
          select number, member, true, quantity, quantity, 'waiting', day, ${at}
            from unnest(${int8Column(some.map((offer) => offer.number))}::bigint[],
                        ${int8Column(some.map((offer) => offer.member))}::bigint[],
                        ${int8Column(some.map((offer) => offer.quantity))}::bigint[],
                        ${int8Column(some.map((offer) => BigInt(offer.offeredOn)))}::int[])
                 o (number, member, quantity, day)`,
    ),
  );
}

/** Doubles all quantities in the queue and on offer for a split, including completed ones. */
export async function doubleQuantities(tx: Tx): Promise<void> {
  await run(tx, sql`update stock_request set allocated = allocated * 2 where allocated > 0`);
  await run(tx, sql`update stock_offer set quantity = quantity * 2, remaining = remaining * 2`);
}

export async function insertSplits(tx: Tx, day: number, splits: readonly SplitRecord[], at: Date): Promise<void> {
  await inParts(splits, (some) =>
    run(
      tx,
      sql`insert into stock_split (day, member_no, held_before, held_after, at)
          select ${day}, member, before, after, ${at}
            from unnest(${int8Column(some.map((split) => split.member))}::bigint[],
                        ${int8Column(some.map((split) => split.before))}::bigint[],
                        ${int8Column(some.map((split) => split.after))}::bigint[]) s (member, before, after)`,
    ),
  );
}

/** Appends new awards to the queue, and removes those that were paid or dropped. */
export async function moveAwards(
  tx: Tx,
  day: number,
  reached: readonly QueuedAward[],
  line: readonly QueuedAward[],
): Promise<void> {
  await inParts(reached, (some) =>
    run(
      tx,
      sql`insert into stock_award (member_no, threshold, award, reached_on)
          select member, threshold, award, ${day}
            from unnest(${int8Column(some.map((award) => award.member))}::bigint[],
                        ${int8Column(some.map((award) => award.threshold))}::bigint[],
                        ${int8Column(some.map((award) => award.award))}::bigint[])
                 with ordinality a (member, threshold, award, n) order by n`,
    ),
  );
  await run(
    tx,
    sql`update stock_award set ended_on = ${day}
         where ended_on is null and (member_no, threshold) not in (
           select * from unnest(${int8Column(line.map((award) => award.member))}::bigint[],
                                ${int8Column(line.map((award) => award.threshold))}::bigint[]))`,
  );
}

export interface NewSettlement {
  readonly day: number;
  readonly plan: number;
  readonly events: number;
  readonly cut: bigint;
  readonly bonuses: number;
  readonly collisionDue: bigint;
  readonly collisionPool: bigint;
  readonly leadershipDue: bigint;
  readonly leadershipPool: bigint;
  readonly reserve: bigint;
  readonly outstanding: bigint;
  readonly inputHash: string;
  readonly outcomeHash: string;
  readonly at: Date;
}

export async function insertSettlement(tx: Tx, fresh: NewSettlement): Promise<void> {
  await run(
    tx,
    sql`insert into stock_settlement (day, plan, events, cut, bonuses, collision_due, collision_pool, leadership_due,
                                      leadership_pool, reserve, outstanding, input_hash, outcome_hash, at)
        values (${fresh.day}, ${fresh.plan}, ${fresh.events}, ${fresh.cut}, ${fresh.bonuses}, ${fresh.collisionDue},
                ${fresh.collisionPool}, ${fresh.leadershipDue}, ${fresh.leadershipPool}, ${fresh.reserve},
                ${fresh.outstanding}, ${fresh.inputHash}, ${fresh.outcomeHash}, ${fresh.at})`,
  );
}
