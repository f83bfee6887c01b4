import { HOUR, type Instant, MINUTE, dayOf, startOfDay } from '../shared/time.ts';

/** When customer service is open, and how soon it usually answers. Rule: messages#service-hours. */
export interface ServiceHours {
  /** Minutes after midnight UTC at which it opens. */
  readonly opens: number;
  /** For how many hours it is open then, 24 at most. */
  readonly hours: number;
  /** On how many days of a week it opens, from Monday on. */
  readonly days: number;
  /** Within how many opened hours an answer usually comes. */
  readonly answer: number;
}

/** How customer service stands at a moment. */
export interface ServiceClock {
  readonly isOpen: boolean;
  /** When it closes; null while it is closed, and where it never closes. */
  readonly until: Instant | null;
  /** When it opens next; null while it is open. */
  readonly opensAt: Instant | null;
  /** By when a message of this moment is usually answered. */
  readonly answerBy: Instant;
}

/** From its opening until it closes, which is the first moment at which it is closed. */
interface Opening {
  readonly from: Instant;
  readonly to: Instant;
}

/** The place of a UTC day, counted from 1970, in its week; Monday is 0. The first day of 1970 was a Thursday. */
const weekdayOf = (day: number): number => (day + 3) % 7;

/** The first opening that ends after a moment. One that contains it may have begun on the UTC day before. */
function openingAfter({ opens, hours, days }: ServiceHours, at: Instant): Opening {
  for (let day = dayOf(at) - 1; ; day += 1) {
    const from = startOfDay(day) + opens * MINUTE;
    const to = from + hours * HOUR;
    if (weekdayOf(day) < days && to > at) return { from, to };
  }
}

/** When the opening ends, with those that follow without a gap; null where there is never one. */
function closingOf(hours: ServiceHours, { to }: Opening): Instant | null {
  if (hours.hours === 24 && hours.days === 7) return null;
  const next = openingAfter(hours, to);
  return next.from === to ? closingOf(hours, next) : to;
}

/** The moment after so much opened time (ms). */
function afterOpened(hours: ServiceHours, now: Instant, time: number): Instant {
  let left = time;
  for (let at = now; ;) {
    const { from, to } = openingAfter(hours, at);
    const begin = Math.max(from, at);
    if (begin + left <= to) return begin + left;
    left -= to - begin;
    at = to;
  }
}

/**
 * Whether customer service is open at a moment, when that changes, and by when it usually answers, which counts opened time alone.
 * Moments are milliseconds since the epoch. Rule: messages#service-hours.
 */
export function serviceClock(hours: ServiceHours, now: Instant): ServiceClock {
  const opening = openingAfter(hours, now);
  const isOpen = opening.from <= now;
  return {
    isOpen,
    until: isOpen ? closingOf(hours, opening) : null,
    opensAt: isOpen ? null : opening.from,
    answerBy: afterOpened(hours, now, hours.answer * HOUR),
  };
}
