import { buttonClass } from '@greenhall/ui/page/button';
import { lazy, Suspense, useState } from 'react';
import { LazySheet } from '../../../shared/overlays/lazy-sheet.tsx';
import { useTexts } from '../../../shared/text/texts.ts';

const PriceDays = lazy(() => import('./price-days.tsx'));

/** Opens what the coin has cost on past days. */
export function PastPrices({ coin }: { coin: string }) {
  const { t } = useTexts();
  const [show, setShow] = useState(false);
  return (
    <>
      <button type="button" className={`self-start ${buttonClass('text', true)}`} onClick={() => setShow(true)}>
        {t('otc.pastPrices')}
      </button>
      <LazySheet show={show} onUpdateShow={setShow} title={t('otc.pastPrices')}>
        <Suspense fallback={<div className="h-60" />}>
          <PriceDays coin={coin} />
        </Suspense>
      </LazySheet>
    </>
  );
}
