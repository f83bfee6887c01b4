import { EXPORT_FAILURES, EXPORT_TRANSITIONS } from '@greenhall/domain/admin/exports';
import * as z from 'zod/mini';
import { idField, instantField } from '../shared/fields.ts';
import { defineRoutes } from '../shared/route.ts';

const listParams = z.object({ list: z.string().check(z.maxLength(60)) });
/** The query of the list, as its own route takes it: `state=paid&order=-made`. */
const asked = z.optional(z.string().check(z.maxLength(1_000)));

const keptExport = z.object({
  id: idField,
  /** The name of the list's route. */
  list: z.string(),
  /** What the list is asked for. */
  filter: z.string(),
  state: z.enum(EXPORT_TRANSITIONS.states),
  /** How many rows have been written. */
  rows: z.int(),
  /** The size of the file; null while there is none. */
  bytes: z.nullable(z.int()),
  sha256: z.nullable(z.string()),
  /** Why there is no file. */
  failure: z.nullable(z.enum(EXPORT_FAILURES)),
  askedAt: instantField,
  endedAt: z.nullable(instantField),
  /** Until when the file can be had. */
  keptUntil: z.nullable(instantField),
  /** Whether the operator still reads the list. */
  mayRead: z.boolean(),
});

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
    params: listParams,
    query: z.object({ asked }),
    response: z.any(),
    produces: ['text/csv'],
    refusals: ['notFound', 'forbidden', 'exportRunning', 'tooFrequent', 'badRequest', 'exportTooLarge'],
  },
  exports: {
    method: 'GET',
    path: '/admin/exports',
    access: 'operator',
    act: 'admin.dashboard',
    needs: 'read',
    summary:
      'The files of lists that the operator has had made in the background, newest first; each is kept for a day.',
    response: z.object({ items: z.array(keptExport) }),
    refusals: [],
  },
  askExport: {
    method: 'POST',
    path: '/admin/exports/:list',
    access: 'operator',
    act: 'admin.dashboard',
    needs: 'read',
    stepUp: true,
    summary:
      'Has a list of up to 1,000,000 rows written to a file in the background, by the name of its route and with its query.',
    params: listParams,
    body: z.object({ asked }),
    response: keptExport,
    changes: ['admin.exports'],
    refusals: ['notFound', 'forbidden', 'badRequest', 'exportRunning', 'tooFrequent'],
  },
  exportFile: {
    method: 'GET',
    path: '/admin/exports/files/:id',
    access: 'operator',
    act: 'admin.dashboard',
    needs: 'read',
    cost: 'dear',
    summary: 'A file that was made in the background, for its maker alone, who must still read the list.',
    params: z.object({ id: idField }),
    response: z.any(),
    produces: ['text/csv'],
    refusals: ['notFound', 'forbidden'],
  },
});
