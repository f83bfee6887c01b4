import { lazy, Suspense, useState } from 'react';
import { PageCards } from '../../../shared/page/page-cards.tsx';
import { LIVE_POLL_MS } from '../../../shared/request/use-read.ts';
import { usePages } from '../../../shared/request/use-pages.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { HallListing, Market, Side } from './kinds.ts';
import { ListingCard } from './listing-card.tsx';
import { useHallLive } from './use-trade-live.ts';

const TakeSheet = lazy(() => import('./take-sheet.tsx'));

/** The open orders of one side of a market, best price first. */
export function Hall({ market, side }: { market: Market; side: Side }) {
  const { t } = useTexts();
  const { coin, network } = market;
  useHallLive(market);
  const pages = usePages('otc.hall', { coin, network, side }, { every: LIVE_POLL_MS });
  const [taken, setTaken] = useState<HallListing>();
  const [show, setShow] = useState(false);
  const take = (listing: HallListing) => {
    setTaken(listing);
    setShow(true);
  };
  return (
    <>
      <PageCards
        pages={pages}
        label={t(`otc.view.${side}`)}
        empty={{ icon: 'swap', title: t('otc.hallEmpty'), note: t('otc.hallEmptyNote') }}
      >
        {(listing) => <ListingCard key={listing.id} listing={listing} onTake={() => take(listing)} />}
      </PageCards>
      {taken ? (
        <Suspense>
          <TakeSheet key={taken.id} listing={taken} show={show} onUpdateShow={setShow} />
        </Suspense>
      ) : null}
    </>
  );
}
