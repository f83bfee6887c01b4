import { HOUR } from '../shared/time.ts';

/** How many decided cases are needed before a usual time is told, and how many of the newest count. Rule: verification#usual-time. */
export const USUAL = { least: 20, most: 50 } as const;

/**
 * How long a decision usually takes: the median of the given times from submission to decision (ms), in whole hours, rounded up so
 * that it promises nothing, and one at least. `undefined` with fewer than 20 of them. Rule: verification#usual-time.
 */
export function usualHours(times: readonly number[]): number | undefined {
  if (times.length < USUAL.least) return undefined;
  const inOrder = times.toSorted((a, b) => a - b);
  const upperMiddle = inOrder[Math.floor(inOrder.length / 2)] ?? 0;
  return Math.max(1, Math.ceil(upperMiddle / HOUR));
}
