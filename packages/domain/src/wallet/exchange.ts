import { minus, type Amount, type Coin } from '../shared/money.ts';
import { accept, refuse, type Result } from '../shared/result.ts';
import { SECOND, type Instant } from '../shared/time.ts';
import { checkMultiple } from './coins.ts';
import { feeOf } from './fees.ts';

/** How long a quote can be taken. */
export const QUOTE_TTL = 30 * SECOND;

/**
 * A flash exchange at 1 : 1, in micro. `amount` leaves in `from`; `receive` arrives in `to`. The fee is always `mey`:
 * it is taken from the issued `mey`, or from the given `mey` before the rest is redeemed, so that backing changes by
 * exactly what is issued or redeemed.
 */
export interface ExchangeQuote {
  readonly from: 'usdt' | 'mey';
  readonly to: 'usdt' | 'mey';
  readonly amount: Amount;
  readonly fee: Amount<'mey'>;
  readonly receive: Amount;
  readonly expiresAt: Instant;
}

const isExchangeCoin = (coin: Coin) => coin === 'usdt' || coin === 'mey';

/**
 * Quotes a flash exchange `usdt ⇄ mey` for 30 s. Refusals, in this order: `directionNotAllowed`, `amountRule`,
 * `amountMultiple` {multiple}. Rule: wallet#flash-exchange.
 */
export function quoteExchange(from: Coin, to: Coin, value: Amount, feeBp: number, now: Instant): Result<ExchangeQuote> {
  if (!isExchangeCoin(from) || !isExchangeCoin(to) || from === to) return refuse('directionNotAllowed');
  const multiple = checkMultiple(value);
  if (!multiple.ok) return multiple;
  const fee = feeOf(value, feeBp) as Amount<'mey'>;
  return accept({ from, to, amount: value, fee, receive: minus<Coin>(value, fee), expiresAt: now + QUOTE_TTL });
}

/** Whether a quote can still be taken (`quoteExpired`). */
export function checkQuote(quote: Pick<ExchangeQuote, 'expiresAt'>, now: Instant): Result<true> {
  return now < quote.expiresAt ? accept(true) : refuse('quoteExpired');
}
