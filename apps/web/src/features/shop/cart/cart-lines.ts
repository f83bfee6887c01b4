import type { Reply } from '@greenhall/client/route-input';
import { type CartChange, type CartLine, changeCart } from '@greenhall/domain/shop/cart/cart';
import type { GoodsLine } from './goods-list.ts';

export type Cart = Reply<'shop.cart'>;
type ServerLine = Cart['lines'][number];

/** Goods with the sku that is added to the cart, by the names of the specification. */
export interface AddedGoods {
  readonly id: string;
  readonly name: string;
  /** Of all that is offered of the goods. */
  readonly stock: number;
  readonly label: string;
  readonly class2Name: string;
  readonly type: 1 | 2;
  readonly num: number;
  /** The most units of the sku that an order may have. */
  readonly orderLimit: number;
  readonly sku: GoodsLine['sku'];
}

/** So many units of a sku, as they are added to the cart. */
export const addedGoods = (
  goods: Reply<'shop.goods'>,
  sku: Reply<'shop.goods'>['skus'][number],
  num: number,
): AddedGoods => ({
  id: goods.id,
  name: goods.name.text,
  stock: goods.skus.reduce((sum, { stock }) => sum + stock, 0),
  label: goods.label,
  class2Name: goods.class2.name.text,
  type: goods.kind === 'shipped' ? 1 : 2,
  num,
  orderLimit: sku.orderLimit,
  sku: {
    id: sku.id,
    stock: sku.stock,
    options: sku.options.map(({ name, value }) => ({ name: name.text, value: value.text })),
  },
});

/** The line of goods that have just been added. */
export const newLine = (goods: AddedGoods): GoodsLine => ({
  id: `${goods.id}-${goods.sku.id}`,
  gid: goods.id,
  num: goods.num,
  goodsName: goods.name,
  stock: goods.stock,
  label: goods.label,
  xlname: goods.class2Name,
  goodsType: goods.type,
  sku: goods.sku,
  gchecked: true,
});

const listed = (line: ServerLine): GoodsLine => ({
  id: `${line.goods}-${line.sku}`,
  gid: line.goods,
  num: line.num,
  goodsName: line.name.text,
  stock: line.goodsStock,
  label: line.label,
  xlname: line.className.text,
  goodsType: line.kind === 'shipped' ? 1 : 2,
  sku: {
    id: line.sku,
    stock: line.stock,
    options: line.options.map(({ name, value }) => ({ name: name.text, value: value.text })),
  },
  gchecked: line.isTicked,
});

export const bare = ({ sku, num, gchecked }: GoodsLine): CartLine => ({ sku: sku.id, num, isTicked: gchecked });

/** The lines after changes, by the rule of the server. What was added gets its line from `added`. Rule: shop#cart. */
export function afterChanges(
  lines: readonly GoodsLine[],
  changes: readonly CartChange[],
  added: readonly GoodsLine[] = [],
): readonly GoodsLine[] {
  const known = new Map([...added, ...lines].map((line) => [line.sku.id, line]));
  const after = changes.reduce(changeCart, lines.map(bare));
  return after.flatMap(({ sku, num, isTicked }) => {
    const line = known.get(sku);
    return line ? [{ ...line, num, gchecked: isTicked }] : [];
  });
}

/** The list of the device after the server has told its cart, with what has been done here since. */
export const fromServer = (
  cart: Cart,
  changes: readonly CartChange[],
  before: readonly GoodsLine[],
): readonly GoodsLine[] => afterChanges(cart.lines.map(listed), changes, before);
