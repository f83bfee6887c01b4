import type { Reply } from '@greenhall/client/ask';
import { parseAmount } from '@greenhall/domain/shared/money';
import { Card } from '@greenhall/ui/page/card';
import { Amount } from '@greenhall/ui/display/amount';
import { type ChartPoint, LineChart } from '@greenhall/ui/display/line-chart';
import { Segmented } from '@greenhall/ui/form/segmented';
import { Skeleton } from '@greenhall/ui/page/skeleton';
import { useState } from 'react';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { LIVE_POLL_MS, useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { CoinsButton } from '../coins/coins-button.tsx';
import { OwnedList } from './owned-list.tsx';

const RANGES = ['7', '30', '90', '365'] as const;
type Range = (typeof RANGES)[number];
/** The range that is shown first. */
export const FIRST_DAYS = 30;
/** Steps between the lowest and the highest figure of the chart: finer than a screen shows. */
const STEPS = 10_000n;

/** Heights by exact integers; only the share of the drawing becomes a number. */
function heightsOf(totals: readonly bigint[]): number[] {
  const low = totals.reduce((a, b) => (b < a ? b : a), totals[0] ?? 0n);
  const high = totals.reduce((a, b) => (b > a ? b : a), totals[0] ?? 0n);
  if (high === low) return totals.map(() => 0.5);
  return totals.map((total) => Number(((total - low) * STEPS) / (high - low)) / Number(STEPS));
}

function History({ items }: { items: Reply<'wallet.history'>['items'] }) {
  const { t, money, day } = useTexts();
  const heights = heightsOf(items.map((item) => parseAmount(item.total) ?? 0n));
  const points: ChartPoint[] = items.map((item, index) => ({
    label: day(`${item.day}T12:00:00`),
    text: money(item.total),
    height: heights[index] ?? 0,
  }));
  return <LineChart label={t('wallet.chart')} columns={[t('wallet.day'), t('wallet.total')]} points={points} />;
}

function OverTime() {
  const { t } = useTexts();
  const [range, setRange] = useState<Range>(`${FIRST_DAYS}`);
  const history = useRead('wallet.history', { query: { days: Number(range) } });
  return (
    <Card title={t('wallet.overTime')} className="flex flex-col gap-3">
      <Segmented
        label={t('wallet.overTime')}
        options={RANGES.map((value) => ({ value, label: t('wallet.days', { count: Number(value) }) }))}
        value={range}
        onChange={setRange}
      />
      <ReadView query={history} skeleton={<Skeleton className="h-40 w-full" />}>
        {({ items }) =>
          items.length < 2 ? (
            <p className="py-8 text-center text-s text-ink-3">{t('wallet.chartSoon')}</p>
          ) : (
            <History items={items} />
          )
        }
      </ReadView>
    </Card>
  );
}

/** Everything that is owned: its sum, over time, and row by row. */
export function AssetsOverview() {
  const { t, money } = useTexts();
  const balances = useRead('wallet.balances', {}, { every: LIVE_POLL_MS });
  return (
    <>
      <Card>
        <h2 className="text-s font-medium text-ink-2">{t('wallet.total')}</h2>
        <p className="num text-num leading-tight font-bold">
          {balances.data ? <Amount text={money(balances.data.total)} unit="MEY" /> : <Skeleton className="h-9 w-44" />}
        </p>
      </Card>
      <OverTime />
      <ReadView query={balances}>
        {(owned) => (
          <Card
            title={t('wallet.owned')}
            aside={<CoinsButton coin="mey" className="font-semibold text-brand-strong" />}
          >
            <OwnedList owned={owned} />
          </Card>
        )}
      </ReadView>
    </>
  );
}
