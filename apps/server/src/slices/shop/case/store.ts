import type { ReturnState } from '@greenhall/domain/shop/order/return-request';
import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, oneRow, rows, run } from '../../../platform/database/database.ts';
import { type RowOf, columns, returning, select } from '../../../platform/database/select.ts';
import { namesFiles } from '../../../platform/pictures/named-files.ts';

/** A case as it is stored; its amount in micro of `mey`. */
export type CaseRow = RowOf<typeof CASE>;

const CASE = columns('shop_case as c', [
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
const OPEN = sql`c.state in ('asked', 'agreed', 'sent')`;

/** Units of a line that a case asks money back for. */
export type CaseLine = RowOf<typeof CASE_LINE>;

const CASE_LINE = columns('shop_case_line', ['lineId', 'units']);

export interface NewCase {
  readonly orderId: bigint;
  readonly reason: string;
  readonly pictures: readonly string[];
  readonly lines: readonly CaseLine[];
  readonly at: Date;
}

export async function insertCase(tx: Tx, { orderId, reason, pictures, lines, at }: NewCase): Promise<void> {
  const { id } = await oneRow(
    tx,
    returning(columns('shop_case', ['id']))`
      insert into shop_case (order_id, state, reason, pictures, asked_at)
      values (${orderId}, 'asked', ${reason}, ${pictures}::text[], ${at})`,
  );
  const written = lines.map(({ lineId, units }) => sql`(${id}, ${lineId}, ${units})`);
  await run(tx, sql`insert into shop_case_line (case_id, line_id, units) values ${sql.join(written)}`);
}

export function caseById(db: Db | Tx, id: bigint): Promise<CaseRow | undefined> {
  return maybeRow(db, select(CASE)`from shop_case c where c.id = ${id}`);
}

/** The open case of an order, whose lock the caller holds. */
export function openCaseOf(db: Db | Tx, orderId: bigint): Promise<CaseRow | undefined> {
  return maybeRow(db, select(CASE)`from shop_case c where c.order_id = ${orderId} and ${OPEN}`);
}

/** The newest case of an order. */
export function lastCaseOf(db: Db | Tx, orderId: bigint): Promise<CaseRow | undefined> {
  return maybeRow(db, select(CASE)`from shop_case c where c.order_id = ${orderId} order by c.id desc limit 1`);
}

export function linesOfCase(db: Db | Tx, caseId: bigint): Promise<CaseLine[]> {
  return rows(db, select(CASE_LINE)`from shop_case_line where case_id = ${caseId} order by line_id`);
}

/** The states of the open cases of these orders. */
export async function openCases(db: Db, orderIds: readonly bigint[]): Promise<ReadonlyMap<bigint, ReturnState>> {
  if (orderIds.length === 0) return new Map();
  const found = await rows(
    db,
    select(columns('shop_case as c', ['orderId', 'state']))`
      from shop_case c
       where c.order_id in (${sql.join(orderIds)}) and ${OPEN}`,
  );
  return new Map(found.map(({ orderId, state }) => [orderId, state]));
}

export interface CaseChange {
  readonly state: ReturnState;
  readonly reply?: string;
  readonly carrier?: string;
  readonly tracking?: string;
  readonly amount?: bigint;
  readonly dueAt: Date | null;
  readonly endedAt: Date | null;
}

/** Changes a case that is still in the state in which it was read; `undefined` if another change came first. */
export function updateCase(tx: Tx, before: CaseRow, change: CaseChange): Promise<CaseRow | undefined> {
  const { state, reply = before.reply, carrier = before.carrier, tracking = before.tracking } = change;
  const amount = change.amount ?? before.amount;
  return maybeRow(
    tx,
    returning(CASE)`
      update shop_case as c
         set state = ${state}, reply = ${reply}, carrier = ${carrier}, tracking = ${tracking}, amount = ${amount},
             due_at = ${change.dueAt}, ended_at = ${change.endedAt}
       where c.id = ${before.id} and c.state = ${before.state}`,
  );
}

/** The orders of agreed cases whose goods were not sent back in time. */
export async function lapsedCases(db: Db, now: Date, limit: number): Promise<bigint[]> {
  const query = select(columns('shop_case', ['orderId']))`
    from shop_case where due_at <= ${now} order by due_at, id limit ${limit}`;
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

/** Which of these files are pictures of cases. */
export async function caseFiles(db: Db, among?: readonly string[]): Promise<string[]> {
  const found = await rows(
    db,
    sql<{ name: string }>`
      select distinct picture.name from shop_case, unnest(pictures) picture (name) where ${namesFiles('pictures', among)}`,
  );
  return found.map(({ name }) => name);
}
