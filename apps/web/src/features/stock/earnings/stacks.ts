import type { Reply } from '@greenhall/client/route-input';
import { parseAmount, ZERO } from '@greenhall/domain/shared/money';
import { dateOf } from '@greenhall/domain/shared/time';
import type { BonusKind } from '../parts/kinds.ts';

export type BonusDay = Reply<'stock.bonusDays'>['items'][number];

/** One day of the drawing: the share of each kind in the tallest day, 0 to 1. */
export interface Stack {
  readonly day: string;
  readonly total: string;
  readonly parts: readonly { readonly kind: BonusKind; readonly share: number }[];
}

/** Steps of the tallest bar: finer than a screen shows. */
const STEPS = 10_000n;

/** The last `count` UTC days up to `last`, the oldest first, by exact integers; only a share becomes a number. */
export function stacksOf(days: readonly BonusDay[], last: number, count: number): Stack[] {
  const shown = Array.from({ length: count }, (_, index) => {
    const day = dateOf(last - count + 1 + index);
    return days.find((one) => one.day === day) ?? { day, total: '0.000000', items: [] };
  });
  const micro = (text: string) => parseAmount(text) ?? ZERO;
  const tallest = shown.reduce<bigint>((most, { total }) => (micro(total) > most ? micro(total) : most), 1n);
  return shown.map(({ day, total, items }) => ({
    day,
    total,
    parts: items.map(({ kind, paid }) => ({ kind, share: Number((micro(paid) * STEPS) / tallest) / Number(STEPS) })),
  }));
}
