import { sql } from 'kysely';
import { type Db, type Tx, rows } from '../../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../../platform/database/select.ts';
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

export type CoolingRow = RowOf<typeof COOLING>;

const COOLING = columns('stock_payment', [
  'id',
  'kind',
  'payer',
  'funder',
  'coin',
  'amount',
  'fee',
  'plan',
  'level',
  'paidOn',
  'recognisedOn',
]);

/** The payments in cooling-off, in the order in which they were made. */
export function coolingPayments(db: Db | Tx): Promise<CoolingRow[]> {
  return rows(db, select(COOLING)`from stock_payment where state = 'cooling' order by id`);
}

export type AwardRow = RowOf<typeof AWARD>;

const AWARD = columns('stock_award', ['memberNo as member', 'threshold', 'award', 'reachedOn']);

/** The queue of lifetime awards. */
export function awardQueue(db: Db | Tx): Promise<AwardRow[]> {
  return rows(db, select(AWARD)`from stock_award where ended_on is null order by id`);
}
