import { dayOf, startOfDay } from '@greenhall/domain/shared/time';
import { type RawBuilder, sql } from 'kysely';

/** UTC days, counted from 1970: the first, and the one after the last. */
export interface DaySpan {
  readonly first: number;
  readonly end: number;
}

/** The last days up to the one in which a moment lies. */
export const lastDays = (now: Date, count: number): DaySpan => {
  const end = dayOf(now.getTime()) + 1;
  return { first: end - count, end };
};

/** The condition that a moment lies within a span. */
export const within = ({ first, end }: DaySpan, at: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`${at} >= ${new Date(startOfDay(first))} and ${at} < ${new Date(startOfDay(end))}`;

/** The UTC day of a moment. */
export const utcDay = (at: RawBuilder<unknown>): RawBuilder<number> =>
  sql`floor(extract(epoch from ${at}) / 86400)::int`;
