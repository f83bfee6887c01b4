import { Button } from '@greenhall/ui/button';
import { EmptyState } from '@greenhall/ui/empty-state';
import { lazy, Suspense, useState } from 'react';
import { ReadView } from '../../../app/read-view.tsx';
import { LIVE, usePages } from '../../../app/request/use-read.ts';
import { useTexts } from '../../../app/texts.ts';
import type { HallListing, Market, Side } from './kinds.ts';
import { ListingCard } from './listing-card.tsx';
import { useHallLive } from './use-trade-live.ts';

const TakeSheet = lazy(() => import('./take-sheet.tsx'));

/** The open orders of one side of a market, best price first. */
export function Hall({ market, side }: { market: Market; side: Side }) {
  const { t } = useTexts();
  const { coin, network } = market;
  useHallLive(market);
  const pages = usePages('otc.hall', { coin, network, side }, { every: LIVE });
  const [taken, setTaken] = useState<HallListing>();
  const [show, setShow] = useState(false);
  const take = (listing: HallListing) => {
    setTaken(listing);
    setShow(true);
  };
  return (
    <>
      <ReadView query={pages}>
        {(data) => {
          const items = data.pages.flatMap((page) => page.items);
          if (items.length === 0)
            return <EmptyState icon="swap" title={t('otc.hallEmpty')} note={t('otc.hallEmptyNote')} />;
          return (
            <ul aria-label={t(`otc.view.${side}`)} className="m-0 flex list-none flex-col gap-3 p-0">
              {items.map((listing) => (
                <ListingCard key={listing.id} listing={listing} onTake={() => take(listing)} />
              ))}
            </ul>
          );
        }}
      </ReadView>
      {pages.hasNextPage ? (
        <Button kind="ghost" wide busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {t('common.more')}
        </Button>
      ) : null}
      {taken ? (
        <Suspense>
          <TakeSheet key={taken.id} listing={taken} feeBp={market.feeBp} show={show} onUpdateShow={setShow} />
        </Suspense>
      ) : null}
    </>
  );
}
