import * as z from 'zod/mini';
import {
  codeField,
  idField,
  instantField,
  memberNoField,
  nothing,
  page,
  pageQuery,
  secretField,
  signedAmountField,
  textField,
} from './shared/fields.ts';
import { defineRoutes } from './shared/route.ts';

const operator = z.object({ id: idField, username: z.string(), role: z.string() });
const username = z.string().check(z.maxLength(64));
const setupToken = z.string().check(z.maxLength(100));

export const adminRoutes = defineRoutes({
  setUpBegin: {
    method: 'POST',
    path: '/admin/set-up/begin',
    access: 'public',
    summary: 'Opens a set-up link: a secret for the authenticator app of the new operator.',
    body: z.object({ token: setupToken }),
    response: z.object({ secret: z.string(), uri: z.string() }),
    refusals: ['setupLinkInvalid', 'tooFrequent'],
  },
  setUp: {
    method: 'POST',
    path: '/admin/set-up',
    access: 'public',
    summary: 'Makes the operator of a set-up link; the link works once.',
    body: z.object({ token: setupToken, username, password: secretField, code: codeField }),
    response: operator,
    refusals: ['setupLinkInvalid', 'usernameRule', 'operatorPasswordRule', 'secondFactorWrong', 'usernameTaken'],
  },
  login: {
    method: 'POST',
    path: '/admin/login',
    access: 'public',
    summary: 'Signs an operator in with password and second factor.',
    body: z.object({ username, password: secretField, code: codeField }),
    response: operator,
    refusals: ['loginTooFrequent', 'loginLocked', 'wrongCredentials'],
  },
  logout: {
    method: 'POST',
    path: '/admin/logout',
    access: 'operator',
    summary: 'Ends the operator’s session.',
    body: nothing,
    response: nothing,
    refusals: [],
  },
  session: {
    method: 'GET',
    path: '/admin/session',
    access: 'operator',
    summary: 'The signed-in operator.',
    response: operator,
    refusals: [],
  },
  operators: {
    method: 'GET',
    path: '/admin/operators',
    access: 'operator',
    summary: 'The operators, with the member accounts that each has declared as its own.',
    response: z.object({
      items: z.array(
        z.extend(operator, {
          isMe: z.boolean(),
          /** Confirmed by another operator; empty for none, null before the first confirmation. */
          members: z.nullable(z.array(memberNoField)),
          /** A declaration that waits for another operator. */
          waiting: z.nullable(z.object({ id: idField, members: z.array(memberNoField) })),
        }),
      ),
    }),
    refusals: [],
  },
  unlockOperator: {
    method: 'POST',
    path: '/admin/operators/:id/unlock-login',
    access: 'operator',
    summary: 'Lets another operator sign in again whom wrong passwords or codes keep out; recorded with its reason.',
    params: z.object({ id: idField }),
    body: z.object({ reason: textField(200) }),
    response: nothing,
    refusals: ['fourEyes', 'notFound', 'statusChanged'],
  },
  declareMembers: {
    method: 'POST',
    path: '/admin/declarations',
    access: 'operator',
    summary: 'Says which member accounts are the operator’s own, or that none is, in place of a declaration before.',
    body: z.object({ members: z.array(memberNoField).check(z.maxLength(40)) }),
    response: z.object({ id: idField }),
    refusals: ['memberNotFound'],
  },
  confirmMembers: {
    method: 'POST',
    path: '/admin/declarations/:id/confirm',
    access: 'operator',
    summary:
      'Another operator confirms the latest declaration; from then on its maker may decide what concerns others.',
    params: z.object({ id: idField }),
    body: nothing,
    response: nothing,
    refusals: ['notFound', 'statusChanged', 'fourEyes', 'alreadyDecided'],
  },
  audit: {
    method: 'GET',
    path: '/admin/audit',
    access: 'operator',
    summary: 'The hash-chained log of operators’ acts, newest first.',
    query: z.object(pageQuery),
    response: page(
      z.object({
        sequence: idField,
        operator: z.nullable(z.string()),
        act: z.string(),
        subject: z.nullable(z.string()),
        detail: z.record(z.string(), z.unknown()),
        at: instantField,
        hash: z.string(),
      }),
    ),
    refusals: ['pageCursorInvalid'],
  },
  dashboard: {
    method: 'GET',
    path: '/admin/dashboard',
    access: 'operator',
    summary: 'What waits for operators, and the backing law’s figures.',
    response: z.object({
      waiting: z.object({ recharges: z.int(), withdrawals: z.int() }),
      members: z.object({ pending: z.int(), active: z.int() }),
      backing: z.array(z.object({ name: z.string(), coin: z.string(), amount: signedAmountField })),
    }),
    refusals: [],
  },
  checkLedger: {
    method: 'POST',
    path: '/admin/check-ledger',
    access: 'operator',
    summary: 'Runs the invariant checker now.',
    body: nothing,
    response: z.object({
      clean: z.boolean(),
      checks: z.array(z.object({ name: z.string(), clean: z.boolean(), found: z.array(z.string()) })),
      took: z.int(),
    }),
    refusals: ['serverBusy'],
  },
  switches: {
    method: 'GET',
    path: '/admin/switches',
    access: 'operator',
    summary: 'What operators can turn off.',
    response: z.object({ registration: z.boolean(), activation: z.boolean() }),
    refusals: [],
  },
  setSwitch: {
    method: 'PUT',
    path: '/admin/switches/:name',
    access: 'operator',
    summary: 'Turns registration or activation on or off.',
    params: z.object({ name: z.enum(['registration', 'activation']) }),
    body: z.object({ on: z.boolean() }),
    response: nothing,
    refusals: [],
  },
});
