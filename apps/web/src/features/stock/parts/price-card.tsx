import { Skeleton } from '@greenhall/ui/page/skeleton';
import { links } from '../../../shared/page/links.ts';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { PriceChange } from './price-change.tsx';
import { Sparkline } from './sparkline.tsx';

/** The price of a share over thirty days, as a line without a scale. */
export function PriceCard() {
  const { t, shares } = useTexts();
  const market = useRead('stock.market', {});
  if (!market.data) return market.error ? null : <Skeleton className="h-25 w-full" />;
  const { price, days, changeBp } = market.data;
  return (
    <AppLink to={links.charts()} className="block rounded-card bg-surface p-4 shadow-card">
      <span className="flex items-center justify-between gap-3">
        <b>{t('running.sharePrice')}</b>
        <span className="text-s text-ink-3">{t('running.thirtyDays')}</span>
      </span>
      <span className="mt-1 flex items-end justify-between gap-4">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <b className="num text-l leading-tight">{shares(price)}</b>
          <PriceChange changeBp={changeBp} />
        </span>
        <Sparkline values={[...days.map((day) => day.price), price]} />
      </span>
    </AppLink>
  );
}
