import type { Reply } from '@greenhall/client/route-input';
import { Card } from '@greenhall/ui/page/card';
import { EmptyState } from '@greenhall/ui/page/empty-state';
import { Icon } from '@greenhall/ui/display/icon';
import { Segmented } from '@greenhall/ui/form/segmented';
import { Skeleton } from '@greenhall/ui/page/skeleton';
import { lazy, Suspense, useState } from 'react';
import { unitOf } from '../../../shared/money/coins.ts';
import { Page } from '../../../shared/page/page.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { PriceChange } from '../parts/price-change.tsx';
import type { ChartKind } from '../parts/price-chart.tsx';

const PriceChart = lazy(() => import('../parts/price-chart.tsx'));
const RANGES = ['1d', '7d', '30d', '90d', '1y', 'all'] as const;
type Range = (typeof RANGES)[number];

/** The same figures as a table: exact, and for those who do not see the drawing. */
function PriceTable({ candles }: { candles: Reply<'stock.prices'>['candles'] }) {
  const { t, shares, dateTime, zoned } = useTexts();
  return (
    <div className="sr-only">
      <table>
        <caption>{`${t('stock.chartLabel')} · ${zoned(candles.at(-1)?.at)}`}</caption>
        <thead>
          <tr>
            {(['time', 'open', 'high', 'low', 'close', 'volume'] as const).map((name) => (
              <th key={name} scope="col">
                {t(`stock.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {candles.slice(-60).map((candle) => (
            <tr key={candle.at}>
              <th scope="row">{dateTime(candle.at)}</th>
              <td>{shares(candle.open)}</td>
              <td>{shares(candle.high)}</td>
              <td>{shares(candle.low)}</td>
              <td>{shares(candle.close)}</td>
              <td>{shares(candle.volume)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The course of executed prices. */
export default function ChartsScreen() {
  const { t, shares } = useTexts();
  const [range, setRange] = useState<Range>('30d');
  const [kind, setKind] = useState<ChartKind>('line');
  const market = useRead('stock.market', {});
  const prices = useRead('stock.prices', { query: { range } });
  return (
    <Page>
      <Card>
        <div className="flex items-end justify-between gap-3">
          <span>
            <span className="block text-s text-ink-2">{t('stock.sharePrice')}</span>
            <b className="num text-num leading-tight">{market.data ? shares(market.data.price) : '…'}</b>
            <span className="ml-1.5 text-s text-ink-3">{unitOf('mey')}</span>
          </span>
          {prices.data ? (
            <span className="text-right">
              <span className="block text-s text-ink-3">{t(`stock.range.${range}`)}</span>
              <PriceChange changeBp={prices.data.changeBp} />
            </span>
          ) : null}
        </div>
      </Card>
      <Segmented
        label={t('stock.range')}
        options={RANGES.map((value) => ({ value, label: t(`stock.range.${value}`) }))}
        value={range}
        onChange={setRange}
      />
      <Segmented
        label={t('stock.chartKind')}
        options={[
          { value: 'line', label: t('stock.line.chart') },
          { value: 'candles', label: t('stock.candles') },
        ]}
        value={kind}
        onChange={setKind}
      />
      <Card>
        <ReadView query={prices} skeleton={<Skeleton className="h-72 w-full" />}>
          {(data) =>
            data.candles.length === 0 ? (
              <EmptyState icon="chart" title={t('stock.chartEmpty')} />
            ) : (
              <Suspense fallback={<Skeleton className="h-72 w-full" />}>
                <PriceChart prices={data} kind={kind} />
                <PriceTable candles={data.candles} />
                {data.purchases.length > 0 ? (
                  <p className="flex items-center gap-1.5 pt-2 text-s text-ink-2">
                    <Icon name="up" size={16} className="text-info" />
                    {t('stock.purchaseMarks', { count: data.purchases.length })}
                  </p>
                ) : null}
              </Suspense>
            )
          }
        </ReadView>
      </Card>
      <p className="text-s text-ink-2">
        {t('stock.chartNote')}{' '}
        <a href="https://www.tradingview.com/" target="_blank" rel="noreferrer" className="underline">
          {t('stock.chartNotice')}
        </a>
      </p>
    </Page>
  );
}
