import { useEffect } from 'react';
import { useStore } from '../../../shared/session/store.ts';
import { type GoodsLine } from './goods-list.ts';
import { useCartLines } from './cart-store.ts';
import { sendCart } from './send-cart.ts';

/** The lines of the cart on this device. What was done without a connection is sent when it is back. */
export function useCart(): readonly GoodsLine[] {
  const isSignedIn = useStore((state) => state.LoginState);
  useEffect(() => {
    if (!isSignedIn) return;
    const bring = () => void sendCart();
    bring();
    addEventListener('online', bring);
    return () => removeEventListener('online', bring);
  }, [isSignedIn]);
  return useCartLines((state) => state.lines);
}
