import type { OperatorId } from '@greenhall/domain/shared/four-eyes';
import { sql } from 'kysely';
import { type Tx, maybeRow, oneRow, run } from '../../../../platform/database/database.ts';
import { type RowOf, columns, returning, select } from '../../../../platform/database/select.ts';
import { listOf } from '../../../../platform/lists/list-of.ts';
import { COUPON, COVERED } from '../../coupon/store.ts';

export type DeskCouponRow = RowOf<typeof DESK_COUPON>;

const DESK_COUPON = COUPON.and(COVERED)
  .and(columns('shop_coupon as c', ['code']))
  .and({
    used: sql<number>`(select count(*)::int from shop_coupon_claim m where m.coupon_id = c.id and m.state = 'used')`,
  });

/** The coupons with their states at a moment. */
export const couponsAt = (at: Date) =>
  listOf('shop.deskCoupons', 'shop_coupon', {
    key: 'id',
    filters: {
      state: (state) => sql`
        case when withdrawn_at is not null then 'withdrawn' when ${at} < from_at then 'planned'
             when ${at} < until_at then 'active' else 'over' end = ${state}`,
      code: 'code',
      made: 'madeAt',
    },
    orders: { made: 'id' },
    read: (part) => select(DESK_COUPON)`from shop_coupon c ${part}`,
  });

export interface NewCoupon {
  readonly code: string | null;
  readonly fixed: bigint | null;
  readonly percentBp: number | null;
  readonly cap: bigint | null;
  readonly minimum: bigint;
  readonly goodsId: bigint | null;
  readonly classId: bigint | null;
  readonly from: Date;
  readonly until: Date;
  readonly number: number;
  readonly at: Date;
}

/** Writes a coupon, and who has issued it alone; `undefined` if its code is taken. */
export async function insertCoupon(tx: Tx, coupon: NewCoupon, aloneBy: OperatorId | null): Promise<bigint | undefined> {
  const { code, fixed, percentBp, cap, minimum, goodsId, classId, from, until, number, at } = coupon;
  const written = returning(columns('shop_coupon', ['id']))`
    insert into shop_coupon
      (code, fixed, percent_bp, cap, minimum, goods_id, class_id, from_at, until_at, number, made_at, issued_alone_by)
    values (${code}, ${fixed}, ${percentBp}, ${cap}, ${minimum}, ${goodsId}, ${classId}, ${from}, ${until},
            ${number}, ${at}, ${aloneBy})
    on conflict (code) do nothing`;
  return (await maybeRow(tx, written))?.id;
}

/** What the coupons that an operator has issued alone since a moment take off at most. */
export async function issuedByOne(tx: Tx, operator: OperatorId, since: Date): Promise<bigint> {
  const query = sql<{ worth: bigint }>`
    select coalesce(sum(coalesce(fixed, cap) * number), 0)::bigint as worth from shop_coupon
     where issued_alone_by = ${operator} and made_at > ${since}`;
  return (await oneRow(tx, query)).worth;
}

export async function isCodeTaken(tx: Tx, code: string): Promise<boolean> {
  const found = await maybeRow(tx, select(columns('shop_coupon', ['id']))`from shop_coupon where code = ${code}`);
  return found !== undefined;
}

/** Whether the goods or the class that a coupon is for exist. */
export async function isScopeKnown(tx: Tx, goodsId: bigint | null, classId: bigint | null): Promise<boolean> {
  const goods = goodsId === null || (await maybeRow(tx, sql`select id from shop_goods where id = ${goodsId}`));
  const scope = classId === null || (await maybeRow(tx, sql`select id from shop_class where id = ${classId}`));
  return Boolean(goods) && Boolean(scope);
}

/** Stops a coupon; `undefined` if there is none of this number, false if it was stopped before. */
export async function withdrawCoupon(tx: Tx, id: bigint, at: Date): Promise<boolean | undefined> {
  const stopped = sql`update shop_coupon set withdrawn_at = ${at} where id = ${id} and withdrawn_at is null`;
  if ((await run(tx, stopped)) === 1) return true;
  return (await maybeRow(tx, sql`select id from shop_coupon where id = ${id}`)) ? false : undefined;
}
