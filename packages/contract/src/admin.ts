import { ALARMS } from '@greenhall/domain/shared/alarms';
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
import { doneOrProposed, proposal, reasonField } from './shared/proposal.ts';
import { INVOLVED_REFUSALS } from './shared/refusals.ts';
import { defineRoutes } from './shared/route.ts';
import { secret } from './shared/secret.ts';

const decisionRefusals = ['notFound', ...INVOLVED_REFUSALS, 'fourEyes', 'alreadyDecided'] as const;
const operator = z.object({ id: idField, username: z.string(), role: z.string() });
const username = z.string().check(z.maxLength(64));
const setupToken = secret(z.string().check(z.maxLength(100)));

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
    summary: 'Signs an operator in with password and second factor; from the third wrong try on a challenge is needed.',
    body: z.object({
      username,
      password: secretField,
      code: codeField,
      ticket: z.optional(secret(z.string().check(z.maxLength(200)))),
    }),
    response: operator,
    refusals: ['loginTooFrequent', 'loginLocked', 'challengeRequired', 'wrongCredentials'],
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
      waiting: z.object({ recharges: z.int(), withdrawals: z.int(), proposals: z.int() }),
      members: z.object({ pending: z.int(), active: z.int() }),
      /** What was raised in the last days, the newest first. */
      alarms: z.array(
        z.object({
          name: z.enum(ALARMS),
          raised: z.int(),
          lastAt: instantField,
          detail: z.record(z.string(), z.unknown()),
        }),
      ),
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
    summary: 'Turns registration or activation off at once; on again is proposed to another operator.',
    params: z.object({ name: z.enum(['registration', 'activation']) }),
    body: z.object({ on: z.boolean(), reason: reasonField }),
    response: doneOrProposed,
    refusals: ['statusChanged', 'resubmitted'],
  },
  proposals: {
    method: 'GET',
    path: '/admin/proposals',
    access: 'operator',
    summary: 'What operators propose to each other, newest first.',
    query: z.object({ ...pageQuery, open: z.optional(z.enum(['0', '1'])) }),
    response: page(proposal),
    refusals: ['pageCursorInvalid'],
  },
  approveProposal: {
    method: 'POST',
    path: '/admin/proposals/:id/approve',
    access: 'operator',
    summary: 'Another operator approves; it comes in force at once or when its notice has passed.',
    params: z.object({ id: idField }),
    body: nothing,
    response: proposal,
    refusals: [...decisionRefusals, 'badRequest', 'amountRange', 'statusChanged'],
  },
  rejectProposal: {
    method: 'POST',
    path: '/admin/proposals/:id/reject',
    access: 'operator',
    summary: 'Another operator turns a proposal down, with a reason.',
    params: z.object({ id: idField }),
    body: z.object({ reason: reasonField }),
    response: proposal,
    refusals: decisionRefusals,
  },
  withdrawProposal: {
    method: 'POST',
    path: '/admin/proposals/:id/withdraw',
    access: 'operator',
    summary: 'Its maker takes a proposal back; an approved one that is not in force yet is stopped by any operator.',
    params: z.object({ id: idField }),
    body: z.object({ reason: reasonField }),
    response: proposal,
    refusals: ['notFound', ...INVOLVED_REFUSALS, 'forbidden', 'alreadyDecided'],
  },
});
