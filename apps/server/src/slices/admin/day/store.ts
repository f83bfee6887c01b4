import type { DailyFigure } from '@greenhall/contract/admin/cases';
import { type Db, rows } from '../../../platform/database/database.ts';
import { placed } from '../../../platform/database/placed.ts';
import type { Daily } from '../../../platform/facts/cases.ts';
import type { DaySpan } from '../../../platform/facts/days.ts';

/** The statement that asks for several figures of a span. */
export const selectDays = (sums: readonly Daily[], span: DaySpan) => placed(sums.map((figure) => figure(span)));

/** What each figure came to on each day of a span, in their order; zero where there was nothing. */
export async function sumDays(
  db: Db,
  figures: readonly (readonly [DailyFigure, Daily])[],
  span: DaySpan,
): Promise<{ name: DailyFigure; sums: bigint[] }[]> {
  if (figures.length === 0) return [];
  const asked = selectDays(
    figures.map(([, sums]) => sums),
    span,
  );
  const summed = await rows(db, asked);
  return figures.map(([name], n) => {
    const byDay = new Map(summed.filter(({ place }) => place === n).map(({ day, sum }) => [day, sum]));
    return { name, sums: Array.from({ length: span.end - span.first }, (_, at) => byDay.get(span.first + at) ?? 0n) };
  });
}
