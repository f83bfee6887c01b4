import { sql } from 'kysely';
import { int8Column } from '../../../platform/database/columns.ts';
import { type Db, type Tx, maybeRow, oneRow, rows, run } from '../../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../../platform/database/select.ts';

/** Which of these skus have something to hand out: a text for every unit, or a list of codes. */
export async function deliverableOf(db: Db | Tx, skuIds: readonly bigint[]): Promise<ReadonlySet<bigint>> {
  const ids = int8Column(skuIds);
  const found = await rows(
    db,
    select(columns('shop_delivery_text', ['skuId']))`
      from shop_delivery_text where sku_id = any (${ids}::bigint[])
      union
      select sku_id from shop_code where sku_id = any (${ids}::bigint[])`,
  );
  return new Set(found.map(({ skuId }) => skuId));
}

/**
 * Binds what lines of an order hand out: a copy of the text, and one unused code for each unit where the sku keeps a
 * list. Answers the lines with fewer codes than units, which the stock does not allow.
 */
export async function bindDelivery(tx: Tx, orderId: bigint): Promise<readonly bigint[]> {
  await run(
    tx,
    sql`update shop_order_line l set delivery = t.sealed from shop_delivery_text t
         where l.order_id = ${orderId} and t.sku_id = l.sku_id`,
  );
  const lines = await rows(
    tx,
    select(columns('shop_order_line as l', ['id', 'skuId', 'units']))`
      from shop_order_line l
       where l.order_id = ${orderId} and exists (select from shop_code c where c.sku_id = l.sku_id)
       order by l.sku_id limit 100`,
  );
  const short: bigint[] = [];
  for (const { id, skuId, units } of lines) {
    const bound = await run(
      tx,
      sql`update shop_code set line_id = ${id} where id in (
            select id from shop_code where sku_id = ${skuId} and line_id is null
             order by id limit ${units} for update skip locked)`,
    );
    if (bound !== units) short.push(id);
  }
  return short;
}

/** Frees the codes and texts of an order of which nothing was handed out. */
export async function freeDelivery(tx: Tx, orderId: bigint): Promise<void> {
  await run(
    tx,
    sql`update shop_code set line_id = null
         where line_id in (select id from shop_order_line where order_id = ${orderId})`,
  );
  await run(tx, sql`update shop_order_line set delivery = null where order_id = ${orderId} and delivery is not null`);
}

/** What a line hands out, sealed. */
export type SealedDelivery = RowOf<typeof SEALED_DELIVERY>;

const SEALED_DELIVERY = columns('shop_order_line as l', ['id as lineId', 'delivery as text']).and({
  codes: sql<
    readonly string[]
  >`(select coalesce(array_agg(c.sealed order by c.id), '{}') from shop_code c where c.line_id = l.id)`,
});

export function deliveryOf(db: Db, orderId: bigint): Promise<SealedDelivery[]> {
  return rows(db, select(SEALED_DELIVERY)`from shop_order_line l where l.order_id = ${orderId} order by l.place`);
}

export async function writeText(tx: Tx, skuId: bigint, sealed: string): Promise<void> {
  await run(
    tx,
    sql`insert into shop_delivery_text (sku_id, sealed) values (${skuId}, ${sealed})
        on conflict (sku_id) do update set sealed = excluded.sealed`,
  );
}

export async function insertCodes(tx: Tx, skuId: bigint, sealed: readonly string[]): Promise<void> {
  await run(
    tx,
    sql`insert into shop_code (sku_id, sealed) select ${skuId}::bigint, one from unnest(${sealed}::text[]) one`,
  );
}

/** What a sku hands out, as far as operators see it: never the text of a code. */
export type DeliveryState = RowOf<typeof STATE>;

const STATE = columns('shop_goods as g', ['kind'])
  .and(columns('shop_sku as s', ['stock']))
  .and({
    hasText: sql<boolean>`exists (select from shop_delivery_text t where t.sku_id = s.id)`,
    unused: sql<number>`(select count(*)::int from shop_code c where c.sku_id = s.id and c.line_id is null)`,
    used: sql<number>`(select count(*)::int from shop_code c where c.sku_id = s.id and c.line_id is not null)`,
  });

export function deliveryState(db: Db | Tx, skuId: bigint): Promise<DeliveryState | undefined> {
  return maybeRow(db, select(STATE)`from shop_sku s join shop_goods g on g.id = s.goods_id where s.id = ${skuId}`);
}

/** Locks a sku against changes of its stock, and answers whether unpaid orders keep units of it. */
export async function lockSkuForCodes(tx: Tx, skuId: bigint): Promise<boolean> {
  await run(tx, sql`select id from shop_sku where id = ${skuId} for update`);
  const kept = await oneRow(
    tx,
    sql<{ isKept: boolean }>`
      select exists (select from shop_order_line l join shop_order o on o.id = l.order_id
                      where l.sku_id = ${skuId} and o.state = 'toPay') as "isKept"`,
  );
  return kept.isKept;
}

/** Where sealed texts lie, with the key of each row. */
const SEALED = [
  { table: 'shop_delivery_text', key: 'sku_id', column: 'sealed' },
  { table: 'shop_code', key: 'id', column: 'sealed' },
  { table: 'shop_order_line', key: 'id', column: 'delivery' },
] as const;
type SealedIn = (typeof SEALED)[number];

export interface SealedRow {
  readonly id: bigint;
  readonly sealed: string;
}

export const SEALED_TABLES: readonly SealedIn[] = SEALED;

/** The next sealed values of a table, by their keys. */
export function sealedAfter(db: Db, { table, key, column }: SealedIn, after: bigint): Promise<SealedRow[]> {
  return rows(
    db,
    sql<SealedRow>`
      select ${sql.ref(key)} as id, ${sql.ref(column)} as sealed from ${sql.table(table)}
       where ${sql.ref(key)} > ${after} and ${sql.ref(column)} is not null order by ${sql.ref(key)} limit 500`,
  );
}

/** Replaces a sealed value that is still the one that was read. */
export async function replaceSealed(
  db: Db,
  { table, key, column }: SealedIn,
  row: SealedRow,
  fresh: string,
): Promise<void> {
  await run(
    db,
    sql`update ${sql.table(table)} set ${sql.ref(column)} = ${fresh}
         where ${sql.ref(key)} = ${row.id} and ${sql.ref(column)} = ${row.sealed}`,
  );
}
