import type { GoodsState } from '@greenhall/domain/shop/goods/goods';
import { sql } from 'kysely';
import { int8Column } from '../../../platform/database/columns.ts';
import { type Db, type Tx, rows } from '../../../platform/database/database.ts';
import type { SkuOption, Texts } from './option.ts';

/** A sku as an order keeps it: names in all languages, picture, price and cost, in micro of `mey`. */
export interface OrderedSku {
  readonly skuId: bigint;
  readonly goodsId: bigint;
  readonly classId: bigint;
  /** The class of the first level that its class lies in. */
  readonly parentId: bigint | null;
  readonly kind: number;
  readonly state: GoodsState;
  readonly isOffered: boolean;
  readonly label: string;
  readonly names: Texts;
  readonly options: readonly SkuOption[];
  /** The first picture, by its name below `Upload/`; null without one. */
  readonly picture: string | null;
  readonly price: bigint;
  readonly cost: bigint;
  readonly stock: bigint;
  readonly orderLimit: number;
}

/**
 * The skus of these ids that exist, in ascending order.
 */
export function readSkusForOrder(db: Db | Tx, skuIds: readonly bigint[]): Promise<OrderedSku[]> {
  return rows(
    db,
    sql<OrderedSku>`
      select s.id as "skuId", g.id as "goodsId", g.class_id as "classId", c.parent_id as "parentId", g.kind, g.state,
             s.is_offered as "isOffered", g.label, s.options, s.price, s.cost, s.stock, s.order_limit as "orderLimit",
             (select coalesce(jsonb_object_agg(t.language, t.name), '{}') from shop_goods_text t
               where t.goods_id = g.id) as names,
             (select p.file from shop_goods_picture p where p.goods_id = g.id order by p.place limit 1) as picture
        from shop_sku s
        join shop_goods g on g.id = s.goods_id
        join shop_class c on c.id = g.class_id
       where s.id = any (${int8Column(skuIds)}::bigint[])
       order by s.id`,
  );
}
