import { amount, shares } from '@greenhall/domain/shared/money';
import type { PaidDay } from '@greenhall/domain/proof/platform-figures';
import type { Position } from '@greenhall/domain/proof/results';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { Price } from '@greenhall/domain/stock/market/market';
import { dateOf } from '@greenhall/domain/shared/time';
import { sql } from 'kysely';
import { type Tx, maybeRow, oneRow, rows, run } from '../../platform/database/database.ts';

/** How far the bonuses and the executed sales are counted into what members have received. */
export interface Counted {
  readonly countedBonus: bigint;
  readonly countedFill: bigint;
}

/** Adds what members have received since the last snapshot to what they had received before. */
export async function countReceived(tx: Tx, before: Counted): Promise<Counted> {
  const now = await oneRow(
    tx,
    sql<Counted>`select coalesce((select max(id) from stock_income), 0) as "countedBonus",
                        coalesce((select max(id) from stock_proceeds), 0) as "countedFill"`,
  );
  await run(
    tx,
    sql`insert into proof_received (member_no, amount)
        select member_no, sum(amount) from (
          select member_no, amount from stock_income where id > ${before.countedBonus} and id <= ${now.countedBonus}
          union all
          select member_no, amount from stock_proceeds where id > ${before.countedFill} and id <= ${now.countedFill}) new
         group by member_no order by member_no
        on conflict (member_no) do update set amount = proof_received.amount + excluded.amount`,
  );
  return now;
}

/** What the levels of each account have cost and brought, by ascending number after one of them. */
export async function positionsAfter(
  tx: Tx,
  after: bigint,
  limit: number,
): Promise<(Position & { readonly member: MemberNo })[]> {
  const found = await rows(
    tx,
    sql<{ member: MemberNo; paid: bigint; received: bigint; queued: bigint; shares: bigint }>`
      select m.member_no as member, m.node_fuel - k.cooling as paid, coalesce(r.amount, 0) as received, k.queued, k.shares
        from members_state m
        join stock_stake k using (member_no)
        left join proof_received r using (member_no)
       where m.member_no > ${after} order by m.member_no limit ${limit}`,
  );
  return found.map((row) => ({
    member: row.member,
    paid: amount(row.paid),
    received: amount(row.received),
    queued: amount(row.queued),
    shares: shares(row.shares),
  }));
}

/** Reserve and outstanding shares; both zero before the market's first use. */
export async function priceNow(tx: Tx): Promise<Price> {
  const row = await maybeRow(
    tx,
    sql<{ reserve: bigint; outstanding: bigint }>`select reserve, outstanding from stock_price`,
  );
  return { reserve: amount(row?.reserve ?? 0n), outstanding: shares(row?.outstanding ?? 0n) };
}

interface SettledRow {
  readonly day: number;
  readonly collisionDue: bigint;
  readonly collisionPool: bigint;
  readonly leadershipDue: bigint;
  readonly leadershipPool: bigint;
  readonly outcome: string;
}

/** The last settlements, newest first. */
export async function lastPaidDays(tx: Tx, limit: number): Promise<PaidDay[]> {
  const found = await rows(
    tx,
    sql<SettledRow>`
      select day, collision_due as "collisionDue", collision_pool as "collisionPool", leadership_due as "leadershipDue",
             leadership_pool as "leadershipPool", outcome_hash as outcome
        from stock_settled order by day desc limit ${limit}`,
  );
  return found.map((row) => ({
    day: dateOf(row.day),
    collision: { due: row.collisionDue, pool: row.collisionPool },
    leadership: { due: row.leadershipDue, pool: row.leadershipPool },
    outcome: row.outcome,
  }));
}
