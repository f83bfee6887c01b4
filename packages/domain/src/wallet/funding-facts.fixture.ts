import { ZERO, amount, type Amount, type Coin } from '../shared/money.ts';
import { HOUR } from '../shared/time.ts';
import type { FundingFacts, SaleOffer } from './funding-steps.ts';
import type { PayInOffer } from './pay-in-parts.ts';

export const coins = (value: number): Amount => amount(BigInt(Math.round(value * 1e6)));
export const usdt = (value: number) => coins(value) as Amount<'usdt'>;
export const NOW = 1_000 * HOUR;

export const BANK: PayInOffer = { id: '1', least: usdt(10), most: usdt(10_000), hours: 24 };
export const SALE: SaleOffer = { address: 'ready', price: usdt(1), min: coins(10), max: coins(2_000), settleHours: 24 };
export const EMPTY: FundingFacts = {
  activation: { level: 1, price: coins(100), coins: ['bdb', 'ftb'] },
  available: { mey: ZERO, bdb: ZERO, ftb: ZERO, usdt: ZERO },
  arrivals: [],
  exchangeFeeBp: 20,
  conversionBp: { bdb: 10_000, ftb: 10_000 },
  frozenUntil: null,
  payIns: [BANK],
  sales: [SALE],
  sponsor: { askedUntil: null },
};

export const having = (available: Partial<Record<Coin, Amount>>, more: Partial<FundingFacts> = {}): FundingFacts => ({
  ...EMPTY,
  available: { ...EMPTY.available, ...available },
  ...more,
});
