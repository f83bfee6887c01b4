import type { Owner } from '@greenhall/domain/members/owner';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { OrderState } from '@greenhall/domain/shop/order/order';
import type { GoodsKind } from '@greenhall/domain/shop/goods/goods';
import type { Amount } from '@greenhall/domain/shared/money';
import { type RawBuilder, sql } from 'kysely';
import { type Db, type Tx, maybeRow, oneRow, rows, run } from '../../../platform/database/database.ts';
import { type RowOf, columns, returning, select } from '../../../platform/database/select.ts';
import type { SkuOption, Texts } from '../goods/option.ts';

/** The address that an order was placed with. 180 days after the order is over only the country is left. */
export interface StoredAddress {
  readonly name: string | null;
  readonly phone: string | null;
  readonly country: string;
  readonly lines: string | null;
}

/** An order as it is stored; sums in micro of `mey`. */
export interface OrderRow {
  readonly id: bigint;
  readonly number: string;
  readonly memberNo: MemberNo;
  readonly owner: Owner;
  readonly kind: GoodsKind;
  readonly state: OrderState;
  readonly cameFrom: OrderState | null;
  readonly goods: Amount<'mey'>;
  readonly discount: Amount<'mey'>;
  readonly freight: Amount<'mey'>;
  readonly total: Amount<'mey'>;
  readonly refunded: Amount<'mey'>;
  readonly freightRefunded: Amount<'mey'>;
  readonly earned: Amount<'mey'>;
  readonly goodwill: Amount<'mey'>;
  readonly claimId: bigint | null;
  readonly note: string | null;
  readonly address: StoredAddress | null;
  readonly packableAt: Date | null;
  readonly madeAt: Date;
  readonly dueAt: Date | null;
  readonly clockLeftMs: bigint | null;
  readonly paidAt: Date | null;
  readonly packedAt: Date | null;
  readonly carrier: string | null;
  readonly tracking: string | null;
  readonly shippedAt: Date | null;
  readonly extendedAt: Date | null;
  readonly revealedAt: Date | null;
  readonly completedAt: Date | null;
  readonly closedAt: Date | null;
}

export const ORDER = columns('shop_order as o', [
  'id',
  'number',
  'memberNo',
  'owner',
  'kind',
  'state',
  'cameFrom',
  'goods',
  'discount',
  'freight',
  'total',
  'refunded',
  'freightRefunded',
  'earned',
  'goodwill',
  'claimId',
  'note',
  'address',
  'packableAt',
  'madeAt',
  'dueAt',
  'clockLeftMs',
  'paidAt',
  'packedAt',
  'carrier',
  'tracking',
  'shippedAt',
  'extendedAt',
  'revealedAt',
  'completedAt',
  'closedAt',
]).narrow<{
  goods: Amount<'mey'>;
  discount: Amount<'mey'>;
  freight: Amount<'mey'>;
  total: Amount<'mey'>;
  refunded: Amount<'mey'>;
  freightRefunded: Amount<'mey'>;
  earned: Amount<'mey'>;
  goodwill: Amount<'mey'>;
  address: StoredAddress | null;
}>();

export function orderById(db: Db | Tx, id: bigint): Promise<OrderRow | undefined> {
  return maybeRow(db, select(ORDER)`from shop_order o where o.id = ${id}`);
}

/** The order, locked until the transaction ends: it is locked before its coupon and its stock. */
export function lockOrder(tx: Tx, id: bigint): Promise<OrderRow | undefined> {
  return maybeRow(tx, select(ORDER)`from shop_order o where o.id = ${id} for update`);
}

/** A line of an order; sums in micro of `mey`. */
export type LineRow = RowOf<typeof LINE>;

const LINE = columns('shop_order_line as l', [
  'id',
  'orderId',
  'goodsId',
  'skuId',
  'names',
  'options',
  'picture',
  'price',
  'cost',
  'units',
  'paid',
  'refundedUnits',
  'refunded',
]).narrow<{
  names: Texts;
  options: readonly SkuOption[];
  price: Amount<'mey'>;
  cost: Amount<'mey'>;
  paid: Amount<'mey'>;
  refunded: Amount<'mey'>;
}>();

/** The lines of these orders, in their order. */
export function linesOf(db: Db | Tx, orderIds: readonly bigint[]): Promise<LineRow[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return rows(
    db,
    select(LINE)`
      from shop_order_line l
       where l.order_id in (${sql.join(orderIds)}) order by l.order_id, l.place`,
  );
}

export interface NewLine {
  readonly goodsId: bigint;
  readonly skuId: bigint;
  readonly names: Texts;
  readonly options: readonly SkuOption[];
  readonly picture: string | null;
  readonly price: bigint;
  readonly cost: bigint;
  readonly units: number;
  readonly paid: bigint;
}

export interface NewOrder {
  readonly number: string;
  readonly memberNo: MemberNo;
  readonly owner: Owner;
  readonly kind: GoodsKind;
  readonly goods: bigint;
  readonly discount: bigint;
  readonly freight: bigint;
  readonly total: bigint;
  readonly claimId: bigint | null;
  readonly note: string | null;
  readonly address: StoredAddress | null;
  readonly packableAt: Date | null;
  readonly madeAt: Date;
  readonly dueAt: Date;
  readonly lines: readonly NewLine[];
}

/** Writes a new order with its lines and the first step of its history. */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<OrderRow> {
  const row = await oneRow(
    tx,
    returning(ORDER)`
      insert into shop_order as o
        (number, member_no, owner, kind, state, goods, discount, freight, total, claim_id, note, address, packable_at,
         made_at, due_at)
      values (${order.number}, ${order.memberNo}, ${order.owner}, ${order.kind}, 'toPay', ${order.goods},
              ${order.discount}, ${order.freight}, ${order.total}, ${order.claimId}, ${order.note},
              ${order.address && JSON.stringify(order.address)}::jsonb, ${order.packableAt}, ${order.madeAt},
              ${order.dueAt})`,
  );
  const lines = order.lines.map(
    (line, place) => sql`
      (${row.id}, ${place}, ${line.goodsId}, ${line.skuId}, ${JSON.stringify(line.names)}::jsonb,
       ${JSON.stringify(line.options)}::jsonb, ${line.picture}, ${line.price}, ${line.cost}, ${line.units}, ${line.paid})`,
  );
  await sql`
    insert into shop_order_line
      (order_id, place, goods_id, sku_id, names, options, picture, price, cost, units, paid)
    values ${sql.join(lines)}`.execute(tx);
  await insertStep(tx, { orderId: row.id, event: 'place', state: 'toPay', by: 'buyer', at: order.madeAt });
  return row;
}

export interface Step {
  readonly orderId: bigint;
  readonly event: string;
  readonly state: OrderState;
  readonly by: 'buyer' | 'system' | 'desk';
  readonly amount?: bigint;
  readonly at: Date;
}

/** Writes a step of an order's history. */
export async function insertStep(tx: Tx, step: Step): Promise<void> {
  await sql`
    insert into shop_order_step (order_id, event, state, actor, amount, at)
    values (${step.orderId}, ${step.event}, ${step.state}, ${step.by}, ${step.amount ?? null}, ${step.at})`.execute(tx);
}

/** What a transition changes beside the state. What is absent stays. */
export interface OrderChange {
  readonly state: OrderState;
  readonly cameFrom?: OrderState | null;
  readonly dueAt: Date | null;
  readonly clockLeftMs?: bigint | null;
  readonly packableAt?: Date | null;
  readonly paidAt?: Date;
  readonly packedAt?: Date;
  readonly shippedAt?: Date;
  readonly carrier?: string;
  readonly tracking?: string;
  readonly extendedAt?: Date;
  readonly revealedAt?: Date;
  readonly completedAt?: Date;
  readonly canceledAt?: Date;
  readonly closedAt?: Date;
  readonly refunded?: bigint;
  readonly freightRefunded?: bigint;
  readonly earned?: bigint;
}

const COLUMNS: Readonly<Record<keyof OrderChange, string>> = {
  state: 'state',
  cameFrom: 'came_from',
  dueAt: 'due_at',
  clockLeftMs: 'clock_left_ms',
  packableAt: 'packable_at',
  paidAt: 'paid_at',
  packedAt: 'packed_at',
  shippedAt: 'shipped_at',
  carrier: 'carrier',
  tracking: 'tracking',
  extendedAt: 'extended_at',
  revealedAt: 'revealed_at',
  completedAt: 'completed_at',
  canceledAt: 'canceled_at',
  closedAt: 'closed_at',
  refunded: 'refunded',
  freightRefunded: 'freight_refunded',
  earned: 'earned',
};

/** Changes an order that is still in the state in which it was read; `undefined` if another change came first. */
export function updateOrder(tx: Tx, before: OrderRow, change: OrderChange): Promise<OrderRow | undefined> {
  const set = (Object.entries(change) as [keyof OrderChange, unknown][])
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => sql`${sql.ref(COLUMNS[field])} = ${value}`);
  return maybeRow(
    tx,
    returning(ORDER)`
      update shop_order as o set ${sql.join(set)}
       where o.id = ${before.id} and o.state = ${before.state}`,
  );
}

/** An order of a member, locked until the transaction ends. */
export async function lockMyOrder(tx: Tx, memberNo: MemberNo, id: bigint): Promise<OrderRow | undefined> {
  const order = await lockOrder(tx, id);
  return order?.memberNo === memberNo ? order : undefined;
}

/** The orders whose time limit is over, the longest over first. */
/** Whether the time limit of an order is over. */
export const isOrderDue = (now: Date): RawBuilder<boolean> =>
  sql`exists (select from shop_order where due_at <= ${now})`;

export async function dueOrders(db: Db, now: Date, limit: number): Promise<bigint[]> {
  const query = select(columns('shop_order', ['id']))`
    from shop_order where due_at <= ${now} order by due_at, id limit ${limit}`;
  return (await rows(db, query)).map(({ id }) => id);
}

export async function setPackableFrom(tx: Tx, id: bigint, at: Date): Promise<void> {
  await run(tx, sql`update shop_order set packable_at = ${at} where id = ${id}`);
}

/** Every line of the order got everything back. */
export async function refundAllLines(tx: Tx, orderId: bigint): Promise<void> {
  await run(tx, sql`update shop_order_line set refunded_units = units, refunded = paid where order_id = ${orderId}`);
}

/** Cuts the addresses of orders that were over before a moment to their country; answers how many. */
export function cutOldAddresses(db: Db, before: Date, limit: number): Promise<number> {
  return run(
    db,
    sql`update shop_order
           set address = jsonb_build_object('name', null, 'phone', null, 'country', address -> 'country', 'lines', null)
         where id in (select id from shop_order
                       where address ->> 'lines' is not null and coalesce(closed_at, canceled_at) < ${before}
                       order by id limit ${limit})`,
  );
}

export async function setGoodwill(tx: Tx, id: bigint, value: bigint): Promise<void> {
  await run(tx, sql`update shop_order set goodwill = ${value} where id = ${id} and goodwill = 0`);
}
