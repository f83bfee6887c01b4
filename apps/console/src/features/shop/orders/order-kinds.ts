import type { Reply } from '@greenhall/client/route-input';
import type { ReturnState } from '@greenhall/domain/shop/order/return-request';
import { type OrderEvent, type OrderFacts, afterEvent } from '@greenhall/domain/shop/order/order';
import type { PlainKey } from '@greenhall/locales/runtime';

export type DeskOrder = Reply<'shop.deskOrder'>;
export type DeskReturnRequest = NonNullable<DeskOrder['returnRequest']>;

/** What the desk calls the state of a return request; what the buyer is asked to do reads differently here. */
export const returnStateKey = (state: ReturnState): PlainKey =>
  state === 'asked' || state === 'agreed' ? `shopDesk.returnState.${state}` : `orders.returnState.${state}`;

/** What the desk calls a step of an order; buyers read of themselves. */
export const stepKey = (event: string): string =>
  event === 'cancel' || event === 'cancelPaid' || event === 'reveal'
    ? `shopDesk.event.${event}`
    : `orders.event.${event}`;

const factsOf = ({ state, kind, isPacked, isRevealed, isClosed, dueAt }: DeskOrder): OrderFacts => ({
  state,
  kind,
  isPacked,
  isRevealed,
  isClosed,
  // Only the buyer adds to the receiving time.
  isExtended: false,
  dueAt: dueAt === null ? null : Date.parse(dueAt),
});

/** Whether the rules allow the desk an act on an order now. */
export const mayMove = (order: DeskOrder, event: OrderEvent): boolean =>
  afterEvent(factsOf(order), event, Date.now()).ok;

/** Whether something of an order was shipped. */
export const wasSent = ({ carrier }: DeskOrder): boolean => carrier !== null;
