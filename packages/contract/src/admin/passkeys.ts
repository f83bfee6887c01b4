import { OPERATOR_PASSKEYS } from '@greenhall/domain/admin/passkeys';
import * as z from 'zod/mini';
import { codeField, idField, instantField, nothing, secretField, textField } from '../shared/fields.ts';
import { defineRoutes } from '../shared/route.ts';
import { secret } from '../shared/secret.ts';
import { languageField } from './account.ts';

const passkeyJson = z.record(z.string(), z.unknown());
const flow = z.string().check(z.maxLength(100));
const passkeyAnswer = secret(z.record(z.string(), z.unknown()));

/** The flow that was begun for a passkey, and what the passkey answered. */
export const operatorPasskeyUse = secret(z.object({ flow, answer: z.record(z.string(), z.unknown()) }));

/** The acts that a passkey can sign in place of a fresh code: all that need one. */
export const SIGNED_ACTS = [
  'wallet.approveRecharge',
  'wallet.approveWithdrawal',
  'otc.decideAppeal',
  'admin.approveProposal',
  'admin.askExport',
] as const;

/** The passkeys of operators, and the acts that they sign. Rule: admin#passkeys. */
export const adminPasskeyRoutes = defineRoutes({
  passkeyLoginOptions: {
    method: 'POST',
    path: '/admin/passkeys/login-options',
    access: 'public',
    summary: 'Begins a sign-in of an operator by password and passkey.',
    body: nothing,
    response: z.object({ flow: z.string(), options: passkeyJson }),
    changes: [],
    refusals: ['tooFrequent'],
  },
  passkeys: {
    method: 'GET',
    path: '/admin/passkeys',
    access: 'operator',
    act: 'admin.ownSession',
    needs: 'read',
    summary: 'The operator’s passkeys, and from when on each of them can sign acts.',
    response: z.object({
      items: z.array(
        z.object({
          id: idField,
          name: z.string(),
          createdAt: instantField,
          signsFrom: instantField,
          maySign: z.boolean(),
        }),
      ),
    }),
    refusals: [],
  },
  passkeyOptions: {
    method: 'POST',
    path: '/admin/passkeys/options',
    access: 'operator',
    act: 'admin.ownSession',
    needs: 'alone',
    summary: 'Begins adding a passkey, by the operator’s password and a code of its authenticator.',
    body: z.object({ password: secretField, code: codeField }),
    response: z.object({ flow: z.string(), options: passkeyJson }),
    changes: [],
    refusals: ['tooManyPasskeys', 'loginTooFrequent', 'loginLocked', 'wrongCredentials'],
  },
  addPasskey: {
    method: 'POST',
    path: '/admin/passkeys',
    access: 'operator',
    act: 'admin.ownSession',
    needs: 'alone',
    summary: `Adds a passkey, ${OPERATOR_PASSKEYS} at most; ends other sessions.`,
    body: z.object({
      flow,
      name: textField(40),
      answer: passkeyAnswer,
      /** The language of the e-mail. */
      language: languageField,
    }),
    response: nothing,
    changes: ['admin.passkeys', 'admin.sessions'],
    refusals: ['passkeyFailed', 'tooManyPasskeys'],
  },
  removePasskey: {
    method: 'POST',
    path: '/admin/passkeys/:id/remove',
    access: 'operator',
    act: 'admin.ownSession',
    needs: 'alone',
    summary: 'Removes a passkey, by the operator’s password and a code of its authenticator; ends other sessions.',
    params: z.object({ id: idField }),
    body: z.object({
      password: secretField,
      code: codeField,
      /** The language of the e-mail. */
      language: languageField,
    }),
    response: nothing,
    changes: ['admin.passkeys', 'admin.sessions'],
    refusals: ['loginTooFrequent', 'loginLocked', 'wrongCredentials', 'notFound'],
  },
  beginApproval: {
    method: 'POST',
    path: '/admin/approvals',
    access: 'operator',
    act: 'admin.ownSession',
    needs: 'alone',
    summary:
      'Writes down one act that needs a fresh code, for a passkey to sign; the act is sent with the header `X-Approval` within two minutes, once.',
    body: z.object({
      route: z.enum(SIGNED_ACTS),
      params: z.record(z.string(), z.string().check(z.maxLength(40))),
      body: z.record(z.string(), z.union([z.string().check(z.maxLength(200)), z.number(), z.boolean()])),
    }),
    response: z.object({ flow: z.string(), options: passkeyJson }),
    changes: [],
    refusals: ['forbidden', 'passkeyFailed', 'tooFrequent', 'badRequest', 'notFound'],
  },
});
