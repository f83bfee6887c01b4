import * as z from 'zod/mini';
import { idField, nothing } from '../shared/fields.ts';
import { languageField } from '../shared/language.ts';
import { defineRoutes } from '../shared/route.ts';
import { goodsSummary } from './fields.ts';

const id = z.object({ id: idField });

/** A member's wish list, which no session that acts for it sees. */
export const shopWishRoutes = defineRoutes({
  wishes: {
    method: 'GET',
    path: '/shop/wishes',
    access: 'member',
    alone: 'shown',
    own: true,
    summary: 'The goods on the member’s wish list, the newest first, also those that are off sale.',
    query: z.object({ language: z.optional(languageField) }),
    response: z.object({
      items: z.array(
        z.extend(goodsSummary, {
          /** False for goods that are kept on the list though nobody can order them now. */
          isOnSale: z.boolean(),
        }),
      ),
    }),
    refusals: ['actingFor'],
  },
  addWish: {
    method: 'PUT',
    path: '/shop/wishes/:id',
    access: 'member',
    alone: 'noted',
    own: true,
    summary: 'Puts goods on the wish list, which has at most a hundred.',
    params: id,
    response: nothing,
    changes: ['shop.wishes'],
    refusals: ['actingFor', 'wishListFull', 'notFound'],
  },
  removeWish: {
    method: 'DELETE',
    path: '/shop/wishes/:id',
    access: 'member',
    alone: 'noted',
    own: true,
    summary: 'Takes goods off the wish list.',
    params: id,
    response: nothing,
    changes: ['shop.wishes'],
    refusals: ['actingFor'],
  },
});
