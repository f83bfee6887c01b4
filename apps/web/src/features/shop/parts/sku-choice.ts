import type { Reply } from '@greenhall/client/route-input';

export type GoodsDetail = Reply<'shop.goods'>;
export type Sku = GoodsDetail['skus'][number];

/** One option that the skus of goods differ in, with its values in their order. */
export interface SkuGroup {
  readonly name: string;
  readonly values: readonly string[];
}

const valuesOf = (sku: Sku): readonly string[] => sku.options.map(({ value }) => value.text);

/** The options of goods, named as the first sku names them. */
export function groupsOf(skus: readonly Sku[]): readonly SkuGroup[] {
  const names = skus[0]?.options.map(({ name }) => name.text) ?? [];
  return names.map((name, place) => ({
    name,
    values: [...new Set(skus.flatMap((sku) => valuesOf(sku)[place] ?? []))],
  }));
}

const has = (sku: Sku, chosen: readonly string[]): boolean =>
  chosen.every((value, place) => valuesOf(sku)[place] === value);

/** The sku with exactly these values; `undefined` if there is none. */
export const skuOf = (skus: readonly Sku[], chosen: readonly string[]): Sku | undefined =>
  skus.find((sku) => has(sku, chosen));

/** What is chosen at first: the first sku that is in stock, or the first one. */
export function firstChoice(skus: readonly Sku[]): readonly string[] {
  const first = skus.find(({ stock }) => stock > 0) ?? skus[0];
  return first ? valuesOf(first) : [];
}

/** Whether a value can be had with the other chosen ones. */
export const canBeHad = (skus: readonly Sku[], chosen: readonly string[], place: number, value: string): boolean =>
  (skuOf(skus, chosen.with(place, value))?.stock ?? 0) > 0;
