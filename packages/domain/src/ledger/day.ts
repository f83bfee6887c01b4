import { HOUR, type Instant, startOfDay } from '../shared/time.ts';

/** How long after its end a day is closed, in milliseconds: longer than any transaction of it takes. Rule: ledger#sums-of-days. */
const CLOSED_AFTER = HOUR;

/** Whether a UTC day, counted from 1970, is closed at a moment, so that what it came to changes no more. Rule: ledger#sums-of-days. */
export const isClosed = (day: number, now: Instant): boolean => now >= startOfDay(day + 1) + CLOSED_AFTER;
