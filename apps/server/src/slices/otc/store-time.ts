import { sql } from 'kysely';
import type { Network } from '@greenhall/domain/chain/networks';
import { type Db, type Tx, maybeRow, rows, run } from '../../platform/database/database.ts';
import { OPEN, TRADE, type TradeRow } from './store-trades.ts';

const NO_LIMIT = 9_000_000_000_000_000_000n;

/** The platform's last sign of life, locked until the transaction ends; `undefined` before the first. */
export async function lockPulse(tx: Tx): Promise<Date | undefined> {
  const row = await maybeRow(tx, sql<{ at: Date }>`select at from otc_pulse for update`);
  return row?.at;
}

export async function setPulse(tx: Tx, at: Date): Promise<void> {
  await run(tx, sql`insert into otc_pulse (at) values (${at}) on conflict (one) do update set at = excluded.at`);
}

/** The networks that cannot be reached now. */
export async function downNow(db: Db | Tx): Promise<Set<Network>> {
  const found = await rows(
    db,
    sql<{ network: Network }>`select network from otc_outage where ended_at is null and network is not null`,
  );
  return new Set(found.map((row) => row.network));
}

/** Notes that a network is out; nothing when that is known. */
export async function beginOutage(db: Db, network: Network, at: Date): Promise<void> {
  await run(
    db,
    sql`insert into otc_outage (network, began_at) values (${network}, ${at})
        on conflict (network) where ended_at is null do nothing`,
  );
}

interface Outage {
  readonly id: bigint;
  readonly network: Network | null;
  readonly began: Date;
}

/** Ends the outage of a network; `undefined` when there is none. */
export function endOutage(tx: Tx, network: Network, at: Date): Promise<Outage | undefined> {
  return maybeRow(
    tx,
    sql<Outage>`update otc_outage set ended_at = ${at} where network = ${network} and ended_at is null
                returning id, network, began_at as began`,
  );
}

/** An outage of the platform is known when it is over. */
export async function insertPlatformOutage(tx: Tx, began: Date, ended: Date): Promise<Outage | undefined> {
  return maybeRow(
    tx,
    sql<Outage>`insert into otc_outage (network, began_at, ended_at) values (null, ${began}, ${ended})
                returning id, network, began_at as began`,
  );
}

/**
 * Moves the clocks that stood still, each by what it missed, in one statement. A network that is still out moves its
 * own when it comes back, so an outage of the platform leaves them to it.
 */
export async function moveClocks(tx: Tx, outage: Outage, ended: Date): Promise<void> {
  await run(
    tx,
    sql`with moved as (
          update otc_trade t
             set due_at = t.due_at + (${ended} - greatest(t.clock_from, ${outage.began})),
                 paused_ms = t.paused_ms
                   + (extract(epoch from ${ended} - greatest(t.clock_from, ${outage.began})) * 1000)::bigint
           where t.due_at is not null and t.clock_from < ${ended} and t.state in ${OPEN}
             and (${outage.network}::text is null or t.network = ${outage.network})
             and not exists (select 1 from otc_outage o where o.network = t.network and o.ended_at is null)
          returning 1)
        update otc_outage set moved = (select count(*) from moved) where id = ${outage.id}`,
  );
}

/** Trades whose clock has run out, on networks that can be reached. */
export function dueTrades(db: Db, now: Date, limit: number): Promise<{ id: bigint }[]> {
  return rows(
    db,
    sql<{ id: bigint }>`
      select t.id from otc_trade t
       where t.due_at <= ${now}
         and not exists (select 1 from otc_outage o where o.network = t.network and o.ended_at is null)
       order by t.due_at limit ${limit}`,
  );
}

/** Bought coins whose settling time is over. */
export function settlingDue(db: Db, now: Date, limit: number): Promise<TradeRow[]> {
  return rows(
    db,
    sql<TradeRow>`
      select ${TRADE} from otc_trade t where state = 'completed' and settled_at is null and settles_at <= ${now}
       order by settles_at limit ${limit}`,
  );
}

/** Lets a trade's coins rest until its payment is asked about again. */
export async function postponeSettling(db: Db, id: bigint, until: Date): Promise<void> {
  await run(
    db,
    sql`update otc_trade set settles_at = ${until} where id = ${id} and state = 'completed' and settled_at is null`,
  );
}

/** Compare-and-set; `undefined` when they were credited already. */
export function settleTrade(tx: Tx, id: bigint, at: Date): Promise<TradeRow | undefined> {
  return maybeRow(
    tx,
    sql<TradeRow>`update otc_trade t set settled_at = ${at} where id = ${id} and state = 'completed'
                     and settled_at is null returning ${TRADE}`,
  );
}

export async function setHead(db: Db, network: Network, block: bigint): Promise<void> {
  await run(
    db,
    sql`insert into otc_head as h (network, block) values (${network}, ${block})
        on conflict (network) do update set block = greatest(h.block, excluded.block)`,
  );
}

/** The states in which a payment is looked for; a cancelled trade is watched while a late one still counts. */
const watched = (closedSince: Date) => sql`(t.state in ${OPEN}
  or (t.state = 'canceled' and t.closed_at > ${closedSince} and t.event <> 'restore'))`;

/** Trades with a txid that is neither proved nor refuted, the longest unseen first. */
export function tradesToJudge(db: Db, closedSince: Date, limit: number): Promise<TradeRow[]> {
  return rows(
    db,
    sql<TradeRow>`
      select ${TRADE} from otc_trade t
       where ${watched(closedSince)} and t.txid is not null and t.proved_at is null
         and coalesce(t.judgement ->> 'outcome', 'waiting') = 'waiting'
       order by t.judged_at nulls first, t.id limit ${limit}`,
  );
}

/** Receivers whose trades have no txid yet, with the block from which their payments are looked for. */
export function receiversToWatch(
  db: Db,
  network: Network,
  closedSince: Date,
  limit: number,
): Promise<{ address: string; since: bigint | null }[]> {
  return rows(
    db,
    sql<{ address: string; since: bigint | null }>`
      select t.seller_address as address, min(t.next_block) as since from otc_trade t
       where ${watched(closedSince)} and t.network = ${network} and t.txid is null
       group by t.seller_address order by min(t.next_block) nulls first limit ${limit}`,
  );
}

/** The trade of a receiver that waits for exactly this much of the token, and for which no transaction is known. */
export function tradeAwaiting(
  db: Db,
  awaited: { network: Network; address: string; units: bigint; decimals: number },
  closedSince: Date,
): Promise<TradeRow | undefined> {
  return maybeRow(
    db,
    sql<TradeRow>`
      select ${TRADE} from otc_trade t
       where ${watched(closedSince)} and t.network = ${awaited.network} and t.seller_address = ${awaited.address}
         and t.txid is null
         and t.total::numeric * 10::numeric ^ ${awaited.decimals}::int = ${String(awaited.units)}::numeric * 1000000
       order by t.id desc limit 1`,
  );
}

/** Where the search of a receiver's payments goes on. */
export async function setNextBlock(db: Db, network: Network, address: string, next: bigint): Promise<void> {
  await run(
    db,
    sql`update otc_trade set next_block = ${next} where network = ${network} and seller_address = ${address}
           and txid is null and state <> 'completed'`,
  );
}

/** A txid that was found for a trade that has none. */
export async function setFoundTxid(db: Db, id: bigint, txid: string): Promise<boolean> {
  const set = await run(db, sql`update otc_trade set txid = ${txid} where id = ${id} and txid is null`);
  return set === 1;
}

/** What the chain said of the txid that was asked for; nothing when the trade names another meanwhile. */
export async function saveJudgement(
  db: Db | Tx,
  id: bigint,
  txid: string,
  judgement: { checks: unknown; at: Date; isProved: boolean },
): Promise<boolean> {
  const saved = await run(
    db,
    sql`update otc_trade set judgement = ${JSON.stringify(judgement.checks)}::jsonb, judged_at = ${judgement.at},
               proved_at = case when ${judgement.isProved} then ${judgement.at}::timestamptz end
         where id = ${id} and txid = ${txid} and proved_at is null`,
  );
  return saved === 1;
}

/** The trade was looked at again: others have their turn before it is looked at next. */
export async function setJudgedAt(db: Db, id: bigint, at: Date): Promise<void> {
  await run(db, sql`update otc_trade set judged_at = ${at} where id = ${id}`);
}

export interface OutageRow {
  readonly id: bigint;
  readonly network: Network | null;
  readonly beganAt: Date;
  readonly endedAt: Date | null;
  readonly moved: number;
}

export function listOutages(db: Db, before: bigint | undefined, limit: number): Promise<OutageRow[]> {
  return rows(
    db,
    sql<OutageRow>`
      select id, network, began_at as "beganAt", ended_at as "endedAt", moved from otc_outage
       where id < ${before ?? NO_LIMIT} order by id desc limit ${limit}`,
  );
}
