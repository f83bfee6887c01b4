import { formatAmount } from '@greenhall/domain/shared/money';
import { kindOf } from '@greenhall/domain/shop/goods/goods';
import { ratingOf } from '@greenhall/domain/shop/review/review';
import { FALLBACK, type Language } from '@greenhall/locales/languages';
import type { Answer } from '../../../platform/http/call.ts';
import type { SkuOption, Texts } from './option.ts';
import type { GoodsDetailRow, GoodsRow, SkuRow } from './store.ts';

type Detail = Answer<'shop.goods'>;

/** The text of a language, or the English one with its language named. */
export function presentText(texts: Texts | null, language: Language): Detail['name'] {
  const own = texts?.[language];
  return own ? { text: own, language } : { text: texts?.[FALLBACK] ?? '', language: FALLBACK };
}

function presentDetails(details: GoodsDetailRow['details'], language: Language): Detail['details'] {
  const shown = details?.[language] ? language : FALLBACK;
  const text = details?.[shown];
  return text ? { text, language: shown } : null;
}

type Listed = Omit<Detail, 'summary' | 'details' | 'class1' | 'class2' | 'pictures' | 'skus'>;

export const presentListed = (row: GoodsRow, language: Language): Listed => ({
  id: String(row.id),
  kind: kindOf(row.kind),
  name: presentText(row.names, language),
  label: row.label,
  picture: row.picture,
  priceFrom: formatAmount(row.priceFrom ?? 0n),
  sold: Number(row.sold),
  rating: ratingOf(row.stars, row.reviews),
  isInStock: row.isInStock,
});

export const presentOptions = (options: readonly SkuOption[], language: Language): Detail['skus'][number]['options'] =>
  options.map(({ name, value }) => ({ name: presentText(name, language), value: presentText(value, language) }));

const presentSku = (row: SkuRow, language: Language): Detail['skus'][number] => ({
  id: String(row.id),
  options: presentOptions(row.options, language),
  price: formatAmount(row.price),
  stock: Number(row.stock),
  orderLimit: row.orderLimit,
});

export const presentGoods = (row: GoodsDetailRow, skus: readonly SkuRow[], language: Language): Detail => ({
  ...presentListed(row, language),
  summary: presentText(row.summaries, language),
  details: presentDetails(row.details, language),
  class1: { id: row.class1.id, name: presentText(row.class1.names, language) },
  class2: { id: row.class2.id, name: presentText(row.class2.names, language) },
  pictures: [...row.pictures],
  skus: skus.map((sku) => presentSku(sku, language)),
});
