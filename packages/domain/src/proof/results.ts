import { amount, mulDivDown, mulDivUp, plus, type Amount, type Shares, ZERO } from '../shared/money.ts';
import { type Price, worthOf } from '../stock/market/market.ts';

/** What one account has paid for its levels and received; only recognised payments count. */
export interface Position {
  /** Payments that were recognised, in micro. */
  readonly paid: Amount;
  /** Every bonus in both its coins, and what sales and buybacks of shares brought, in micro. */
  readonly received: Amount;
  /** Money that still waits in the share queue, in micro. */
  readonly queued: Amount;
  readonly shares: Shares;
}

/**
 * The results of all accounts with a recognised payment, in micro; losses count like gains. Rule: proof#no-promises.
 */
export interface Results {
  readonly counted: number;
  /** The number of accounts that received and hold less than they paid. */
  readonly losing: number;
  readonly paid: Amount;
  readonly received: Amount;
  /** Queue money, and shares at the exact price. */
  readonly held: Amount;
  /** The median of the accounts' `received + held − paid`, of an even number the lower of the two. */
  readonly median: Amount;
  /** The median of those results per unit paid, in basis points rounded down. */
  readonly medianBp: number;
}

/** The result per unit paid, in basis points rounded down, so that a loss is never shown smaller than it is. */
function ratioBp(result: bigint, paid: Amount): number {
  return Number(result < 0n ? -mulDivUp(-result, 10_000n, paid) : mulDivDown(result, 10_000n, paid));
}

const middle = <T>(sorted: readonly T[]): T | undefined => sorted[Math.ceil(sorted.length / 2) - 1];
const ascending = (a: bigint, b: bigint): number => (a < b ? -1 : Number(a > b));

/** Adds up positions one at a time, so that a million of them need two numbers each. */
export class ResultCount {
  #losing = 0;
  #paid = ZERO as Amount;
  #received = ZERO as Amount;
  #held = ZERO as Amount;
  readonly #results: bigint[] = [];
  readonly #ratios: number[] = [];
  readonly #price: Price;

  constructor(price: Price) {
    this.#price = price;
  }

  /** Counts an account. One without a recognised payment is ignored. */
  add({ paid, received, queued, shares }: Position): void {
    if (paid === 0n) return;
    const held = shares === 0n ? queued : plus(queued, worthOf(shares, this.#price));
    const result = received + held - paid;
    this.#paid = plus(this.#paid, paid);
    this.#received = plus(this.#received, received);
    this.#held = plus(this.#held, held);
    if (result < 0n) this.#losing += 1;
    this.#results.push(result);
    this.#ratios.push(ratioBp(result, paid));
  }

  /** The results of all counted accounts; every figure is zero without any. */
  results(): Results {
    return {
      counted: this.#results.length,
      losing: this.#losing,
      paid: this.#paid,
      received: this.#received,
      held: this.#held,
      median: amount(middle(this.#results.toSorted(ascending)) ?? 0n),
      medianBp: middle(this.#ratios.toSorted((a, b) => a - b)) ?? 0,
    };
  }
}
