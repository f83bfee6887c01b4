import { Button } from '@greenhall/ui/page/button';
import { lazy, Suspense, useState } from 'react';
import { useSheet } from '../../../shared/overlays/use-sheet.ts';
import { currentAddress, openScreen } from '../../../shared/page/history.ts';
import { links } from '../../../shared/page/links.ts';
import { useStore } from '../../../shared/session/store.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { Wanted } from './quote.ts';

const CheckoutSheet = lazy(() => import('./checkout-sheet.tsx').then((module) => ({ default: module.CheckoutSheet })));

/** What the address says is bought: a sku and its units, as they were when the sheet was opened. */
function wantedIn(of: string | undefined): readonly Wanted[] {
  const [, sku, units] = /^([1-9]\d{0,17}):(\d{1,3})$/.exec(of ?? '') ?? [];
  return sku === undefined ? [] : [{ sku, units: Number(units) }];
}

/** Orders a sku past the cart. Who is not signed in signs in first and comes back. */
export function BuyNow({ sku, units }: { sku: string | undefined; units: number }) {
  const { t } = useTexts();
  const isSignedIn = useStore((state) => state.LoginState);
  const { show, of, open, close } = useSheet('buy');
  // What was bought stays in the sheet while it closes.
  const [kept, setKept] = useState(of);
  if (of !== undefined && of !== kept) setKept(of);
  const buy = () => {
    if (sku === undefined) return;
    if (isSignedIn) return open(`${sku}:${units}`);
    useStore.setState({ returnTo: { href: currentAddress().href, user: undefined } });
    openScreen(links.login());
  };
  // What shows it comes with the sheet that is open.
  const placed = async (order: string) =>
    (await import('./show-placed.ts')).showPlaced(order, links.goods({ id: '' }).to);
  return (
    <>
      <Button disabled={sku === undefined} className="min-w-0 flex-1" onClick={buy}>
        {t('shop.buyNow')}
      </Button>
      {isSignedIn && kept !== undefined ? (
        <Suspense>
          <CheckoutSheet
            wanted={wantedIn(kept)}
            isPart={false}
            show={show}
            onClose={close}
            onPlaced={(order) => void placed(order)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
