import { buttonClass } from '@greenhall/ui/page/button';
import { Section } from '@greenhall/ui/page/section';
import { Cell, cellClass, CellList } from '@greenhall/ui/display/cell';
import { EmptyState } from '@greenhall/ui/page/empty-state';
import { Icon } from '@greenhall/ui/display/icon';
import { SkeletonList } from '@greenhall/ui/page/skeleton';
import { Fragment, useState } from 'react';
import { MoreButton } from '../../../shared/page/more-button.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { type ItemOf, type Pages, usePages } from '../../../shared/request/use-pages.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { BillQuery } from './bill-filter.tsx';
import { isSome } from '../../../shared/money/is-some.ts';
import { unitOf } from '../../../shared/money/coins.ts';
import { useMyAmounts } from '../../../shared/money/my-amounts.ts';
import { MovementRow } from './movement-row.tsx';

type Day = ItemOf<'wallet.activity'>;
type Fold = Day['folds'][number];

/** All movements of the bill that fit, one by one. */
function Rows({ query }: { query: BillQuery }) {
  const { t } = useTexts();
  const pages = usePages('wallet.bill', query);
  return (
    <ReadView query={pages} skeleton={<SkeletonList rows={2} label={t('state.loading')} />}>
      {(data) => (
        <div className="pb-3 pl-3">
          <CellList>
            {data.pages
              .flatMap(({ items }) => items)
              .map((movement) => (
                <MovementRow key={movement.id} movement={movement} />
              ))}
          </CellList>
          <MoreButton pages={pages} small />
        </div>
      )}
    </ReadView>
  );
}

/** Many small payments of one kind and day as one row, which opens. */
function FoldRow({ fold, query }: { fold: Fold; query: BillQuery }) {
  const { t } = useTexts();
  const { change } = useMyAmounts();
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className={cellClass}>
        <Cell
          title={t(`wallet.folded.${fold.kind}`, { count: fold.count })}
          value={fold.sums.map(({ coin, sum }) => (
            <span key={coin} className="block font-semibold text-up">{`${change(sum)}\u00a0${unitOf(coin)}`}</span>
          ))}
        />
        <Icon name="expand" size={16} className={`text-ink-3 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      {isOpen ? <Rows query={{ ...query, kind: fold.kind }} /> : null}
    </li>
  );
}

/** The sums of a day, each coin for itself: what came in or was spent, and apart from it what was put aside or came back. */
function DaySums({ sums }: Pick<Day, 'sums'>) {
  const { t } = useTexts();
  const { change, money } = useMyAmounts();
  const rows = sums.flatMap(({ coin, net, held, back }) => {
    const [hasHeld, hasBack] = [isSome(held), isSome(back)];
    return [
      ...(isSome(net) || !(hasHeld || hasBack) ? [{ label: 'wallet.daySum' as const, coin, text: change(net) }] : []),
      ...(hasHeld ? [{ label: 'wallet.onHold' as const, coin, text: money(held) }] : []),
      ...(hasBack ? [{ label: 'wallet.cameBack' as const, coin, text: money(back) }] : []),
    ];
  });
  return (
    <dl className="m-0 mb-1 grid grid-cols-[1fr_auto] gap-x-3 text-s text-ink-2">
      {rows.map(({ label, coin, text }) => (
        <Fragment key={`${coin} ${label}`}>
          <dt>{t(label)}</dt>
          <dd className="num m-0 text-right">{`${text}\u00a0${unitOf(coin)}`}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

interface DayRowsProps {
  day: Day;
  query: BillQuery;
  /** How many rows are shown at most. */
  most?: number;
}

function DayRows({ day: { day: date, sums, folds, rows, hasMore }, query, most = Infinity }: DayRowsProps) {
  const { t, utcDay } = useTexts();
  const [isWhole, setWhole] = useState(false);
  const ofDay = { ...query, from: date, to: date };
  const shown = folds.slice(0, most);
  return (
    <Section title={<span className="text-s text-ink-2">{utcDay(date)}</span>}>
      <DaySums sums={sums} />
      <CellList label={utcDay(date)}>
        {shown.map((fold) => (
          <FoldRow key={fold.kind} fold={fold} query={ofDay} />
        ))}
        {isWhole
          ? null
          : rows
              .slice(0, Math.max(0, most - shown.length))
              .map((movement) => <MovementRow key={movement.id} movement={movement} />)}
      </CellList>
      {isWhole ? <Rows query={ofDay} /> : null}
      {hasMore && !isWhole && most === Infinity ? (
        <button type="button" onClick={() => setWhole(true)} className={`mb-3 ${buttonClass('ghost', false, true)}`}>
          {t('wallet.restOfDay')}
        </button>
      ) : null}
    </Section>
  );
}

/** The newest days, with so many rows in all. */
export function RecentDays({ days, most }: { days: readonly Day[]; most: number }) {
  let left = most;
  const shown = days.flatMap((day) => {
    const room = left;
    left -= day.folds.length + day.rows.length;
    return room > 0 ? [{ day, room }] : [];
  });
  return shown.map(({ day, room }) => <DayRows key={day.day} day={day} query={{}} most={room} />);
}

/** What was posted, by UTC day with the sum of each day. */
export function useActivity(query: BillQuery): Pages<'wallet.activity'> {
  return usePages('wallet.activity', query);
}

/** Every day of the activity, page by page. */
export function ActivityList({ query, empty }: { query: BillQuery; empty: string }) {
  const pages = useActivity(query);
  return (
    <ReadView query={pages}>
      {(data) => {
        const days = data.pages.flatMap(({ items }) => items);
        if (days.length === 0) return <EmptyState title={empty} />;
        return (
          <>
            {days.map((day) => (
              <DayRows key={day.day} day={day} query={query} />
            ))}
            <MoreButton pages={pages} />
          </>
        );
      }}
    </ReadView>
  );
}
