import { formatAmount, mulDivDown, parseAmount, ZERO } from '@greenhall/domain/shared/money';
import { matchOf } from '@greenhall/domain/stock/bonus';
import type { KeyValue } from '@greenhall/ui/key-values';
import { useTexts } from '../../../app/texts.ts';
import { useMoney } from '../../../app/use-money.ts';
import type { Bonus } from './kinds.ts';

const WHOLE = 10_000n;
const read = (text: string) => parseAmount(text) ?? ZERO;

/** The part of the dues that the pool paid, in basis points: all of them when it held enough. */
function fractionOf({ pool, dues }: Bonus): number {
  const [held, due] = [read(pool), read(dues)];
  return Number(due > held ? mulDivDown(held, WHOLE, due) : WHOLE);
}

/** The inputs of a bonus in words: what it was computed from, by its kind. */
export function useInputs(): (bonus: Bonus) => KeyValue[] {
  const { t, percent, shares } = useTexts();
  const { exact } = useMoney();
  return ({ inputs }) => {
    switch (inputs.kind) {
      case 'referral':
      case 'seePoint':
        return [
          { label: t('stock.from'), value: inputs.source },
          { label: t('stock.feeOf'), value: exact(inputs.fee) },
          { label: t('stock.rate'), value: percent(inputs.rateBp) },
          ...(inputs.kind === 'seePoint' ? [{ label: t('stock.distance'), value: String(inputs.distance) }] : []),
          { label: t('stock.heightThen'), value: exact(inputs.height) },
        ];
      case 'collision': {
        const zones = {
          carryA: read(inputs.carryA),
          carryB: read(inputs.carryB),
          newA: read(inputs.newA),
          newB: read(inputs.newB),
        };
        return [
          { label: t('stock.zoneA'), value: `${exact(inputs.carryA)} + ${exact(inputs.newA)}` },
          { label: t('stock.zoneB'), value: `${exact(inputs.carryB)} + ${exact(inputs.newB)}` },
          { label: t('stock.matched'), value: exact(formatAmount(matchOf(zones))) },
          { label: t('stock.rate'), value: percent(inputs.rateBp) },
          { label: t('stock.cap'), value: exact(inputs.dailyCap) },
          { label: t('stock.heightThen'), value: exact(inputs.height) },
        ];
      }
      case 'leadership':
        return [
          ...inputs.sources.map(({ source, generation, paid, rateBp }) => ({
            label: t('stock.generation', { generation, member: source }),
            value: `${exact(paid)} × ${percent(rateBp)}`,
          })),
          { label: t('stock.heightThen'), value: exact(inputs.height) },
        ];
      case 'lifetime':
        return [
          { label: t('stock.threshold'), value: exact(inputs.threshold) },
          { label: t('stock.award'), value: exact(inputs.award) },
          { label: t('stock.reachedOn'), value: inputs.reachedOn },
          { label: t('stock.heightThen'), value: exact(inputs.height) },
        ];
      case 'merit':
        return [
          { label: t('stock.rank'), value: String(inputs.rank) },
          { label: t('stock.performance'), value: exact(inputs.matched) },
          { label: t('stock.weight'), value: percent(inputs.weight * 100) },
          { label: t('stock.heightThen'), value: exact(inputs.height) },
        ];
      case 'yield':
        return [
          { label: t('stock.payout'), value: exact(inputs.payout) },
          { label: t('stock.held'), value: shares(inputs.held) },
          { label: t('stock.heldThen', { outstanding: shares(inputs.outstanding) }), value: shares(inputs.held) },
        ];
    }
  };
}

/** What came of a bonus: due, paid fraction, paid, and the two coins. */
export function useFigures(): (bonus: Bonus) => KeyValue[] {
  const { t, percent } = useTexts();
  const { exact } = useMoney();
  return (bonus) => [
    { label: t('stock.due'), value: exact(bonus.due) },
    { label: t('stock.dues'), value: exact(bonus.dues) },
    { label: t('stock.pool'), value: exact(bonus.pool) },
    { label: t('stock.paidFraction'), value: percent(fractionOf(bonus)) },
    { label: t('stock.paid'), value: exact(bonus.paid) },
    { label: t('stock.split'), value: `${exact(bonus.mey)} / ${exact(bonus.ftb)}` },
  ];
}
