import { type Amount, amount, lesser, mulDivUp } from '../shared/money.ts';
import type { PayInTerms } from './pay-in.ts';

/** What of a way to pay in decides how much is paid there. Amounts in micro of `usdt`. */
export type PayInOffer = Pick<PayInTerms, 'least' | 'most' | 'hours'> & { readonly id: string };

/** The most payments into which one sum is split. Rule: wallet#funding-steps. */
export const PAYMENTS_AT_MOST = 3;

/** Payments from outside that come to at least a sum, and the hours to expect. */
export interface PaidIn {
  /** The way by which all of them are paid. */
  readonly method: string | null;
  readonly payments: readonly Amount<'usdt'>[];
  readonly hours: number | null;
  readonly cost: Amount<'usdt'>;
}

/** The fewest payments by one way that come to a sum; `undefined` where that takes too many. */
function payBy({ id, least, most, hours }: PayInOffer, sum: Amount<'usdt'>): PaidIn | undefined {
  const count = mulDivUp(sum, 1n, most);
  if (count > BigInt(PAYMENTS_AT_MOST)) return undefined;
  const total = sum > least * count ? sum : amount<'usdt'>(least * count);
  const payments: Amount<'usdt'>[] = [];
  let open: bigint = total;
  for (let after = count - 1n; after >= 0n; after -= 1n) {
    const next = lesser(most, amount<'usdt'>(open - least * after));
    payments.push(next);
    open -= next;
  }
  return { method: id, payments, hours, cost: total };
}

const isBetter = (one: PaidIn, best: PaidIn): boolean => {
  if (one.cost !== best.cost) return one.cost < best.cost;
  if (one.payments.length !== best.payments.length) return one.payments.length < best.payments.length;
  return (one.hours ?? 0) < (best.hours ?? 0);
};

/**
 * How a sum is paid in by one of the open ways: for the least money, then in the fewest payments, then in the shortest time.
 * Nothing is paid for a sum of 0; `undefined` where no way takes it in three payments. Rule: wallet#funding-steps.
 */
export function payIn(offers: readonly PayInOffer[], sum: Amount<'usdt'>): PaidIn | undefined {
  if (sum === 0n) return { method: null, payments: [], hours: null, cost: sum };
  return offers
    .flatMap((offer) => payBy(offer, sum) ?? [])
    .reduce<PaidIn | undefined>((best, one) => (best && !isBetter(one, best) ? best : one), undefined);
}
