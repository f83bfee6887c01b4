import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { CLAIM_TRANSITIONS, type Coupon, type CouponValue } from '@greenhall/domain/shop/coupon/coupon';
import { type Amount, amount } from '@greenhall/domain/shared/money';
import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, rows, run } from '../../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../../platform/database/select.ts';
import { accepting } from '../../../platform/database/states.ts';
import type { Texts } from '../goods/option.ts';

/** A coupon as it is stored; sums in micro of `mey`. */
export interface CouponRow {
  readonly id: bigint;
  readonly fixed: Amount<'mey'> | null;
  readonly percentBp: number | null;
  readonly cap: Amount<'mey'> | null;
  readonly minimum: Amount<'mey'>;
  readonly goodsId: bigint | null;
  readonly classId: bigint | null;
  readonly fromAt: Date;
  readonly untilAt: Date;
  readonly number: number;
  readonly claimed: number;
  readonly withdrawnAt: Date | null;
}

/** A coupon with the names of what it covers. */
export interface NamedCoupon extends CouponRow {
  readonly names: Texts | null;
}

/** A coupon beside what the member has of it. */
export type ShownCoupon = RowOf<typeof SHOWN_COUPON>;

export const COUPON = columns('shop_coupon as c', [
  'id',
  'fixed',
  'percentBp',
  'cap',
  'minimum',
  'goodsId',
  'classId',
  'fromAt',
  'untilAt',
  'number',
  'claimed',
  'withdrawnAt',
]).narrow<{ fixed: Amount<'mey'> | null; cap: Amount<'mey'> | null; minimum: Amount<'mey'> }>();

/** What a coupon covers, by its name in each language; null if it covers all goods. */
export const COVERED = {
  names: sql<Texts | null>`
    case when c.goods_id is not null
         then (select jsonb_object_agg(t.language, t.name) from shop_goods_text t where t.goods_id = c.goods_id)
         when c.class_id is not null
         then (select jsonb_object_agg(t.language, t.name) from shop_class_text t where t.class_id = c.class_id)
     end`,
};

const SHOWN_COUPON = COUPON.and(COVERED).and(columns('shop_coupon_claim as m', ['id as claimId', 'state']).orNull());

/** What the coupon takes off. Throws for a row that the constraints of the table do not allow. */
function valueOf({ fixed, percentBp, cap }: CouponRow): CouponValue {
  if (fixed !== null) return { kind: 'fixed', value: amount<'mey'>(fixed) };
  if (percentBp === null) throw new Error('a coupon without a value');
  return { kind: 'percent', bp: percentBp, cap: cap === null ? null : amount<'mey'>(cap) };
}

/** The coupon as the rules know it. A coupon that was withdrawn has no moment at which it counts. */
export function couponOf(row: CouponRow): Coupon {
  const until = row.withdrawnAt === null ? row.untilAt.getTime() : -Infinity;
  return { value: valueOf(row), minimum: amount<'mey'>(row.minimum), from: row.fromAt.getTime(), until };
}

interface InClass {
  readonly goodsId: bigint;
  readonly classId: bigint;
  readonly parentId: bigint | null;
}

/** Whether a coupon covers goods: those that it names, those of its class, or those of a class inside it. */
export function covers(coupon: CouponRow, { goodsId, classId, parentId }: InClass): boolean {
  if (coupon.goodsId !== null) return coupon.goodsId === goodsId;
  return coupon.classId === null || coupon.classId === classId || coupon.classId === parentId;
}

/** What a member has claimed, and what everybody can claim now, the newest first. */
export function couponsFor(db: Db, memberNo: MemberNo, now: Date): Promise<ShownCoupon[]> {
  return rows(
    db,
    select(SHOWN_COUPON)`
      from shop_coupon c
        left join shop_coupon_claim m on m.coupon_id = c.id and m.member_no = ${memberNo}
       where m.id is not null
          or (c.code is null and c.withdrawn_at is null and c.claimed < c.number
              and c.from_at <= ${now} and c.until_at > ${now})
       order by c.id desc limit 100`,
  );
}

/** A coupon that a member has claimed. */
export type ClaimedCoupon = RowOf<typeof CLAIMED_COUPON>;

const CLAIMED_COUPON = COUPON.and(columns('shop_coupon_claim as m', ['id as claimId', 'state']));

export function claimedCoupon(db: Db | Tx, memberNo: MemberNo, couponId: bigint): Promise<ClaimedCoupon | undefined> {
  return maybeRow(
    db,
    select(CLAIMED_COUPON)`
      from shop_coupon_claim m join shop_coupon c on c.id = m.coupon_id
       where m.coupon_id = ${couponId} and m.member_no = ${memberNo}`,
  );
}

/** The coupons of a member that no order holds and that count now. */
export function usableCoupons(db: Db, memberNo: MemberNo, now: Date): Promise<ClaimedCoupon[]> {
  return rows(
    db,
    select(CLAIMED_COUPON)`
      from shop_coupon_claim m join shop_coupon c on c.id = m.coupon_id
       where m.member_no = ${memberNo} and m.state = 'claimed' and c.withdrawn_at is null
         and c.from_at <= ${now} and c.until_at > ${now}
       order by m.id limit 100`,
  );
}

export interface Claiming {
  readonly memberNo: MemberNo;
  readonly at: Date;
  /** The coupon by its id, if it is offered to everybody, or by its code. */
  readonly coupon: { readonly id: bigint } | { readonly code: string };
}

/**
 * Gives the member one of the coupons; false if there is none that can be claimed now. The number that is left and the
 * one claim per member are kept by the table.
 */
export async function claim(tx: Tx, { memberNo, at, coupon }: Claiming): Promise<boolean> {
  const which = 'id' in coupon ? sql`id = ${coupon.id} and code is null` : sql`code = ${coupon.code}`;
  const written = await run(
    tx,
    sql`with taken as (
          update shop_coupon set claimed = claimed + 1
           where ${which} and claimed < number and withdrawn_at is null and from_at <= ${at} and until_at > ${at}
             and not exists (select from shop_coupon_claim m where m.coupon_id = shop_coupon.id and m.member_no = ${memberNo})
          returning id)
        insert into shop_coupon_claim (coupon_id, member_no, state, claimed_at)
        select id, ${memberNo}::bigint, 'claimed', ${at}::timestamptz from taken`,
  );
  return written === 1;
}

/** Holds a claimed coupon for an order; false if another order was first. */
export async function holdClaim(tx: Tx, claimId: bigint, orderId: bigint): Promise<boolean> {
  const held = sql`update shop_coupon_claim set state = 'held', order_id = ${orderId} where id = ${claimId} and state in ${accepting(CLAIM_TRANSITIONS, 'hold')}`;
  return (await run(tx, held)) === 1;
}

/** The order that holds the coupon is paid: it is used. */
export async function useClaim(tx: Tx, claimId: bigint, orderId: bigint): Promise<void> {
  const used = sql`update shop_coupon_claim set state = 'used' where id = ${claimId} and order_id = ${orderId} and state in ${accepting(CLAIM_TRANSITIONS, 'use')}`;
  if ((await run(tx, used)) !== 1) throw new Error(`order ${orderId} does not hold its coupon`);
}

/** The order is over and its coupon comes back. */
export async function freeClaim(tx: Tx, claimId: bigint, orderId: bigint): Promise<void> {
  const freed = sql`update shop_coupon_claim set state = 'claimed', order_id = null where id = ${claimId} and order_id = ${orderId} and state in ${accepting(CLAIM_TRANSITIONS, 'free')}`;
  if ((await run(tx, freed)) !== 1) throw new Error(`order ${orderId} does not hold its coupon`);
}
