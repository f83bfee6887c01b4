import { dayOf } from '@greenhall/domain/shared/time';
import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, oneRow, rows, run } from '../../../platform/database/database.ts';
import { type RowOf, columns, returning, select } from '../../../platform/database/select.ts';

/** The single row of the market: the settled day, the exact price, and the next running numbers. */
export interface MarketRow {
  /** The last settled day. */
  readonly day: number;
  /** The last event of the day that is being settled; `null` while the day is open. */
  readonly cut: bigint | null;
  readonly cutYield: bigint | null;
  readonly reserve: bigint;
  readonly outstanding: bigint;
  readonly openingReserve: bigint;
  readonly poolYield: bigint;
  readonly nextEvent: bigint;
  readonly nextPayment: bigint;
  readonly nextRequest: bigint;
  readonly nextOffer: bigint;
  readonly nextRun: bigint;
  readonly nextFill: bigint;
  readonly nextBonus: bigint;
}

const MARKET = columns('stock_market', [
  'day',
  'cut',
  'cutYield',
  'reserve',
  'outstanding',
  'openingReserve',
  'poolYield',
  'nextEvent',
  'nextPayment',
  'nextRequest',
  'nextOffer',
  'nextRun',
  'nextFill',
  'nextBonus',
]);

export function readMarket(db: Db | Tx): Promise<MarketRow | undefined> {
  return maybeRow(db, select(MARKET)`from stock_market`);
}

/**
 * Creates the market at its first use. The journal begins with the payments that are in cooling-off already, because
 * they were made before it existed.
 */
async function openMarket(tx: Tx, now: Date): Promise<void> {
  const made = await run(
    tx,
    sql`insert into stock_market (day, next_payment, next_event)
        select ${dayOf(now.getTime()) - 1}, coalesce(max(id), 0) + 1, 2 from stock_payment
        on conflict do nothing`,
  );
  if (made === 0) return;
  await run(
    tx,
    sql`insert into stock_event (seq, day, kind, payload, at)
        select 1, ${dayOf(now.getTime())}, 'opening',
               jsonb_build_object('payments', coalesce(jsonb_agg(jsonb_build_object(
                 'id', id::text, 'kind', kind, 'payer', payer::text, 'funder', funder::text, 'coin', coin,
                 'amount', amount::text, 'fee', fee::text, 'plan', plan, 'level', level, 'paidOn', paid_on,
                 'recognisedOn', recognised_on) order by id), '[]'::jsonb),
               'nextPayment', (select next_payment::text from stock_market)), ${now}
          from stock_payment where state = 'cooling'`,
  );
}

/** Reads the market and locks it until the transaction ends. */
export async function lockMarket(tx: Tx, now: Date): Promise<MarketRow> {
  const locked = () => maybeRow(tx, select(MARKET)`from stock_market for update`);
  const found = await locked();
  if (found) return found;
  await openMarket(tx, now);
  const opened = await locked();
  if (!opened) throw new Error('the market could not be opened');
  return opened;
}

/**
 * The same while a day is open. A market whose day is being settled stays locked for long, so the caller does not wait
 * for it.
 */
export async function lockOpenMarket(tx: Tx, now: Date): Promise<MarketRow | undefined> {
  const found = await maybeRow(tx, select(MARKET)`from stock_market where cut is null for update`);
  if (found) return found;
  return (await readMarket(tx)) ? undefined : lockMarket(tx, now);
}

export type EventKind = 'payment' | 'cancel' | 'sale' | 'run' | 'fees';

/** Appends an event to the journal behind the market's lock and returns its number. */
export async function appendEvent(
  tx: Tx,
  event: { day: number; kind: EventKind; payload: Readonly<Record<string, string | number>>; at: Date },
): Promise<bigint> {
  const { seq } = await oneRow(
    tx,
    returning(columns('stock_event', ['seq']))`
      with next as (update stock_market set next_event = next_event + 1 returning next_event - 1 as seq)
      insert into stock_event (seq, day, kind, payload, at)
      select seq, ${event.day}, ${event.kind}, ${JSON.stringify(event.payload)}::jsonb, ${event.at} from next`,
  );
  return seq;
}

/** Closes the day: the market accepts no more events until the day is settled. */
export async function closeDay(tx: Tx, cut: bigint, cutYield: bigint, at: Date): Promise<void> {
  await run(tx, sql`update stock_market set cut = ${cut}, cut_yield = ${cutYield}, cut_at = ${at}`);
}

type Moved = Partial<Omit<MarketRow, 'cut' | 'cutYield' | 'nextEvent'>>;

const COLUMN = {
  day: 'day',
  reserve: 'reserve',
  outstanding: 'outstanding',
  openingReserve: 'opening_reserve',
  poolYield: 'pool_yield',
  nextPayment: 'next_payment',
  nextRequest: 'next_request',
  nextOffer: 'next_offer',
  nextRun: 'next_run',
  nextFill: 'next_fill',
  nextBonus: 'next_bonus',
} as const satisfies Record<keyof Moved, string>;

/** Updates the market's row behind its lock. */
export async function moveMarket(tx: Tx, to: Moved): Promise<void> {
  const set = Object.entries(to).map(([name, value]) => sql`${sql.ref(COLUMN[name as keyof Moved])} = ${value}`);
  await run(tx, sql`update stock_market set ${sql.join(set)}`);
}

/** Opens the next day after the settlement. */
export async function openNextDay(tx: Tx): Promise<void> {
  await run(tx, sql`update stock_market set cut = null, cut_yield = null, cut_at = null`);
}

export type EventRow = RowOf<typeof EVENT>;

const EVENT = columns('stock_event', ['seq', 'day', 'kind', 'payload']);

/** A day's events, in order. */
export function eventsOfDay(db: Db | Tx, day: number): Promise<EventRow[]> {
  return rows(db, select(EVENT)`from stock_event where day = ${day} order by seq`);
}

/** The first day of the journal. */
export async function firstEventDay(db: Db | Tx): Promise<number | undefined> {
  const row = await maybeRow(db, select(columns('stock_event', ['day']))`from stock_event order by seq limit 1`);
  return row?.day;
}

/** The number of events of a day so far. */
export async function countEvents(tx: Tx, day: number): Promise<number> {
  const { events } = await oneRow(
    tx,
    sql<{ events: number }>`select count(*)::int as events from stock_event where day = ${day}`,
  );
  return events;
}
