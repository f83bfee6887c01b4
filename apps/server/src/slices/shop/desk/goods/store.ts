import { GOODS_KINDS, type GoodsKind, type GoodsState } from '@greenhall/domain/shop/goods/goods';
import type { Amount } from '@greenhall/domain/shared/money';
import { type RawBuilder, sql } from 'kysely';

import { type Db, type Tx, maybeRow, oneRow, rows, run } from '../../../../platform/database/database.ts';
import { type RowOf, columns, returning, select } from '../../../../platform/database/select.ts';
import { listOf } from '../../../../platform/lists/list-of.ts';
import type { SkuOption } from '../../goods/option.ts';
import { GOODS_PREVIEW } from '../../goods/store-preview.ts';

export type ListedRow = RowOf<typeof LISTED>;

const LISTED = columns('shop_goods as g', ['id', 'state', 'sold', 'priceFrom', 'changedAt']).and({
  ...GOODS_PREVIEW,
  stock: sql<bigint>`(select coalesce(sum(s.stock), 0)::bigint from shop_sku s where s.goods_id = g.id)`,
});

/** Goods of all states, or of a kind alone. */
export const goodsOf = (kind?: GoodsKind) =>
  listOf('shop.deskGoodsList', 'shop_goods', {
    key: 'id',
    filters: { state: 'state', made: 'madeAt' },
    orders: { made: 'id' },
    read: (part) => {
      const isKind = kind === undefined ? sql`true` : sql`kind = ${GOODS_KINDS[kind]}`;
      return select(LISTED)`from (select * from shop_goods where ${isKind}) g ${part}`;
    },
  });

export type DeskGoodsRow = RowOf<typeof GOODS>;

const GOODS = columns('shop_goods as g', ['id', 'version', 'classId', 'kind', 'label', 'state']).and({
  texts: sql<readonly { language: string; name: string; summary: string; details: unknown }[]>`
    (select coalesce(jsonb_agg(jsonb_build_object('language', t.language, 'name', t.name, 'summary', t.summary,
                                                  'details', t.details) order by t.language), '[]')
       from shop_goods_text t where t.goods_id = g.id)`,
  pictures: sql<readonly string[]>`
    (select coalesce(array_agg(p.file order by p.place), '{}') from shop_goods_picture p where p.goods_id = g.id)`,
});

export const readGoodsById = (db: Db | Tx, id: bigint): Promise<DeskGoodsRow | undefined> =>
  maybeRow(db, select(GOODS)`from shop_goods g where g.id = ${id}`);

/** The goods, so that no other operator changes them until the transaction ends. */
export const lockGoods = (tx: Tx, id: bigint): Promise<DeskGoodsRow | undefined> =>
  maybeRow(tx, select(GOODS)`from shop_goods g where g.id = ${id} for update of g`);

export interface WrittenGoods {
  readonly classId: bigint;
  readonly kind: 1 | 2;
  readonly label: string;
}

export async function insertGoods(tx: Tx, { classId, kind, label }: WrittenGoods, at: Date): Promise<bigint> {
  const made = returning(columns('shop_goods', ['id']))`
    insert into shop_goods (class_id, kind, label, made_at, changed_at)
    values (${classId}, ${kind}, ${label}, ${at}, ${at})`;
  return (await oneRow(tx, made)).id;
}

export async function writeGoods(
  tx: Tx,
  id: bigint,
  { classId, label }: Omit<WrittenGoods, 'kind'>,
  at: Date,
): Promise<void> {
  await run(
    tx,
    sql`update shop_goods set class_id = ${classId}, label = ${label}, version = version + 1, changed_at = ${at}
         where id = ${id}`,
  );
}

/** The texts of goods become these; those in other languages go. */
export async function writeTexts(
  tx: Tx,
  id: bigint,
  texts: readonly { language: string; name: string; summary: string; details: unknown }[],
): Promise<void> {
  await run(tx, sql`delete from shop_goods_text where goods_id = ${id}`);
  await run(
    tx,
    sql`insert into shop_goods_text (goods_id, language, name, summary, details)
        select ${id}::bigint, t ->> 'language', t ->> 'name', t ->> 'summary', nullif(t -> 'details', 'null'::jsonb)
          from jsonb_array_elements(${JSON.stringify(texts)}::jsonb) t`,
  );
}

/** Puts goods into another state, if they are in `from`. */
export async function moveGoods(tx: Tx, id: bigint, from: GoodsState, to: GoodsState, at: Date): Promise<boolean> {
  const moved = sql`update shop_goods set state = ${to}, changed_at = ${at}
                     where id = ${id} and state = ${from}`;
  return (await run(tx, moved)) === 1;
}

export async function writePictures(tx: Tx, id: bigint, files: readonly string[]): Promise<void> {
  await run(tx, sql`delete from shop_goods_picture where goods_id = ${id}`);
  await run(
    tx,
    sql`insert into shop_goods_picture (goods_id, place, file)
        select ${id}::bigint, f.place - 1, f.file from unnest(${files}::text[]) with ordinality f (file, place)`,
  );
}

export type DeskSkuRow = RowOf<typeof DESK_SKU>;

const DESK_SKU = columns('shop_sku', [
  'id',
  'goodsId',
  'options',
  'price',
  'cost',
  'stock',
  'orderLimit',
  'place',
  'isOffered',
]).narrow<{ options: readonly SkuOption[]; price: Amount<'mey'>; cost: Amount<'mey'> }>();

const skus = (where: RawBuilder<unknown>) => select(DESK_SKU)`
  from shop_sku where ${where} order by place, id limit 200`;

export const skusOf = (db: Db | Tx, goodsId: bigint): Promise<DeskSkuRow[]> =>
  rows(db, skus(sql`goods_id = ${goodsId}`));

export const skuById = (tx: Tx, id: bigint): Promise<DeskSkuRow | undefined> => maybeRow(tx, skus(sql`id = ${id}`));

/** What an operator writes of a sku, apart from its price and cost. */
export type WrittenSku = Pick<DeskSkuRow, 'options' | 'orderLimit' | 'place' | 'isOffered'>;
type Pricing = Pick<DeskSkuRow, 'price' | 'cost'>;

export async function insertSku(tx: Tx, goodsId: bigint, sku: WrittenSku & Pricing): Promise<bigint> {
  const made = returning(columns('shop_sku', ['id']))`
    insert into shop_sku (goods_id, options, price, cost, order_limit, place, is_offered)
    values (${goodsId}, ${JSON.stringify(sku.options)}::jsonb, ${sku.price}, ${sku.cost}, ${sku.orderLimit},
            ${sku.place}, ${sku.isOffered})`;
  return (await oneRow(tx, made)).id;
}

export async function writeSku(tx: Tx, id: bigint, sku: WrittenSku): Promise<void> {
  await run(
    tx,
    sql`update shop_sku set options = ${JSON.stringify(sku.options)}::jsonb, order_limit = ${sku.orderLimit},
                            place = ${sku.place}, is_offered = ${sku.isOffered} where id = ${id}`,
  );
}

export async function writePrice(tx: Tx, id: bigint, { price, cost }: Pricing): Promise<void> {
  await run(tx, sql`update shop_sku set price = ${price}, cost = ${cost} where id = ${id}`);
}

/** Keeps the price that a sku has until now. */
export async function insertPriceBefore(tx: Tx, { id, price }: DeskSkuRow, at: Date): Promise<void> {
  await run(tx, sql`insert into shop_price_before (sku_id, price, until_at) values (${id}, ${price}, ${at})`);
}

/** The highest price that a sku had until some moment since then; null if its price has not changed. */
export async function highestBefore(tx: Tx, skuId: bigint, since: Date): Promise<Amount<'mey'> | null> {
  const query = sql<{ highest: Amount<'mey'> | null }>`
    select max(price) as highest from shop_price_before where sku_id = ${skuId} and until_at > ${since}`;
  return (await oneRow(tx, query)).highest;
}

/** Keeps the least price of what is offered with the goods, by which lists are ordered. */
export async function writeLeastPrice(tx: Tx, goodsId: bigint, at: Date): Promise<void> {
  await run(
    tx,
    sql`update shop_goods g set changed_at = ${at},
               price_from = (select min(s.price) from shop_sku s where s.goods_id = g.id and s.is_offered)
         where g.id = ${goodsId}`,
  );
}
