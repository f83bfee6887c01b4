import type { ReturnState } from '@greenhall/domain/shop/order/return-request';
import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, oneRow, rows, run } from '../../../platform/database/database.ts';
import { type RowOf, columns, returning, select } from '../../../platform/database/select.ts';
import { namesFiles } from '../../../platform/pictures/named-files.ts';

/** A return request as it is stored; its amount in micro of `mey`. */
export type ReturnRequestRow = RowOf<typeof RETURN_REQUEST>;

const RETURN_REQUEST = columns('shop_return_request as r', [
  'id',
  'orderId',
  'state',
  'reason',
  'pictures',
  'reply',
  'carrier',
  'tracking',
  'amount',
  'askedAt',
  'dueAt',
  'endedAt',
]);
const OPEN = sql`r.state in ('asked', 'agreed', 'sent')`;

/** Units of a line that a return request asks money back for. */
export type ReturnRequestLine = RowOf<typeof RETURN_REQUEST_LINE>;

const RETURN_REQUEST_LINE = columns('shop_return_request_line', ['lineId', 'units']);

export interface NewReturnRequest {
  readonly orderId: bigint;
  readonly reason: string;
  readonly pictures: readonly string[];
  readonly lines: readonly ReturnRequestLine[];
  readonly at: Date;
}

export async function insertReturnRequest(
  tx: Tx,
  { orderId, reason, pictures, lines, at }: NewReturnRequest,
): Promise<void> {
  const { id } = await oneRow(
    tx,
    returning(columns('shop_return_request', ['id']))`
      insert into shop_return_request (order_id, state, reason, pictures, asked_at)
      values (${orderId}, 'asked', ${reason}, ${pictures}::text[], ${at})`,
  );
  const written = lines.map(({ lineId, units }) => sql`(${id}, ${lineId}, ${units})`);
  await run(
    tx,
    sql`insert into shop_return_request_line (return_request_id, line_id, units) values ${sql.join(written)}`,
  );
}

export function returnRequestById(db: Db | Tx, id: bigint): Promise<ReturnRequestRow | undefined> {
  return maybeRow(db, select(RETURN_REQUEST)`from shop_return_request r where r.id = ${id}`);
}

/** The open return request of an order, whose lock the caller holds. */
export function openReturnRequestOf(db: Db | Tx, orderId: bigint): Promise<ReturnRequestRow | undefined> {
  return maybeRow(db, select(RETURN_REQUEST)`from shop_return_request r where r.order_id = ${orderId} and ${OPEN}`);
}

/** The newest return request of an order. */
export function lastReturnRequestOf(db: Db | Tx, orderId: bigint): Promise<ReturnRequestRow | undefined> {
  return maybeRow(
    db,
    select(RETURN_REQUEST)`from shop_return_request r where r.order_id = ${orderId} order by r.id desc limit 1`,
  );
}

export function linesOfReturnRequest(db: Db | Tx, requestId: bigint): Promise<ReturnRequestLine[]> {
  return rows(
    db,
    select(RETURN_REQUEST_LINE)`from shop_return_request_line where return_request_id = ${requestId} order by line_id`,
  );
}

/** The states of the open return requests of these orders. */
export async function openReturnRequests(
  db: Db,
  orderIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, ReturnState>> {
  if (orderIds.length === 0) return new Map();
  const found = await rows(
    db,
    select(columns('shop_return_request as r', ['orderId', 'state']))`
      from shop_return_request r
       where r.order_id in (${sql.join(orderIds)}) and ${OPEN}`,
  );
  return new Map(found.map(({ orderId, state }) => [orderId, state]));
}

export interface ReturnRequestChange {
  readonly state: ReturnState;
  readonly reply?: string;
  readonly carrier?: string;
  readonly tracking?: string;
  readonly amount?: bigint;
  readonly dueAt: Date | null;
  readonly endedAt: Date | null;
}

/** Changes a return request that is still in the state in which it was read; `undefined` if another change came first. */
export function updateReturnRequest(
  tx: Tx,
  before: ReturnRequestRow,
  change: ReturnRequestChange,
): Promise<ReturnRequestRow | undefined> {
  const { state, reply = before.reply, carrier = before.carrier, tracking = before.tracking } = change;
  const amount = change.amount ?? before.amount;
  return maybeRow(
    tx,
    returning(RETURN_REQUEST)`
      update shop_return_request as r
         set state = ${state}, reply = ${reply}, carrier = ${carrier}, tracking = ${tracking}, amount = ${amount},
             due_at = ${change.dueAt}, ended_at = ${change.endedAt}
       where r.id = ${before.id} and r.state = ${before.state}`,
  );
}

/** The orders of agreed return requests whose goods were not sent back in time. */
export async function lapsedReturnRequests(db: Db, now: Date, limit: number): Promise<bigint[]> {
  const query = select(columns('shop_return_request', ['orderId']))`
    from shop_return_request where due_at <= ${now} order by due_at, id limit ${limit}`;
  return (await rows(db, query)).map(({ orderId }) => orderId);
}

/** Writes what a line got back. The constraints of the table refuse more than was paid for it. */
export async function refundLine(tx: Tx, lineId: bigint, units: number, value: bigint): Promise<void> {
  await run(
    tx,
    sql`update shop_order_line
           set refunded_units = refunded_units + ${units}, refunded = refunded + ${value} where id = ${lineId}`,
  );
}

/** Which of these files are pictures of return requests. */
export async function returnRequestFiles(db: Db, among?: readonly string[]): Promise<string[]> {
  const found = await rows(
    db,
    sql<{ name: string }>`
      select distinct picture.name from shop_return_request, unnest(pictures) picture (name) where ${namesFiles('pictures', among)}`,
  );
  return found.map(({ name }) => name);
}
