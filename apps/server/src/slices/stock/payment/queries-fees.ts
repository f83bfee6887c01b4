import { DAY, dayOf } from '@greenhall/domain/shared/time';
import type { FeesPort } from '../../../platform/facts/fees.ts';
import { recognisedFees } from './store-fees.ts';

/** The recognised fees of members, for slices below this one. */
export const memberFees: FeesPort = {
  ofMonth: async (db, members, now) => {
    const today = dayOf(now.getTime());
    const monthBegins = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1) / DAY;
    const found = await recognisedFees(db, members, monthBegins, today - 1);
    return new Map(found.map(({ payer, lastDay, month }) => [payer, { lastDay, month }]));
  },
};
