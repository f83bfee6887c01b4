import { NODES_PER_OWNER } from '@greenhall/domain/network/placement';
import { ZONE_REFUSALS } from '@greenhall/domain/network/zones';
import * as z from 'zod/mini';
import { memberStatus } from '../members/routes.ts';
import { codeField, instantField, memberNoField, nothing, secretField, zoneField } from '../shared/fields.ts';
import { defineRoutes } from '../shared/route.ts';
import { registrationFields } from './registration.ts';

const channel = z.enum(['phone', 'email']);
const ONE = { params: z.object({ id: memberNoField }) };

/** Further nodes of one owner: opened, held by the main account, and with its consent a way to it. */
export const networkReinvestmentRoutes = defineRoutes({
  sendNodeCode: {
    method: 'POST',
    path: '/network/reinvestment-accounts/codes',
    access: 'member',
    alone: 'asked',
    own: true,
    summary: 'Sends the code that opens a further node to the phone or e-mail of the owner’s main account.',
    body: z.object({ channel }),
    response: z.object({ sentTo: z.string(), resendIn: z.int(), expiresIn: z.int() }),
    changes: [],
    refusals: ['actingFor', 'bindRequired', 'codeTooSoon', 'tooFrequent'],
  },
  openReinvestment: {
    method: 'POST',
    path: '/network/reinvestment-accounts',
    access: 'money',
    own: true,
    summary:
      'Places a further node of the same owner, pending until it is paid with the reinvestment coin. Asks for a code that was sent to the main account, and tells it.',
    body: z.object({ ...registrationFields, newPayPassword: secretField, codeChannel: channel, code: codeField }),
    response: z.object({ id: memberNoField, userid: z.string(), endsAt: instantField }),
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
    refusals: [
      'actingFor',
      'payPasswordWrong',
      'coolDown',
      'registrationLocked',
      'notYetOpen',
      'usernameRule',
      'passwordRule',
      'commonPassword',
      'payPasswordRule',
      'passwordsEqual',
      'accountLimit',
      'pendingLimit',
      'contactNotFound',
      'contactOutsideTeam',
      ...ZONE_REFUSALS,
      'bindRequired',
      'codeWrong',
      'usernameTaken',
    ],
  },
  ownAccounts: {
    method: 'GET',
    path: '/network/reinvestment-accounts',
    access: 'member',
    alone: 'shown',
    summary: 'The reinvestment accounts of the caller’s owner, in the order of joining.',
    response: z.object({
      /** The caller itself is a reinvestment account, so it may sign in to its parent where that allows it. */
      isReinvestmentAccount: z.boolean(),
      /** The main account’s phone and e-mail with their middle hidden: where codes for further nodes go. */
      codeTo: z.object({ phone: z.nullable(z.string()), email: z.nullable(z.string()) }),
      items: z.array(
        z.object({
          id: memberNoField,
          userid: z.string(),
          level: z.int(),
          status: memberStatus,
          zone: zoneField,
          contact: z.string(),
          joinedAt: instantField,
          /** The main account lets it sign in there. */
          mayEnterMain: z.boolean(),
        }),
      ),
    }),
    refusals: [],
  },
  allowNodes: {
    method: 'POST',
    path: '/network/reinvestment-accounts/consents',
    access: 'money',
    own: true,
    summary: 'The main account lets some of its nodes sign in to it.',
    body: z.object({
      nodes: z.array(memberNoField).check(z.minLength(1), z.maxLength(NODES_PER_OWNER)),
      payPassword: secretField,
    }),
    response: nothing,
    changes: ['network.ownAccounts'],
    refusals: ['actingFor', 'payPasswordWrong', 'memberNotFound', 'coolDown'],
  },
  forbidNode: {
    method: 'POST',
    path: '/network/reinvestment-accounts/:id/consents/take-back',
    access: 'member',
    alone: 'guarded',
    own: true,
    summary: 'The main account takes such a consent back, at once; sessions that rest on it end.',
    ...ONE,
    body: nothing,
    response: nothing,
    changes: ['network.ownAccounts', 'identity.sessions'],
    refusals: ['actingFor', 'memberNotFound'],
  },
  endNodeSessions: {
    method: 'POST',
    path: '/network/reinvestment-accounts/:id/sessions/end',
    access: 'member',
    alone: 'guarded',
    own: true,
    summary: 'The main account ends all sessions of one of its nodes.',
    ...ONE,
    body: nothing,
    response: nothing,
    changes: ['identity.sessions'],
    refusals: ['actingFor', 'memberNotFound'],
  },
  setNodePasswords: {
    method: 'POST',
    path: '/network/reinvestment-accounts/:id/passwords',
    access: 'money',
    own: true,
    summary:
      'The main account sets both passwords of one of its nodes anew. Sessions, contacts, second factors and links of the node end, and it cools down.',
    ...ONE,
    body: z.object({
      payPassword: secretField,
      codeChannel: channel,
      code: codeField,
      password: secretField,
      newPayPassword: secretField,
    }),
    response: nothing,
    changes: ['network.ownAccounts', 'identity.sessions'],
    refusals: [
      'actingFor',
      'payPasswordWrong',
      'memberNotFound',
      'passwordRule',
      'commonPassword',
      'payPasswordRule',
      'passwordsEqual',
      'bindRequired',
      'codeWrong',
    ],
  },
  parentHandOff: {
    method: 'POST',
    path: '/network/parent-hand-off',
    access: 'member',
    alone: 'proved',
    own: true,
    summary: 'From a reinvestment account: a one-time code that signs in to its parent, which allows it.',
    body: nothing,
    response: z.object({ code: z.string() }),
    changes: [],
    refusals: ['actingFor', 'reinvestmentOnly', 'coolDown', 'parentAccessMissing'],
  },
});
