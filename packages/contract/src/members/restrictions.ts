import { RESTRICTION_KINDS, RESTRICTION_LIMITS } from '@greenhall/domain/members/restriction';
import { HOUR } from '@greenhall/domain/shared/time';
import * as z from 'zod/mini';
import { idField, instantField, memberNoField, nothing, page } from '../shared/fields.ts';
import { listQuery } from '../shared/list-query.ts';
import { detailedReasonField, doneOrProposed, reasonField } from '../shared/proposal.ts';
import { INVOLVED_REFUSALS } from '../shared/refusals.ts';
import { defineRoutes } from '../shared/route.ts';

/** What is restricted of a member, why and until when, as the member and its operators see it. */
export const restrictionFields = {
  id: idField,
  kind: z.enum(RESTRICTION_KINDS),
  reason: z.string(),
  at: instantField,
  until: instantField,
};

const deskRestriction = z.object({
  ...restrictionFields,
  member: memberNoField,
  name: z.string(),
  by: z.string(),
  /** One operator set it without a second. */
  isAlone: z.boolean(),
  liftedBy: z.nullable(z.string()),
  liftedAt: z.nullable(instantField),
});

/** The operators' routes of restrictions of members. */
export const membersRestrictionRoutes = defineRoutes({
  restrictions: {
    method: 'GET',
    path: '/admin/restrictions',
    access: 'operator',
    act: 'members.restrictions',
    needs: 'read',
    summary: 'Restrictions of members; those in force unless others are asked for.',
    query: listQuery({ open: ['all', '1', '0'], kind: RESTRICTION_KINDS, member: 'member', made: 'moment' }, ['-made']),
    response: page(deskRestriction),
    refusals: ['pageCursorInvalid'],
  },
  restrict: {
    method: 'POST',
    path: '/admin/restrictions',
    access: 'operator',
    act: 'members.restrictions',
    needs: ['propose', 'alone'],
    summary: 'Restricts a member for some hours: up to a day by one operator, otherwise when another has approved it.',
    body: z.object({
      member: memberNoField,
      kind: z.enum(RESTRICTION_KINDS),
      hours: z.int().check(z.gte(1), z.lte(RESTRICTION_LIMITS.longest / HOUR)),
      reason: detailedReasonField,
    }),
    response: doneOrProposed,
    changes: ['members.restrictions', 'admin.proposals', 'admin.dashboard'],
    refusals: [...INVOLVED_REFUSALS, 'memberNotFound', 'badRequest', 'resubmitted'],
  },
  liftRestriction: {
    method: 'POST',
    path: '/admin/restrictions/:id/lift',
    access: 'operator',
    act: 'members.restrictions',
    needs: 'alone',
    summary: 'Ends a restriction before its time, with a reason.',
    params: z.object({ id: idField }),
    body: z.object({ reason: reasonField }),
    response: nothing,
    changes: ['members.restrictions'],
    refusals: [...INVOLVED_REFUSALS, 'notFound', 'statusChanged'],
  },
});
