import type { PaymentKind } from '@greenhall/domain/stock/payment/payments';
import { sql } from 'kysely';
import { type Db, type Tx, rows } from '../../../platform/database/database.ts';
import { readColumns } from '../../../platform/database/read-columns.ts';

/** The members' settlement figures by column in the order of their numbers; -1 means not closed. */
export function figureColumns(db: Db | Tx) {
  const names = [
    'member',
    'matched',
    'monthA',
    'monthB',
    'closedOn',
    'held',
    'onOffer',
    'clearZero',
    'buyback',
  ] as const;
  return readColumns(
    db,
    names,
    (after) => sql`
      select member_no as member, matched, month_a as "monthA", month_b as "monthB",
             coalesce(closed_on, -1)::bigint as "closedOn", held, on_offer as "onOffer", clear_zero as "clearZero", buyback
        from stock_member where member_no > ${after} order by member_no`,
  );
}

export interface CoolingRow {
  readonly id: bigint;
  readonly kind: PaymentKind;
  readonly payer: bigint;
  readonly funder: bigint;
  readonly coin: 'bdb' | 'ftb';
  readonly amount: bigint;
  readonly fee: bigint;
  readonly plan: number;
  readonly level: number;
  readonly paidOn: number;
  readonly recognisedOn: number;
}

/** The payments in cooling-off, in the order in which they were made. */
export function coolingPayments(db: Db | Tx): Promise<CoolingRow[]> {
  return rows(
    db,
    sql<CoolingRow>`
      select id, kind, payer, funder, coin, amount, fee, plan, level, paid_on as "paidOn",
             recognised_on as "recognisedOn" from stock_payment where state = 'cooling' order by id`,
  );
}

export interface AwardRow {
  readonly member: bigint;
  readonly threshold: bigint;
  readonly award: bigint;
  readonly reachedOn: number;
}

/** The queue of lifetime awards. */
export function awardQueue(db: Db | Tx): Promise<AwardRow[]> {
  return rows(
    db,
    sql<AwardRow>`
      select member_no as member, threshold, award, reached_on as "reachedOn" from stock_award
       where ended_on is null order by id`,
  );
}
