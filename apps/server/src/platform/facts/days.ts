import type { DayFigure } from '@greenhall/contract/admin/days';
import { dayOf, startOfDay } from '@greenhall/domain/shared/time';
import { type RawBuilder, sql } from 'kysely';

/** UTC days, counted from 1970: the first, and the one after the last. */
export interface DaySpan {
  readonly first: number;
  readonly end: number;
}

/** What a day came to: a count, or micro of the figure's coin. Days without anything are absent. */
export interface DaySum {
  readonly day: number;
  readonly sum: bigint;
}

/** The statement that sums a figure for each day of a span, by an index that reads these days alone. */
export type DaySums = (span: DaySpan) => RawBuilder<DaySum>;

/** The daily figures of a slice. */
export type DaysOf = Partial<Readonly<Record<DayFigure, DaySums>>>;

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
