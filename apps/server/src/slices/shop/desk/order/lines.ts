import { orderEscrow } from '@greenhall/domain/shop/movements';
import type { LinesOf } from '../../../../platform/facts/lines.ts';
import { orderById } from '../../order/store.ts';
import { stepsOf } from '../../order/store-list.ts';

/** What happened to orders. */
export const shopLines: LinesOf = {
  order: async (db, id) => {
    const row = await orderById(db, id);
    if (!row) return undefined;
    const steps = await stepsOf(db, id);
    return {
      number: row.number,
      members: [row.memberNo],
      since: row.madeAt,
      steps: steps.map(({ event, by, amount, at }) => ({
        at,
        name: event,
        by: by === 'system' ? null : by,
        amount,
        coin: 'mey',
      })),
      holds: [orderEscrow(row)],
    };
  },
};
