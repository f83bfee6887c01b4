import * as z from 'zod/mini';
import { instantField } from './shared/fields.ts';
import { defineRoutes } from './shared/route.ts';

/** What is asked about: the route of a write, and the idempotency key that it was sent with. */
const write = z.object({
  route: z.string().check(z.maxLength(60), z.regex(/^[a-z]+\.[A-Za-z]+$/)),
  key: z.string().check(z.regex(/^[\w-]{8,80}$/)),
});
/** The write took effect; it is being decided; or it never came and never will, since its key is closed now. */
const outcome = z.object({ state: z.enum(['done', 'underWay', 'neverCame']) });
export type WriteState = z.core.output<typeof outcome>['state'];

export const platformRoutes = defineRoutes({
  status: {
    method: 'GET',
    path: '/status',
    access: 'public',
    summary: 'The version, the mode that every screen marks, and whether the installation is closed after a restore.',
    response: z.object({
      version: z.string(),
      mode: z.enum(['sandbox', 'live']),
      durable: z.boolean(),
      /** Up to when the backup goes that the data were restored from, while the installation is closed after that; else null. */
      closedAfter: z.nullable(instantField),
    }),
    refusals: [],
  },
  outcome: {
    method: 'POST',
    path: '/writes/outcome',
    access: 'member',
    alone: 'undone',
    summary:
      'What came of a write of the caller whose answer was lost. One that never came is closed: its key is used up.',
    body: write,
    response: outcome,
    changes: [],
    refusals: ['tooFrequent', 'badRequest'],
  },
  deskOutcome: {
    method: 'POST',
    path: '/admin/writes/outcome',
    access: 'operator',
    act: 'admin.ownSession',
    needs: 'alone',
    summary: 'What came of a write of the operator whose answer was lost. One that never came is closed.',
    body: write,
    response: outcome,
    changes: [],
    refusals: ['tooFrequent', 'badRequest'],
  },
});
