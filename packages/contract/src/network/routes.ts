import { EMAIL_MAX, readInvitation } from '@greenhall/domain/identity/credentials';
import { ZONE_REFUSALS } from '@greenhall/domain/network/zones';
import * as z from 'zod/mini';
import { memberStatus } from '../members/routes.ts';
import {
  amountField,
  codeField,
  instantField,
  memberNoField,
  nothing,
  page,
  pageQuery,
  versionField,
  zoneField,
} from '../shared/fields.ts';
import { INSPECTED_REFUSALS, inspectedPart, inspectionParams } from '../shared/inspection.ts';
import { defineRoutes } from '../shared/route.ts';
import { nameSchemas } from '../shared/named.ts';
import { phoneText, printable, registrationFields, usernameText as username, zoneText } from './registration.ts';

const place = z.enum(['free', 'taken']);
const invitationCode = z.string().check(z.overwrite(readInvitation), z.maxLength(40), printable);

/** A node of the placement tree as the member above it sees it. Volumes are fees, never principal. */
export const treeNode = z.object({
  id: memberNoField,
  userid: z.string(),
  level: z.int(),
  status: memberStatus,
  parent: z.nullable(memberNoField),
  zone: z.nullable(zoneField),
  /** Distance below the viewer. */
  depth: z.int(),
  /** Members in each zone below this node. */
  countA: z.int(),
  countB: z.int(),
  own: z.boolean(),
});

/** Recognised fees, never principal: of the last settled UTC day, and of the current UTC month. */
const teamFees = { feesLastDay: amountField, feesMonth: amountField };

const teamMember = z.object({
  id: memberNoField,
  userid: z.string(),
  level: z.int(),
  status: memberStatus,
  joinedAt: instantField,
  referred: z.int(),
  ...teamFees,
});

nameSchemas({ TreeNode: treeNode });

export const networkRoutes = defineRoutes({
  inviter: {
    method: 'GET',
    path: '/network/inviter',
    access: 'public',
    summary: 'The masked name behind an invitation code.',
    query: z.object({ code: invitationCode }),
    response: z.object({ name: z.string() }),
    refusals: ['inviterNotFound', 'tooFrequent'],
  },
  places: {
    method: 'GET',
    path: '/network/places',
    access: 'public',
    summary:
      'Which zones below a contact person are free, and the place that the inviter’s link proposes now, for the holder of an invitation code.',
    /** `zone` asks about one alone, which is refused where it is not free. */
    query: z.object({ code: invitationCode, contact: username, zone: z.optional(zoneText) }),
    response: z.object({
      name: z.string(),
      A: place,
      B: place,
      /** The nearest free place below the inviter, for who finds both zones taken; null if none is near or one of the two is free. */
      next: z.nullable(z.object({ contact: z.string(), zone: zoneField })),
    }),
    refusals: ['inviterNotFound', 'contactNotFound', 'contactOutsideTeam', 'tooFrequent', ...ZONE_REFUSALS],
  },
  register: {
    method: 'POST',
    path: '/network/registrations',
    access: 'public',
    summary: 'Joins as a pending member at a place in both trees.',
    body: z.object({
      ...registrationFields,
      invitationCode,
      phone: phoneText,
      email: z.string().check(z.maxLength(EMAIL_MAX)),
      codeChannel: z.enum(['phone', 'email']),
      code: codeField,
      agreed: z.boolean(),
      riskAccepted: z.boolean(),
      /** The version of the agreement that was accepted; the first one where none is named. */
      agreementVersion: z.optional(versionField),
      /** In live mode: the version of the risk text that was accepted. */
      riskVersion: z.optional(versionField),
      language: z.optional(z.string().check(z.maxLength(10))),
    }),
    response: z.object({
      id: memberNoField,
      userid: z.string(),
      endsAt: instantField,
      /** Takes the place of a solved challenge at the first sign-in; valid once, for ten minutes. */
      ticket: z.string(),
    }),
    changes: [],
    refusals: [
      'registrationLocked',
      'notYetOpen',
      'agreementRequired',
      'usernameRule',
      'passwordRule',
      'commonPassword',
      'payPasswordRule',
      'passwordsEqual',
      'phoneRule',
      'emailRule',
      'agreementChanged',
      'riskTextChanged',
      'inviterNotFound',
      'pendingLimit',
      'contactNotFound',
      'contactOutsideTeam',
      ...ZONE_REFUSALS,
      'tooFrequent',
      'codeWrong',
      'usernameTaken',
      'phoneLimit',
      'emailLimit',
    ],
  },
  summary: {
    method: 'GET',
    path: '/network/summary',
    access: 'member',
    alone: 'shown',
    summary: 'Both zones of the member: members, volume of today, carried volume.',
    response: z.object({
      A: z.object({ members: z.int(), today: amountField, carried: amountField }),
      B: z.object({ members: z.int(), today: amountField, carried: amountField }),
      collisionRate: z.int(),
    }),
    refusals: [],
  },
  tree: {
    method: 'GET',
    path: '/network/tree',
    access: 'member',
    alone: 'shown',
    cost: 'dear',
    summary:
      'Three levels of the placement tree below a node of the own subtree, with the way to it (of a long one its end).',
    query: z.object({ root: z.optional(memberNoField), search: z.optional(username) }),
    response: z.object({
      path: z.array(z.object({ id: memberNoField, userid: z.string() })),
      nodes: z.array(treeNode),
    }),
    refusals: ['memberNotFound'],
  },
  deskTree: {
    method: 'GET',
    path: inspectedPart('tree'),
    access: 'operator',
    act: 'members.accounts',
    needs: 'read',
    cost: 'dear',
    summary:
      'Where a member stands in the trees, and three levels below a node of its subtree, for the operator whose inspection runs; logged.',
    params: inspectionParams,
    query: z.object({ root: z.optional(memberNoField) }),
    response: z.object({
      /** Who invited the member; null for the first one. */
      referrer: z.nullable(z.object({ id: memberNoField, userid: z.string() })),
      /** The contact person; null for the first one. */
      contact: z.nullable(z.object({ id: memberNoField, userid: z.string() })),
      zone: z.nullable(zoneField),
      path: z.array(z.object({ id: memberNoField, userid: z.string() })),
      nodes: z.array(treeNode),
    }),
    refusals: [...INSPECTED_REFUSALS, 'memberNotFound'],
  },
  expand: {
    method: 'GET',
    path: '/network/tree/all',
    access: 'member',
    alone: 'shown',
    cost: 'dear',
    summary: 'The own subtree in placement order, for expand-all, in pages.',
    query: z.object({ cursor: pageQuery.cursor }),
    response: page(treeNode),
    refusals: ['pageCursorInvalid'],
  },
  generations: {
    method: 'GET',
    path: '/network/team',
    access: 'member',
    alone: 'shown',
    summary: 'The sponsor tree by generation: counts and fees.',
    response: z.object({
      items: z.array(z.object({ generation: z.int(), members: z.int(), active: z.int(), ...teamFees })),
      total: z.int(),
      /** The team is larger or deeper than the counted part. */
      more: z.boolean(),
    }),
    refusals: [],
  },
  team: {
    method: 'GET',
    path: '/network/team/:id',
    access: 'member',
    alone: 'shown',
    summary: 'Whom a member of the own team referred, with their fees.',
    params: z.object({ id: memberNoField }),
    query: z.object(pageQuery),
    response: page(teamMember),
    refusals: ['memberNotFound', 'pageCursorInvalid'],
  },
  nodes: {
    method: 'GET',
    path: '/network/nodes',
    access: 'member',
    alone: 'shown',
    summary:
      'Nodes that the member referred or stands above as contact person, pending ones first; all, or those whose username has a text in it.',
    query: z.object({ ...pageQuery, userid: z.optional(username) }),
    response: page(
      z.object({
        id: memberNoField,
        userid: z.string(),
        level: z.int(),
        status: memberStatus,
        zone: zoneField,
        contact: z.string(),
        joinedAt: instantField,
        endsAt: z.nullable(instantField),
        price: amountField,
        mayActivate: z.boolean(),
        mayDelete: z.boolean(),
        /** Why its referrer cannot delete a pending one: nodes below it, or coins that it has received. Null elsewhere. */
        keptBecause: z.nullable(z.enum(['nodesBelow', 'coins'])),
        /** A further node of its owner, which is activated with `ftb` alone. */
        isReinvestmentAccount: z.boolean(),
        /** When the pending node asked the caller, its referrer, within the last 24 hours; null else, and where it is muted. */
        askedAt: z.nullable(instantField),
        /** The caller does not hear of this node's requests. */
        isMuted: z.boolean(),
      }),
    ),
    refusals: ['pageCursorInvalid'],
  },
  deleteNode: {
    method: 'DELETE',
    path: '/network/nodes/:id',
    access: 'member',
    alone: 'undone',
    summary: 'The referrer takes back a pending registration with nobody below it.',
    params: z.object({ id: memberNoField }),
    response: nothing,
    changes: [
      'network.ownAccounts',
      'network.nodes',
      'network.tree',
      'network.expand',
      'network.summary',
      'network.generations',
      'network.team',
      'network.share',
    ],
    refusals: ['memberNotFound', 'notPending', 'hasNodesBelow', 'statusChanged'],
  },
  share: {
    method: 'GET',
    path: '/network/share',
    access: 'member',
    alone: 'shown',
    summary: 'The invitation code and what came of it.',
    response: z.object({
      code: z.string(),
      registered: z.int(),
      active: z.int(),
      pending: z.int(),
      /** The nearest free place below the member, which an invitation proposes; null if none is near. */
      place: z.nullable(z.object({ contact: z.string(), zone: zoneField })),
    }),
    refusals: [],
  },
});
