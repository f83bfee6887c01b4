import * as z from 'zod/mini';
import { sessionOpened } from './routes.ts';
import { codeField, idField, nothing, secretField, textField } from '../shared/fields.ts';
import { defineRoutes } from '../shared/route.ts';
import { secret } from '../shared/secret.ts';

const channel = z.enum(['phone', 'email']);

const passkeyJson = z.record(z.string(), z.unknown());
/** The answer of a passkey, which is valid once and belongs to the member. */
const passkeyAnswer = secret(z.record(z.string(), z.unknown()));

const flow = z.string().check(z.maxLength(100));

/** The use of a passkey that approves one act: the flow that was begun for it, and the answer. */
export const passkeyUse = secret(z.object({ flow, answer: z.record(z.string(), z.unknown()) }));

/** An act that a passkey approves: its route, and what is sent to it except for secrets. */
const approvedAct = z.object({
  route: z.enum(['otc.post', 'otc.take', 'otc.confirm']),
  params: z.record(z.string(), z.string().check(z.maxLength(40))),
  body: z.record(z.string(), z.union([z.string().check(z.maxLength(100)), z.number(), z.boolean()])),
});

/** The proof that adding a second factor requires: the payment password, and a code. */
const newFactor = z.object({
  payPassword: secretField,
  /** The channel of the code; absent for a code of the existing authenticator. */
  codeChannel: z.optional(channel),
  code: codeField,
});
const newFactorRefusals = [
  'actingFor',
  'payPasswordWrong',
  'bindRequired',
  'codeWrong',
  'tooFrequent',
  'secondFactorWrong',
] as const;

/** The authenticator and the passkeys of a member, and signing in by passkey. */
export const identityFactorRoutes = defineRoutes({
  passkeyLoginOptions: {
    method: 'POST',
    path: '/identity/passkeys/login-options',
    access: 'public',
    summary: 'Begins a sign-in by passkey.',
    body: nothing,
    response: z.object({ flow: z.string(), options: passkeyJson }),
    changes: [],
    refusals: ['tooFrequent'],
  },
  passkeyLogin: {
    method: 'POST',
    path: '/identity/passkeys/login',
    access: 'public',
    summary: 'Ends a sign-in by passkey.',
    body: z.object({ flow: z.string().check(z.maxLength(100)), answer: passkeyAnswer }),
    response: sessionOpened,
    changes: [],
    refusals: ['passkeyFailed'],
  },
  passkeyApproval: {
    method: 'POST',
    path: '/identity/passkeys/approval',
    access: 'money',
    own: true,
    summary:
      'Begins the approval of one act by a passkey of at least 24 hours; it can be used once within two minutes.',
    body: approvedAct,
    response: z.object({ flow: z.string(), options: passkeyJson }),
    changes: [],
    refusals: ['actingFor', 'payPasswordWrong', 'passkeyFailed', 'tooFrequent'],
  },
  beginAuthenticator: {
    method: 'POST',
    path: '/identity/authenticator',
    access: 'member',
    alone: 'proved',
    own: true,
    summary: 'Makes a secret for an authenticator app; it counts once a code of it was confirmed.',
    body: newFactor,
    response: z.object({ secret: z.string(), uri: z.string() }),
    changes: [],
    refusals: [...newFactorRefusals, 'statusChanged'],
  },
  confirmAuthenticator: {
    method: 'POST',
    path: '/identity/authenticator/confirm',
    access: 'member',
    alone: 'proved',
    own: true,
    summary: 'Turns two-step sign-in on with a code of the app.',
    body: z.object({ code: codeField }),
    response: nothing,
    changes: ['identity.security', 'identity.sessions'],
    refusals: ['actingFor', 'tooFrequent', 'secondFactorWrong'],
  },
  removeAuthenticator: {
    method: 'POST',
    path: '/identity/authenticator/remove',
    access: 'member',
    alone: 'proved',
    own: true,
    summary: 'Turns two-step sign-in off.',
    body: z.object({ code: codeField, payPassword: secretField }),
    response: nothing,
    changes: ['identity.security', 'members.nextStep', 'wallet.fundingSteps'],
    refusals: ['actingFor', 'payPasswordWrong', 'tooFrequent', 'secondFactorWrong'],
  },
  passkeyOptions: {
    method: 'POST',
    path: '/identity/passkeys/options',
    access: 'member',
    alone: 'proved',
    own: true,
    summary: 'Begins adding a passkey.',
    body: newFactor,
    response: z.object({ flow: z.string(), options: passkeyJson }),
    changes: [],
    refusals: [...newFactorRefusals, 'resubmitted'],
  },
  addPasskey: {
    method: 'POST',
    path: '/identity/passkeys',
    access: 'member',
    alone: 'proved',
    own: true,
    summary: 'Adds a passkey.',
    body: z.object({ flow: z.string().check(z.maxLength(100)), name: textField(40), answer: passkeyAnswer }),
    response: nothing,
    changes: ['identity.security'],
    refusals: ['actingFor', 'passkeyFailed'],
  },
  removePasskey: {
    method: 'POST',
    path: '/identity/passkeys/:id/remove',
    access: 'member',
    alone: 'proved',
    own: true,
    summary: 'Removes a passkey.',
    params: z.object({ id: idField }),
    body: z.object({ payPassword: secretField }),
    response: nothing,
    changes: ['identity.security', 'members.nextStep', 'wallet.fundingSteps'],
    refusals: ['actingFor', 'payPasswordWrong', 'notFound'],
  },
});
