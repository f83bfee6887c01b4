import { formatAmount, mulDivDown, parseAmount, ZERO } from '@greenhall/domain/shared/money';
import { matchOf } from '@greenhall/domain/stock/bonus/bonus';
import { BONUS_FIELDS, type BonusKind, type Unit } from '@greenhall/domain/stock/bonus/bonus-fields';
import type { KeyValue } from '@greenhall/ui/display/key-values';
import { useTexts } from '../../../shared/text/texts.ts';
import { useMyAmounts } from '../../../shared/money/my-amounts.ts';
import type { Bonus } from '../parts/kinds.ts';

const WHOLE = 10_000n;
const read = (text: string) => parseAmount(text) ?? ZERO;

/** The part of the dues that the pool paid, in basis points: all of them when it held enough. */
function fractionOf({ pool, dues }: Bonus): number {
  const [held, due] = [read(pool), read(dues)];
  return Number(due > held ? mulDivDown(held, WHOLE, due) : WHOLE);
}

type Named<K extends BonusKind> = Exclude<keyof (typeof BONUS_FIELDS)[K], 'receiver' | 'payment'>;
type AnyName = { [K in BonusKind]: Named<K> }[BonusKind];

/** The fields of each kind that are explained one by one, in the order of reading. */
const SHOWN = {
  referral: ['source', 'fee', 'rateBp', 'height'],
  seePoint: ['source', 'fee', 'rateBp', 'distance', 'height'],
  collision: ['rateBp', 'dailyCap', 'height'],
  leadership: ['height'],
  lifetime: ['threshold', 'award', 'reachedOn', 'height'],
  merit: ['rank', 'matched', 'weight', 'height'],
  yield: ['payout', 'held'],
} as const satisfies { readonly [K in BonusKind]: readonly Named<K>[] };

const LABELS = {
  source: 'stock.from',
  fee: 'stock.feeOf',
  rateBp: 'stock.rate',
  distance: 'stock.distance',
  dailyCap: 'stock.cap',
  threshold: 'stock.threshold',
  award: 'stock.award',
  reachedOn: 'stock.reachedOn',
  rank: 'stock.rank',
  matched: 'stock.performance',
  weight: 'stock.weight',
  payout: 'stock.payout',
  held: 'stock.held',
  height: 'stock.heightThen',
} as const satisfies Partial<Record<AnyName, string>>;

/** The inputs of a bonus in words: what it was computed from, each field by its unit, with what the fields come to. */
export function useInputs(): (bonus: Bonus) => KeyValue[] {
  const { t, percent } = useTexts();
  const { shares, exact } = useMyAmounts();
  const show: { readonly [U in Unit]: (value: unknown) => string } = {
    member: String,
    payment: String,
    micro: (value) => exact(String(value)),
    shares: (value) => shares(String(value)),
    bp: (value) => percent(Number(value)),
    hundredths: (value) => percent(Number(value) * 100),
    count: String,
    day: String,
  };
  const lines = (inputs: Bonus['inputs']): KeyValue[] => {
    const fields = new Map<string, Unit>(Object.entries(BONUS_FIELDS[inputs.kind]));
    const values = new Map<string, unknown>(Object.entries(inputs));
    return SHOWN[inputs.kind].map((name) => {
      const unit = fields.get(name) ?? 'count';
      return { label: t(LABELS[name]), value: show[unit](values.get(name)) };
    });
  };
  return ({ inputs }) => {
    switch (inputs.kind) {
      case 'collision': {
        const { carryA, carryB, newA, newB } = inputs;
        const zones = { carryA: read(carryA), carryB: read(carryB), newA: read(newA), newB: read(newB) };
        return [
          { label: t('stock.zoneA'), value: `${exact(carryA)} + ${exact(newA)}` },
          { label: t('stock.zoneB'), value: `${exact(carryB)} + ${exact(newB)}` },
          { label: t('stock.matched'), value: exact(formatAmount(matchOf(zones))) },
          ...lines(inputs),
        ];
      }
      case 'leadership':
        return [
          ...inputs.sources.map(({ source, generation, paid, rateBp }) => ({
            label: t('stock.generation', { generation, member: source }),
            value: `${exact(paid)} × ${percent(rateBp)}`,
          })),
          ...lines(inputs),
        ];
      case 'yield': {
        const [held, outstanding] = [shares(inputs.held), shares(inputs.outstanding)];
        return [...lines(inputs), { label: t('stock.heldThen', { outstanding }), value: held }];
      }
      case 'referral':
      case 'seePoint':
      case 'lifetime':
      case 'merit':
        return lines(inputs);
    }
  };
}

/** What came of a bonus: due, paid fraction, paid, and the two coins. */
export function useFigures(): (bonus: Bonus) => KeyValue[] {
  const { t, percent } = useTexts();
  const { exact } = useMyAmounts();
  return (bonus) => [
    { label: t('stock.due'), value: exact(bonus.due) },
    { label: t('stock.dues'), value: exact(bonus.dues) },
    { label: t('stock.pool'), value: exact(bonus.pool) },
    { label: t('stock.paidFraction'), value: percent(fractionOf(bonus)) },
    { label: t('stock.paid'), value: exact(bonus.paid) },
    { label: t('stock.split'), value: `${exact(bonus.mey)} / ${exact(bonus.ftb)}` },
  ];
}
