import { priceOf } from '@greenhall/domain/otc/market/market';
import { formatAmount, parseAmount, ZERO } from '@greenhall/domain/shared/money';
import { Amount } from '@greenhall/ui/display/amount';
import { Avatar } from '@greenhall/ui/display/avatar';
import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { Chip } from '@greenhall/ui/display/chip';
import { Icon } from '@greenhall/ui/display/icon';
import { unitOf } from '../../../shared/money/coins.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useMoney } from '../../../shared/money/use-money.ts';
import type { HallListing } from '../parts/kinds.ts';
import { useRecord } from './use-record.ts';

interface ListingCardProps {
  listing: HallListing;
  /** The quantity that the member wants; as much as can be taken without it. */
  wanted: string | undefined;
  /** The best match has the one filled button of the screen. */
  isFirst: boolean;
  onTake: () => void;
  onTrader: () => void;
}

/** What the member would pay and get for a quantity of a listing. */
function PayAndGet({ listing, quantity }: { listing: HallListing; quantity: string }) {
  const { t, money } = useTexts();
  const { exact } = useMoney();
  const price = parseAmount<'usdt'>(listing.price) ?? ZERO;
  const total = `${money(formatAmount(priceOf(parseAmount(quantity) ?? ZERO, price)))}\u00a0USDT`;
  const coins = `${exact(quantity)}\u00a0${unitOf(listing.coin)}`;
  const [paid, got] = listing.side === 'sale' ? [total, coins] : [coins, total];
  return (
    <span className="num mt-1 block text-s font-semibold">
      {[t('otc.youPay', { amount: paid }), t('otc.youGet', { amount: got })].join(' · ')}
    </span>
  );
}

/** An order of the hall: who, at which price, what it costs and brings; the press takes it. */
export function ListingCard({ listing, wanted, isFirst, onTake, onTrader }: ListingCardProps) {
  const { t } = useTexts();
  const { exact } = useMoney();
  const record = useRecord();
  const coin = unitOf(listing.coin);
  const { name, isFavourite, isVerified } = listing.trader;
  const act = t(listing.side === 'sale' ? 'otc.buy' : 'otc.sell');
  const spoken = [act, name].join(' · ');
  return (
    <li>
      <Card marked={listing.isMine}>
        <div className="flex items-center gap-3">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onTrader}
            className="flex min-h-11 min-w-0 flex-1 items-center gap-3 text-left"
          >
            <Avatar name={name} />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-semibold">
                {isFavourite ? <span className="mr-1 text-gold-ink">★</span> : null}
                {name}
                {isVerified ? (
                  <Icon
                    name="shield"
                    size={14}
                    label={t('otc.verified')}
                    className="ml-1 inline align-middle text-up"
                  />
                ) : null}
              </span>
              <span className="block text-s text-ink-3">{record(listing.trader)}</span>
            </span>
          </button>
          <Chip tone={listing.isMine ? 'up' : 'info'}>{listing.isMine ? t('otc.own') : listing.network}</Chip>
        </div>
        <div className="mt-2 flex items-end justify-between gap-3">
          <span className="min-w-0">
            <Amount text={exact(listing.price)} unit="USDT" className="text-xl font-bold" />
            {listing.isMine ? (
              <span className="num mt-1 block text-s font-semibold">
                {t('otc.remaining', { remaining: exact(listing.remaining), quantity: exact(listing.quantity), coin })}
              </span>
            ) : (
              <PayAndGet listing={listing} quantity={wanted ?? listing.takeMax} />
            )}
            <span className="num mt-0.5 block text-s text-ink-2">
              {t('otc.limits', { min: exact(listing.takeMin), max: exact(listing.takeMax), coin })}
            </span>
          </span>
          {listing.isMine ? null : (
            <Button kind={isFirst ? 'filled' : 'ghost'} className="min-w-20" aria-label={spoken} onClick={onTake}>
              {act}
            </Button>
          )}
        </div>
      </Card>
    </li>
  );
}
