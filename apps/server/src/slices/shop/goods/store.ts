import type { RichText } from '@greenhall/domain/shared/rich-text';
import type { Language } from '@greenhall/locales/languages';
import { sql } from 'kysely';
import { type Db, maybeRow, rows } from '../../../platform/database/database.ts';
import type { SkuOption, Texts } from './option.ts';

export interface ClassRow {
  readonly id: bigint;
  readonly parentId: bigint | null;
  readonly names: Texts;
}

/** The names of a class, by language. */
const classNames = (id: string) => sql`
  (select coalesce(jsonb_object_agg(t.language, t.name), '{}') from shop_class_text t where t.class_id = ${sql.ref(id)})`;

/** The classes that are shown, in their order. */
export function shownClasses(db: Db): Promise<ClassRow[]> {
  return rows(
    db,
    sql<ClassRow>`
      select c.id, c.parent_id as "parentId", ${classNames('c.id')} as names
        from shop_class c where c.is_shown order by c.place, c.id limit 400`,
  );
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

export interface GoodsDetailRow extends GoodsRow {
  readonly summaries: Texts | null;
  readonly details: Readonly<Partial<Record<Language, RichText>>> | null;
  readonly class1: ClassOfGoods;
  readonly class2: ClassOfGoods;
  readonly pictures: readonly string[];
}

/** The columns of a list, of goods `g`. */
export const LISTED = sql`
  g.id, g.kind, g.label, g.price_from as "priceFrom", g.sold, g.reviews, g.stars,
  (select jsonb_object_agg(t.language, t.name) from shop_goods_text t where t.goods_id = g.id) as names,
  (select p.file from shop_goods_picture p where p.goods_id = g.id order by p.place limit 1) as picture,
  exists (select from shop_sku s where s.goods_id = g.id and s.is_offered and s.stock > 0) as "isInStock"`;

/** Goods that are on sale and offered; `undefined` if there are none with this id. */
export function goodsOnSale(db: Db, id: bigint): Promise<GoodsDetailRow | undefined> {
  return maybeRow(
    db,
    sql<GoodsDetailRow>`
      select ${LISTED},
             (select jsonb_object_agg(t.language, t.summary) from shop_goods_text t
               where t.goods_id = g.id and t.summary <> '') as summaries,
             (select jsonb_object_agg(t.language, t.details) from shop_goods_text t
               where t.goods_id = g.id and t.details is not null) as details,
             (select coalesce(array_agg(p.file order by p.place), '{}') from shop_goods_picture p
               where p.goods_id = g.id) as pictures,
             jsonb_build_object('id', c.parent_id::text, 'names', ${classNames('c.parent_id')}) as class1,
             jsonb_build_object('id', c.id::text, 'names', ${classNames('c.id')}) as class2
        from shop_goods g join shop_class c on c.id = g.class_id
       where g.id = ${id} and g.state = 'onSale' and g.price_from is not null`,
  );
}

export interface SkuRow {
  readonly id: bigint;
  readonly options: readonly SkuOption[];
  readonly price: bigint;
  readonly stock: bigint;
  readonly orderLimit: number;
}

/** What is offered of goods, in its order. */
export function offeredSkus(db: Db, goodsId: bigint): Promise<SkuRow[]> {
  return rows(
    db,
    sql<SkuRow>`
      select id, options, price, stock, order_limit as "orderLimit"
        from shop_sku where goods_id = ${goodsId} and is_offered order by place, id limit 200`,
  );
}
