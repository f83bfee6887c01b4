import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { Fill } from '@greenhall/domain/stock/market/allocation';
import { amount, shares } from '@greenhall/domain/shared/money';
import {
  ALLOCATION_TRANSITIONS,
  type AllocationRequest,
  type Offer,
  type Price,
  SALE_TRANSITIONS,
} from '@greenhall/domain/stock/market/market';
import { type RawBuilder, sql } from 'kysely';
import { int8Column, textColumn } from '../../../platform/database/columns.ts';
import { type Db, type Tx, oneRow, rows, run } from '../../../platform/database/database.ts';
import { type RowOf, columns, returning, select } from '../../../platform/database/select.ts';
import { listOf } from '../../../platform/lists/list-of.ts';

/** The waiting requests, in queue order. */
export async function openRequests(db: Db | Tx): Promise<AllocationRequest[]> {
  const found = await rows(
    db,
    select(columns('stock_request', ['number', 'payment', 'memberNo as member', 'amount', 'remaining', 'allocated']))`
      from stock_request
       where state <> 'completed' order by number`,
  );
  return found.map((row) => ({
    ...row,
    amount: amount(row.amount),
    remaining: amount(row.remaining),
    allocated: shares(row.allocated),
  }));
}

/** The offers that are not sold completely, in order of time. */
export async function openOffers(db: Db | Tx): Promise<Offer[]> {
  const found = await rows(
    db,
    select(
      columns('stock_offer', [
        'number',
        'memberNo as member',
        'isClearOut',
        'quantity',
        'remaining as left',
        'offeredOn',
      ]),
    )`
      from stock_offer where state <> 'completed' order by number`,
  );
  return found.map((row) => ({ ...row, quantity: shares(row.quantity), left: shares(row.left) }));
}

export type RunRow = RowOf<typeof RUN>;

export interface NewRun extends RunRow {
  readonly day: number;
  readonly before: Price;
}

const RUN = columns('stock_run', [
  'id',
  'kind',
  'fills',
  'spent',
  'quantity',
  'reserve',
  'outstanding',
  'byOperator as by',
  'at',
]);

export function insertRun(tx: Tx, fresh: NewRun): Promise<RunRow> {
  return oneRow(
    tx,
    returning(RUN)`
      insert into stock_run (id, kind, day, fills, spent, quantity, reserve_before, outstanding_before, reserve,
                             outstanding, by_operator, at)
      values (${fresh.id}, ${fresh.kind}, ${fresh.day}, ${fresh.fills}, ${fresh.spent}, ${fresh.quantity},
              ${fresh.before.reserve}, ${fresh.before.outstanding}, ${fresh.reserve}, ${fresh.outstanding}, ${fresh.by},
              ${fresh.at})`,
  );
}

/** Whether requests wait and there was no scheduled run since a moment. */
export const isDistributionDue = (since: Date): RawBuilder<boolean> => sql`
  (exists (select from stock_request where state <> 'completed')
   and not exists (select from stock_run r where r.kind = 'distribution' and r.by_operator is null and r.at >= ${since}))`;

export async function isRunDue(db: Db | Tx, since: Date): Promise<boolean> {
  const { due } = await oneRow(db, sql<{ due: boolean }>`select ${isDistributionDue(since)} as due`);
  return due;
}

/** Runs and buybacks; a split stands in the same table, and is none. */
export const RUNS = listOf('stock.runs', 'stock_run', {
  key: 'id',
  filters: { kind: 'kind', operator: 'byOperator', made: 'at' },
  orders: { made: 'id' },
  read: (part) => select(RUN)`from (select * from stock_run where kind <> 'split') stock_run ${part}`,
});

const QUEUE = columns('stock_request as r', ['number', 'memberNo', 'amount', 'remaining', 'allocated', 'at']).and({
  name: sql<string>`n.username`,
});

/** The waiting requests with their members. */
export const WAITING = listOf('stock.deskQueue', 'stock_request', {
  key: 'number',
  filters: { member: 'memberNo', made: 'at' },
  orders: { made: 'number' },
  read: (part) => select(QUEUE)`
    from (select * from stock_request where state <> 'completed') r join identity_name n using (member_no) ${part}`,
});

/** A fill of a run or a buyback, as stored. */
export interface NewFill {
  readonly source: Fill['source'] | 'buyback';
  readonly request: bigint | null;
  readonly buyer: MemberNo | null;
  readonly offer: bigint | null;
  readonly seller: MemberNo | null;
  readonly quantity: bigint;
  readonly amount: bigint;
  readonly toReserve: bigint;
  readonly after: Price;
}

const AT_ONCE = 20_000;

/** A column of numbers, some of which are null. */
const maybe = (values: readonly (bigint | null)[]) => textColumn(values.map((value) => value?.toString() ?? null));

/** Stores fills under consecutive numbers. */
export async function insertFills(
  tx: Tx,
  runId: bigint,
  first: bigint,
  fills: readonly NewFill[],
  at: Date,
): Promise<void> {
  for (let from = 0; from < fills.length; from += AT_ONCE) {
    const some = fills.slice(from, from + AT_ONCE);
    await run(
      tx,
      sql`insert into stock_fill (id, run, source, request, buyer, offer, seller, quantity, amount, to_reserve, reserve,
                                  outstanding, at)
          select ${first + BigInt(from) - 1n} + f.n, ${runId}, f.source, f.request, f.buyer, f.offer, f.seller,
                 f.quantity, f.amount, f.to_reserve, f.reserve, f.outstanding, ${at}
            from unnest(${textColumn(some.map((fill) => fill.source))}::text[],
                        ${maybe(some.map((fill) => fill.request))}::bigint[],
                        ${maybe(some.map((fill) => fill.buyer))}::bigint[],
                        ${maybe(some.map((fill) => fill.offer))}::bigint[],
                        ${maybe(some.map((fill) => fill.seller))}::bigint[],
                        ${int8Column(some.map((fill) => fill.quantity))}::bigint[],
                        ${int8Column(some.map((fill) => fill.amount))}::bigint[],
                        ${int8Column(some.map((fill) => fill.toReserve))}::bigint[],
                        ${int8Column(some.map((fill) => fill.after.reserve))}::bigint[],
                        ${int8Column(some.map((fill) => fill.after.outstanding))}::bigint[])
                 with ordinality f (source, request, buyer, offer, seller, quantity, amount, to_reserve, reserve,
                                    outstanding, n)`,
    );
  }
}

/** Sums by key, in the order in which the keys first came. */
export function sumByKey<T>(items: readonly T[], keyOf: (item: T) => bigint, valueOf: (item: T) => bigint) {
  const sums = new Map<bigint, bigint>();
  for (const item of items) sums.set(keyOf(item), (sums.get(keyOf(item)) ?? 0n) + valueOf(item));
  return { keys: int8Column([...sums.keys()]), sums: int8Column([...sums.values()]) };
}

/** What becomes of a request and of an offer that is filled in part, or whole. */
const ALLOCATION = {
  allocated: ALLOCATION_TRANSITIONS.next('inProgress', 'allocate'),
  completed: ALLOCATION_TRANSITIONS.next('inProgress', 'complete'),
};
const SALE = {
  sold: SALE_TRANSITIONS.next('inProgress', 'sell'),
  completed: SALE_TRANSITIONS.next('inProgress', 'complete'),
};

/** Updates requests by what fills spent and allocated. */
export async function fillRequests(
  tx: Tx,
  fills: readonly { readonly request: bigint; readonly paid: bigint; readonly quantity: bigint }[],
): Promise<void> {
  const spent = sumByKey(
    fills,
    (fill) => fill.request,
    (fill) => fill.paid,
  );
  const bought = sumByKey(
    fills,
    (fill) => fill.request,
    (fill) => fill.quantity,
  );
  await run(
    tx,
    sql`update stock_request r
           set remaining = r.remaining - f.spent, allocated = r.allocated + f.bought,
               state = case when r.remaining = f.spent then ${ALLOCATION.completed} else ${ALLOCATION.allocated} end
          from unnest(${spent.keys}::bigint[], ${spent.sums}::bigint[], ${bought.sums}::bigint[]) f (number, spent, bought)
         where r.number = f.number`,
  );
}

/** Updates offers by what was taken, and by what their members received. */
export async function takeFromOffers(
  tx: Tx,
  taken: readonly { readonly offer: bigint; readonly quantity: bigint; readonly received: bigint }[],
): Promise<void> {
  const sold = sumByKey(
    taken,
    (one) => one.offer,
    (one) => one.quantity,
  );
  const received = sumByKey(
    taken,
    (one) => one.offer,
    (one) => one.received,
  );
  await run(
    tx,
    sql`update stock_offer o
           set remaining = o.remaining - t.sold, received = o.received + t.received,
               state = case when o.remaining = t.sold then ${SALE.completed} else ${SALE.sold} end
          from unnest(${sold.keys}::bigint[], ${sold.sums}::bigint[], ${received.sums}::bigint[]) t (number, sold, received)
         where o.number = t.number`,
  );
}

/** A new offer of a member's shares. */
export async function insertOffer(tx: Tx, offer: Offer, at: Date): Promise<void> {
  await run(
    tx,
    sql`insert into stock_offer (number, member_no, is_clear_out, quantity, remaining, state, offered_on, at)
        values (${offer.number}, ${offer.member}, ${offer.isClearOut}, ${offer.quantity}, ${offer.left}, 'waiting',
                ${offer.offeredOn}, ${at})`,
  );
}
