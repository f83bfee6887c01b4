import { formatAmount } from '@greenhall/domain/shared/money';
import { lazy, type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { readAmount, typedForm, typedNeed } from '../../../shared/money/amounts.ts';
import { useSearchText } from '../../../shared/page/use-search-text.ts';
import { PageCards } from '../../../shared/page/page-cards.tsx';
import { usePages } from '../../../shared/request/use-pages.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { AddressNotice } from './address-notice.tsx';
import { HallFilter, type Wanted } from './hall-filter.tsx';
import type { HallListing, MarketSide } from '../parts/kinds.ts';
import { ListingCard } from './listing-card.tsx';
import { MarketSheets } from './market-sheets.tsx';
import { useHallLive } from '../parts/use-trade-live.ts';

const TakeSheet = lazy(() => import('../parts/take-sheet.tsx'));
const TraderSheet = lazy(() => import('./trader-sheet.tsx'));

interface Opened {
  readonly sheet: 'take' | 'trader';
  readonly listing: HallListing;
  /** The quantity on the card that was pressed. */
  readonly quantity: string;
}

interface HallProps extends MarketSide {
  /** The order that was being taken when the hall was left. */
  left: Pick<Opened, 'listing' | 'quantity'> | undefined;
  /** What stands above the orders. */
  children: ReactNode;
}

/** The open orders of one side, the best match first: how much is wanted, and who offers it. */
export function Hall({ coin, network, side, left, children }: HallProps) {
  const { t, language } = useTexts();
  useHallLive(coin, network);
  const looked = useSearchText('amount');
  const [wanted, setWanted] = useState<Wanted>({ amount: typedNeed(looked, language), sort: 'best' });
  const typed = useDeferredValue(wanted.amount);
  const value = readAmount(typed, language);
  const amount = value === undefined || value <= 0n ? undefined : formatAmount(value);
  const query = { coin, side, sort: wanted.sort, ...(network && { network }), ...(amount && { amount }) };
  const pages = usePages('otc.hall', query);
  const [opened, setOpened] = useState<Opened | undefined>(left && { sheet: 'take', ...left });
  const [show, setShow] = useState(left !== undefined);
  const open = (sheet: Opened['sheet'], listing: HallListing) => {
    setOpened({ sheet, listing, quantity: amount ? typed : typedForm(listing.takeMax, language) });
    setShow(true);
  };
  const current = pages.data?.pages.flatMap(({ items }) => items).find(({ id }) => id === opened?.listing.id);
  const empty = amount
    ? { title: t('otc.noMatch'), note: t('otc.noMatchNote') }
    : { title: t('otc.hallEmpty'), note: t('otc.hallEmptyNote') };
  return (
    <>
      <HallFilter side={side} coin={coin} wanted={wanted} onChange={setWanted} />
      <MarketSheets coin={coin} network={network} side={side} />
      <AddressNotice network={network} />
      {children}
      <PageCards pages={pages} label={t(`otc.list.${side}`)} empty={{ icon: 'swap', ...empty }}>
        {(listing) => (
          <ListingCard
            key={listing.id}
            listing={listing}
            wanted={amount}
            isFirst={listing.id === pages.data?.pages[0]?.items[0]?.id}
            onTake={() => open('take', listing)}
            onTrader={() => open('trader', listing)}
          />
        )}
      </PageCards>
      <Suspense>
        {opened?.sheet === 'take' ? (
          <TakeSheet
            key={`${opened.listing.id} ${opened.quantity}`}
            listing={opened.listing}
            current={current ?? opened.listing}
            quantity={opened.quantity}
            show={show}
            onUpdateShow={setShow}
          />
        ) : null}
        {opened?.sheet === 'trader' ? (
          <TraderSheet
            key={opened.listing.trader.id}
            trader={opened.listing.trader}
            show={show}
            onUpdateShow={setShow}
          />
        ) : null}
      </Suspense>
    </>
  );
}
