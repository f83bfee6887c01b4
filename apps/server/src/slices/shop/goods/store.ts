import type { RichText } from '@greenhall/domain/shared/rich-text';
import type { Language } from '@greenhall/locales/languages';
import { sql } from 'kysely';
import { type Db, maybeRow, rows } from '../../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../../platform/database/select.ts';
import type { SkuOption, Texts } from './option.ts';

export type ClassRow = RowOf<typeof CLASS>;

/** The names of a class, by language. */
const classNames = (id: string) => sql`
  (select coalesce(jsonb_object_agg(t.language, t.name), '{}') from shop_class_text t where t.class_id = ${sql.ref(id)})`;

const CLASS = columns('shop_class as c', ['id', 'parentId']).and({ names: sql<Texts>`${classNames('c.id')}` });

/** The classes that are shown, in their order. */
export function shownClasses(db: Db): Promise<ClassRow[]> {
  return rows(db, select(CLASS)`from shop_class c where c.is_shown order by c.place, c.id limit 400`);
}

/** Goods as a list shows them, with the texts of all languages. Prices in micro of `mey`. */
export interface GoodsRow {
  readonly id: bigint;
  readonly kind: number;
  readonly label: string;
  readonly names: Texts;
  readonly picture: string | null;
  readonly priceFrom: bigint | null;
  readonly sold: bigint;
  readonly reviews: number;
  readonly stars: bigint;
  readonly isInStock: boolean;
}

/** A class as its goods name it. */
interface ClassOfGoods {
  readonly id: string;
  readonly names: Texts;
}

export type GoodsDetailRow = RowOf<typeof GOODS_DETAIL>;

/** The columns of a list, of goods `g`. */
export const LISTED = columns('shop_goods as g', ['id', 'kind', 'label', 'priceFrom', 'sold', 'reviews', 'stars']).and({
  names: sql<Texts>`(select jsonb_object_agg(t.language, t.name) from shop_goods_text t where t.goods_id = g.id)`,
  picture: sql<
    string | null
  >`(select p.file from shop_goods_picture p where p.goods_id = g.id order by p.place limit 1)`,
  isInStock: sql<boolean>`exists (select from shop_sku s where s.goods_id = g.id and s.is_offered and s.stock > 0)`,
});

const GOODS_DETAIL = LISTED.and({
  summaries: sql<Texts | null>`
    (select jsonb_object_agg(t.language, t.summary) from shop_goods_text t
     where t.goods_id = g.id and t.summary <> '')`,
  details: sql<Readonly<Partial<Record<Language, RichText>>> | null>`
    (select jsonb_object_agg(t.language, t.details) from shop_goods_text t
     where t.goods_id = g.id and t.details is not null)`,
  pictures: sql<readonly string[]>`
    (select coalesce(array_agg(p.file order by p.place), '{}') from shop_goods_picture p
     where p.goods_id = g.id)`,
  class1: sql<ClassOfGoods>`jsonb_build_object('id', c.parent_id::text, 'names', ${classNames('c.parent_id')})`,
  class2: sql<ClassOfGoods>`jsonb_build_object('id', c.id::text, 'names', ${classNames('c.id')})`,
});

/** Goods that are on sale and offered; `undefined` if there are none with this id. */
export function goodsOnSale(db: Db, id: bigint): Promise<GoodsDetailRow | undefined> {
  return maybeRow(
    db,
    select(GOODS_DETAIL)`
      from shop_goods g join shop_class c on c.id = g.class_id
       where g.id = ${id} and g.state = 'onSale' and g.price_from is not null`,
  );
}

export type SkuRow = RowOf<typeof SKU>;

const SKU = columns('shop_sku', ['id', 'options', 'price', 'stock', 'orderLimit']).narrow<{
  options: readonly SkuOption[];
}>();

/** What is offered of goods, in its order. */
export function offeredSkus(db: Db, goodsId: bigint): Promise<SkuRow[]> {
  return rows(db, select(SKU)`from shop_sku where goods_id = ${goodsId} and is_offered order by place, id limit 200`);
}
