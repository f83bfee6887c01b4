import { VIEW_NAME_LONGEST } from '@greenhall/domain/admin/views';
import * as z from 'zod/mini';
import { idField, nothing, trimmed } from '../shared/fields.ts';
import { defineRoutes } from '../shared/route.ts';

const savedView = z.object({
  id: idField,
  name: z.string(),
  /** What the list is asked for, as its own route takes it: `state=paid&order=-made`. */
  asked: z.string(),
});

const own = { access: 'operator', act: 'admin.ownSession' } as const;
const nameField = z.string().check(trimmed, z.minLength(1), z.maxLength(VIEW_NAME_LONGEST), z.regex(/^\P{Cc}+$/u));
const listParams = z.object({ list: z.string().check(z.maxLength(60)) });

/** Views of lists that an operator has saved for itself. Rule: admin#views. */
export const adminViewRoutes = defineRoutes({
  views: {
    ...own,
    method: 'GET',
    path: '/admin/views/:list',
    needs: 'read',
    summary: 'The views of a list that the operator has saved, by name.',
    params: listParams,
    response: z.object({ items: z.array(savedView) }),
    refusals: ['notFound', 'forbidden'],
  },
  saveView: {
    ...own,
    method: 'POST',
    path: '/admin/views/:list',
    needs: 'alone',
    summary: 'Saves what a list is asked for under a name, in the place of an own view of that name.',
    params: listParams,
    body: z.object({
      name: nameField,
      asked: z.string().check(z.maxLength(1_000)),
    }),
    response: savedView,
    changes: ['admin.views'],
    refusals: ['notFound', 'forbidden', 'badRequest', 'viewsFull'],
  },
  renameView: {
    ...own,
    method: 'POST',
    path: '/admin/views/:id/name',
    needs: 'alone',
    summary: 'Gives a view that the operator has saved another name, in the place of an own view of that name.',
    params: z.object({ id: idField }),
    body: z.object({ name: nameField }),
    response: savedView,
    changes: ['admin.views'],
    refusals: ['notFound'],
  },
  removeView: {
    ...own,
    method: 'POST',
    path: '/admin/views/:id/remove',
    needs: 'alone',
    summary: 'Removes a view that the operator has saved.',
    params: z.object({ id: idField }),
    response: nothing,
    changes: ['admin.views'],
    refusals: ['notFound'],
  },
});
