import type { Coin } from '@greenhall/domain/shared/money';
import { Icon } from '@greenhall/ui/display/icon';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { LazySheet } from '../../../shared/overlays/lazy-sheet.tsx';
import { useTexts } from '../../../shared/text/texts.ts';

const CoinsSheet = lazy(() => import('./coins-sheet.tsx'));

interface CoinsButtonProps {
  /** The coin that is explained first. */
  coin: Coin;
  className: string;
  /** The coin's name; the title of the sheet where the button is about all of them. */
  children?: ReactNode;
}

/** A coin's name that opens what the four coins are and what they are for. */
export function CoinsButton({ coin, className, children }: CoinsButtonProps) {
  const { t } = useTexts();
  const [show, setShow] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setShow(true)}
        className={`inline-flex min-h-11 items-center gap-1.5 text-left ${className}`}
      >
        <span>
          {children}
          <span className={children ? 'sr-only' : ''}>
            {children ? ' · ' : ''}
            {t('wallet.coinsTitle')}
          </span>
        </span>
        <Icon name="info" size={16} />
      </button>
      <LazySheet show={show} onUpdateShow={setShow} title={t('wallet.coinsTitle')}>
        <Suspense>
          <CoinsSheet first={coin} />
        </Suspense>
      </LazySheet>
    </>
  );
}
