import { lazy, Suspense, useState } from 'react';
import { PageCards } from '../../../shared/page/page-cards.tsx';
import { LIVE_POLL_MS } from '../../../shared/request/use-read.ts';
import { usePages } from '../../../shared/request/use-pages.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { HallListing, Market, Side } from './kinds.ts';
import type { TakeDraft } from './drafts.ts';
import { ListingCard } from './listing-card.tsx';
import type { TakeValues } from './take-sheet.tsx';
import { useHallLive } from './use-trade-live.ts';

const TakeSheet = lazy(() => import('./take-sheet.tsx'));

interface HallProps {
  market: Market;
  side: Side;
  /** The order that was being taken when the hall was left. */
  draft: TakeDraft<TakeValues> | undefined;
}

/** The open orders of one side of a market, best price first. */
export function Hall({ market, side, draft }: HallProps) {
  const { t } = useTexts();
  const { coin, network } = market;
  useHallLive(market);
  const pages = usePages('otc.hall', { coin, network, side }, { every: LIVE_POLL_MS });
  const [taken, setTaken] = useState(draft?.listing);
  const [show, setShow] = useState(draft !== undefined);
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
          <TakeSheet
            key={taken.id}
            listing={taken}
            show={show}
            onUpdateShow={setShow}
            initial={taken.id === draft?.listing.id ? draft.values : undefined}
          />
        </Suspense>
      ) : null}
    </>
  );
}
