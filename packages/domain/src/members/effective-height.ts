import { minus, part, ZERO, type Amount } from '../shared/money.ts';

/** Out limit in micro: `part(fees paid, out bp of the level)`. Rule: members#out-limit. */
export function outLimit(feesPaid: Amount, outBp: number): Amount {
  return part(feesPaid, outBp);
}

/** Effective height (out difference) in micro: `max(0, out limit − counted income)`. A ceiling, never a target. Rule: members#out-limit. */
export function effectiveHeight(limit: Amount, countedIncome: Amount): Amount {
  return countedIncome < limit ? minus(limit, countedIncome) : ZERO;
}

/** A member is earning while its effective height is above 0. Rule: members#out-limit. */
export function isEarning(height: Amount): boolean {
  return height > 0n;
}

/** A member is closed when it has a level (not 0) and its effective height is 0. Rule: members#out-limit. */
export function isClosed(level: number, height: Amount): boolean {
  return level > 0 && !isEarning(height);
}

/** A bonus pays at most what is left of the effective height. Rule: members#out-limit. */
export function capBonus(bonus: Amount, height: Amount): Amount {
  return bonus < height ? bonus : height;
}
