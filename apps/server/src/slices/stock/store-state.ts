import type { PaymentKind } from '@greenhall/domain/stock/payments';
import { sql } from 'kysely';
import { type Db, type Tx, rows } from '../../platform/database/database.ts';

/** What the hall keeps of a member for the law. */
export interface MemberFigures {
  readonly memberNo: bigint;
  readonly matched: bigint;
  readonly monthA: bigint;
  readonly monthB: bigint;
  readonly closedOn: number | null;
  readonly held: bigint;
  readonly onOffer: bigint;
  readonly clearZero: bigint;
  readonly buyback: bigint;
}

export function allFigures(db: Db | Tx): Promise<MemberFigures[]> {
  return rows(
    db,
    sql<MemberFigures>`
      select member_no as "memberNo", matched, month_a as "monthA", month_b as "monthB", closed_on as "closedOn", held,
             on_offer as "onOffer", clear_zero as "clearZero", buyback from stock_member`,
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

/** The payments in their cooling-off, in the order in which they were made. */
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

/** The line of lifetime awards. */
export function awardLine(db: Db | Tx): Promise<AwardRow[]> {
  return rows(
    db,
    sql<AwardRow>`
      select member_no as member, threshold, award, reached_on as "reachedOn" from stock_award
       where ended_on is null order by id`,
  );
}
