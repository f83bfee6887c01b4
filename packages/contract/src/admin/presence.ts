import * as z from 'zod/mini';
import { idField, instantField } from '../shared/fields.ts';
import { defineRoutes } from '../shared/route.ts';
import { PRESENCE_KINDS } from './presence-kinds.ts';

export const adminPresenceRoutes = defineRoutes({
  present: {
    method: 'GET',
    path: '/admin/presence/:kind/:id',
    access: 'operator',
    act: 'admin.dashboard',
    needs: 'read',
    summary: 'Which other operators have a thing open, for who may read its list.',
    params: z.object({ kind: z.enum(PRESENCE_KINDS), id: idField }),
    response: z.object({ items: z.array(z.object({ operator: z.string(), since: instantField })) }),
    refusals: ['forbidden'],
  },
});
