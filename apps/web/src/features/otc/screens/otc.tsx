import { Button } from '@greenhall/ui/page/button';
import { ChipChoice } from '@greenhall/ui/form/chip-choice';
import { Notice } from '@greenhall/ui/page/notice';
import { Segmented } from '@greenhall/ui/form/segmented';
import { SkeletonList } from '@greenhall/ui/page/skeleton';
import { Tabs } from '@greenhall/ui/page/tabs';
import { lazy, Suspense, useState } from 'react';
import { links } from '../../../shared/page/links.ts';
import { unitOf } from '../../../shared/money/coins.ts';
import { openScreen } from '../../../shared/page/history.ts';
import { Page } from '../../../shared/page/page.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useHaveCome } from '../../../shared/request/use-have-come.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useLeft } from '../parts/drafts.ts';
import { Hall } from '../hall/hall.tsx';
import { useAsked } from '../hall/use-asked.ts';
import { type Market, NETWORKS, type Network, type Side } from '../parts/kinds.ts';
import { NewRules } from '../parts/new-rules.tsx';
import { OPEN_ORDERS, RunningOrders } from '../hall/running-orders.tsx';
import { TradeList } from '../parts/trade-list.tsx';

const MyListings = lazy(() => import('../parts/my-listings.tsx').then((module) => ({ default: module.MyListings })));
const PostSheet = lazy(() => import('../parts/post-sheet.tsx'));
const MarkedTraders = lazy(() => import('../hall/marked-traders.tsx'));

/** The tabs in the order of the specification. */
const VIEWS = ['purchase', 'sale', 'mine', 'trades'] as const;
type View = (typeof VIEWS)[number];

/** Posts an order of the kind that is listed below. */
function Post({ markets, side, isLeft }: { markets: readonly Market[]; side: Side; isLeft: boolean }) {
  const { t } = useTexts();
  const [first, ...more] = markets;
  const [show, setShow] = useState(isLeft);
  const [opened, setOpened] = useState(isLeft);
  const post = () => {
    setOpened(true);
    setShow(true);
  };
  if (!first) return null;
  return (
    <>
      <Button kind="ghost" wide onClick={post}>
        {t(side === 'sale' ? 'otc.postSale' : 'otc.postPurchase')}
      </Button>
      {opened ? (
        <Suspense>
          <PostSheet markets={[first, ...more]} side={side} show={show} onUpdateShow={setShow} />
        </Suspense>
      ) : null}
    </>
  );
}

/** What holds in the markets that are shown: which are closed, which rules come, and whose payments cannot be checked. */
function MarketNotices({ markets }: { markets: readonly Market[] }) {
  const { t } = useTexts();
  return (
    <>
      {markets.length > 0 && markets.every((market) => !market.isOpen) ? (
        <Notice tone="warn">{t('otc.marketClosed')}</Notice>
      ) : null}
      {markets.map((market) => (
        <NewRules key={market.id} announced={market.announced} />
      ))}
      {markets
        .filter((market) => market.chain !== 'ready')
        .map((market) => (
          <Notice key={market.id}>{t('otc.notTrusted', { network: market.network })}</Notice>
        ))}
    </>
  );
}

function Trading({ markets, onMarked }: { markets: readonly Market[]; onMarked: () => void }) {
  const { t } = useTexts();
  const left = useLeft();
  const posting = left?.kind === 'post' ? left : undefined;
  const taking = left?.kind === 'take' ? left : undefined;
  const asked = useAsked();
  const before = posting?.market ?? taking?.listing ?? asked;
  const [network, setNetwork] = useState<Network | 'all'>(before.network ?? 'BEP20');
  const [view, setView] = useState<View>(taking?.listing.side ?? posting?.side ?? asked.side ?? 'sale');
  const [coin, setCoin] = useState(before.coin ?? markets[0]?.coin ?? '');
  // Somebody who came back from adding an account goes on where the form was left, until something else is chosen.
  const [isBack, setBack] = useState(true);
  const choosing =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      setBack(false);
      set(value);
    };
  const named = network === 'all' ? undefined : network;
  const coins = [...new Set(markets.filter((market) => !named || market.network === named).map((known) => known.coin))];
  const shown = coins.find((known) => known === coin) ?? coins[0];
  const here = markets.filter((market) => market.coin === shown && (!named || market.network === named));
  const isHall = view === 'sale' || view === 'purchase';
  return (
    <>
      <RunningOrders />
      <Tabs
        label={t('otc.views')}
        options={VIEWS.map((value) => ({ value, label: t(`otc.list.${value}`) }))}
        value={view}
        onChange={choosing(setView)}
      />
      <Segmented
        label={t('otc.network')}
        options={[...NETWORKS.map((value) => ({ value, label: value })), { value: 'all', label: t('common.all') }]}
        value={network}
        onChange={choosing(setNetwork)}
      />
      {coins.length > 1 && isHall && shown ? (
        <ChipChoice
          label={t('otc.coin')}
          options={coins.map((known) => ({ value: known, label: unitOf(known) }))}
          value={shown}
          onChange={choosing(setCoin)}
        />
      ) : null}
      {isHall ? <MarketNotices markets={here} /> : null}
      {isHall && shown ? (
        <Hall
          key={`${shown} ${network} ${view}`}
          coin={shown}
          network={named}
          side={view}
          left={isBack ? taking : undefined}
        >
          <Post
            key={here.map(({ id }) => id).join(' ')}
            markets={here.filter(({ isOpen }) => isOpen)}
            side={view}
            isLeft={isBack && posting !== undefined}
          />
        </Hall>
      ) : null}
      <Suspense>{view === 'mine' ? <MyListings network={named} onMarked={onMarked} /> : null}</Suspense>
      {view === 'trades' ? (
        <TradeList query={named ? { network: named } : {}} label={t('otc.list.trades')} empty={t('otc.tradesEmpty')} />
      ) : null}
    </>
  );
}

export default function Otc() {
  const { t } = useTexts();
  const markets = useRead('otc.markets', {});
  // The running orders and the need for an address stand above what is pressed.
  const isWhole = useHaveCome(useRead('otc.trades', OPEN_ORDERS), useRead('wallet.accounts', {}));
  const [hasMarked, setMarked] = useState(false);
  return (
    <>
      <Page right={{ label: t('otc.records') }} onRight={() => openScreen(links.trades())}>
        <ReadView query={markets}>
          {({ items }) =>
            isWhole ? (
              <Trading markets={items} onMarked={() => setMarked(true)} />
            ) : (
              <SkeletonList label={t('state.loading')} />
            )
          }
        </ReadView>
      </Page>
      <Suspense>{hasMarked ? <MarkedTraders onClose={() => setMarked(false)} /> : null}</Suspense>
    </>
  );
}
