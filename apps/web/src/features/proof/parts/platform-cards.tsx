import { paidBp } from '@greenhall/domain/proof/platform-figures';
import { amount, formatAmount, parseAmount, parseShares, shares, ZERO } from '@greenhall/domain/shared/money';
import { shownPrice } from '@greenhall/domain/stock/market/market';
import { POOLS } from '@greenhall/domain/stock/bonus/pools';
import { Fold } from '@greenhall/ui/page/fold';
import { type KeyValue, KeyValues } from '@greenhall/ui/display/key-values';
import type { ReactNode } from 'react';
import { useTexts } from '../../../shared/text/texts.ts';
import type { Snapshot } from './law-card.tsx';

export type PlatformFigures = NonNullable<Snapshot['head']['house']>;

interface FiguresProps {
  title: string;
  aside?: string;
  items: readonly KeyValue[];
  note?: ReactNode;
}

function Figures({ title, aside, items, note }: FiguresProps) {
  return (
    <Fold title={title} aside={aside}>
      {items.length > 0 ? <KeyValues items={items} /> : null}
      {note ? <p className="mt-2 text-s text-ink-2">{note}</p> : null}
    </Fold>
  );
}

function PoolsCard({ house }: { house: PlatformFigures }) {
  const { t, money } = useTexts();
  const items = POOLS.map((pool) => ({ label: t(`stock.bonus.${pool}`), value: money(house.pools[pool]) }));
  return <Figures title={t('proof.pools')} items={items} />;
}

function SharesCard({ house }: { house: PlatformFigures }) {
  const { t, money, shares: quantity } = useTexts();
  const price = shownPrice({
    reserve: parseAmount(house.reserve) ?? amount(ZERO),
    outstanding: parseShares(house.outstanding) ?? shares(0n),
  });
  const items = [
    { label: t('proof.reserve'), value: money(house.reserve) },
    { label: t('proof.outstanding'), value: quantity(house.outstanding) },
    { label: t('proof.perShare'), value: quantity(formatAmount(price)) },
  ];
  const aside = quantity(formatAmount(price));
  return <Figures title={t('proof.shares')} aside={aside} items={items} note={t('proof.sharesNote')} />;
}

const read = (text: string): bigint => parseAmount(text) ?? ZERO;

/** Which part of what was due the last settlements could pay of the two bonuses that share a pool. */
function FractionsCard({ house }: { house: PlatformFigures }) {
  const { t, utcDay, percent } = useTexts();
  const items = house.settlements.map((settled) => ({
    label: utcDay(settled.day),
    value: t('proof.fraction', {
      collision: percent(paidBp({ due: read(settled.collisionDue), pool: read(settled.collisionPool) })),
      leadership: percent(paidBp({ due: read(settled.leadershipDue), pool: read(settled.leadershipPool) })),
    }),
  }));
  const note = t(items.length > 0 ? 'proof.fractionsNote' : 'proof.unsettled');
  return <Figures title={t('proof.fractions')} items={items} note={note} />;
}

/** What members really got for what they paid, losses included. */
function ResultsCard({ house: { results } }: { house: PlatformFigures }) {
  const { t, money, change, number, percent } = useTexts();
  const { counted, losing } = results;
  if (counted === 0) return <Figures title={t('proof.results')} items={[]} note={t('proof.noResults')} />;
  const items = [
    { label: t('proof.median'), value: <b>{change(results.median)}</b> },
    { label: t('proof.medianRatio'), value: percent(results.medianBp) },
    { label: t('proof.losing'), value: t('proof.losingOf', { losing: number(losing), counted: number(counted) }) },
    { label: t('proof.paidIn'), value: money(results.paid) },
    { label: t('proof.received'), value: money(results.received) },
    { label: t('proof.heldByAll'), value: money(results.held) },
  ];
  const aside = `${t('proof.median')} ${change(results.median)}`;
  return <Figures title={t('proof.results')} aside={aside} items={items} note={t('proof.resultsNote')} />;
}

/** What a snapshot tells of the house itself: results, settlements, shares and pools. */
export function PlatformCards({ house }: { house: PlatformFigures }) {
  return (
    <>
      <ResultsCard house={house} />
      <FractionsCard house={house} />
      <SharesCard house={house} />
      <PoolsCard house={house} />
    </>
  );
}
