import type { DayFigure } from '@greenhall/contract/admin/days';
import { type Db, rows } from '../../../platform/database/database.ts';
import { placed } from '../../../platform/database/placed.ts';
import type { DaySpan, DaySums } from '../../../platform/facts/days.ts';

/** The statement that asks for several figures of a span. */
export const askDays = (sums: readonly DaySums[], span: DaySpan) => placed(sums.map((figure) => figure(span)));

/** What each figure came to on each day of a span, in their order; zero where there was nothing. */
export async function sumDays(
  db: Db,
  figures: readonly (readonly [DayFigure, DaySums])[],
  span: DaySpan,
): Promise<{ name: DayFigure; sums: bigint[] }[]> {
  if (figures.length === 0) return [];
  const asked = askDays(
    figures.map(([, sums]) => sums),
    span,
  );
  const summed = await rows(db, asked);
  return figures.map(([name], n) => {
    const byDay = new Map(summed.filter(({ place }) => place === n).map(({ day, sum }) => [day, sum]));
    return { name, sums: Array.from({ length: span.end - span.first }, (_, at) => byDay.get(span.first + at) ?? 0n) };
  });
}
