import { formatAmount } from '@greenhall/domain/shared/money';
import { checkUnits, kindOf } from '@greenhall/domain/shop/goods/goods';
import type { Language } from '@greenhall/locales/languages';
import type { Answer } from '../../../platform/http/call.ts';
import { presentOptions, presentText } from '../goods/present.ts';
import type { CartRow } from './store-cart.ts';

type Cart = Answer<'shop.cart'>;

function stateOf(row: CartRow): Cart['lines'][number]['state'] {
  const checked = checkUnits(row, row.num);
  if (!checked.ok) return checked.refusal === 'goodsUnavailable' ? 'unavailable' : 'short';
  return row.stock < BigInt(row.num) ? 'short' : 'ok';
}

const presentLine = (row: CartRow, language: Language): Cart['lines'][number] => ({
  sku: String(row.sku),
  goods: String(row.goods),
  kind: kindOf(row.kind),
  name: presentText(row.names, language),
  label: row.label,
  className: presentText(row.classNames, language),
  options: presentOptions(row.options, language),
  picture: row.picture,
  num: row.num,
  isTicked: row.isTicked,
  state: stateOf(row),
  price: formatAmount(row.price),
  priceBefore: row.priceSeen === row.price ? null : formatAmount(row.priceSeen),
  stock: Number(row.stock),
  goodsStock: Number(row.goodsStock),
  orderLimit: row.orderLimit,
});

export function presentCart(revision: bigint, rows: readonly CartRow[], language: Language): Cart {
  const counted = rows.filter((row) => row.isTicked && stateOf(row) === 'ok');
  const total = counted.reduce((sum, { price, num }) => sum + price * BigInt(num), 0n);
  return {
    revision: Number(revision),
    lines: rows.map((row) => presentLine(row, language)),
    total: formatAmount(total),
  };
}
