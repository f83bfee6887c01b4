import { Amount } from '@greenhall/ui/display/amount';
import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { Chip } from '@greenhall/ui/display/chip';
import { unitOf } from '../../../shared/money/coins.ts';
import { confirmThenMove } from '../../../shared/overlays/confirm-then-move.ts';
import { PageCards } from '../../../shared/page/page-cards.tsx';
import { usePages } from '../../../shared/request/use-pages.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useMyAmounts } from '../../../shared/money/my-amounts.ts';
import { useMoney } from '../../../shared/money/use-money.ts';
import { type Network, type MyListing } from './kinds.ts';
import { ListingChip } from './trade-chip.tsx';

/** Asks, then takes back what nobody has taken. */
function useRevoke(listing: MyListing): { readonly revoke: () => void; readonly isUnderWay: boolean } {
  const { t } = useTexts();
  const { exact } = useMoney();
  const write = useWrite('otc.revoke', listing.id);
  const revoke = () =>
    confirmThenMove({
      title: t('otc.revoke'),
      html: t.html('otc.revokeAsk', { remaining: exact(listing.remaining), coin: unitOf(listing.coin) }),
      confirmText: t('otc.revoke'),
      done: t('otc.revoked'),
      move: () => write.mutateAsync({ params: { id: listing.id }, body: {} }),
    });
  return { revoke, isUnderWay: write.isPending };
}

function OwnCard({ listing }: { listing: MyListing }) {
  const { revoke, isUnderWay } = useRevoke(listing);
  const { t, relative } = useTexts();
  const { exact } = useMyAmounts();
  const { exact: plain } = useMoney();
  const coin = unitOf(listing.coin);
  return (
    <li>
      <Card>
        <div className="flex flex-wrap items-center gap-2">
          <Chip>{t(`otc.order.${listing.side}`)}</Chip>
          <ListingChip state={listing.state} />
          <span className="ml-auto text-s text-ink-3">{relative(listing.at)}</span>
        </div>
        <div className="mt-3 flex items-end justify-between gap-3">
          <span className="min-w-0">
            <Amount text={plain(listing.price)} unit="USDT" className="text-xl font-bold" />
            <span className="num mt-0.5 block text-s text-ink-2">
              {t('otc.remaining', { remaining: exact(listing.remaining), quantity: exact(listing.quantity), coin })}
            </span>
            <span className="num block text-s text-ink-2">
              {t('otc.limits', { min: exact(listing.min), max: exact(listing.max), coin })}
            </span>
            {listing.openTrades > 0 ? (
              <span className="block text-s text-ink-2">{t('otc.openTrades', { count: listing.openTrades })}</span>
            ) : null}
          </span>
          {listing.mayRevoke ? (
            <Button small kind="ghost" busy={isUnderWay} onClick={revoke}>
              {t('otc.revoke')}
            </Button>
          ) : null}
        </div>
      </Card>
    </li>
  );
}

/** The member's own orders, on one network or on all, newest first, and the way to the traders that it has marked. */
export function MyListings({ network, onMarked }: { network: Network | undefined; onMarked: () => void }) {
  const { t } = useTexts();
  const pages = usePages('otc.myListings', network ? { network } : {});
  return (
    <>
      <Button kind="ghost" wide onClick={onMarked}>
        {t('otc.marked')}
      </Button>
      <PageCards pages={pages} label={t('otc.list.mine')} empty={{ icon: 'swap', title: t('otc.mineEmpty') }}>
        {(listing) => <OwnCard key={listing.id} listing={listing} />}
      </PageCards>
    </>
  );
}
