import { LINK_CONSENTS, LINK_TRANSITIONS } from '@greenhall/domain/network/link';
import * as z from 'zod/mini';
import { codeField, idField, instantField, memberNoField, nothing, secretField } from '../shared/fields.ts';
import { INSPECTED_REFUSALS, inspectedPart, inspectionParams } from '../shared/inspection.ts';
import { defineRoutes } from '../shared/route.ts';

const consents = z.object({ signIn: z.boolean(), collect: z.boolean() });
const channel = z.enum(['phone', 'email']);

/** A binding as one of the two accounts sees it. */
const link = z.object({
  id: idField,
  /** The other account. */
  member: memberNoField,
  /** Its username once it is bound, masked before and afterwards. */
  name: z.string(),
  state: z.enum(LINK_TRANSITIONS.states),
  /** What the sub-account allows. */
  consents,
  appliedAt: instantField,
  /** When an application expires that nobody answers. */
  expiresAt: instantField,
  boundAt: z.nullable(instantField),
  closedAt: z.nullable(instantField),
});

const bindings = z.object({
  /** Where the member is the main account. */
  subs: z.array(link),
  /** Where the member is the sub-account. */
  mains: z.array(link),
});

const ONE = { params: z.object({ id: idField }) };
const CHANGES = ['network.links'] as const;

/** Main accounts and the sub-accounts that are bound to them. */
export const networkLinkRoutes = defineRoutes({
  links: {
    method: 'GET',
    path: '/network/links',
    access: 'member',
    alone: 'shown',
    own: true,
    summary: 'The own bindings: those that are open, and those that ended within the last seven days.',
    response: bindings,
    refusals: ['actingFor'],
  },
  deskLinks: {
    method: 'GET',
    path: inspectedPart('links'),
    access: 'operator',
    act: 'members.accounts',
    needs: 'read',
    summary:
      'The bindings of a member, open or ended within the last 90 days, with masked names, for the operator whose inspection runs; logged.',
    params: inspectionParams,
    response: bindings,
    refusals: INSPECTED_REFUSALS,
  },
  linkCandidate: {
    method: 'GET',
    path: '/network/link-candidates/:member',
    access: 'member',
    alone: 'shown',
    own: true,
    summary: 'The masked name behind a member number, before a binding is applied for.',
    params: z.object({ member: memberNoField }),
    response: z.object({ name: z.string() }),
    refusals: ['actingFor', 'tooFrequent', 'memberNotFound', 'linkNotAllowed'],
  },
  applyForLink: {
    method: 'POST',
    path: '/network/links',
    access: 'money',
    own: true,
    summary: 'Applies to be the main account of another one.',
    body: z.object({ member: memberNoField, payPassword: secretField, codeChannel: channel, code: codeField }),
    response: z.object({ id: idField }),
    changes: CHANGES,
    refusals: [
      'actingFor',
      'payPasswordWrong',
      'memberNotFound',
      'functionBanned',
      'linkNotAllowed',
      'linkLimit',
      'coolDown',
      'statusChanged',
      'bindRequired',
      'codeWrong',
    ],
  },
  withdrawLink: {
    method: 'POST',
    path: '/network/links/:id/withdraw',
    access: 'member',
    alone: 'undone',
    own: true,
    summary: 'The main account takes back its application.',
    ...ONE,
    body: nothing,
    response: nothing,
    changes: CHANGES,
    refusals: ['actingFor', 'notFound', 'statusChanged'],
  },
  agreeToLink: {
    method: 'POST',
    path: '/network/links/:id/agree',
    access: 'money',
    own: true,
    summary: 'The sub-account agrees, and says what it allows. Its other applications are refused.',
    ...ONE,
    body: z.object({ payPassword: secretField, consents }),
    response: nothing,
    changes: CHANGES,
    refusals: [
      'actingFor',
      'payPasswordWrong',
      'notFound',
      'statusChanged',
      'functionBanned',
      'linkNotAllowed',
      'linkLimit',
      'coolDown',
    ],
  },
  refuseLink: {
    method: 'POST',
    path: '/network/links/:id/refuse',
    access: 'member',
    alone: 'guarded',
    own: true,
    summary: 'The sub-account refuses an application.',
    ...ONE,
    body: nothing,
    response: nothing,
    changes: CHANGES,
    refusals: ['actingFor', 'notFound', 'statusChanged'],
  },
  endLink: {
    method: 'POST',
    path: '/network/links/:id/end',
    access: 'member',
    alone: 'guarded',
    own: true,
    summary: 'Either account ends the binding; the sessions that act through it end with it.',
    ...ONE,
    body: nothing,
    response: nothing,
    changes: [...CHANGES, 'identity.sessions'],
    refusals: ['actingFor', 'notFound', 'statusChanged'],
  },
  giveLinkConsent: {
    method: 'POST',
    path: '/network/links/:id/consents',
    access: 'money',
    own: true,
    summary: 'The sub-account allows its main account one thing more.',
    ...ONE,
    body: z.object({ consent: z.enum(LINK_CONSENTS), payPassword: secretField }),
    response: nothing,
    changes: CHANGES,
    refusals: ['actingFor', 'payPasswordWrong', 'notFound', 'statusChanged', 'functionBanned'],
  },
  takeLinkConsent: {
    method: 'POST',
    path: '/network/links/:id/consents/take-back',
    access: 'member',
    alone: 'guarded',
    own: true,
    summary: 'The sub-account takes one consent back, at once.',
    ...ONE,
    body: z.object({ consent: z.enum(LINK_CONSENTS) }),
    response: nothing,
    changes: [...CHANGES, 'identity.sessions'],
    refusals: ['actingFor', 'notFound', 'statusChanged'],
  },
  subHandOff: {
    method: 'POST',
    path: '/network/links/:id/hand-off',
    access: 'money',
    own: true,
    summary: 'A one-time code that signs the main account in to a sub-account that allows it.',
    ...ONE,
    body: z.object({ payPassword: secretField }),
    response: z.object({ code: z.string() }),
    changes: [],
    refusals: [
      'actingFor',
      'payPasswordWrong',
      'notFound',
      'statusChanged',
      'consentMissing',
      'functionBanned',
      'coolDown',
    ],
  },
});
