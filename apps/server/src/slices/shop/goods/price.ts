import { type Amount, formatAmount, parseAmount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { MOST_PRICE } from '@greenhall/domain/shop/goods/pricing';

/** What an operator has typed for a price, a cost or a part of a freight: `amountRule`, `amountRange` {min, max}. */
export function readPrice(typed: string): Result<Amount<'mey'>> {
  const value = parseAmount<'mey'>(typed);
  if (value === undefined) return refuse('amountRule');
  if (value <= MOST_PRICE) return accept(value);
  return refuse('amountRange', { min: formatAmount(0n), max: formatAmount(MOST_PRICE) });
}
