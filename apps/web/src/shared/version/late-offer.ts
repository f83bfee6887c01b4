import { late } from '../page/late.tsx';

/** At the end of a payment: the offer to install the app, whose code comes after what was confirmed. */
export const AppOffer = late(async () => (await import('./app-offer.tsx')).bringOffer());
