import { Cell, cellClass, CellList, type CellProps } from '@greenhall/ui/display/cell';
import { Icon } from '@greenhall/ui/display/icon';
import { EmptyState } from '@greenhall/ui/page/empty-state';
import { Section } from '@greenhall/ui/page/section';
import { type ReactNode, useState } from 'react';
import { useMyAmounts } from '../../../shared/money/my-amounts.ts';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { links } from '../../../shared/page/links.ts';
import { MoreButton } from '../../../shared/page/more-button.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { usePages } from '../../../shared/request/use-pages.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { BonusKind } from '../parts/kinds.ts';

/** The bonuses of one kind, and of one day where one is named. */
interface BonusQuery {
  readonly kind: BonusKind;
  readonly from?: string;
  readonly to?: string;
}

/** The bonuses that fit, each leading to all that is known about it. */
function BonusRows({ query }: { query: BonusQuery }) {
  const { t } = useTexts();
  const { money } = useMyAmounts();
  const pages = usePages('stock.bonuses', query);
  return (
    <ReadView query={pages}>
      {(data) => {
        const items = data.pages.flatMap((page) => page.items);
        if (items.length === 0) return <EmptyState title={t('stock.bonusEmpty')} />;
        return (
          <>
            <CellList label={t('stock.kindLabel')}>
              {items.map((bonus) => (
                <li key={bonus.id}>
                  <AppLink to={links.record({ bonus: bonus.id })} className={cellClass}>
                    <Cell
                      arrow
                      title={t(`stock.bonus.${bonus.kind}`)}
                      note={bonus.day}
                      value={`+${money(bonus.paid)}`}
                      valueNote={`${money(bonus.mey)} / ${money(bonus.ftb)}`}
                    />
                  </AppLink>
                </li>
              ))}
            </CellList>
            <MoreButton pages={pages} small />
          </>
        );
      }}
    </ReadView>
  );
}

interface FoldedBonusesProps extends CellProps {
  query: BonusQuery;
  /** Left of what is pressed. */
  before?: ReactNode;
}

/** Bonuses of one kind as one row, which opens to each of them. */
export function FoldedBonuses({ query, before, ...cell }: FoldedBonusesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="border-t border-line first:border-t-0">
      <div className="flex items-center gap-2">
        {before}
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-3 py-2.5 text-left"
        >
          <Cell {...cell} />
          <Icon name="expand" size={16} className={`text-ink-3 ${isOpen ? 'rotate-180' : ''}`} />
        </button>
      </div>
      {isOpen ? (
        <div className="pb-3 pl-3">
          <BonusRows query={query} />
        </div>
      ) : null}
    </li>
  );
}

/** The sum of each day, and what each kind paid on it. */
export function ByDay() {
  const { t, utcDay, number } = useTexts();
  const { money } = useMyAmounts();
  const pages = usePages('stock.bonusDays', {});
  return (
    <ReadView query={pages}>
      {(data) => {
        const days = data.pages.flatMap(({ items }) => items);
        if (days.length === 0) return <EmptyState title={t('stock.bonusEmpty')} />;
        return (
          <>
            {days.map((one) => {
              const name = utcDay(one.day);
              return (
                <Section
                  key={one.day}
                  title={<span className="text-s text-ink-2">{name}</span>}
                  aside={<b className="num text-ink">{`+${money(one.total)}\u00a0MEY`}</b>}
                >
                  <CellList label={name}>
                    {one.items.map(({ kind, rows, paid }) => (
                      <FoldedBonuses
                        key={kind}
                        query={{ kind, from: one.day, to: one.day }}
                        title={`${t(`stock.bonus.${kind}`)}${rows > 1 ? ` × ${number(rows)}` : ''}`}
                        value={`+${money(paid)}`}
                        valueNote="MEY"
                      />
                    ))}
                  </CellList>
                </Section>
              );
            })}
            <MoreButton pages={pages} />
          </>
        );
      }}
    </ReadView>
  );
}
