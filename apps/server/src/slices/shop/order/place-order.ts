import { type Owner, ownerNo } from '@greenhall/domain/members/owner';
import { checkPace, checkUnpaidCount } from '@greenhall/domain/shop/order/order';
import { type GoodsKind, kindOf } from '@greenhall/domain/shop/goods/goods';
import { ZERO, type Amount, parseAmount } from '@greenhall/domain/shared/money';
import type { OperatorId } from '@greenhall/domain/shared/four-eyes';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Tx } from '../../../platform/database/database.ts';
import { lockText } from '../../../platform/database/locks.ts';
import { failpoint } from '../../../platform/failpoints.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { checkRestricted, memberState } from '../../members/index.ts';
import { orderNumber } from '../../wallet/index.ts';
import { type AddressRow, myAddress } from '../address/store.ts';
import { takeOrdered } from '../cart/change-cart.ts';
import { type ClaimedCoupon, claimedCoupon, holdClaim } from '../coupon/store.ts';
import { freightTo } from '../freight/store.ts';
import { takeStock } from '../goods/move-stock.ts';
import { checkBuyer } from '../interest/check-buyer.ts';
import { insertOrderInterest } from '../interest/store.ts';
import { aboutOrder } from './live-events.ts';
import { type Wanted, checkSums, discountFor, freightFor, judgeLine, totalFor } from './price.ts';
import { presentMoved } from './present.ts';
import { type NewOrder, type OrderRow, insertOrder } from './store.ts';
import { type Pace, readPace } from './store-pace.ts';
import { wantedOf } from './wanted.ts';
import { orderClocksAt } from './values-in-force.ts';

type Body = Call<'shop.place'>['body'];

/** The address, for goods that are sent (`notFound`); none for goods without shipping. */
async function addressFor(
  tx: Tx,
  memberNo: MemberNo,
  kind: GoodsKind,
  id: string | undefined,
): Promise<Result<AddressRow | null>> {
  if (kind === 'service') return accept(null);
  const found = id === undefined ? undefined : await myAddress(tx, memberNo, BigInt(id));
  return found ? accept(found) : refuse('notFound');
}

/** Units that can be added to others: a negative number or a fraction makes no sum that could be ordered. */
const unitsToAdd = (units: number): number => (Number.isInteger(units) && units >= 1 ? units : Number.NaN);

/** The units of each sku; those of a sku that is named twice are added. */
function unitsOf(lines: Body['lines']): ReadonlyMap<bigint, number> {
  const units = new Map<bigint, number>();
  for (const line of lines) units.set(BigInt(line.sku), (units.get(BigInt(line.sku)) ?? 0) + unitsToAdd(line.units));
  return units;
}

/** Whether these goods can be ordered, save their stock: `goodsUnavailable`, then `quantityRule`, for any of them. */
function checkOffer(wanted: readonly Wanted[], kind: GoodsKind, pace: Pace): Result<true> {
  const judged = wanted.map((line) => judgeLine(line, kind, pace));
  const isGone = (one: Result<true>): boolean => !one.ok && one.refusal === 'goodsUnavailable';
  return judged.find(isGone) ?? judged.find((one) => !one.ok) ?? accept(true);
}

/** What the coupon of an order takes off: nothing without one; `couponUnusable`, also where another order holds it. */
async function couponFor(
  tx: Tx,
  memberNo: MemberNo,
  id: string | undefined,
  wanted: readonly Wanted[],
  now: Date,
): Promise<Result<{ readonly coupon: ClaimedCoupon | undefined; readonly discount: Amount<'mey'> }>> {
  if (id === undefined) return accept({ coupon: undefined, discount: ZERO });
  const coupon = await claimedCoupon(tx, memberNo, BigInt(id));
  if (!coupon || coupon.state !== 'claimed') return refuse('couponUnusable');
  const discount = discountFor(wanted, coupon, now);
  return discount.ok ? accept({ coupon, discount: discount.value }) : discount;
}

const lineOf = ({ sku, units }: Wanted, paid: bigint): NewOrder['lines'][number] => ({
  goodsId: sku.goodsId,
  skuId: sku.skuId,
  names: sku.names,
  options: sku.options,
  picture: sku.picture,
  price: sku.price,
  cost: sku.cost,
  units,
  paid,
});

const keptAddress = ({ name, phone, country, lines }: AddressRow): NewOrder['address'] => ({
  name,
  phone,
  country,
  lines,
});

/** The order as it would be written, with every check but those of stock and of unpaid orders, in their order. */
async function planOrder(
  ports: Ports,
  tx: Tx,
  memberNo: MemberNo,
  owner: Owner,
  body: Body,
): Promise<Result<{ order: NewOrder; pace: Pace; above: readonly OperatorId[] }>> {
  const at = ports.clock.now();
  const pace = await readPace(tx, owner, at);
  const mayOrder = checkPace(pace.ended, at.getTime());
  if (!mayOrder.ok) return mayOrder;
  const wanted = await wantedOf(tx, unitsOf(body.lines));
  if (!wanted.ok) return wanted;
  const kind = kindOf(wanted.value[0]?.sku.kind ?? 0);
  const address = await addressFor(tx, memberNo, kind, body.address);
  if (!address.ok) return address;
  const offered = checkOffer(wanted.value, kind, pace);
  if (!offered.ok) return offered;
  const rule = address.value ? await freightTo(tx, address.value.country) : undefined;
  const fits = checkSums(wanted.value, rule);
  if (!fits.ok) return fits;
  const freight = freightFor(wanted.value, kind, rule);
  if (!freight.ok) return freight;
  const used = await couponFor(tx, memberNo, body.coupon, wanted.value, at);
  if (!used.ok) return used;
  const { coupon, discount } = used.value;
  const wish = { skuIds: wanted.value.map(({ sku }) => sku.skuId), couponId: coupon?.id ?? null };
  const above = await checkBuyer(ports, tx, memberNo, wish);
  if (!above.ok) return above;
  const { paid, ...sums } = totalFor(wanted.value, coupon, discount, freight.value);
  if (parseAmount(body.total) !== sums.total) return refuse('priceChanged');
  const order: NewOrder = {
    ...sums,
    number: orderNumber(ports, 'S'),
    memberNo,
    owner,
    kind,
    claimId: coupon?.claimId ?? null,
    note: body.note || null,
    address: address.value && keptAddress(address.value),
    packableAt: address.value && address.value.usableAt > at ? address.value.usableAt : null,
    madeAt: at,
    dueAt: new Date(at.getTime() + (await orderClocksAt(tx, at)).toPay),
    lines: wanted.value.map((line, index) => lineOf(line, paid[index] ?? 0n)),
  };
  return accept({ order, pace, above: above.value });
}

/** Writes the order and takes what it needs: the coupon, then the stock of every sku, or nothing of it. */
async function place(ports: Ports, tx: Tx, order: NewOrder, above: readonly OperatorId[]): Promise<Result<OrderRow>> {
  const row = await insertOrder(tx, order);
  await insertOrderInterest(tx, row.id, above, order.madeAt);
  if (order.claimId !== null && !(await holdClaim(tx, order.claimId, row.id))) return refuse('couponUnusable');
  const taken = await takeStock(tx, order.madeAt, row.id, order.lines);
  if (!taken.ok) return taken;
  await takeOrdered(tx, order.memberNo, order.lines);
  await ports.live.publish(tx, aboutOrder(row));
  return accept(row);
}

/**
 * Places an order: its goods and its coupon are kept for half an hour. Orders of one owner are placed one after the
 * other, so that its limits hold.
 */
export async function placeOrder(ports: Ports, call: Call<'shop.place'>): Promise<Result<Answer<'shop.place'>>> {
  const me = call.caller.memberNo;
  const done = await once(ports, call, async (tx) => {
    const owner = (await memberState(tx, me))?.owner ?? ownerNo(me);
    await lockText(tx, 'shopBuyer', String(owner));
    const allowed = await checkRestricted(tx, me, 'shop', ports.clock.now());
    if (!allowed.ok) return allowed;
    const planned = await planOrder(ports, tx, me, owner, call.body);
    if (!planned.ok) return planned;
    const { order, pace, above } = planned.value;
    const mayWait = checkUnpaidCount(pace.unpaid);
    if (!mayWait.ok) return mayWait;
    const placed = await place(ports, tx, order, above);
    if (!placed.ok) return placed;
    failpoint(ports.settings, 'shop.place.before-commit');
    return accept(presentMoved(placed.value));
  });
  failpoint(ports.settings, 'shop.place.after-commit');
  return done;
}
