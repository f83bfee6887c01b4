import { sql } from 'kysely';
import { NO_DUE, type QueuesOf } from '../../../../platform/facts/queues.ts';

export const shopQueues: QueuesOf = {
  ordersToShip: () => sql`select paid_at as since, ${NO_DUE} as due from shop_order where state = 'toShip' order by id`,
  returns: () =>
    sql`
      select c.asked_at as since, ${NO_DUE} as due from shop_order o join shop_case c on c.order_id = o.id and c.state in ('asked', 'agreed', 'sent')
       where o.state = 'afterSale' order by o.id`,
};
