import * as z from 'zod/mini';
import { amountField, idField, instantField } from '../shared/fields.ts';
import { defineRoutes } from '../shared/route.ts';
import { TIMELINE_KINDS } from './cases.ts';

/** What stands in a timeline: the case's own steps, postings, operators' acts, what members were told, and messages about it. */
export const TIMELINE_PARTS = ['step', 'posting', 'act', 'notice', 'message'] as const;
export type TimelinePart = (typeof TIMELINE_PARTS)[number];

/** The most entries of one part. */
export const MOST_OF_PART = 100;

export const timelineRoutes = defineRoutes({
  timeline: {
    method: 'GET',
    path: '/admin/timelines/:kind/:id',
    access: 'operator',
    act: 'admin.dashboard',
    needs: 'read',
    summary: 'What has happened to a case, oldest first, for who may read its list: steps, postings, acts, notices.',
    params: z.object({ kind: z.enum(TIMELINE_KINDS), id: idField }),
    response: z.object({
      number: z.string(),
      items: z.array(
        z.object({
          at: instantField,
          part: z.enum(TIMELINE_PARTS),
          /** The name of the step, posting, act or notice. */
          name: z.string(),
          /** Who did it: an operator, a member, or a side of the case; null where it is the program. */
          by: z.nullable(z.string()),
          amount: z.nullable(amountField),
          coin: z.nullable(z.string()),
          /** Why an operator did it. */
          reason: z.nullable(z.string()),
        }),
      ),
    }),
    refusals: ['notFound', 'forbidden'],
  },
});
