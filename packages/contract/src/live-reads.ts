import { contentLive } from './content/live.ts';
import { identityLive } from './identity/live.ts';
import { messagesLive } from './messages/live.ts';
import { networkLive } from './network/live.ts';
import { notificationsLive } from './notifications/live.ts';
import { otcLive } from './otc/live.ts';
import { shopLive } from './shop/live.ts';
import { stockLive } from './stock/live.ts';
import { verificationLive } from './verification/live.ts';
import { walletLive } from './wallet/live.ts';
import type { ReadKey } from './shared/route.ts';

const READS = {
  ...identityLive.events,
  ...contentLive.events,
  ...networkLive.events,
  ...messagesLive.events,
  ...notificationsLive.events,
  ...verificationLive.events,
  ...walletLive.events,
  ...stockLive.events,
  ...otcLive.events,
  ...shopLive.events,
};

/** The events of all slices. */
export type LiveEventName = keyof typeof READS;

/** The reads that are out of date after each event; the apps load no schema with it. Rule: shared#live. */
export const LIVE_READS: Readonly<Record<LiveEventName, readonly ReadKey[]>> = READS;
