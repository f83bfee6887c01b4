import * as z from 'zod/mini';
import { amountField, idField } from '../shared/fields.ts';
import { languageField } from '../shared/language.ts';
import { nameSchemas } from '../shared/named.ts';
import { richText } from '../shared/rich-text.ts';

export const kindField = z.enum(['shipped', 'service']);

/** A text, and the language that it is in: English where the one that was asked for is missing. */
export const shownText = z.object({ text: z.string(), language: languageField });

export const goodsClass = z.object({
  id: idField,
  name: shownText,
  classes: z.array(z.object({ id: idField, name: shownText })),
});

/** Goods as a list shows them. */
export const goodsSummary = z.object({
  id: idField,
  kind: kindField,
  name: shownText,
  label: z.string(),
  /** Name of the picture below `Upload/`; null without one. */
  picture: z.nullable(z.string()),
  /** The least price of what is offered, in `mey`. */
  priceFrom: amountField,
  sold: z.int(),
  /** The mean of the stars in tenths, cut, and of how many reviews; null without any. */
  rating: z.nullable(z.object({ tenths: z.int(), reviews: z.int() })),
  isInStock: z.boolean(),
});

/** What can be bought of goods: one combination of options. */
export const sku = z.object({
  id: idField,
  options: z.array(z.object({ name: shownText, value: shownText })),
  /** In `mey`. */
  price: amountField,
  stock: z.int(),
  /** The most units of one order. */
  orderLimit: z.int(),
});

export const goodsDetail = z.extend(goodsSummary, {
  summary: shownText,
  /** In the language of the answer, or else in English; null where neither has any. */
  details: z.nullable(z.object({ text: richText, language: languageField })),
  class1: z.object({ id: idField, name: shownText }),
  class2: z.object({ id: idField, name: shownText }),
  pictures: z.array(z.string()),
  skus: z.array(sku),
});

nameSchemas({ ShopClass: goodsClass, GoodsSummary: goodsSummary, Goods: goodsDetail, Sku: sku });
