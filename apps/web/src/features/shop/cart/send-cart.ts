import { isRefusedBy, RefusedError } from '@greenhall/client/refused';
import { newKey } from '@greenhall/client/keys';
import { toast } from '../../../shared/overlays/overlays.ts';
import { create } from 'zustand';
import { api } from '../../../shared/request/api.ts';
import { errorText } from '../../../shared/request/errors.ts';
import { readSession } from '../../../shared/session/session.ts';
import { useStore } from '../../../shared/session/store.ts';
import { texts } from '../../../shared/text/texts.ts';
import { bare, type Cart, fromServer } from './cart-lines.ts';
import { cartSync, saveLines, saveSync, useCartLines } from './cart-store.ts';
import { type CartBatch, NOT_SYNCED } from './cart-sync.ts';

/** The most changes that the server takes at once. */
const AT_ONCE = 200;

/** Takes over the cart of the server, with what has been done here since. */
function takeOver(cart: Cart): void {
  const { changes } = cartSync();
  saveLines(fromServer(cart, changes, useCartLines.getState().lines));
  saveSync({ revision: cart.revision, changes });
}

/** Whether the server knows all that was done here. */
function isKnown(): boolean {
  const { revision, changes, batch } = cartSync();
  return batch === undefined && revision !== null && changes.length === 0;
}

/** What is sent next: the batch whose answer was lost, else what was done since; `undefined` if the server knows it all. */
function nextBatch(): CartBatch | undefined {
  if (isKnown()) return undefined;
  const { revision, changes, batch } = cartSync();
  if (batch) return batch;
  const made: CartBatch =
    revision === null
      ? { key: newKey(), revision, changes: [], lines: useCartLines.getState().lines.map(bare) }
      : { key: newKey(), revision, changes: changes.slice(0, AT_ONCE), lines: [] };
  saveSync({ revision, changes: revision === null ? [] : changes.slice(AT_ONCE), batch: made });
  return made;
}

function send({ key, revision, changes, lines }: CartBatch): Promise<Cart> {
  const query = { language: texts().language };
  if (revision === null && lines.length === 0) return api('shop.cart', { query });
  return api('shop.changeCart', {
    key,
    query,
    body: { revision, changes: [...changes], ...(revision === null ? { lines: [...lines] } : {}) },
  });
}

/** What follows from a refusal; `true` if there is something to send again. */
async function settleRefusal(refused: RefusedError, { lines, changes }: CartBatch): Promise<boolean> {
  if (refused.unsettled || isRefusedBy(refused, 'notSignedIn')) return false;
  // The server does not know the revision: both lists are joined.
  if (isRefusedBy(refused, 'statusChanged')) {
    saveSync(NOT_SYNCED);
    return true;
  }
  // What cannot be done is forgotten, and the server's cart shown.
  toast(await errorText(refused), 'error');
  saveLines([]);
  saveSync(NOT_SYNCED);
  return lines.length > 0 || changes.length > 0;
}

/** Sends one batch; `true` if there may be more. A batch without an answer is sent again with its key. */
async function sendNext(): Promise<boolean> {
  const user = readSession().userid;
  const batch = nextBatch();
  if (!batch) return false;
  try {
    const cart = await send(batch);
    if (readSession().userid !== user) return false;
    takeOver(cart);
    return true;
  } catch (error) {
    if (readSession().userid !== user || !(error instanceof RefusedError)) return false;
    return settleRefusal(error, batch);
  }
}

let isSending = false;

/** Milliseconds until the cart is sent again after a fault, each twice as long as the one before, up to a limit. */
const AGAIN = { first: 1_000, most: 30_000 };
let wait = AGAIN.first;
let again: ReturnType<typeof setTimeout> | undefined;

/** Whether something was done here that the server could not be told yet. */
export const useCartLate = create<{ readonly isLate: boolean }>(() => ({ isLate: false }));

/** Sends later what could not be sent, for whoever is signed in then: the cart belongs to its user. */
function sendAgain(): void {
  const { batch, changes } = cartSync();
  const isLate = useStore.getState().LoginState && (batch !== undefined || changes.length > 0);
  useCartLate.setState({ isLate });
  if (!isLate) {
    wait = AGAIN.first;
    return;
  }
  again = setTimeout(() => void sendCart(), wait);
  wait = Math.min(2 * wait, AGAIN.most);
}

/** Brings the cart of the device and that of the server together; what finds no connection goes again by itself. */
export async function sendCart(): Promise<void> {
  if (isSending || !useStore.getState().LoginState) return;
  clearTimeout(again);
  // Where nothing is to be sent, what the server tells in the same moment is taken over.
  if (isKnown()) return sendAgain();
  isSending = true;
  try {
    while (await sendNext());
  } finally {
    isSending = false;
    sendAgain();
  }
}

/** Takes over what the server has told, unless something done here is still on its way to it. */
export function onCartEvent(cart: Cart): void {
  const { revision } = cartSync();
  if (isSending || !isKnown() || revision === null) return;
  if (cart.revision > revision) takeOver(cart);
  if (cart.revision === revision) saveLines(fromServer(cart, [], []));
}
