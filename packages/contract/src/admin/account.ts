import { FACTOR_PATTERN } from '@greenhall/domain/admin/recovery-codes';
import * as z from 'zod/mini';
import { codeField, idField, instantField, nothing, secretField, trimmed } from '../shared/fields.ts';
import { proposal, reasonField } from '../shared/proposal.ts';
import { defineRoutes } from '../shared/route.ts';
import { secret } from '../shared/secret.ts';

/** The codes that were just made, seen once; empty when the request is repeated, since only their hashes are kept. */
export const recoveryCodes = z.array(z.string());
/** A code of the operator’s authenticator, or one of its recovery codes. */
export const factorField = secret(z.string().check(trimmed, z.maxLength(64), z.regex(FACTOR_PATTERN)));
const linkToken = secret(z.string().check(z.maxLength(100)));
export const languageField = z.string().check(z.maxLength(10));

/** What an operator does about its own account. Rule: admin#own-account. */
export const adminAccountRoutes = defineRoutes({
  changePassword: {
    method: 'POST',
    path: '/admin/password',
    access: 'operator',
    act: 'admin.ownSession',
    needs: 'alone',
    summary:
      'Changes the operator’s password, by the present one and a code of its authenticator; ends other sessions.',
    body: z.object({
      original: secretField,
      password: secretField,
      code: codeField,
      /** The language of the e-mail. */
      language: languageField,
    }),
    response: nothing,
    changes: ['admin.sessions'],
    refusals: [
      'operatorPasswordRule',
      'commonPassword',
      'passwordUnchanged',
      'loginTooFrequent',
      'loginLocked',
      'wrongCredentials',
    ],
  },
  beginAuthenticator: {
    method: 'POST',
    path: '/admin/authenticator/begin',
    access: 'operator',
    act: 'admin.ownSession',
    needs: 'alone',
    summary:
      'A secret for the operator’s next authenticator, by password and a code of the present one or a recovery code.',
    body: z.object({ password: secretField, code: factorField }),
    response: z.object({ secret: z.string(), uri: z.string() }),
    changes: ['admin.recoveryCodes'],
    refusals: ['loginTooFrequent', 'loginLocked', 'wrongCredentials', 'statusChanged'],
  },
  confirmAuthenticator: {
    method: 'POST',
    path: '/admin/authenticator',
    access: 'operator',
    act: 'admin.ownSession',
    needs: 'alone',
    summary: 'Takes the next authenticator in place of the present one, by a code of it; ends other sessions.',
    body: z.object({
      code: codeField,
      /** The language of the e-mail. */
      language: languageField,
    }),
    response: nothing,
    changes: ['admin.sessions'],
    refusals: ['statusChanged', 'loginTooFrequent', 'loginLocked', 'secondFactorWrong'],
  },
  proposeFactorLink: {
    method: 'POST',
    path: '/admin/operators/:id/factor',
    access: 'operator',
    act: 'admin.operators',
    needs: 'propose',
    summary:
      'Proposes a new authenticator for an operator who has lost its own; once another super approves, its sessions and recovery codes end and a link for one hour goes to its e-mail.',
    params: z.object({ id: idField }),
    body: z.object({
      /** Where the link goes to an operator without an address; absent for any other. */
      email: z.optional(z.string().check(z.maxLength(120))),
      /** The language of the e-mail. */
      language: languageField,
      reason: reasonField,
    }),
    response: proposal,
    changes: ['admin.proposals', 'admin.dashboard'],
    refusals: ['notFound', 'badRequest', 'emailRule', 'fourEyes', 'statusChanged', 'resubmitted'],
  },
  newFactorBegin: {
    method: 'POST',
    path: '/admin/new-factor/begin',
    access: 'public',
    summary: 'Opens a link for a new authenticator: a secret for the app of an operator who has lost its own.',
    body: z.object({ token: linkToken }),
    response: z.object({ secret: z.string(), uri: z.string() }),
    changes: [],
    refusals: ['setupLinkInvalid', 'tooFrequent'],
  },
  newFactor: {
    method: 'POST',
    path: '/admin/new-factor',
    access: 'public',
    summary:
      'Takes the authenticator of a link, by password and a code of it, with new recovery codes; the link works once.',
    body: z.object({
      token: linkToken,
      password: secretField,
      code: codeField,
      /** The language of the e-mail. */
      language: languageField,
    }),
    response: z.object({ recoveryCodes }),
    changes: [],
    refusals: ['tooFrequent', 'setupLinkInvalid', 'loginTooFrequent', 'loginLocked', 'wrongCredentials'],
  },
  recoveryCodes: {
    method: 'GET',
    path: '/admin/recovery-codes',
    access: 'operator',
    act: 'admin.ownSession',
    needs: 'read',
    summary: 'How many recovery codes the operator has left.',
    response: z.object({ left: z.int() }),
    refusals: [],
  },
  makeRecoveryCodes: {
    method: 'POST',
    path: '/admin/recovery-codes',
    access: 'operator',
    act: 'admin.ownSession',
    needs: 'alone',
    summary: 'Makes ten recovery codes in place of those before, by password and a code; ends other sessions.',
    body: z.object({
      password: secretField,
      code: codeField,
      /** The language of the e-mail. */
      language: languageField,
    }),
    response: z.object({ recoveryCodes }),
    changes: ['admin.recoveryCodes', 'admin.sessions'],
    refusals: ['loginTooFrequent', 'loginLocked', 'wrongCredentials'],
  },
  stepUp: {
    method: 'POST',
    path: '/admin/step-up',
    access: 'operator',
    act: 'admin.ownSession',
    needs: 'alone',
    summary: 'Opens the session for five minutes for what needs a fresh code, by a code of the authenticator.',
    body: z.object({ code: codeField }),
    response: nothing,
    changes: [],
    refusals: ['loginTooFrequent', 'loginLocked', 'secondFactorWrong'],
  },
  sessions: {
    method: 'GET',
    path: '/admin/sessions',
    access: 'operator',
    act: 'admin.ownSession',
    needs: 'read',
    summary: 'Where the operator is signed in, the most recently used first.',
    response: z.object({
      items: z.array(
        z.object({
          id: idField,
          device: z.string(),
          network: z.string(),
          createdAt: instantField,
          seenAt: instantField,
          current: z.boolean(),
        }),
      ),
    }),
    refusals: [],
  },
  endSession: {
    method: 'DELETE',
    path: '/admin/sessions/:id',
    access: 'operator',
    act: 'admin.ownSession',
    needs: 'alone',
    summary: 'Ends another session of the operator.',
    params: z.object({ id: idField }),
    response: nothing,
    changes: ['admin.sessions'],
    refusals: ['sessionNotFound'],
  },
  endOtherSessions: {
    method: 'POST',
    path: '/admin/sessions/end-others',
    access: 'operator',
    act: 'admin.ownSession',
    needs: 'alone',
    summary: 'Ends all sessions of the operator but the one that asks.',
    body: nothing,
    response: nothing,
    changes: ['admin.sessions'],
    refusals: [],
  },
});
