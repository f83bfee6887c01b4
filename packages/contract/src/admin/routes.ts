import { ROLES } from '@greenhall/domain/admin/roles';
import { SWITCHES } from '@greenhall/domain/admin/switches';
import * as z from 'zod/mini';
import {
  codeField,
  idField,
  instantField,
  memberNoField,
  nothing,
  page,
  secretField,
  textField,
} from '../shared/fields.ts';
import { listQuery } from '../shared/list-query.ts';
import { doneOrProposed, proposal, reasonField } from '../shared/proposal.ts';
import { restoreLockRoutes } from './restore-locks.ts';
import { alarmTargetRoutes } from './alarm-targets.ts';
import { adminExportRoutes } from './export.ts';
import { timelineRoutes } from './timeline.ts';
import { adminViewRoutes } from './view.ts';
import { factorField, languageField, recoveryCodes } from './account.ts';
import { reportRoutes } from './reports.ts';
import { operationsRoutes } from './operations.ts';
import { parameterRoutes } from './parameters.ts';
import { overviewRoutes } from './overview.ts';
import { operatorPasskeyUse } from './passkeys.ts';
import { adminPresenceRoutes } from './presence.ts';
import { decisionRoutes } from './inbox.ts';
import { proposalRoutes } from './proposals.ts';
import { defineRoutes } from '../shared/route.ts';
import { secret } from '../shared/secret.ts';
import { nameSchemas } from '../shared/named.ts';

const operator = z.object({ id: idField, username: z.string(), roles: z.array(z.enum(ROLES)) });
const username = z.string().check(z.maxLength(64));
const setupToken = secret(z.string().check(z.maxLength(100)));

nameSchemas({ Operator: operator });

export const adminRoutes = defineRoutes({
  setUpBegin: {
    method: 'POST',
    path: '/admin/set-up/begin',
    access: 'public',
    summary: 'Opens a set-up link: a secret for the authenticator app of the new operator.',
    body: z.object({ token: setupToken }),
    response: z.object({ secret: z.string(), uri: z.string() }),
    changes: [],
    refusals: ['setupLinkInvalid', 'tooFrequent'],
  },
  setUp: {
    method: 'POST',
    path: '/admin/set-up',
    access: 'public',
    summary: 'Makes the operator of a set-up link, with its recovery codes; the link works once.',
    body: z.object({ token: setupToken, username, password: secretField, code: codeField }),
    response: z.extend(operator, { recoveryCodes }),
    changes: [],
    refusals: [
      'setupLinkInvalid',
      'usernameRule',
      'operatorPasswordRule',
      'commonPassword',
      'secondFactorWrong',
      'usernameTaken',
    ],
  },
  login: {
    method: 'POST',
    path: '/admin/login',
    access: 'public',
    summary:
      'Signs an operator in with password and second factor, which a passkey or a recovery code can stand in for; from the third wrong try on a challenge is needed.',
    body: z.object({
      username,
      password: secretField,
      /** A code of the authenticator or a recovery code; absent where a passkey stands in for it. */
      code: z.optional(factorField),
      passkey: z.optional(operatorPasskeyUse),
      ticket: z.optional(secret(z.string().check(z.maxLength(200)))),
      /** The language of the e-mail about a recovery code that was used. */
      language: z.optional(languageField),
    }),
    response: operator,
    changes: [],
    refusals: ['loginTooFrequent', 'loginLocked', 'challengeRequired', 'wrongCredentials', 'forbidden'],
  },
  logout: {
    method: 'POST',
    path: '/admin/logout',
    access: 'operator',
    isVital: true,
    act: 'admin.ownSession',
    needs: 'alone',
    summary: 'Ends the operator’s session.',
    body: nothing,
    response: nothing,
    changes: [],
    refusals: [],
  },
  session: {
    method: 'GET',
    path: '/admin/session',
    access: 'operator',
    act: 'admin.ownSession',
    needs: 'read',
    summary: 'The signed-in operator.',
    response: operator,
    refusals: [],
  },
  operators: {
    method: 'GET',
    path: '/admin/operators',
    access: 'operator',
    act: 'admin.operators',
    needs: 'read',
    summary: 'The operators, with the member accounts that each has declared as its own.',
    response: z.object({
      items: z.array(
        z.extend(operator, {
          isMe: z.boolean(),
          isSuspended: z.boolean(),
          /** Whether wrong passwords or codes keep it from signing in, from wherever they came. */
          isLocked: z.boolean(),
          /** Who has signed in from a device of it within 30 days. In live mode the two do not count as two persons. */
          sharesDeviceWith: z.array(z.string()),
          /** The address that its set-up link was sent to; null for the first operators. */
          email: z.nullable(z.string()),
          /** Confirmed by another operator; empty for none, null before the first confirmation. */
          members: z.nullable(z.array(memberNoField)),
          /** A declaration that waits for another operator. */
          waiting: z.nullable(z.object({ id: idField, members: z.array(memberNoField) })),
        }),
      ),
    }),
    refusals: [],
  },
  proposeOperator: {
    method: 'POST',
    path: '/admin/operators',
    access: 'operator',
    act: 'admin.operators',
    needs: 'propose',
    summary: 'Proposes a further operator; once another super approves, a set-up link for one hour goes to its e-mail.',
    body: z.object({
      email: z.string().check(z.maxLength(120)),
      roles: z.array(z.enum(ROLES)).check(z.minLength(1), z.maxLength(ROLES.length)),
      /** The language of the e-mail. */
      language: languageField,
      reason: reasonField,
    }),
    response: proposal,
    changes: ['admin.proposals', 'admin.dashboard'],
    refusals: ['emailRule', 'badRequest', 'statusChanged', 'resubmitted'],
  },
  changeRole: {
    method: 'POST',
    path: '/admin/operators/:id/roles',
    access: 'operator',
    act: 'admin.operators',
    needs: 'propose',
    summary: 'Proposes to give an operator a role or to take one away; neither is for the operator itself to decide.',
    params: z.object({ id: idField }),
    body: z.object({ role: z.enum(ROLES), isGiven: z.boolean(), reason: reasonField }),
    response: proposal,
    changes: ['admin.proposals', 'admin.dashboard'],
    refusals: ['notFound', 'fourEyes', 'statusChanged', 'badRequest', 'resubmitted'],
  },
  suspendOperator: {
    method: 'POST',
    path: '/admin/operators/:id/suspend',
    access: 'operator',
    act: 'admin.operators',
    needs: ['propose', 'alone'],
    summary: 'Suspends an operator at once and ends its sessions; a super is suspended by two other supers.',
    params: z.object({ id: idField }),
    body: z.object({ reason: reasonField }),
    response: doneOrProposed,
    changes: ['admin.operators', 'admin.proposals', 'admin.dashboard'],
    refusals: ['notFound', 'forbidden', 'fourEyes', 'statusChanged', 'resubmitted'],
  },
  resumeOperator: {
    method: 'POST',
    path: '/admin/operators/:id/resume',
    access: 'operator',
    act: 'admin.operators',
    needs: 'propose',
    summary: 'Proposes that a suspended operator may sign in again.',
    params: z.object({ id: idField }),
    body: z.object({ reason: reasonField }),
    response: proposal,
    changes: ['admin.proposals', 'admin.dashboard'],
    refusals: ['notFound', 'fourEyes', 'statusChanged', 'resubmitted'],
  },
  unlockOperator: {
    method: 'POST',
    path: '/admin/operators/:id/unlock-login',
    access: 'operator',
    act: 'admin.operatorLogins',
    needs: 'alone',
    summary: 'Lets another operator sign in again whom wrong passwords or codes keep out; recorded with its reason.',
    params: z.object({ id: idField }),
    body: z.object({ reason: textField(200) }),
    response: nothing,
    changes: ['admin.operators'],
    refusals: ['fourEyes', 'notFound', 'statusChanged'],
  },
  declareMembers: {
    method: 'POST',
    path: '/admin/declarations',
    access: 'operator',
    act: 'admin.ownMembers',
    needs: 'alone',
    summary: 'Says which member accounts are the operator’s own, or that none is, in place of a declaration before.',
    body: z.object({ members: z.array(memberNoField).check(z.maxLength(40)) }),
    response: z.object({ id: idField }),
    changes: ['admin.operators'],
    refusals: ['memberNotFound'],
  },
  confirmMembers: {
    method: 'POST',
    path: '/admin/declarations/:id/confirm',
    access: 'operator',
    act: 'admin.declarations',
    needs: 'decide',
    summary:
      'Another operator confirms the latest declaration; from then on its maker may decide what concerns others.',
    params: z.object({ id: idField }),
    body: nothing,
    response: nothing,
    changes: ['admin.operators'],
    refusals: ['notFound', 'statusChanged', 'fourEyes', 'sameDevice', 'alreadyDecided'],
  },
  audit: {
    method: 'GET',
    mayLag: true,
    path: '/admin/audit',
    access: 'operator',
    act: 'admin.audit',
    needs: 'read',
    summary: 'The hash-chained log of operators’ acts, newest first; by operator, act, subject or time.',
    query: listQuery({ operator: 'code', act: 'code', subject: 'text', made: 'moment' }, ['-made']),
    response: page(
      z.object({
        sequence: idField,
        operator: z.nullable(z.string()),
        act: z.string(),
        subject: z.nullable(z.string()),
        /** What the subject is; null in entries of the first form, as all that follows but the hash. */
        subjectKind: z.nullable(z.string()),
        role: z.nullable(z.string()),
        session: z.nullable(idField),
        request: z.nullable(z.string()),
        network: z.nullable(z.string()),
        reason: z.nullable(z.string()),
        proposal: z.nullable(idField),
        before: z.nullable(z.record(z.string(), z.unknown())),
        after: z.nullable(z.record(z.string(), z.unknown())),
        detail: z.record(z.string(), z.unknown()),
        at: instantField,
        hash: z.string(),
      }),
    ),
    refusals: ['pageCursorInvalid'],
  },
  checkLedger: {
    method: 'POST',
    path: '/admin/check-ledger',
    access: 'operator',
    act: 'ledger.checks',
    needs: 'read',
    summary: 'Runs the invariant checker now; payouts stop when money does not fit. What it found is kept and logged.',
    body: nothing,
    response: z.object({
      clean: z.boolean(),
      checks: z.array(z.object({ name: z.string(), clean: z.boolean(), found: z.array(z.string()) })),
      took: z.int(),
    }),
    changes: ['admin.switches', 'admin.dashboard', 'admin.operations'],
    refusals: ['serverBusy'],
  },
  switches: {
    method: 'GET',
    path: '/admin/switches',
    access: 'operator',
    act: 'admin.switches',
    needs: 'read',
    summary: 'What operators can turn off.',
    response: z.object({ registration: z.boolean(), activation: z.boolean(), payouts: z.boolean() }),
    refusals: [],
  },
  setSwitch: {
    method: 'PUT',
    path: '/admin/switches/:name',
    access: 'operator',
    act: 'admin.switches',
    needs: ['propose', 'alone'],
    summary: 'Turns registration, activation or payouts off at once; on again is proposed to another operator.',
    params: z.object({ name: z.enum(SWITCHES) }),
    body: z.object({ on: z.boolean(), reason: reasonField }),
    response: doneOrProposed,
    changes: ['admin.switches', 'admin.proposals', 'admin.dashboard'],
    refusals: ['forbidden', 'statusChanged', 'resubmitted'],
  },
  ...adminExportRoutes,
  ...timelineRoutes,
  ...adminViewRoutes,
  ...adminPresenceRoutes,
  ...proposalRoutes,
  ...overviewRoutes,
  ...operationsRoutes,
  ...reportRoutes,
  ...restoreLockRoutes,
  ...alarmTargetRoutes,
  ...parameterRoutes,
  ...decisionRoutes,
});
