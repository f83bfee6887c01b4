import type { RequestInput, Reply } from '@greenhall/client/route-input';

export type Market = Reply<'otc.markets'>['items'][number];
export type HallListing = Reply<'otc.hall'>['items'][number];
export type MyListing = Reply<'otc.post'>;
export type TradeRow = Reply<'otc.trades'>['items'][number];
export type Trade = Reply<'otc.trade'>;
export type Appeal = Trade['appeals'][number];
export type Side = HallListing['side'];
export type Network = Market['network'];
export type PriceAlert = Reply<'otc.alerts'>['items'][number];
export type TradeQuery = NonNullable<RequestInput<'otc.trades'>['query']>;

/** The side of a coin's markets that is shown, on one network or on all. */
export interface MarketSide {
  coin: Market['coin'];
  network: Network | undefined;
  side: Side;
}

export const NETWORKS: readonly Network[] = ['BEP20', 'TRC20'];

/** What the total is: still to be paid, paid, or of an order that closed without a payment, for which nothing is to be paid. */
export function totalLabel({ role, state, closedAt }: Pick<Trade, 'role' | 'state' | 'closedAt'>) {
  const isBuyer = role === 'buyer';
  if (state === 'completed') return isBuyer ? 'otc.totalPaid' : 'otc.totalGot';
  if (closedAt !== null) return 'otc.totalPrice';
  return isBuyer ? 'otc.total' : 'otc.totalReceived';
}
