import { CASE_VIEWS } from '@greenhall/domain/verification/case';
import { SECOND_REASONS } from '@greenhall/domain/verification/second-review';
import * as z from 'zod/mini';
import { idField, instantField, memberNoField, page, pageQuery, versionField } from '../shared/fields.ts';
import { nameSchemas } from '../shared/named.ts';
import { doneOrProposed, reasonField } from '../shared/proposal.ts';
import { defineRoutes } from '../shared/route.ts';
import {
  anyReason,
  requestReason,
  documentType,
  partField,
  noteField,
  rejectReason,
  sideField,
  stateField,
} from './fields.ts';

const byId = z.object({ id: idField });

const deskCase = z.object({
  id: idField,
  member: memberNoField,
  username: z.string(),
  state: stateField,
  /** Rises whenever the state changes. */
  version: versionField,
  type: documentType,
  country: z.string(),
  expiresOn: z.nullable(z.string()),
  reviewer: z.nullable(z.object({ name: z.string(), isMe: z.boolean() })),
  /** Until when the claim lasts without a further act; null unless it is in review. */
  claimedUntil: z.nullable(instantField),
  /** The operator who has approved it first, where two are needed. */
  endorsedBy: z.nullable(z.string()),
  /** Why two are needed; null until one has approved it. */
  secondFor: z.nullable(z.enum(SECOND_REASONS)),
  reason: z.nullable(anyReason),
  isFinal: z.boolean(),
  /** When it was first submitted, by which it stands in line; later pictures do not change that. */
  submittedAt: z.nullable(instantField),
  decidedAt: z.nullable(instantField),
  /** Since when its fields and pictures are deleted for good; null if they are not. */
  erasedAt: z.nullable(instantField),
  /** What prevents the caller from reviewing it. */
  obstacle: z.nullable(z.enum(['reviewerInvolved', 'reviewerUndeclared', 'fourEyes'])),
});

const note = z.object({ id: idField, operator: z.string(), text: z.string(), at: instantField });
const caseDetails = z.extend(deskCase, {
  /** The pictures that are there. */
  present: z.array(sideField),
  asked: z.array(sideField),
  /** What the caller has opened in its present claim; nothing unless the case is its own. */
  looks: z.array(partField),
  rejections: z.int(),
  notes: z.array(note),
});

/** What is sealed, opened for the reviewer. */
const opened = z.object({
  name: z.string(),
  birthDate: z.string(),
  number: z.string(),
  /** Cases of other people with the same person or document. */
  duplicates: z.array(
    z.object({
      id: idField,
      member: memberNoField,
      username: z.string(),
      state: stateField,
      same: z.array(z.enum(['person', 'document'])),
    }),
  ),
});

nameSchemas({ VerificationCase: deskCase, VerificationDetails: caseDetails, VerificationOpened: opened });

const reads = { access: 'operator', act: 'verification.cases', needs: 'read' } as const;
const decides = { access: 'operator', act: 'verification.cases', needs: 'decide' } as const;
const CHANGES = ['verification.desk', 'verification.case'] as const;
const REVIEWING = [
  'notFound',
  'reviewerUndeclared',
  'reviewerInvolved',
  'fourEyes',
  'sameDevice',
  'statusChanged',
] as const;
const seen = z.object({ version: versionField });

/** The reviewers' desk. */
export const verificationDeskRoutes = defineRoutes({
  desk: {
    ...reads,
    method: 'GET',
    path: '/admin/verification',
    summary:
      'Cases: those that wait, by their first submission, the oldest first; the own ones; or the decided ones, the newest first.',
    query: z.object({ ...pageQuery, view: z.enum(CASE_VIEWS) }),
    response: page(deskCase),
    refusals: ['pageCursorInvalid'],
  },
  case: {
    ...decides,
    method: 'GET',
    path: '/admin/verification/:id',
    summary: 'One case with its notes, without what is sealed.',
    params: byId,
    response: caseDetails,
    refusals: ['notFound'],
  },
  claim: {
    ...decides,
    method: 'POST',
    path: '/admin/verification/:id/claim',
    summary: 'Takes a submitted case into review. It lapses 20 minutes after the last act.',
    params: byId,
    body: seen,
    response: caseDetails,
    changes: CHANGES,
    refusals: [...REVIEWING],
  },
  fields: {
    ...decides,
    method: 'GET',
    path: '/admin/verification/:id/fields',
    summary: 'The name, birth date and number of a case in own review, and who else is the same. The look is recorded.',
    params: byId,
    response: opened,
    refusals: [...REVIEWING],
  },
  picture: {
    ...decides,
    method: 'GET',
    path: '/admin/verification/:id/pictures/:side',
    summary: 'A picture of a case in own review, marked with the reviewer’s name and the time. The look is recorded.',
    params: z.object({ id: idField, side: sideField }),
    response: z.any(),
    produces: ['image/jpeg'],
    refusals: [...REVIEWING],
  },
  askMore: {
    ...decides,
    method: 'POST',
    path: '/admin/verification/:id/ask-more',
    summary: 'Asks the member for pictures once more.',
    params: byId,
    body: z.extend(seen, { sides: z.array(sideField).check(z.minLength(1), z.maxLength(3)), reason: requestReason }),
    response: caseDetails,
    changes: CHANGES,
    refusals: [...REVIEWING, 'badRequest'],
  },
  approve: {
    ...decides,
    method: 'POST',
    path: '/admin/verification/:id/approve',
    summary:
      'Approves a case of which everything was opened in this claim. Where somebody else is the same, an earlier case took two reviewers or the case is drawn, a second reviewer decides.',
    params: byId,
    body: seen,
    response: caseDetails,
    changes: CHANGES,
    refusals: [...REVIEWING, 'documentExpired', 'notLookedAt'],
  },
  reject: {
    ...decides,
    method: 'POST',
    path: '/admin/verification/:id/reject',
    summary: 'Rejects a case, for good if it is final.',
    params: byId,
    body: z.extend(seen, { reason: rejectReason, isFinal: z.boolean() }),
    response: caseDetails,
    changes: CHANGES,
    refusals: [...REVIEWING],
  },
  revoke: {
    ...decides,
    method: 'POST',
    path: '/admin/verification/:id/revoke',
    summary: 'Proposes to take an approval back.',
    params: byId,
    body: z.object({ cause: rejectReason, reason: reasonField }),
    response: doneOrProposed,
    changes: ['admin.proposals'],
    refusals: ['notFound', 'reviewerUndeclared', 'reviewerInvolved', 'statusChanged', 'resubmitted'],
  },
  addNote: {
    ...decides,
    method: 'POST',
    path: '/admin/verification/:id/notes',
    summary: 'Leaves a note for colleagues, which the member never sees.',
    params: byId,
    body: z.object({ text: noteField }),
    response: caseDetails,
    changes: ['verification.case'],
    refusals: ['notFound', 'reviewerUndeclared', 'reviewerInvolved'],
  },
});
