import { parseAmount } from '@greenhall/domain/shared/money';
import { LineChart } from '@greenhall/ui/display/line-chart';
import { EmptyState } from '@greenhall/ui/page/empty-state';
import { heightsOf } from '../../../shared/money/heights.ts';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';

/** The average price of a coin on each past day of which enough is known. */
export default function PriceDays({ coin }: { coin: string }) {
  const { t, utcDay, exact } = useTexts();
  const past = useRead('otc.pastPrices', { query: { coin } });
  return (
    <ReadView query={past}>
      {({ items }) => {
        if (items.length < 2) return <EmptyState title={t('otc.pastPricesNone')} note={t('otc.pastPricesNote')} />;
        const heights = heightsOf(items.map(({ price }) => parseAmount(price) ?? 0n));
        return (
          <div className="flex flex-col gap-3 pb-4">
            <LineChart
              label={t('otc.pastPrices')}
              columns={[t('otc.time'), t('otc.price')]}
              points={items.map((item, index) => ({
                label: utcDay(item.day),
                text: `${exact(item.price)}\u00a0USDT`,
                height: heights[index] ?? 0,
              }))}
            />
            <p className="text-s text-ink-2">{t('otc.pastPricesNote')}</p>
          </div>
        );
      }}
    </ReadView>
  );
}
