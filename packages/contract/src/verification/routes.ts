import * as z from 'zod/mini';
import { amountField, idField, instantField, nothing, page, pageQuery } from '../shared/fields.ts';
import { lookedBy } from '../shared/looked.ts';
import { nameSchemas } from '../shared/named.ts';
import { defineRoutes } from '../shared/route.ts';
import { anyReason, detailsBody, documentType, levelField, partField, sideField, stateField } from './fields.ts';

const ownCase = z.object({
  state: stateField,
  /** What was saved; in a draft alone. */
  details: z.nullable(detailsBody),
  type: documentType,
  country: z.string(),
  expiresOn: z.nullable(z.string()),
  /** The pictures that the document needs, and those that are there. */
  needed: z.array(sideField),
  present: z.array(sideField),
  /** The pictures that a reviewer asks for once more. */
  asked: z.array(sideField),
  reason: z.nullable(anyReason),
  submittedAt: z.nullable(instantField),
  decidedAt: z.nullable(instantField),
});

const state = z.object({
  level: levelField,
  /** The most that can be withdrawn within 24 hours, by level. */
  limits: z.array(amountField),
  case: z.nullable(ownCase),
  /** Whether a verification can be started now. */
  mayStart: z.boolean(),
  /** From when it can be started again; null if it can at once or never. */
  startsAt: z.nullable(instantField),
  /** Whether it can never be started again. */
  isClosed: z.boolean(),
  /** How many rejections there were, and with how many it is over. */
  rejections: z.int(),
  maxRejections: z.int(),
  /** How long a decision usually takes, in hours; null before there are enough of them. */
  usualHours: z.nullable(z.int()),
});

const view = z.object({ id: idField, what: partField, ...lookedBy, at: instantField });

nameSchemas({ VerificationState: state, VerificationView: view });

const CHANGES = ['verification.state'] as const;

/** A person's own verification. */
export const verificationMemberRoutes = defineRoutes({
  state: {
    method: 'GET',
    path: '/verification',
    access: 'member',
    alone: 'shown',
    own: true,
    summary: 'The person’s level, what each level unlocks, and how the verification stands.',
    response: state,
    refusals: ['actingFor'],
  },
  save: {
    method: 'PUT',
    path: '/verification/draft',
    access: 'member',
    alone: 'noted',
    own: true,
    summary: 'Saves what is filled in. The first save starts the verification.',
    body: detailsBody,
    response: nothing,
    changes: CHANGES,
    refusals: ['actingFor', 'statusChanged', 'verificationTooSoon'],
  },
  addPicture: {
    method: 'POST',
    path: '/verification/pictures',
    access: 'member',
    alone: 'noted',
    own: true,
    summary:
      'Adds a picture to the draft, or one that a reviewer asked for. It replaces an earlier one of the same side.',
    body: z.object({ side: sideField }),
    files: ['picture'],
    response: nothing,
    changes: CHANGES,
    refusals: ['actingFor', 'statusChanged', 'imageRule', 'tooFrequent'],
  },
  submit: {
    method: 'POST',
    path: '/verification/submit',
    access: 'member',
    alone: 'asked',
    own: true,
    summary: 'Submits the draft, or the pictures that a reviewer asked for.',
    body: nothing,
    response: nothing,
    changes: CHANGES,
    refusals: ['actingFor', 'statusChanged', 'badRequest', 'ageRule', 'documentExpired'],
  },
  withdraw: {
    method: 'POST',
    path: '/verification/withdraw',
    access: 'member',
    alone: 'undone',
    own: true,
    summary: 'Takes back what was submitted, unless a reviewer has it already.',
    body: nothing,
    response: nothing,
    changes: CHANGES,
    refusals: ['actingFor', 'statusChanged'],
  },
  erase: {
    method: 'POST',
    path: '/verification/erase',
    access: 'member',
    alone: 'guarded',
    own: true,
    summary: 'Deletes the pictures and what was filled in. An approved person is back at level 1.',
    body: nothing,
    response: nothing,
    changes: [...CHANGES, 'wallet.withdrawalLimit'],
    refusals: ['actingFor', 'statusChanged'],
  },
  views: {
    method: 'GET',
    path: '/verification/views',
    access: 'member',
    alone: 'shown',
    own: true,
    summary: 'Who looked at the person’s data and pictures and when, newest first.',
    query: z.object(pageQuery),
    response: page(view),
    refusals: ['actingFor', 'pageCursorInvalid'],
  },
});
