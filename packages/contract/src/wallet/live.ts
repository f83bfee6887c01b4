import { defineLive } from '../shared/live.ts';

/** Live events of the wallet, on the member's own channel: coins have moved, or a payment request that it makes or pays has changed. */
export const walletLive = defineLive({ channels: [], events: ['balance', 'paymentRequest'], own: ['paymentRequest'] });
