import * as z from 'zod/mini';
import { defineRoutes } from '../shared/route.ts';

/** The most rows that one file has. Rule: admin#exports. */
export const MOST_EXPORTED = 10_000;

export const adminExportRoutes = defineRoutes({
  export: {
    method: 'GET',
    path: '/admin/exports/:list',
    access: 'operator',
    act: 'admin.dashboard',
    needs: 'read',
    cost: 'dear',
    summary:
      'A list as CSV, by the name of its route and with its query, for who may read it; its last line is the SHA-256 of those before.',
    params: z.object({ list: z.string().check(z.maxLength(60)) }),
    /** The query of the list, as its own route takes it: `state=paid&order=-made`. */
    query: z.object({ asked: z.optional(z.string().check(z.maxLength(1_000))) }),
    response: z.any(),
    produces: ['text/csv'],
    refusals: ['notFound', 'forbidden', 'badRequest', 'tooFrequent', 'serverBusy', 'exportTooLarge'],
  },
});
