/** A moment as milliseconds since the Unix epoch. Rules take it as an argument; nothing here reads a clock. */
export type Instant = number;

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** How many whole `unit`s (in ms) are left until `until`, rounded up, never below 0: what a person is told to wait. */
export function unitsLeft(until: Instant, now: Instant, unit: number): number {
  return Math.max(0, Math.ceil((until - now) / unit));
}
