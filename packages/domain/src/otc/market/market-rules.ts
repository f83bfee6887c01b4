import { COOL_DOWN } from '../../identity/cool-down.ts';
import { type Amount, formatAmount } from '../../shared/money.ts';
import { type Result, accept, refuse } from '../../shared/result.ts';
import { DAY, HOUR } from '../../shared/time.ts';
import { CASH_ORDER_MAX, CRYPTO_SALE_MIN, type Market, LEAST_TRADE } from './market.ts';

/** The rules and limits of a market that operators set. */
export const MARKET_RULES = [
  'bandBp',
  'minTrade',
  'paymentMinutes',
  'releaseMinutes',
  'settleHours',
  'minLevelPurchase',
  'minLevelSale',
] as const;
export type MarketRule = (typeof MARKET_RULES)[number];

/** Amounts in micro of the market's coin, the band in basis points. */
export type MarketRules = Readonly<Record<Exclude<MarketRule, 'minTrade'>, number>> & { readonly minTrade: Amount };

/**
 * The bounds of each rule. A band below 1 % would leave no price, one above 10 % no protection. Bought coins settle at
 * least as long as a cool-down freezes a seller, so that a thief gains nothing by using a second account.
 */
export const MARKET_BOUNDS = {
  bandBp: { min: 100, max: 1_000 },
  paymentMinutes: { min: 15, max: 240 },
  releaseMinutes: { min: 30, max: 1_440 },
  settleHours: { min: COOL_DOWN / HOUR, max: 168 },
  minLevelPurchase: { min: 0, max: 6 },
  minLevelSale: { min: 0, max: 6 },
} as const satisfies Record<Exclude<MarketRule, 'minTrade'>, { min: number; max: number }>;

/** How long new rules of a market are announced before they are in force, in milliseconds. */
export const MARKET_NOTICE = DAY;

/** Whether rules are valid for a market: `badRequest` {field}, `amountRange` {min, max}. */
export function checkMarketRules({ kind }: Pick<Market, 'kind'>, rules: MarketRules): Result<true> {
  for (const [field, { min, max }] of Object.entries(MARKET_BOUNDS) as [keyof typeof MARKET_BOUNDS, Range][]) {
    if (!Number.isInteger(rules[field]) || rules[field] < min || rules[field] > max)
      return refuse('badRequest', { field });
  }
  const [min, max] = [LEAST_TRADE, kind === 'cash' ? CASH_ORDER_MAX : CRYPTO_SALE_MIN];
  if (rules.minTrade >= min && rules.minTrade <= max) return accept(true);
  return refuse('amountRange', { min: formatAmount(min), max: formatAmount(max) });
}

interface Range {
  readonly min: number;
  readonly max: number;
}
