import * as z from 'zod/mini';
import { amountField, idField, page, pageQuery, textField } from '../shared/fields.ts';
import { languageField } from '../shared/language.ts';
import { defineRoutes } from '../shared/route.ts';
import { goodsSummary } from './fields.ts';

/** What a search is ordered by. Without words the most relevant goods are those that were sold most. */
export const goodsSortField = z.enum(['relevance', 'sales', 'newest', 'priceUp', 'priceDown']);

/** Finding goods. */
export const shopSearchRoutes = defineRoutes({
  search: {
    method: 'GET',
    path: '/shop/goods',
    access: 'public',
    cost: 'search',
    summary: 'Goods on sale by words in any of the ten languages, class, price and stock.',
    query: z.object({
      ...pageQuery,
      language: z.optional(languageField),
      words: z.optional(z.string().check(z.maxLength(200))),
      /** A class of either level. */
      classId: z.optional(idField),
      /** The bounds of the least price, in `mey`. */
      min: z.optional(amountField),
      max: z.optional(amountField),
      /** Only goods of which something is in stock. */
      inStock: z.optional(z.literal('1')),
      sort: z.optional(goodsSortField),
    }),
    response: page(goodsSummary),
    refusals: ['tooFrequent', 'serverBusy', 'amountRule', 'pageCursorInvalid'],
  },
  hotWords: {
    method: 'GET',
    path: '/shop/hot-words',
    access: 'public',
    summary:
      'Words to search for in a language: those that operators name, then those that many members have searched for; the English ones where it has none.',
    query: z.object({ language: z.optional(languageField) }),
    response: z.object({ items: z.array(z.string()) }),
    refusals: [],
  },
  noteSearch: {
    method: 'POST',
    path: '/shop/searches',
    access: 'member',
    alone: 'noted',
    summary:
      'Counts what a member has searched for, for its language. It is kept for seven days, without the member’s name.',
    body: z.object({ words: textField(200), language: z.optional(languageField) }),
    response: z.object({}),
    changes: [],
    refusals: ['tooFrequent'],
  },
});
