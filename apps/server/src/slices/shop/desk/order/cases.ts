import { orderEscrow } from '@greenhall/domain/shop/movements';
import { sql } from 'kysely';
import { type CasesOf, NO_DUE } from '../../../../platform/facts/cases.ts';
import { orderById } from '../../order/store.ts';
import { stepsOf } from '../../order/store-list.ts';

export const orderCases: CasesOf<'order' | 'returnRequest'> = {
  order: {
    queues: {
      orderToShip: () =>
        sql`select paid_at as since, ${NO_DUE} as due from shop_order where state = 'toShip' order by id`,
    },
    /** By their number. */
    search: ({ upper }) => sql`
      select o.id::text as id, o.number as title, n.username as about
        from shop_order o join identity_name n using (member_no)
       where o.number = ${upper}`,
    timeline: async (db, id) => {
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
  },
  returnRequest: {
    queues: {
      returnRequest: () =>
        sql`
          select r.asked_at as since, ${NO_DUE} as due
            from shop_order o join shop_return_request r on r.order_id = o.id and r.state in ('asked', 'agreed', 'sent')
           where o.state = 'afterSale' order by o.id`,
    },
    /** Decided by a refund or a refusal, which name the order: the request is the one that ended with it. */
    workload: {
      acts: ['shop.refund', 'shop.refuse'],
      asked: {
        from: sql`(shop_return_request r join shop_order o on o.id = r.order_id) on o.number = e.subject and r.ended_at = e.at`,
        at: sql`r.asked_at`,
      },
    },
  },
};
