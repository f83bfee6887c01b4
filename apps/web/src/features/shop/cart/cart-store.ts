import { type CartChange, MOST_LINES } from '@greenhall/domain/shop/cart/cart';
import { create } from 'zustand';
import { saveStore, useStore } from '../../../shared/session/store.ts';
import { GOODS_LIST } from '../../../shared/session/session.ts';
import { afterChanges } from './cart-lines.ts';
import { type CartSync, readCartSync } from './cart-sync.ts';
import { type GoodsLine, readGoodsList, writeGoodsList } from './goods-list.ts';

const listOf = (isSignedIn: boolean) => (isSignedIn ? readGoodsList() : []);

/** The lines of the cart on this device: those in local storage while its user is signed in, else none. */
export const useCartLines = create<{ readonly lines: readonly GoodsLine[] }>(() => ({
  lines: listOf(useStore.getState().LoginState),
}));
useStore.subscribe(({ LoginState }, before) => {
  if (LoginState !== before.LoginState) useCartLines.setState({ lines: listOf(LoginState) });
});
// Another tab has changed the cart.
addEventListener('storage', ({ key }) => {
  if (key === GOODS_LIST) useCartLines.setState({ lines: listOf(useStore.getState().LoginState) });
});

export const cartSync = (): CartSync => readCartSync(useStore.getState().cart);

/** Keeps what was done until the server knows it, also when the page is closed. */
export function saveSync(sync: CartSync): void {
  useStore.setState({ cart: sync });
  saveStore();
}

export function saveLines(lines: readonly GoodsLine[]): void {
  writeGoodsList(lines);
  useCartLines.setState({ lines });
}

/** Does something with the cart on this device; `false` if a new line finds no place. */
export function saveChanges(changes: readonly CartChange[], added?: GoodsLine): boolean {
  const { lines } = useCartLines.getState();
  const after = afterChanges(lines, changes, added ? [added] : []);
  if (after.length > MOST_LINES) return false;
  const sync = cartSync();
  saveLines(after);
  saveSync({ ...sync, changes: [...sync.changes, ...changes] });
  return true;
}
