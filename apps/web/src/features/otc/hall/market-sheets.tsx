import { buttonClass } from '@greenhall/ui/page/button';
import { lazy, Suspense, useState } from 'react';
import { LazySheet } from '../../../shared/overlays/lazy-sheet.tsx';
import { useStore } from '../../../shared/session/store.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { MarketSide } from '../parts/kinds.ts';

const DepthSteps = lazy(() => import('./depth-steps.tsx'));
const PriceDays = lazy(() => import('./price-days.tsx'));
const PriceAlerts = lazy(() => import('../alert/price-alerts.tsx'));

const SHEETS = ['depth', 'pastPrices', 'alerts'] as const;
type SheetName = (typeof SHEETS)[number];

/** Opens what there is to know of a market: what could be taken, what the coin has cost, and the member's price alerts. */
export function MarketSheets(of: MarketSide) {
  const { t } = useTexts();
  // A session that acts for its member sees none of its alerts.
  const isOwn = useStore((state) => state.actedBy === undefined);
  const [opened, setOpened] = useState<SheetName>('depth');
  const [show, setShow] = useState(false);
  const open = (name: SheetName) => {
    setOpened(name);
    setShow(true);
  };
  return (
    <>
      <div className="-mx-1 flex flex-wrap justify-between">
        {SHEETS.filter((name) => isOwn || name !== 'alerts').map((name) => (
          <button
            key={name}
            type="button"
            aria-haspopup="dialog"
            className={`${buttonClass('text', true)} px-1!`}
            onClick={() => open(name)}
          >
            {t(`otc.${name}`)}
          </button>
        ))}
      </div>
      <LazySheet show={show} onUpdateShow={setShow} title={t(`otc.${opened}`)}>
        <Suspense fallback={<div className="h-60" />}>
          {opened === 'depth' ? <DepthSteps {...of} /> : null}
          {opened === 'pastPrices' ? <PriceDays coin={of.coin} /> : null}
          {opened === 'alerts' ? <PriceAlerts {...of} /> : null}
        </Suspense>
      </LazySheet>
    </>
  );
}
