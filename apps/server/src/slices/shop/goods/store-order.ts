import type { GoodsState } from '@greenhall/domain/shop/goods/goods';
import { int8Column } from '../../../platform/database/columns.ts';
import { type Db, type Tx, rows } from '../../../platform/database/database.ts';
import { columns, select } from '../../../platform/database/select.ts';
import type { SkuOption, Texts } from './option.ts';
import { GOODS_PREVIEW } from './store-preview.ts';

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

const ORDERED_SKU = columns('shop_sku as s', [
  'id as skuId',
  'isOffered',
  'options',
  'price',
  'cost',
  'stock',
  'orderLimit',
])
  .narrow<{ options: readonly SkuOption[] }>()
  .and(columns('shop_goods as g', ['id as goodsId', 'classId', 'kind', 'state', 'label']))
  .and(columns('shop_class as c', ['parentId']))
  .and(GOODS_PREVIEW);

/**
 * The skus of these ids that exist, in ascending order.
 */
export function readSkusForOrder(db: Db | Tx, skuIds: readonly bigint[]): Promise<OrderedSku[]> {
  return rows(
    db,
    select(ORDERED_SKU)`
      from shop_sku s
        join shop_goods g on g.id = s.goods_id
        join shop_class c on c.id = g.class_id
       where s.id = any (${int8Column(skuIds)}::bigint[])
       order by s.id`,
  );
}
