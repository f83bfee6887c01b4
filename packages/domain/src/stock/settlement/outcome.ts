import type { Plan } from '../../members/plan.ts';
import { minus, partUp, ZERO, type Amount } from '../../shared/money.ts';
import { worthOf, type Price } from '../market/market.ts';
import type { StockPosting } from '../movements.ts';
import type { Member } from './members.ts';
import type { State } from './state.ts';

/** What a member could redeem its shares for today, in micro: their value less the sale fee. Rule: stock#buyback. */
function redeemable({ held }: Member, price: Price, { saleFeeBp }: Plan): Amount {
  if (held === 0n) return ZERO;
  const gross = worthOf(held, price);
  return minus(gross, partUp(gross, saleFeeBp));
}

/** The sums that entered and left each member's spendable coins since the first day, by index, in micro. */
export class Flows {
  readonly #net: bigint[];

  constructor(members: number) {
    this.#net = Array.from({ length: members }, () => 0n);
  }

  /** Adds a day's postings. `mey`, `bdb` and `ftb` are worth one unit each. */
  add(state: State, postings: Iterable<StockPosting>): void {
    const move = (owner: bigint, value: bigint) => {
      const index = state.trees.indexOf.get(owner);
      if (index !== undefined) this.#net[index] = (this.#net[index] ?? 0n) + value;
    };
    for (const { from, to, amount } of postings) {
      if (from.purpose === 'available') move(from.owner, 0n - amount);
      if (to.purpose === 'available') move(to.owner, amount);
    }
  }

  /**
   * For each member that has paid: what it received and could redeem, less what it paid, in micro and ascending; losses
   * are below zero. Money in a hold or in the queue counts as redeemable. Rule: proof#no-promises.
   */
  results(plan: Plan, { trees, members, market, payments }: State): bigint[] {
    const results = Array.from(members, (member, index) => (this.#net[index] ?? 0n) + redeemable(member, market, plan));
    const waits = [
      ...market.requests.map(({ member, remaining }) => [member, remaining] as const),
      ...payments.map(({ funder, amount }) => [funder, amount] as const),
    ];
    for (const [member, value] of waits) {
      const index = trees.indexOf.get(member) ?? 0;
      results[index] = (results[index] ?? 0n) + value;
    }
    return results
      .filter((_, index) => (members.columns.fuel[index] ?? 0n) > 0n)
      .toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  }
}

/** The value below which `hundredths` of an ascending list lie; 0 of an empty one. */
export function percentileOf(ascending: readonly bigint[], hundredths: number): bigint {
  return ascending[Math.floor((ascending.length * hundredths) / 100)] ?? ascending.at(-1) ?? 0n;
}
