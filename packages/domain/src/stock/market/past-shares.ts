import { shares, type Shares } from '../../shared/money.ts';
import type { Instant } from '../../shared/time.ts';

/** A change of what one member holds: shares gained (lost if below zero), or a split with the quantity before it. */
export type SharesChange = { readonly at: Instant } & ({ readonly gained: bigint } | { readonly heldBefore: Shares });

/**
 * What a member held just before each of some moments, computed backwards from what it holds now. `changes` and
 * `moments` come newest first; the result has the order of `moments`. Throws if more was gained than is held, because
 * then a change is missing. Rule: wallet#total-assets.
 */
export function sharesBefore(
  held: Shares,
  changes: readonly SharesChange[],
  moments: readonly Instant[],
): readonly Shares[] {
  let then = held;
  let next = 0;
  return moments.map((moment) => {
    for (let change = changes[next]; change && change.at >= moment; change = changes[next]) {
      then = 'gained' in change ? shares(then - change.gained) : change.heldBefore;
      if (then < 0n) throw new Error('a change of shares is missing');
      next += 1;
    }
    return then;
  });
}
