import * as z from 'zod/mini';
import { idField, instantField } from '../shared/fields.ts';
import { proposal, reasonField } from '../shared/proposal.ts';
import { defineRoutes } from '../shared/route.ts';

/** The number of a published snapshot; 0 where none was ever published. */
const snapshotNumber = z.string().check(z.regex(/^(?:0|[1-9]\d{0,14})$/));

/** Restores of the data, and how the installation is opened after one. Rule: admin#after-a-restore. */
export const restoreLockRoutes = defineRoutes({
  closures: {
    method: 'GET',
    path: '/admin/closures',
    access: 'operator',
    act: 'admin.closures',
    needs: 'read',
    summary: 'The restores of the data, and from when to when the installation was closed after each.',
    response: z.object({
      items: z.array(
        z.object({
          id: idField,
          restoredAt: instantField,
          /** Up to when the backup has what happened. */
          takenAt: instantField,
          closedAt: instantField,
          /** Who may sign in first. */
          mayEnter: z.array(z.string()),
          openedAt: z.nullable(instantField),
          /** Who proposed the opening, and who approved it. */
          openedBy: z.nullable(z.array(z.string())),
          /** The highest published snapshot, as the two entered it. */
          highestSnapshot: z.nullable(snapshotNumber),
        }),
      ),
      isClosed: z.boolean(),
      /** The newest snapshot of these data; 0 without one. */
      ownSnapshot: snapshotNumber,
      /** Whether the opening is proposed. */
      isProposed: z.boolean(),
    }),
    refusals: [],
  },
  proposeOpening: {
    method: 'POST',
    path: '/admin/closures/opening',
    access: 'operator',
    act: 'admin.closures',
    needs: 'propose',
    summary:
      'Proposes to open the installation after a restore. `snapshot` is the highest number that was published: snapshots are numbered on from it.',
    body: z.object({
      snapshot: snapshotNumber,
      /** What was paid outside since the backup was compared with these data. */
      compared: z.literal(true),
      reason: reasonField,
    }),
    response: proposal,
    changes: ['admin.closures', 'admin.proposals', 'admin.dashboard'],
    refusals: ['statusChanged', 'resubmitted', 'badRequest'],
  },
});
