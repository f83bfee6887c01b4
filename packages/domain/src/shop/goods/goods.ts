import { type Result, accept, refuse } from '../../shared/result.ts';
import type { Tone } from '../../shared/tone.ts';
import { defineTransitions } from '../../shared/transitions.ts';
import { MOST_PRICE } from './pricing.ts';

/** What goods are: shipped to an address, or handed over without shipping. Stored as 1 and 2. Rule: shop#goods. */
export const GOODS_KINDS = { shipped: 1, service: 2 } as const;
export type GoodsKind = keyof typeof GOODS_KINDS;

/** The kind that a stored number stands for. Throws for a number that is none, because the database checks it. */
export function kindOf(stored: number): GoodsKind {
  if (stored === GOODS_KINDS.shipped) return 'shipped';
  if (stored === GOODS_KINDS.service) return 'service';
  throw new RangeError(`no kind of goods ${stored}`);
}

/** Goods from their first draft: on sale and off sale as often as operators want. Rule: shop#goods. */
export const GOODS_TRANSITIONS = defineTransitions(['draft'], {
  draft: { putOnSale: 'onSale' },
  onSale: { takeOffSale: 'offSale' },
  offSale: { putOnSale: 'onSale' },
});
export type GoodsState = (typeof GOODS_TRANSITIONS.states)[number];
/** What each state asks of operators. */
export const GOODS_TONES: Readonly<Record<GoodsState, Tone>> = {
  draft: 'waiting',
  onSale: 'good',
  offSale: 'neutral',
};

/** The most units of one line, whatever a sku's own limit. Rule: shop#quantities. */
export const MOST_UNITS = 999;

/** What decides whether so many units of a sku can be ordered. */
export interface Offer {
  readonly state: GoodsState;
  readonly isOffered: boolean;
  readonly orderLimit: number;
  /** In micro of `mey`. */
  readonly price: bigint;
}

/**
 * Whether units of a sku can be ordered, save its stock: `goodsUnavailable` when it is not on sale or its price is none that
 * can be set, `quantityRule` {max} for less than one, a fraction, or more than the sku's order limit. Rule: shop#quantities.
 */
export function checkUnits({ state, isOffered, orderLimit, price }: Offer, units: number): Result<true> {
  if (state !== 'onSale' || !isOffered || price > MOST_PRICE) return refuse('goodsUnavailable');
  const fits = Number.isInteger(units) && units >= 1 && units <= orderLimit;
  return fits ? accept(true) : refuse('quantityRule', { max: orderLimit });
}
