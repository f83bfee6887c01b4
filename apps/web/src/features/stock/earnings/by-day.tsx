import { Cell, cellClass, CellList } from '@greenhall/ui/display/cell';
import { Icon } from '@greenhall/ui/display/icon';
import { EmptyState } from '@greenhall/ui/page/empty-state';
import { Section } from '@greenhall/ui/page/section';
import { useState } from 'react';
import { useMyAmounts } from '../../../shared/money/my-amounts.ts';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { links } from '../../../shared/page/links.ts';
import { MoreButton } from '../../../shared/page/more-button.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { usePages } from '../../../shared/request/use-pages.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { BonusKind } from '../parts/kinds.ts';
import type { BonusDay } from './stacks.ts';

/** The bonuses that fit, each leading to all that is known about it. */
export function BonusRows({ query }: { query: { kind: BonusKind; from?: string; to?: string } }) {
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

/** All that one kind paid on a day as one row, which opens. */
function KindOfDay({ day, item: { kind, rows, paid } }: { day: string; item: BonusDay['items'][number] }) {
  const { t, number } = useTexts();
  const { money } = useMyAmounts();
  const [isOpen, setOpen] = useState(false);
  const name = t(`stock.bonus.${kind}`);
  return (
    <li>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className={cellClass}>
        <Cell title={rows > 1 ? `${name} × ${number(rows)}` : name} value={`+${money(paid)}`} valueNote="MEY" />
        <Icon name="expand" size={16} className={`text-ink-3 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      {isOpen ? (
        <div className="pb-3 pl-3">
          <BonusRows query={{ kind, from: day, to: day }} />
        </div>
      ) : null}
    </li>
  );
}

/** The sum of each day, and what each kind paid on it. */
export function ByDay() {
  const { t, day } = useTexts();
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
              const name = day(`${one.day}T12:00:00`);
              return (
                <Section
                  key={one.day}
                  title={<span className="text-s text-ink-2">{name}</span>}
                  aside={<b className="num text-ink">{`+${money(one.total)} MEY`}</b>}
                >
                  <CellList label={name}>
                    {one.items.map((item) => (
                      <KindOfDay key={item.kind} day={one.day} item={item} />
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
