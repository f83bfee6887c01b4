import type { Reply } from '@greenhall/client/route-input';
import { BONUS_KINDS } from '@greenhall/domain/stock/bonus/bonus-fields';
import { Card } from '@greenhall/ui/page/card';
import { Cell, cellClass, CellList, CellRow } from '@greenhall/ui/display/cell';
import { ChipChoice } from '@greenhall/ui/form/chip-choice';
import { Segmented } from '@greenhall/ui/form/segmented';
import { Icon } from '@greenhall/ui/display/icon';
import { Hero } from '@greenhall/ui/page/hero';
import { Notice } from '@greenhall/ui/page/notice';
import { useState } from 'react';
import { links } from '../../../shared/page/links.ts';
import { openModal } from '../../../shared/overlays/overlays.ts';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { PageList } from '../../../shared/page/page-list.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { usePages } from '../../../shared/request/use-pages.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { HideSums } from '../../../shared/money/hide-sums.tsx';
import { useMyAmounts } from '../../../shared/money/my-amounts.ts';
import type { BonusKind } from '../parts/kinds.ts';

type Earnings = Reply<'stock.earnings'>;

/** Where each bonus stands in the list. */
const PLACES: Readonly<Record<BonusKind, number>> = {
  referral: 1,
  seePoint: 2,
  collision: 3,
  leadership: 4,
  yield: 5,
  lifetime: 6,
  merit: 7,
};
const KINDS = BONUS_KINDS.toSorted((a, b) => PLACES[a] - PLACES[b]);
const NOTHING = { total: '0.000000', today: '0.000000' };

/** What one bonus has paid: nothing where the answer does not name it. */
const itemOf = (earnings: Earnings, kind: BonusKind) =>
  earnings.items.find((item) => item.kind === kind) ?? { kind, ...NOTHING };

/** What each bonus has paid in all; a press shows its rows alone. */
function Kinds({ earnings, onChoose }: { earnings: Earnings; onChoose: (kind: BonusKind) => void }) {
  const { t } = useTexts();
  const { money, change } = useMyAmounts();
  const explain = (kind: BonusKind) =>
    openModal({
      title: t(`stock.bonus.${kind}`),
      html: t.html(`stock.example.${kind}`),
      onConfirm: (hide) => hide(),
    });
  return (
    <Card dense>
      <CellList label={t('stock.kindLabel')}>
        {KINDS.map((kind) => itemOf(earnings, kind)).map((item) => (
          <li key={item.kind} className="flex items-center gap-2 border-t border-line first:border-t-0">
            <button
              type="button"
              aria-label={t('stock.exampleAsk', { bonus: t(`stock.bonus.${item.kind}`) })}
              className="grid size-11 shrink-0 place-items-center text-ink-3"
              onClick={() => explain(item.kind)}
            >
              <Icon name="info" size={18} />
            </button>
            <button
              type="button"
              className="flex min-h-11 min-w-0 flex-1 items-center gap-3 py-2 text-left"
              onClick={() => onChoose(item.kind)}
            >
              <Cell
                title={t(`stock.bonus.${item.kind}`)}
                value={money(item.total)}
                valueNote={`${t('stock.today')} ${change(item.today)}`}
              />
            </button>
          </li>
        ))}
      </CellList>
    </Card>
  );
}

function Rows({ kind }: { kind: BonusKind | '' }) {
  const { t } = useTexts();
  const { money } = useMyAmounts();
  const pages = usePages('stock.bonuses', kind ? { kind } : {});
  return (
    <PageList pages={pages} label={t('stock.kindLabel')} empty={t('stock.bonusEmpty')}>
      {(bonus) => (
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
      )}
    </PageList>
  );
}

/** The rows of one bonus or of all. */
function Chosen({ kind, onChoose }: { kind: BonusKind | ''; onChoose: (kind: BonusKind | '') => void }) {
  const { t } = useTexts();
  return (
    <>
      <ChipChoice
        label={t('stock.kindLabel')}
        options={[
          { value: '' as const, label: t('stock.allKinds') },
          ...KINDS.map((value) => ({ value, label: t(`stock.bonus.${value}`) })),
        ]}
        value={kind}
        onChange={onChoose}
      />
      <Rows kind={kind} />
    </>
  );
}

/** The sum of each day, with what each bonus paid on it. */
function Days() {
  const { t, day } = useTexts();
  const { money } = useMyAmounts();
  const pages = usePages('stock.bonusDays', {});
  return (
    <PageList pages={pages} label={t('stock.byDay')} empty={t('stock.bonusEmpty')}>
      {(one) => (
        <CellRow
          key={one.day}
          title={day(`${one.day}T12:00:00`)}
          note={one.items.map(({ kind, paid }) => `${t(`stock.bonus.${kind}`)} ${money(paid)}`).join(' · ')}
          value={`+${money(one.total)}`}
          valueNote="MEY"
        />
      )}
    </PageList>
  );
}

const VIEWS = ['rows', 'days'] as const;

/** What the bonuses have paid, by kind, and row by row or day by day. */
export default function EarningsScreen() {
  const { t } = useTexts();
  const { money } = useMyAmounts();
  const earnings = useRead('stock.earnings', {});
  const [kind, setKind] = useState<BonusKind | ''>('');
  const [view, setView] = useState<(typeof VIEWS)[number]>('rows');
  return (
    <Page>
      <ReadView query={earnings}>
        {(data) => (
          <>
            <Hero
              label={
                <span className="flex items-center gap-1">
                  {t('stock.total')}
                  <HideSums />
                </span>
              }
              value={money(data.total)}
              unit="MEY"
              facts={[{ label: t('stock.today'), value: money(data.today) }]}
            />
            <Kinds
              earnings={data}
              onChoose={(chosen) => {
                setKind(chosen);
                setView('rows');
              }}
            />
            <Notice>{`${t('stock.bonusOrigin')} ${t('stock.noPromise')}`}</Notice>
            <Segmented
              label={t('stock.groupBy')}
              options={VIEWS.map((value) => ({ value, label: t(value === 'rows' ? 'stock.byRow' : 'stock.byDay') }))}
              value={view}
              onChange={setView}
            />
            {view === 'days' ? <Days /> : <Chosen kind={kind} onChoose={setKind} />}
          </>
        )}
      </ReadView>
    </Page>
  );
}
