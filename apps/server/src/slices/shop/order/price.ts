import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { ZERO, amount, type Amount } from '@greenhall/domain/shared/money';
import { freightOf } from '@greenhall/domain/shop/freight/freight';
import { discountOf } from '@greenhall/domain/shop/coupon/coupon';
import { type OrderTotal, checkSum, lineSum, orderTotal } from '@greenhall/domain/shop/order/total';
import { type GoodsKind, checkUnits, kindOf } from '@greenhall/domain/shop/goods/goods';
import type { CouponRow } from '../coupon/store.ts';
import { couponOf, covers } from '../coupon/store.ts';
import type { FreightRow } from '../freight/store.ts';
import type { OrderedSku } from '../goods/store-order.ts';
import type { Pace } from './store-pace.ts';

/** A sku with the units that are wanted of it. */
export interface Wanted {
  readonly sku: OrderedSku;
  readonly units: number;
  /** Whether there is something to hand out, or the goods are shipped. */
  readonly isDeliverable: boolean;
}

const priced = (wanted: readonly Wanted[], coupon: CouponRow | undefined) =>
  wanted.map(({ sku, units }) => ({
    price: amount<'mey'>(sku.price),
    units,
    isCovered: coupon !== undefined && covers(coupon, sku),
  }));

/** Whether what these goods cost, and what sending them costs at most, can be written as a sum (`amountRange`). */
export function checkSums(wanted: readonly Wanted[], freight: FreightRow | undefined): Result<true> {
  const { first = ZERO, further = ZERO } = freight ?? {};
  return checkSum(priced(wanted, undefined), first > further ? first : further);
}

/** What a coupon takes off these goods now (`couponUnusable`). */
export function discountFor(wanted: readonly Wanted[], coupon: CouponRow, now: Date): Result<Amount<'mey'>> {
  const lines = priced(wanted, coupon).map((line) => ({ sum: lineSum(line), isCovered: line.isCovered }));
  return discountOf(couponOf(coupon), lines, now.getTime());
}

/** What sending goods costs, in micro; goods without shipping cost nothing to send. Refuses with `notDelivered`. */
export function freightFor(
  wanted: readonly Wanted[],
  kind: GoodsKind,
  freight: FreightRow | undefined,
): Result<Amount<'mey'>> {
  if (kind === 'service') return accept(ZERO);
  if (!freight) return refuse('notDelivered');
  const units = wanted.reduce((total, line) => total + line.units, 0);
  const goods = priced(wanted, undefined).reduce((total, line) => total + lineSum(line), 0n);
  return accept(freightOf(freight, units, amount<'mey'>(goods)));
}

/** The total of an order of these goods, with what is paid for each. */
export function totalFor(
  wanted: readonly Wanted[],
  coupon: CouponRow | undefined,
  discount: Amount<'mey'>,
  freight: Amount<'mey'>,
): OrderTotal {
  return orderTotal(priced(wanted, coupon), discount, freight);
}

/**
 * Whether a line can be ordered, save its stock: `goodsUnavailable`, also among goods of the other kind and where
 * nothing could be handed out, or `quantityRule` with what the owner’s unpaid orders leave of the limit.
 */
export function judgeLine({ sku, units, isDeliverable }: Wanted, kind: GoodsKind, pace: Pace): Result<true> {
  if (kindOf(sku.kind) !== kind || !isDeliverable) return refuse('goodsUnavailable');
  const orderLimit = Math.max(0, sku.orderLimit - (pace.kept.get(sku.skuId) ?? 0));
  return checkUnits({ ...sku, orderLimit }, units);
}
