import { tradeHolds } from '@greenhall/domain/otc/movements';
import type { LinesOf } from '../../../platform/facts/lines.ts';
import { tradeById, stepsOf } from './store-trades.ts';

/** What happened to trades. */
export const otcLines: LinesOf = {
  trade: async (db, id) => {
    const row = await tradeById(db, id);
    if (!row) return undefined;
    const { number, buyer, seller, madeAt } = row;
    const steps = await stepsOf(db, id);
    return {
      number,
      members: [buyer, seller],
      since: madeAt,
      steps: steps.map(({ event, by, at }) => ({ at, name: event, by: by === 'system' ? null : by })),
      holds: tradeHolds(row),
    };
  },
};
