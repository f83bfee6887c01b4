import type { Reply } from '@greenhall/client/route-input';
import { parseAmount } from '@greenhall/domain/shared/money';
import { Card } from '@greenhall/ui/page/card';
import { Section } from '@greenhall/ui/page/section';
import { type ChartPoint, LineChart } from '@greenhall/ui/display/line-chart';
import { Segmented } from '@greenhall/ui/form/segmented';
import { Skeleton } from '@greenhall/ui/page/skeleton';
import { useState } from 'react';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { HideSums } from '../../../shared/money/hide-sums.tsx';
import { heightsOf } from '../../../shared/money/heights.ts';
import { useMyAmounts, useSums } from '../../../shared/money/my-amounts.ts';
import { unitOf } from '../../../shared/money/coins.ts';
import { CoinsButton } from '../coins/coins-button.tsx';
import { OwnedList } from './owned-list.tsx';

const RANGES = ['7', '30', '90', '365'] as const;
type Range = (typeof RANGES)[number];
/** The range that is shown first. */
export const FIRST_DAYS = 30;
function History({ items }: { items: Reply<'wallet.history'>['items'] }) {
  const { t, utcDay } = useTexts();
  const { money } = useMyAmounts();
  const heights = heightsOf(items.map((item) => parseAmount(item.total) ?? 0n));
  const points: ChartPoint[] = items.map((item, index) => ({
    label: utcDay(item.day),
    text: money(item.total),
    height: heights[index] ?? 0,
  }));
  return <LineChart label={t('wallet.chart')} columns={[t('wallet.day'), t('wallet.total')]} points={points} />;
}

function OverTime() {
  const { t } = useTexts();
  const [range, setRange] = useState<Range>(`${FIRST_DAYS}`);
  const { areHidden } = useSums();
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
          items.length < 2 || areHidden ? (
            <p className="py-8 text-center text-s text-ink-3">
              {t(areHidden ? 'wallet.chartHidden' : 'wallet.chartSoon')}
            </p>
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
  const { t } = useTexts();
  const { money } = useMyAmounts();
  const balances = useRead('wallet.balances', {});
  return (
    <>
      <Card>
        <div className="flex items-center gap-1 text-ink-2">
          <h2 className="text-s font-medium">{t('wallet.total')}</h2>
          <HideSums />
        </div>
        <p className="num text-num leading-tight font-bold wrap-anywhere">
          {balances.data ? money(balances.data.total) : balances.isError ? '–' : <Skeleton className="h-9 w-44" />}
          {balances.data ? <small className="ml-1.5 text-m font-medium text-ink-2">{unitOf('mey')}</small> : null}
        </p>
      </Card>
      <OverTime />
      <ReadView query={balances}>
        {(owned) => (
          <Section
            title={t('wallet.owned')}
            aside={<CoinsButton coin="mey" className="font-semibold text-brand-strong" />}
          >
            <OwnedList owned={owned} />
          </Section>
        )}
      </ReadView>
    </>
  );
}
