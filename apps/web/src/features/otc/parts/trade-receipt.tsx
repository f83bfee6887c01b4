import { lazy, Suspense, useState } from 'react';
import { LazySheet } from '../../../shared/overlays/lazy-sheet.tsx';
import type { ReceiptFacts } from '../../../shared/overlays/receipt.tsx';
import { useMoney } from '../../../shared/money/use-money.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { Trade } from './kinds.ts';
import { useNote } from './state-card.tsx';

const Receipt = lazy(async () => ({ default: (await import('../../../shared/overlays/receipt.tsx')).Receipt }));
const PasskeyOffer = lazy(() => import('./passkey-offer.tsx'));

/** What a completed order came to, for this side: the coins, what was paid for them, and from when they can be used. */
export function useTradeReceipt(trade: Trade): ReceiptFacts {
  const { t, zoned } = useTexts();
  const { full, exact } = useMoney();
  const next = useNote(trade);
  const isBuyer = trade.role === 'buyer';
  const coins = full(trade.quantity, trade.coin);
  const total = `${exact(trade.total)}\u00a0USDT`;
  const ended = zoned(trade.closedAt);
  return {
    title: t(isBuyer ? 'otc.receiptBought' : 'otc.receiptSold'),
    items: [
      { label: t('otc.quantity'), value: <b>{coins}</b> },
      { label: t(isBuyer ? 'otc.totalPaid' : 'otc.totalGot'), value: total },
      ...(isBuyer ? [] : [{ label: t('otc.fee'), value: full(trade.fee, trade.coin) }]),
      { label: t('otc.number'), value: trade.number },
      { label: t('otc.closedAt'), value: ended },
    ],
    next,
    text: `Greenhall · ${t(isBuyer ? 'otc.buy' : 'otc.sell')} ${coins} · ${total} · ${trade.number} · ${ended}`,
  };
}

/**
 * Opens when an order is completed while it is looked at. A seller who releases it has the receipt on the sheet of the
 * release.
 */
export function CompletedSheet({ trade }: { trade: Trade }) {
  const [before, setBefore] = useState(trade.state);
  const [show, setShow] = useState(false);
  const facts = useTradeReceipt(trade);
  if (trade.state !== before) {
    setBefore(trade.state);
    setShow(trade.state === 'completed' && !(trade.role === 'seller' && trade.event === 'confirm'));
  }
  return (
    <LazySheet show={show} onUpdateShow={setShow} title={facts.title}>
      <Suspense>
        <Receipt {...facts} onDone={() => setShow(false)} />
        <PasskeyOffer />
      </Suspense>
    </LazySheet>
  );
}
