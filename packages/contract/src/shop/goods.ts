import * as z from 'zod/mini';
import { idField } from '../shared/fields.ts';
import { languageField } from '../shared/language.ts';
import { defineRoutes } from '../shared/route.ts';
import { goodsClass, goodsDetail } from './fields.ts';

const query = z.object({ language: z.optional(languageField) });

/** What the shop sells, for everybody. */
export const shopGoodsRoutes = defineRoutes({
  classes: {
    method: 'GET',
    path: '/shop/classes',
    access: 'public',
    summary: 'The classes of goods, two levels deep, in their order.',
    query,
    response: z.object({ items: z.array(goodsClass) }),
    refusals: [],
  },
  goods: {
    method: 'GET',
    path: '/shop/goods/:id',
    access: 'public',
    summary: 'Goods that are on sale, with all that can be bought of them.',
    params: z.object({ id: idField }),
    query,
    response: goodsDetail,
    refusals: ['notFound'],
  },
});
