import { DAY } from '@greenhall/domain/shared/time';
import { type Measure, secondsSince } from '../../../platform/facts/measures.ts';
import { readMarket } from '../market/store-market.ts';
import { isCrediting } from './store-credit.ts';

/** What is told of the settlement by `/metrics`. Rule: shared#metrics. */
export const stockMeasures: readonly Measure[] = [
  {
    name: 'greenhall_unsettled_seconds',
    help: 'how long ago the first day ended that is not settled; 0 if each is, or before the market opens',
    read: async ({ db, clock }) => {
      const market = await readMarket(db);
      const end = market && new Date((market.day + 2) * DAY);
      return [{ value: secondsSince(end, clock.now()) }];
    },
  },
  {
    name: 'greenhall_credits_waiting',
    help: '1 while bonuses of a settled day are still credited, else 0',
    read: async ({ db }) => [{ value: (await isCrediting(db)) ? 1 : 0 }],
  },
];
