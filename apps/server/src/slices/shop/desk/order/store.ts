import { select } from '../../../../platform/database/select.ts';
import { listOf } from '../../../../platform/lists/list-of.ts';
import { ORDER } from '../../order/store.ts';

/** Orders of all members. */
export const ORDERS = listOf('shop.deskOrders', 'shop_order', {
  key: 'id',
  filters: { state: 'state', number: 'number', member: 'memberNo', total: 'total', made: 'madeAt' },
  orders: { made: 'id', total: 'total' },
  read: (part) => select(ORDER)`from shop_order o ${part}`,
});
