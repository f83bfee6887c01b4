import type { Reply } from '@greenhall/client/route-input';
import { outLimit } from '@greenhall/domain/members/effective-height';
import { formatAmount, parseAmount, ZERO } from '@greenhall/domain/shared/money';
import type { Texts } from '../../../shared/text/texts.ts';

export type Level = Reply<'stock.levels'>['items'][number];

/** The most bonuses that a payment for this level alone allows, in `mey`. */
export function capOf({ fee, outBp }: Level): string {
  return formatAmount(outLimit(parseAmount(fee) ?? ZERO, outBp));
}

/** What a level unlocks, a sentence for each bonus. */
export function unlocksOf(level: Level, { t, money, percent }: Texts): string[] {
  const { leadershipGenerations: generations } = level;
  return [
    t('stock.gets.referral', { rate: percent(level.referralBp) }),
    t('stock.gets.matching', { rate: percent(level.collisionBp), cap: money(level.collisionCap) }),
    t('stock.gets.placement', { depth: level.seePointDepth }),
    ...(generations > 0 ? [t('stock.gets.leadership', { count: generations })] : []),
  ];
}
