import { Amount } from '@greenhall/ui/display/amount';
import { Avatar } from '@greenhall/ui/display/avatar';
import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { Chip } from '@greenhall/ui/display/chip';
import { unitOf } from '../../../shared/money/coins.tsx';
import { useTexts } from '../../../shared/text/texts.ts';
import { useMoney } from '../../../shared/money/use-money.ts';
import type { HallListing } from './kinds.ts';

/** What a trader has done so far, in one line. */
function useRecord(): (trader: HallListing['trader']) => string {
  const { t, percent } = useTexts();
  return ({ trades, completionBp, medianRelease }) =>
    [
      trades === 0 ? t('otc.newTrader') : t('otc.trades', { count: trades }),
      completionBp === null ? undefined : t('otc.completion', { rate: percent(completionBp) }),
      medianRelease === null ? undefined : t('otc.release', { count: Math.max(1, Math.round(medianRelease / 60)) }),
    ]
      .filter((text) => text !== undefined)
      .join(' · ');
}

/** An order of the hall: who, at which price, how much; the press takes it. */
export function ListingCard({ listing, onTake }: { listing: HallListing; onTake: () => void }) {
  const { t, figure } = useTexts();
  const { exact } = useMoney();
  const record = useRecord();
  const coin = unitOf(listing.coin);
  const { name } = listing.trader;
  const act = t(listing.side === 'sale' ? 'otc.buy' : 'otc.sell');
  const spoken = [act, name].join(' · ');
  return (
    <li>
      <Card marked={listing.isMine}>
        <div className="flex items-center gap-3">
          <Avatar name={name} />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-semibold">{name}</span>
            <span className="block text-s text-ink-3">{record(listing.trader)}</span>
          </span>
          {listing.isMine ? <Chip tone="up">{t('otc.own')}</Chip> : null}
        </div>
        <div className="mt-3 flex items-end justify-between gap-3">
          <span className="min-w-0">
            <Amount text={figure(listing.price)} unit="USDT" className="text-xl font-bold" />
            <span className="num mt-0.5 block text-s text-ink-2">
              {t('otc.remaining', {
                remaining: exact(listing.remaining),
                quantity: exact(listing.quantity),
                coin,
              })}
            </span>
            <span className="num block text-s text-ink-2">
              {t('otc.limits', { min: exact(listing.takeMin), max: exact(listing.takeMax), coin })}
            </span>
          </span>
          {listing.isMine ? null : (
            <Button small aria-label={spoken} onClick={onTake}>
              {act}
            </Button>
          )}
        </div>
      </Card>
    </li>
  );
}
