import { type RawBuilder, sql } from 'kysely';
import { int8Column, textColumn } from '../../../platform/database/columns.ts';
import { type Db, maybeRow, oneRow, rows } from '../../../platform/database/database.ts';
import { columns, select } from '../../../platform/database/select.ts';
import { type GoodsRow, LISTED } from '../goods/store.ts';
import { inClass, inNames } from './marks.ts';

export type GoodsSort = 'relevance' | 'sales' | 'newest' | 'priceUp' | 'priceDown';

/** What goods are ordered by; relevance orders those of one rank alike. The last column is the id. */
const COLUMNS: Readonly<Record<GoodsSort, readonly RawBuilder<unknown>[]>> = {
  relevance: [sql`g.sold`, sql`g.id`],
  sales: [sql`g.sold`, sql`g.id`],
  newest: [sql`g.id`],
  priceUp: [sql`g.price_from`, sql`g.id`],
  priceDown: [sql`g.price_from`, sql`g.id`],
};

/** How many numbers a position in an order has. */
export const columnsOf = (sort: GoodsSort): number => COLUMNS[sort].length;

const isUpward = (sort: GoodsSort): boolean => sort === 'priceUp';
const isByPrice = (sort: GoodsSort): boolean => sort === 'priceUp' || sort === 'priceDown';

export interface GoodsQuery {
  readonly words: readonly string[];
  readonly grams: readonly string[];
  readonly classId: bigint | undefined;
  readonly min: bigint | undefined;
  readonly max: bigint | undefined;
  readonly inStock: boolean;
  readonly sort: GoodsSort;
}

/** Where all words have to be: in the names, not all of them in the names, or anywhere. */
export type Place = 'names' | 'beyondNames' | 'anywhere';

/** Part of the goods that a query finds: those behind a position, at most so many. */
export interface Part {
  readonly place: Place;
  readonly after: readonly bigint[] | undefined;
  readonly limit: number;
}

export interface Found {
  readonly id: bigint;
  /** What it is ordered by, joined by underscores. */
  readonly position: string;
}

const every = (parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join(parts, sql` and `);

/** Whether the words are where they have to be in the texts `s`. */
function hasWords({ words }: GoodsQuery, place: Place): RawBuilder<unknown>[] {
  const starts = words.map((word) => sql`strpos(s.words, ${word})`);
  if (place === 'names') return starts.map((start) => sql`${start} between 1 and s.names_end`);
  const anywhere = starts.map((start) => sql`${start} > 0`);
  return place === 'anywhere' ? anywhere : [...anywhere, sql`greatest(${sql.join(starts)}) > s.names_end`];
}

/** Whether the index names the texts `s` as candidates. */
function isCandidate({ grams, classId }: GoodsQuery, place: Place): RawBuilder<unknown> {
  const wanted = [
    ...(place === 'names' ? grams.map(inNames) : grams),
    ...(classId === undefined ? [] : [inClass(classId)]),
  ];
  return sql`s.grams @> ${textColumn(wanted)}::text[]`;
}

function priceRange({ min, max }: GoodsQuery): RawBuilder<unknown>[] {
  return [
    ...(min === undefined ? [] : [sql`g.price_from >= ${min}`]),
    ...(max === undefined ? [] : [sql`g.price_from <= ${max}`]),
  ];
}

function ofClass({ classId }: GoodsQuery): RawBuilder<unknown>[] {
  const inside = sql`select c.id from shop_class c where c.id = ${classId} or c.parent_id = ${classId}`;
  return classId === undefined ? [] : [sql`g.class_id in (${inside})`];
}

function stock({ inStock }: GoodsQuery): RawBuilder<unknown>[] {
  const offered = sql`select from shop_sku k where k.goods_id = g.id and k.is_offered and k.stock > 0`;
  return inStock ? [sql`exists (${offered})`] : [];
}

/** Goods on sale that come behind a position. */
function onSale({ sort }: GoodsQuery, { after }: Part): RawBuilder<unknown>[] {
  const shown = [sql`g.state = 'onSale'`, sql`g.price_from is not null`];
  if (!after) return shown;
  const position = sql.join(after.map((number) => sql`${number}::bigint`));
  return [...shown, sql`(${sql.join([...COLUMNS[sort]])}) ${isUpward(sort) ? sql`>` : sql`<`} (${position})`];
}

function orderOf(sort: GoodsSort): RawBuilder<unknown> {
  const direction = isUpward(sort) ? sql`asc` : sql`desc`;
  return sql.join(COLUMNS[sort].map((column) => sql`${column} ${direction}`));
}

const found = (sort: GoodsSort) =>
  columns('shop_goods as g', ['id']).and({
    position: sql<string>`concat_ws('_', ${sql.join([...COLUMNS[sort]])})`,
  });

/*
 * Each statement has only the conditions that are asked for, because its plan is kept and a condition that may be absent
 * would be planned as if it were.
 */

/** Without words: the goods in their order, or those of a class. */
export function findAll(db: Db, query: GoodsQuery, part: Part): Promise<Found[]> {
  const conditions = [...onSale(query, part), ...priceRange(query), ...ofClass(query), ...stock(query)];
  return rows(
    db,
    select(found(query.sort))`
      from shop_goods g where ${every(conditions)}
       order by ${orderOf(query.sort)} limit ${part.limit}`,
  );
}

/** What is found among the next goods of the order, of which at most `reach` are looked at. */
export function findAlong(db: Db, query: GoodsQuery, part: Part, reach: number): Promise<Found[]> {
  const { sort } = query;
  const range = priceRange(query);
  // A range of prices only bounds the way along prices. In other orders it could make the way as long as the shop is large.
  const [before, later] = isByPrice(sort) ? [range, []] : [[], range];
  const conditions = [sql`true`, ...later, ...ofClass(query), ...stock(query), ...hasWords(query, part.place)];
  return rows(
    db,
    select(found(sort))`
      from (select g.id, g.sold, g.price_from, g.class_id from shop_goods g
               where ${every([...onSale(query, part), ...before])} order by ${orderOf(sort)} limit ${reach}) g
        ${query.words.length === 0 ? sql`` : sql`join shop_search s on s.goods_id = g.id`}
       where ${every(conditions)} order by ${orderOf(sort)} limit ${part.limit}`,
  );
}

/** The position of the last goods that `findAlong` has looked at; `undefined` if these are all. */
export async function endOfReach(db: Db, query: GoodsQuery, part: Part, reach: number): Promise<string | undefined> {
  const { sort } = query;
  const conditions = [...onSale(query, part), ...(isByPrice(sort) ? priceRange(query) : [])];
  const last = await maybeRow(
    db,
    select(found(sort))`
      from shop_goods g where ${every(conditions)}
       order by ${orderOf(sort)} limit 1 offset ${reach - 1}`,
  );
  return last?.position;
}

/**
 * How many candidates there are, counted up to `most`: those that the index names, or without words the goods of the class.
 */
export async function countCandidates(db: Db, query: GoodsQuery, place: Place, most: number): Promise<number> {
  const candidates =
    query.words.length === 0
      ? sql`shop_goods g where ${every(ofClass(query))}`
      : sql`shop_search s where ${isCandidate(query, place)}`;
  const counted = await oneRow(
    db,
    sql<{ count: number }>`
      select count(*)::int as count from (select from ${candidates} limit ${most}) candidate`,
  );
  return counted.count;
}

/**
 * What is found among all candidates of the index. These are read first and their goods one by one, because a kept plan
 * knows neither how rare the words are nor how wide the range of prices is.
 */
export function findByGrams(db: Db, query: GoodsQuery, part: Part): Promise<Found[]> {
  const texts = [isCandidate(query, part.place), ...hasWords(query, part.place)];
  const conditions = [...onSale(query, part), ...priceRange(query), ...stock(query)];
  return rows(
    db,
    select(
      found(query.sort),
      sql`with candidate as materialized (select s.goods_id from shop_search s where ${every(texts)})`,
    )`
      from candidate
       cross join lateral (select g.id, g.sold, g.price_from, g.state from shop_goods g
                            where g.id = candidate.goods_id offset 0) g
       where ${every(conditions)}
       order by ${orderOf(query.sort)} limit ${part.limit}`,
  );
}

/** Goods as a list shows them, in the order of their ids. */
export function listGoods(db: Db, ids: readonly bigint[]): Promise<GoodsRow[]> {
  return rows(
    db,
    select(LISTED)`
      from unnest(${int8Column(ids)}::bigint[]) with ordinality f (id, place)
        join shop_goods g on g.id = f.id order by f.place`,
  );
}
