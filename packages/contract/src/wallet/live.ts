import { defineLive } from '../shared/live.ts';

/** Live events of the wallet, on the member's own channel. */
export const walletLive = defineLive({ channels: [], events: ['balance', 'paymentRequest'] });
