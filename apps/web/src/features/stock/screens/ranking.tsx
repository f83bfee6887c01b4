import type { Reply } from '@greenhall/client/route-input';
import { Avatar } from '@greenhall/ui/display/avatar';
import { Card } from '@greenhall/ui/page/card';
import { CellList, CellRow } from '@greenhall/ui/display/cell';
import { EmptyState } from '@greenhall/ui/page/empty-state';
import { Select } from '@greenhall/ui/form/select';
import { useState } from 'react';
import { Page } from '../../../shared/page/page.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';

type Ranking = Reply<'stock.ranking'>;
type Ranked = Ranking['items'][number];

const STEPS = ['order-2 pt-0', 'order-1 pt-6', 'order-3 pt-9'] as const;

/** The first three, the first in the middle. */
function Podium({ items }: { items: readonly Ranked[] }) {
  const { t, money } = useTexts();
  return (
    <Card>
      <ol aria-label={t('stock.podium')} className="m-0 grid list-none grid-cols-3 gap-2 p-0">
        {items.slice(0, 3).map((item, index) => (
          <li key={item.rank} className={`flex min-w-0 flex-col items-center gap-1 text-center ${STEPS[index]}`}>
            <span className="relative">
              <Avatar name={item.name} size={index === 0 ? 64 : 52} />
              <span className="absolute -right-1 -bottom-1 grid size-6 place-items-center rounded-full bg-gold-soft text-s font-bold text-gold-ink">
                {item.rank}
              </span>
            </span>
            <span className="max-w-full truncate font-semibold">{item.name}</span>
            <span className="num text-s text-ink-2">{money(item.performance)}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Board({ ranking }: { ranking: Ranking }) {
  const { t, money } = useTexts();
  const { own, items } = ranking;
  if (items.length === 0) return <EmptyState icon="medal" title={t('stock.rankingEmpty')} />;
  return (
    <>
      <Podium items={items} />
      <Card marked>
        <div className="num flex items-center justify-between gap-3">
          <span>
            <span className="block text-s text-ink-2">{t('stock.ownRank')}</span>
            <b>{own.rank === null ? t('stock.noRank') : own.rank}</b>
          </span>
          <span className="text-right">
            <span className="block text-s text-ink-2">{t('stock.performance')}</span>
            <b>{money(own.performance)}</b>
          </span>
        </div>
      </Card>
      <Card dense>
        <CellList label={t('stock.rankingTitle')}>
          {items.map((item) => (
            <CellRow
              key={item.rank}
              lead={<b className="num w-8 text-center text-ink-2">{item.rank}</b>}
              title={item.name}
              {...(item.paid === null ? {} : { note: `${t('stock.paid')} ${money(item.paid)}` })}
              value={money(item.performance)}
            />
          ))}
        </CellList>
      </Card>
    </>
  );
}

/** The merit ranking of a month. */
export default function RankingScreen() {
  const { t } = useTexts();
  const [month, setMonth] = useState<string>();
  const ranking = useRead('stock.ranking', month ? { query: { month } } : {});
  return (
    <Page>
      <p className="text-s text-ink-2">{t('stock.rankingNote')}</p>
      <ReadView query={ranking}>
        {(data) => (
          <>
            <Select
              label={t('stock.month')}
              placeholder={t('common.choose')}
              closeLabel={t('common.close')}
              choices={data.months.map((value) => ({ value, label: value }))}
              value={data.month}
              onChange={setMonth}
            />
            <Board ranking={data} />
          </>
        )}
      </ReadView>
    </Page>
  );
}
