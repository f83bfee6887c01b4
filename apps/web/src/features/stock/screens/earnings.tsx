import type { Reply } from '@greenhall/client/route-input';
import { BONUS_KINDS } from '@greenhall/domain/stock/bonus/bonus-fields';
import { dayOf } from '@greenhall/domain/shared/time';
import { Card } from '@greenhall/ui/page/card';
import { CellList } from '@greenhall/ui/display/cell';
import { StackedBars } from '@greenhall/ui/display/stacked-bars';
import { Hero } from '@greenhall/ui/page/hero';
import { Notice } from '@greenhall/ui/page/notice';
import { Page } from '../../../shared/page/page.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { usePages } from '../../../shared/request/use-pages.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useNow } from '../../../shared/time/use-now.ts';
import { HideSums } from '../../../shared/money/hide-sums.tsx';
import { useMyAmounts, useSums } from '../../../shared/money/my-amounts.ts';
import { ByDay, FoldedBonuses } from '../earnings/by-day.tsx';
import { stacksOf } from '../earnings/stacks.ts';
import { Explain } from '../parts/explain.tsx';
import type { BonusKind } from '../parts/kinds.ts';

type Earnings = Reply<'stock.earnings'>;

/** Where each bonus stands in the list, and its colour in the bars. */
const PLACES: Readonly<Record<BonusKind, readonly [place: number, color: string]>> = {
  referral: [1, '--brand'],
  seePoint: [2, '--info'],
  collision: [3, '--gold'],
  leadership: [4, '--owed'],
  yield: [5, '--ink-3'],
  lifetime: [6, '--down'],
  merit: [7, '--warn'],
};
const KINDS = BONUS_KINDS.toSorted((a, b) => PLACES[a][0] - PLACES[b][0]);
const NOTHING = { total: '0.000000', today: '0.000000' };
/** How many days the bars show. */
const DAYS = 14;

/** What one bonus has paid: nothing where the answer does not name it. */
const itemOf = (earnings: Earnings, kind: BonusKind) =>
  earnings.items.find((item) => item.kind === kind) ?? { kind, ...NOTHING };

/** What the last days have paid, a bar for each with a part for each kind. Hidden sums are not drawn. */
function Bars() {
  const { t, utcDay } = useTexts();
  const { money } = useMyAmounts();
  const { areHidden } = useSums();
  // A day pays after its end.
  const last = dayOf(useNow()) - 1;
  const days = usePages('stock.bonusDays', {}).data?.pages[0]?.items ?? [];
  if (days.length === 0 || areHidden) return null;
  const bars = stacksOf(days, last, DAYS).map((stack) => ({
    label: utcDay(stack.day),
    text: `${money(stack.total)}\u00a0MEY`,
    parts: stack.parts.map(({ kind, share }) => ({ color: PLACES[kind][1], share })),
  }));
  return (
    <Card title={t('stock.barsLabel', { count: DAYS })}>
      <StackedBars bars={bars} />
    </Card>
  );
}

/** What each bonus has paid in all; a press shows its rows. */
function Kinds({ earnings }: { earnings: Earnings }) {
  const { t } = useTexts();
  const { money, change } = useMyAmounts();
  return (
    <Card dense>
      <CellList label={t('stock.kindLabel')}>
        {KINDS.map((kind) => itemOf(earnings, kind)).map(({ kind, total, today }) => {
          const name = t(`stock.bonus.${kind}`);
          return (
            <FoldedBonuses
              key={kind}
              query={{ kind }}
              before={
                <Explain
                  title={name}
                  label={t('stock.exampleAsk', { bonus: name })}
                  html={t.html(`stock.example.${kind}`)}
                />
              }
              lead={<i style={{ background: `var(${PLACES[kind][1]})` }} className="size-2.5 shrink-0 rounded-full" />}
              title={name}
              value={money(total)}
              valueNote={`${t('stock.today')} ${change(today)}`}
            />
          );
        })}
      </CellList>
    </Card>
  );
}

/** What each bonus has paid, and what they have paid together by day. */
export default function EarningsScreen() {
  const { t } = useTexts();
  const { money } = useMyAmounts();
  const earnings = useRead('stock.earnings', {});
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
            <Bars />
            <Kinds earnings={data} />
            <Notice>{`${t('stock.bonusOrigin')} ${t('stock.noPromise')}`}</Notice>
            <ByDay />
          </>
        )}
      </ReadView>
    </Page>
  );
}
