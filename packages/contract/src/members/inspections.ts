import { INSPECTION_CATEGORIES, INVESTIGATION_DAYS } from '@greenhall/domain/members/inspection';
import * as z from 'zod/mini';
import { amountField, idField, instantField, memberNoField, nothing, page, pageQuery } from '../shared/fields.ts';
import { INSPECTED_REFUSALS, inspectedPart, inspectionParams } from '../shared/inspection.ts';
import { detailedReasonField, doneOrProposed } from '../shared/proposal.ts';
import { INVOLVED_REFUSALS } from '../shared/refusals.ts';
import { lookedBy } from '../shared/looked.ts';
import { defineRoutes } from '../shared/route.ts';
import { restrictionFields } from './restrictions.ts';
import { me, memberStatus } from './routes.ts';

const id = z.object({ id: memberNoField });
const category = z.enum(INSPECTION_CATEGORIES);
const opened = { id: idField, category, reason: z.string(), at: instantField, until: instantField };

const investigation = z.object({
  id: idField,
  reason: z.string(),
  proposedBy: z.string(),
  /** The number of the operator who approved it. */
  approvedBy: idField,
  at: instantField,
  /** When it ends, or has ended. */
  until: instantField,
  isRunning: z.boolean(),
  /** Who has ended it before its time. */
  endedBy: z.nullable(z.string()),
  /** How many inspections were made under it. */
  inspections: z.int(),
});

/** What operators see of a member, what they look into with a reason, and what the member learns of that. */
export const membersInspectionRoutes = defineRoutes({
  inspections: {
    method: 'GET',
    path: '/members/me/inspections',
    access: 'member',
    alone: 'shown',
    summary:
      'When operators looked into the account, for what and why. What belongs to an investigation is left out until that has ended.',
    query: z.object(pageQuery),
    response: page(
      z.object({
        id: idField,
        ...lookedBy,
        category: z.nullable(category),
        reason: z.string(),
        /** Phone and e-mail were shown unmasked. */
        contactSeen: z.boolean(),
        at: instantField,
        /** When it ended; null while it runs, and for what earlier versions wrote. */
        until: z.nullable(instantField),
        /** The time of the investigation that it belonged to. */
        investigation: z.nullable(z.object({ from: instantField, until: instantField })),
      }),
    ),
    refusals: ['pageCursorInvalid'],
  },
  deskMember: {
    method: 'GET',
    path: '/admin/members/:id',
    access: 'operator',
    act: 'members.members',
    needs: 'read',
    summary: 'What stands open of a member: state, level, what is restricted, and the own inspection of it that runs.',
    params: id,
    response: z.object({
      id: memberNoField,
      userid: z.string(),
      status: memberStatus,
      level: z.int(),
      bought: z.int(),
      nodeFuel: amountField,
      joinedAt: instantField,
      isLocked: z.boolean(),
      /** What is restricted now; null for who may not read the list of restrictions. */
      restrictions: z.nullable(z.array(z.object(restrictionFields))),
      /** It belongs to an operator, so that two of compliance or super look into it. */
      isOperators: z.boolean(),
      inspection: z.nullable(z.object(opened)),
      /** The latest investigations; null for who may not know of them. */
      investigations: z.nullable(z.array(investigation)),
    }),
    refusals: ['memberNotFound'],
  },
  inspect: {
    method: 'POST',
    path: '/admin/members/:id/inspect',
    access: 'operator',
    act: 'members.views',
    needs: 'read',
    summary:
      'Opens an account to an operator for an hour. Category, reason, role and number of the operator are told to the member.',
    params: id,
    body: z.object({ category, reason: detailedReasonField }),
    response: z.object(opened),
    changes: ['members.deskMember'],
    refusals: [...INVOLVED_REFUSALS, 'memberNotFound', 'inspectionTakesTwo', 'tooFrequent'],
  },
  endInspection: {
    method: 'POST',
    path: '/admin/members/:id/inspect/end',
    access: 'operator',
    act: 'members.views',
    needs: 'read',
    summary: 'Ends the own inspection of a member before its hour is over.',
    params: id,
    response: nothing,
    changes: ['members.deskMember'],
    refusals: ['inspectionOver'],
  },
  unmask: {
    method: 'POST',
    path: '/admin/members/:id/unmask',
    access: 'operator',
    act: 'members.contacts',
    needs: 'alone',
    summary:
      'Phone and e-mail of a member in full, in an own inspection that runs; recorded apart from it, and shown to the member as such.',
    params: id,
    response: z.object({ phone: z.nullable(z.string()), email: z.nullable(z.string()) }),
    changes: [],
    refusals: ['inspectionOver', ...INVOLVED_REFUSALS, 'inspectionTakesTwo', 'tooFrequent'],
  },
  deskProfile: {
    method: 'GET',
    path: inspectedPart('profile'),
    access: 'operator',
    act: 'members.views',
    needs: 'read',
    summary: 'The profile of a member, phone and e-mail masked, for the operator whose inspection runs; logged.',
    params: inspectionParams,
    response: z.extend(me, { phone: z.nullable(z.string()), email: z.nullable(z.string()) }),
    refusals: INSPECTED_REFUSALS,
  },
  deskSessions: {
    method: 'GET',
    path: inspectedPart('sessions'),
    access: 'operator',
    act: 'members.accounts',
    needs: 'read',
    summary:
      'Where a member is signed in, without anything that signs in, for the operator whose inspection runs; logged.',
    params: inspectionParams,
    response: z.object({
      items: z.array(
        z.object({
          id: idField,
          device: z.string(),
          network: z.string(),
          createdAt: instantField,
          seenAt: instantField,
          actingFor: z.boolean(),
        }),
      ),
    }),
    refusals: INSPECTED_REFUSALS,
  },
  proposeInspection: {
    method: 'POST',
    path: '/admin/members/:id/inspect/propose',
    access: 'operator',
    act: 'members.investigations',
    needs: 'propose',
    summary: 'Proposes to look into the account of an operator. The hour begins when another operator approves it.',
    params: id,
    body: z.object({ category, reason: detailedReasonField }),
    response: doneOrProposed,
    changes: ['admin.proposals', 'admin.decisions', 'admin.dashboard'],
    refusals: ['memberNotFound', ...INVOLVED_REFUSALS, 'statusChanged', 'resubmitted'],
  },
  proposeInvestigation: {
    method: 'POST',
    path: '/admin/members/:id/investigations',
    access: 'operator',
    act: 'members.investigations',
    needs: 'propose',
    summary:
      'Proposes an investigation of a member for some days. While it runs, the member is not shown the inspections under it.',
    params: id,
    body: z.object({
      days: z.int().check(z.gte(INVESTIGATION_DAYS.min), z.lte(INVESTIGATION_DAYS.max)),
      reason: detailedReasonField,
    }),
    response: doneOrProposed,
    changes: ['admin.proposals', 'admin.decisions', 'admin.dashboard'],
    refusals: ['memberNotFound', ...INVOLVED_REFUSALS, 'investigationRuns', 'resubmitted'],
  },
  endInvestigation: {
    method: 'POST',
    path: '/admin/investigations/:id/end',
    access: 'operator',
    act: 'members.investigations',
    needs: 'decide',
    summary: 'Ends an investigation before its time. From then on the member is shown the inspections under it.',
    params: z.object({ id: idField }),
    body: z.object({ reason: detailedReasonField }),
    response: nothing,
    changes: ['members.deskMember'],
    refusals: ['notFound', ...INVOLVED_REFUSALS, 'alreadyDecided'],
  },
});
