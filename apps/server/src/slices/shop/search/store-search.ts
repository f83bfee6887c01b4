import { type RawBuilder, sql } from 'kysely';
import { int8Column } from '../../../platform/database/columns.ts';
import { type Db, type Tx, rows, run } from '../../../platform/database/database.ts';
import type { SkuOption, Texts } from '../goods/option.ts';
import { type GoodsRow, LISTED } from '../goods/store.ts';

export type GoodsSort = 'relevance' | 'sales' | 'newest' | 'priceUp' | 'priceDown';

/** What a page is ordered by, each ascending; the last is the id. */
const KEYS: Readonly<Record<GoodsSort, readonly RawBuilder<unknown>[]>> = {
  relevance: [sql`f.rank`, sql`-g.sold`, sql`-g.id`],
  sales: [sql`g.sold`, sql`g.id`],
  newest: [sql`g.id`],
  priceUp: [sql`g.price_from`, sql`g.id`],
  priceDown: [sql`g.price_from`, sql`g.id`],
};
/** Orders that go along their index backwards. */
const IS_DOWNWARD: ReadonlySet<GoodsSort> = new Set(['sales', 'newest', 'priceDown']);

/** How many numbers a position in an order has. */
export const keysOf = (sort: GoodsSort): number => KEYS[sort].length;

export interface GoodsQuery {
  readonly words: readonly string[];
  readonly grams: readonly string[];
  readonly classId: bigint | undefined;
  readonly min: bigint | undefined;
  readonly max: bigint | undefined;
  readonly inStock: boolean;
  readonly sort: GoodsSort;
  /** The position behind which the page begins. */
  readonly after: readonly bigint[] | undefined;
}

export interface FoundRow extends GoodsRow {
  /** What the row is ordered by, joined by underscores. */
  readonly position: string;
}

/** The goods in which every word occurs, with 0 for those that have all words in their names and 1 for others. */
function matching({ words, grams }: GoodsQuery): RawBuilder<unknown> {
  const places = words.map((word) => sql`strpos(s.words, ${word})`);
  const isEach = sql.join(
    places.map((place) => sql`${place} > 0`),
    sql` and `,
  );
  return sql`
    join (select s.goods_id, (greatest(${sql.join(places)}) > s.names_end)::int as rank from shop_search s
           where s.grams @> ${grams}::text[] and ${isEach}) f on f.goods_id = g.id`;
}

function conditions({ classId, min, max, inStock, sort, after }: GoodsQuery): RawBuilder<unknown> {
  const keys = KEYS[sort];
  const parts: RawBuilder<unknown>[] = [sql`g.state = 'onSale'`, sql`g.price_from is not null`];
  if (classId !== undefined)
    parts.push(sql`g.class_id in (select c.id from shop_class c where c.id = ${classId} or c.parent_id = ${classId})`);
  if (min !== undefined) parts.push(sql`g.price_from >= ${min}`);
  if (max !== undefined) parts.push(sql`g.price_from <= ${max}`);
  if (inStock)
    parts.push(sql`exists (select from shop_sku k where k.goods_id = g.id and k.is_offered and k.stock > 0)`);
  if (after) {
    const compare = IS_DOWNWARD.has(sort) ? sql`<` : sql`>`;
    parts.push(sql`(${sql.join(keys)}) ${compare} (${sql.join(after.map((key) => sql`${key}::bigint`))})`);
  }
  return sql.join(parts, sql` and `);
}

/**
 * One page of goods on sale. The statement has only the conditions that are asked for, because its plan is kept and a
 * condition that may be absent would be planned as if it were.
 */
export function findGoods(db: Db, query: GoodsQuery, limit: number): Promise<FoundRow[]> {
  const keys = KEYS[query.sort];
  const direction = IS_DOWNWARD.has(query.sort) ? sql`desc` : sql`asc`;
  const order = sql.join(keys.map((key) => sql`${key} ${direction}`));
  return rows(
    db,
    sql<FoundRow>`
      with page as materialized (
        select g.id, array_to_string(array[${sql.join(keys)}], '_') as position
          from shop_goods g ${query.words.length > 0 ? matching(query) : sql``}
         where ${conditions(query)} order by ${order} limit ${limit}),
      found as (select id, position, row_number() over () as place from page)
      select ${LISTED}, found.position from found join shop_goods g on g.id = found.id order by found.place`,
  );
}

/** What the search looks at of goods. */
export interface SearchSource {
  readonly id: bigint;
  readonly names: Texts;
  readonly label: string;
  readonly classNames: readonly string[];
  readonly options: readonly (readonly SkuOption[])[];
}

/** The texts of goods, locked so that two changes do not write the index from each other's past. */
export function searchSources(tx: Tx, goodsIds: readonly bigint[]): Promise<SearchSource[]> {
  return rows(
    tx,
    sql<SearchSource>`
      select g.id, g.label,
             (select coalesce(jsonb_object_agg(t.language, t.name), '{}') from shop_goods_text t
               where t.goods_id = g.id) as names,
             (select coalesce(array_agg(t.name), '{}') from shop_class c
                join shop_class_text t on t.class_id in (c.id, c.parent_id)
               where c.id = g.class_id) as "classNames",
             (select coalesce(jsonb_agg(k.options), '[]') from shop_sku k
               where k.goods_id = g.id and k.is_offered) as options
        from shop_goods g where g.id = any (${int8Column(goodsIds)}::bigint[]) order by g.id for update of g`,
  );
}

export interface SearchRow {
  readonly id: bigint;
  readonly words: string;
  readonly namesEnd: number;
  readonly grams: readonly string[];
}

export async function writeSearchRows(tx: Tx, fresh: readonly SearchRow[]): Promise<void> {
  const values = JSON.stringify(fresh.map(({ id, ...rest }) => ({ ...rest, id: String(id) })));
  await run(
    tx,
    sql`insert into shop_search (goods_id, words, names_end, grams)
        select (e ->> 'id')::bigint, e ->> 'words', (e ->> 'namesEnd')::int,
               array(select jsonb_array_elements_text(e -> 'grams'))
          from jsonb_array_elements(${values}::jsonb) e
        on conflict (goods_id) do update
          set words = excluded.words, names_end = excluded.names_end, grams = excluded.grams`,
  );
}
