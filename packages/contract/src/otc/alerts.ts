import * as z from 'zod/mini';
import { amountField, dayField, idField, instantField, nothing } from '../shared/fields.ts';
import { nameSchemas } from '../shared/named.ts';
import { defineRoutes } from '../shared/route.ts';
import { networkField } from '../wallet/recharge.ts';
import { id, marketCoinField, sideField } from './fields.ts';

const wanted = {
  coin: marketCoinField,
  /** The network that is paid on; null for any. */
  network: z.nullable(networkField),
  /** The side of the listings that are waited for: of sales the member would buy. */
  side: sideField,
  /** usdt for one coin: the highest of a sale, the lowest of a purchase. */
  price: amountField,
  /** A quantity that one order must be able to take; null for any. */
  quantity: z.nullable(amountField),
};
const alert = z.object({
  id: idField,
  ...wanted,
  at: instantField,
  /** The UTC day on which it told last; null before. */
  toldOn: z.nullable(dayField),
});

nameSchemas({ PriceAlert: alert });

/** A member's price alerts, which no session that acts for it sees. */
export const otcAlertRoutes = defineRoutes({
  alerts: {
    method: 'GET',
    path: '/otc/alerts',
    access: 'member',
    alone: 'shown',
    own: true,
    summary: 'The price alerts of the member, at most five, the oldest first.',
    response: z.object({ items: z.array(alert) }),
    refusals: ['actingFor'],
  },
  addAlert: {
    method: 'POST',
    path: '/otc/alerts',
    access: 'member',
    alone: 'noted',
    own: true,
    summary:
      'Sets a price alert: it tells once a day of a listing that the member could take, a minute after it was made.',
    body: z.object(wanted),
    response: alert,
    changes: ['otc.alerts'],
    refusals: ['actingFor', 'amountRule', 'notFound', 'alertLimit'],
  },
  removeAlert: {
    method: 'DELETE',
    path: '/otc/alerts/:id',
    access: 'member',
    alone: 'noted',
    own: true,
    summary: 'Removes a price alert.',
    params: id,
    response: nothing,
    changes: ['otc.alerts'],
    refusals: ['actingFor', 'notFound'],
  },
});
