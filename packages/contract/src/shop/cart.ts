import * as z from 'zod/mini';
import { amountField, idField } from '../shared/fields.ts';
import { languageField } from '../shared/language.ts';
import { nameSchemas } from '../shared/named.ts';
import { defineRoutes } from '../shared/route.ts';
import { kindField, shownText, sku } from './fields.ts';

const units = z.int().check(z.gte(1), z.lte(999));

const cartLine = z.object({
  sku: idField,
  goods: idField,
  kind: kindField,
  name: shownText,
  label: z.string(),
  className: shownText,
  options: sku.shape.options,
  picture: z.nullable(z.string()),
  num: units,
  isTicked: z.boolean(),
  /** Off sale, or fewer in stock or allowed than wanted; such lines are not counted. */
  state: z.enum(['ok', 'unavailable', 'short']),
  price: amountField,
  /** The price when the line was added, if it was another one. */
  priceBefore: z.nullable(amountField),
  /** Of the sku. */
  stock: z.int(),
  /** Of all that is offered of the goods. */
  goodsStock: z.int(),
  orderLimit: z.int(),
});

const cart = z.object({
  /** Counts the changes of this cart. */
  revision: z.int(),
  lines: z.array(cartLine),
  /** What the ticked lines cost that can be bought now, in `mey`. */
  total: amountField,
});

const query = z.object({ language: z.optional(languageField) });

/** The cart of a member, the same on all devices. */
export const shopCartRoutes = defineRoutes({
  cart: {
    method: 'GET',
    path: '/shop/cart',
    access: 'member',
    alone: 'shown',
    summary: 'The cart with the prices and stocks of now.',
    query,
    response: cart,
    refusals: [],
  },
  changeCart: {
    method: 'POST',
    path: '/shop/cart',
    access: 'member',
    alone: 'noted',
    summary: 'Changes the cart. A device that knows no revision sends its list, which is joined with the cart.',
    query,
    body: z.object({
      /** The last revision that the device has seen; null for none. */
      revision: z.nullable(z.int().check(z.gte(0))),
      /** The list of a device without a revision. */
      lines: z.optional(z.array(z.object({ sku: idField, num: units, isTicked: z.boolean() })).check(z.maxLength(100))),
      /** What was done on the device, in its order. */
      changes: z
        .array(
          z.object({
            op: z.enum(['add', 'set', 'tick', 'untick', 'remove']),
            sku: idField,
            num: z.optional(units),
          }),
        )
        .check(z.maxLength(200)),
    }),
    response: cart,
    changes: ['shop.cart'],
    refusals: ['statusChanged', 'cartFull'],
  },
});

nameSchemas({ CartLine: cartLine, Cart: cart });
