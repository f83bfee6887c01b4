/** A moment as milliseconds since the Unix epoch. Rules take it as an argument, because the domain reads no clock. */
export type Instant = number;

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/**
 * How many whole `unit`s (in ms) are left until `until`, rounded up and never below 0. Refusals show it as the time to
 * wait.
 */
export function unitsLeft(until: Instant, now: Instant, unit: number): number {
  return Math.max(0, Math.ceil((until - now) / unit));
}

/** The UTC day of a moment, counted from 1970. */
export function dayOf(at: Instant): number {
  return Math.floor(at / DAY);
}

/** The moment at which a UTC day, counted from 1970, begins. */
export function startOfDay(day: number): Instant {
  return day * DAY;
}

/** A UTC day, counted from 1970, as a date ("2026-03-02"). */
export function dateOf(day: number): string {
  return new Date(startOfDay(day)).toISOString().slice(0, 10);
}

/** Whether a month ends with a UTC day, counted from 1970. */
export function isMonthEnd(day: number): boolean {
  return new Date(startOfDay(day + 1)).getUTCDate() === 1;
}
