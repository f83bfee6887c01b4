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

/** What a query and the named parts of a path are made of; a `null` is left out, as in an address. */
const inAddress = z.optional(z.record(z.string(), z.nullable(z.union([z.string(), z.number(), z.boolean()]))));
export type InAddress = z.core.output<typeof inAddress>;
/** Most reads in one request. */
export const READS_AT_ONCE = 12;
/** Reads by their routes, as the text of a JSON array. */
export const readsAskedFor = z
  .array(
    z.object({
      route: z.string().check(z.maxLength(60)),
      params: inAddress,
      query: inAddress,
    }),
  )
  .check(z.minLength(1), z.maxLength(READS_AT_ONCE));

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
  reads: {
    method: 'GET',
    path: '/reads',
    access: 'member',
    alone: 'shown',
    summary:
      'Several reads of the caller in one request. Each is checked, counted and answered as by itself, with its own status; what gives a file is not among them.',
    /** `of` is the JSON of an array with one to twelve of `{ route, params?, query? }`. */
    query: z.object({ of: z.string().check(z.maxLength(4_000)) }),
    response: z.object({ answers: z.array(z.object({ status: z.int(), body: z.unknown() })) }),
    refusals: ['tooFrequent', 'badRequest'],
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
