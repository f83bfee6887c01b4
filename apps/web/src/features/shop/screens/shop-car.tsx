import type { CartChange } from '@greenhall/domain/shop/cart/cart';
import { Notice } from '@greenhall/ui/page/notice';
import { EmptyState } from '@greenhall/ui/page/empty-state';
import { Button, buttonClass } from '@greenhall/ui/page/button';
import { Skeleton, SkeletonList } from '@greenhall/ui/page/skeleton';
import { useEffect, useState } from 'react';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { links } from '../../../shared/page/links.ts';
import { Page } from '../../../shared/page/page.tsx';
import { ReadError } from '../../../shared/page/read-view.tsx';
import { useMoney } from '../../../shared/money/use-money.ts';
import { useConnection } from '../../../shared/request/connection.ts';
import { READ_AGAIN_MS, useRead } from '../../../shared/request/use-read.ts';
import { useIsPending } from '../../../shared/request/use-write.ts';
import { useStore } from '../../../shared/session/store.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { Cart } from '../cart/cart-lines.ts';
import { saveChanges } from '../cart/cart-store.ts';
import { readCartSync } from '../cart/cart-sync.ts';
import type { GoodsLine } from '../cart/goods-list.ts';
import { onCartEvent, sendCart, useCartLate } from '../cart/send-cart.ts';
import { useCart } from '../cart/use-cart.ts';
import { CheckoutSheet } from '../checkout/checkout-sheet.tsx';
import { nextOrder } from '../checkout/quote.ts';
import { showPlaced } from '../checkout/show-placed.ts';
import { useSheet } from '../../../shared/overlays/use-sheet.ts';
import { CartLineRow, Tick } from '../parts/cart-line.tsx';
import { ShopBar } from '../parts/shop-bar.tsx';

/** Does something with the cart here, and brings it to the server. */
function act(changes: readonly CartChange[], added?: GoodsLine): void {
  saveChanges(changes, added);
  void sendCart();
}

/** The last line that was removed, and the way to have it back. */
function Removed({ line, onUndo }: { line: GoodsLine; onUndo: () => void }) {
  const { t } = useTexts();
  return (
    <div role="status" className="flex items-center gap-3 rounded-card bg-surface pl-4 shadow-card">
      <span className="min-w-0 flex-1 truncate text-s">{t('shop.removed', { name: line.goodsName })}</span>
      <button type="button" onClick={onUndo} className="min-h-11 px-4 font-semibold text-brand-strong">
        {t('shop.undo')}
      </button>
    </div>
  );
}

/** What was done here has not reached the server, though there is a line: it goes again by itself, or with a press. */
function NotSent() {
  const { t } = useTexts();
  const isLate = useCartLate(({ isLate: late }) => late);
  return isLate ? (
    <Notice tone="warn">
      {t('shop.cartNotSent')}
      <button type="button" onClick={() => void sendCart()} className="block min-h-11 font-semibold underline">
        {t('common.retry')}
      </button>
    </Notice>
  ) : null;
}

interface TotalsProps {
  lines: readonly GoodsLine[];
  cart: Cart | undefined;
  onCheckout: () => void;
}

/** Select all, and what the ticked lines cost. The sum is the server's, and shown only for the cart that it knows. */
function Totals({ lines, cart, onCheckout }: TotalsProps) {
  const { t } = useTexts();
  const { full } = useMoney();
  const isOnline = useConnection((state) => state.isOnline);
  const sync = readCartSync(useStore((state) => state.cart));
  const isKnown = !sync.batch && sync.changes.length === 0 && cart?.revision === sync.revision;
  const isPlacing = useIsPending('shop.place');
  const isAll = lines.every(({ gchecked }) => gchecked);
  const turn = (isTicked: boolean) =>
    act(
      lines
        .filter(({ gchecked }) => gchecked !== isTicked)
        .map(({ sku }): CartChange => ({ op: isTicked ? 'tick' : 'untick', sku: sku.id })),
    );
  return (
    <div className="sticky bottom-16 z-10 -mx-4 mt-auto -mb-4 flex min-h-14 flex-wrap items-center gap-x-2 border-t border-line bg-surface pr-4 pl-1">
      <Tick label={t('shop.all')} checked={isAll} onChange={turn} />
      <span aria-hidden className="text-s text-ink-2">
        {t('shop.all')}
      </span>
      {/* A large sum and long words stand in two lines on a narrow phone. */}
      <span className="ml-auto flex min-h-14 flex-wrap items-center justify-end gap-x-2">
        <span aria-live="polite" className="flex flex-col items-end text-right leading-tight">
          {isOnline ? (
            <>
              <span className="text-s text-ink-2">{t('shop.total')}</span>
              {isKnown && cart ? (
                <span className="num text-l font-bold whitespace-nowrap">{full(cart.total, 'mey')}</span>
              ) : (
                <Skeleton className="h-5 w-24" />
              )}
            </>
          ) : (
            <span className="text-s text-ink-2">{t('shop.noTotal')}</span>
          )}
        </span>
        {isOnline ? (
          <Button
            small
            className="shrink-0 whitespace-nowrap"
            busy={isPlacing}
            disabled={!isKnown || nextOrder(cart).wanted.length === 0}
            onClick={onCheckout}
          >
            {t('orders.checkout')}
          </Button>
        ) : null}
      </span>
    </div>
  );
}

function Lines({ lines, cart }: { lines: readonly GoodsLine[]; cart: Cart | undefined }) {
  const { t } = useTexts();
  const isOnline = useConnection((state) => state.isOnline);
  const [removed, setRemoved] = useState<GoodsLine>();
  const checkout = useSheet('checkout');
  const placed = (order: string) => showPlaced(order, links.cart().to);
  const undo = (line: GoodsLine) => {
    const back: CartChange[] = [{ op: 'add', sku: line.sku.id, num: line.num }];
    act(line.gchecked ? back : [...back, { op: 'untick', sku: line.sku.id }], line);
    setRemoved(undefined);
  };
  return (
    <>
      {removed ? <Removed line={removed} onUndo={() => undo(removed)} /> : null}
      {lines.length === 0 ? (
        <EmptyState
          icon="cart"
          title={t('shop.cartEmpty')}
          note={t('shop.cartEmptyNote')}
          action={
            <AppLink to={links.shop()} className={buttonClass('filled')}>
              {t('shop.toShop')}
            </AppLink>
          }
        />
      ) : (
        <>
          <ul aria-label={t('shop.cartTitle')} className="m-0 flex list-none flex-col gap-2.5 p-0">
            {lines.map((line) => (
              <CartLineRow
                key={line.id}
                line={line}
                told={isOnline ? cart?.lines.find(({ sku }) => sku === line.sku.id) : undefined}
                onTick={(isTicked) => act([{ op: isTicked ? 'tick' : 'untick', sku: line.sku.id }])}
                onUnits={(num) => act([{ op: 'set', sku: line.sku.id, num }])}
                onRemove={() => {
                  act([{ op: 'remove', sku: line.sku.id }]);
                  setRemoved(line);
                }}
              />
            ))}
          </ul>
          <NotSent />
          <Totals lines={lines} cart={cart} onCheckout={() => checkout.open()} />
        </>
      )}
      <CheckoutSheet {...nextOrder(cart)} show={checkout.show} onClose={checkout.close} onPlaced={placed} />
    </>
  );
}

export default function ShopCar() {
  const { t, language } = useTexts();
  const lines = useCart();
  const read = useRead('shop.cart', { query: { language } }, { every: READ_AGAIN_MS });
  const { data: cart, refetch } = read;
  const sync = useStore((state) => state.cart);
  const { revision } = readCartSync(sync);
  useEffect(() => {
    if (!cart) return;
    onCartEvent(cart);
    // A read that was under way when something was changed may tell of the cart before.
    if (revision !== null && cart.revision < revision) void refetch();
  }, [cart, sync, revision, refetch]);
  const isOnline = useConnection((state) => state.isOnline);
  const isComing = lines.length === 0 && revision === null && !read.error;
  return (
    <>
      <Page>
        {read.error && !cart && isOnline ? <ReadError query={read} /> : null}
        {isComing ? <SkeletonList label={t('state.loading')} /> : <Lines lines={lines} cart={cart} />}
      </Page>
      <ShopBar active={links.cart()} />
    </>
  );
}
