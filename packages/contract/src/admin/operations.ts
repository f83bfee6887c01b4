import { NETWORKS } from '@greenhall/domain/chain/networks';
import { BACKUP_TRIALS } from '@greenhall/domain/shared/backups';
import * as z from 'zod/mini';
import { dayField, idField, instantField } from '../shared/fields.ts';
import { defineRoutes } from '../shared/route.ts';

/** What is sent by itself, each from a queue of its own. */
const OUTGOING = ['mail', 'push'] as const;

/** What the nodes of a network say of it. */
const NODE_STATES = ['agree', 'nodesDisagree', 'oneNode', 'noNode', 'notConfigured'] as const;

/** How the program runs, for who runs it. */
export const operationsRoutes = defineRoutes({
  operations: {
    method: 'GET',
    path: '/admin/operations',
    access: 'operator',
    act: 'admin.operations',
    needs: 'read',
    summary:
      'Whether the program can serve, and how its sweeps, queues, sockets, nodes, settlement, database, disk, backups and checks are. Sockets are those of the process that answers.',
    response: z.object({
      at: instantField,
      /** Which program answers; the commit is empty where neither a release nor a clone says so. */
      build: z.object({ version: z.string(), commit: z.string() }),
      /** What keeps it from serving; null if nothing does. */
      obstacle: z.nullable(z.enum(['database', 'storage', 'clock', 'ending'])),
      safeAgainstPowerLoss: z.boolean(),
      /** As each was run last, by whichever process; those that fail come first. */
      sweeps: z.array(
        z.object({
          name: z.string(),
          startedAt: instantField,
          /** In milliseconds. */
          took: z.int(),
          /** How often it has failed in a row. */
          failures: z.int(),
          failedAt: z.nullable(instantField),
          error: z.nullable(z.string()),
        }),
      ),
      /** What is still to be sent, counted up to 10,000. */
      outgoing: z.array(z.object({ name: z.enum(OUTGOING), waiting: z.int(), oldest: z.nullable(instantField) })),
      /** Of this program on this database, by their place; none are told of an embedded database, which has one. */
      processes: z.array(
        z.object({
          kind: z.enum(['all', 'web', 'worker']),
          host: z.string(),
          port: z.int(),
          version: z.string(),
          startedAt: instantField,
          seenAt: instantField,
          /** Whether it was seen within the last seconds. */
          isAlive: z.boolean(),
        }),
      ),
      sockets: z.object({ members: z.int(), operators: z.int() }),
      networks: z.array(
        z.object({
          network: z.enum(NETWORKS),
          state: z.enum(NODE_STATES),
          /** The newest block that each node knows; null for one that does not answer. */
          heads: z.array(z.nullable(z.string())),
        }),
      ),
      settlement: z.object({
        last: z.nullable(z.object({ day: dayField, at: instantField })),
        /** The first day that should have been settled by now. */
        late: z.nullable(dayField),
      }),
      database: z.object({
        engine: z.enum(['embedded', 'postgresql']),
        version: z.string(),
        bytes: z.int(),
        connections: z.int(),
        most: z.int(),
      }),
      /** The disk of `DATA_DIR`, in bytes. */
      disk: z.object({ size: z.int(), free: z.int(), isFull: z.boolean() }),
      snapshot: z.nullable(z.object({ number: idField, at: instantField, isShort: z.boolean() })),
      /** The last trial to restore the newest backup; null where backups are not set up, or none was tried. */
      backup: z.nullable(
        z.object({
          at: instantField,
          /** Up to when a backup that can be restored has what happened. */
          upTo: z.nullable(instantField),
          isOld: z.boolean(),
          took: z.int(),
          outcome: z.enum(BACKUP_TRIALS),
          fault: z.nullable(z.string()),
        }),
      ),
      /** The last run of the invariant checker; `by` is null where the program ran it. */
      check: z.nullable(
        z.object({
          at: instantField,
          took: z.int(),
          checks: z.int(),
          broken: z.array(z.object({ name: z.string(), found: z.array(z.string()) })),
          by: z.nullable(z.string()),
        }),
      ),
    }),
    refusals: [],
  },
});
