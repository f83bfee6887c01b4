import { LAUNCH_LIFE, OBSTACLES } from '@greenhall/domain/members/launch';
import * as z from 'zod/mini';
import { instantField, nothing, textField, versionField, versionParam, trimmed } from '../shared/fields.ts';
import { defineRoutes } from '../shared/route.ts';
import { nameSchemas } from '../shared/named.ts';

const country = z.string().check(z.regex(/^[A-Z]{2}$/));
const riskText = z.string().check(trimmed, z.minLength(100), z.maxLength(6_000));

/** What two operators record to go live: the legal entity, the countries served, the risk text in every language. */
const recorded = {
  entity: textField(200),
  countries: z.array(country).check(z.minLength(1), z.maxLength(250)),
  risk: z.object({
    'zh-Hans': riskText,
    'zh-Hant': riskText,
    en: riskText,
    kor: riskText,
    jp: riskText,
    de: riskText,
    spa: riskText,
    fra: riskText,
    pt: riskText,
    th: riskText,
  }),
};

const version = versionField;
const params = z.object({ version: versionParam });

const launch = z.object({
  version,
  ...recorded,
  state: z.enum(LAUNCH_LIFE.states),
  isInForce: z.boolean(),
  proposedBy: z.string(),
  proposedAt: instantField,
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(instantField),
  reason: z.nullable(z.string()),
});

nameSchemas({ Launch: launch });

/** The routes of live mode: what everybody reads of it, and the operators' routes. */
export const membersLaunchRoutes = defineRoutes({
  terms: {
    method: 'GET',
    path: '/terms',
    access: 'public',
    summary: 'Who is behind the live platform, the countries served, and the risk text that a new member accepts.',
    query: z.object({ language: z.optional(z.string().check(z.maxLength(10))) }),
    response: z.object({
      version,
      entity: recorded.entity,
      countries: recorded.countries,
      risk: riskText,
      since: instantField,
    }),
    refusals: ['notFound'],
  },
  launches: {
    method: 'GET',
    path: '/admin/launches',
    access: 'operator',
    act: 'members.launches',
    needs: 'read',
    summary: 'Whether live mode can be switched on, what stands in its way, and every version recorded for it.',
    response: z.object({
      mode: z.enum(['sandbox', 'live']),
      obstacles: z.array(z.enum(OBSTACLES)),
      items: z.array(launch),
    }),
    refusals: [],
  },
  proposeLaunch: {
    method: 'POST',
    path: '/admin/launches',
    access: 'operator',
    act: 'members.launches',
    needs: 'propose',
    summary: 'Proposes to go live, or a new version of what was recorded.',
    body: z.object(recorded),
    response: launch,
    changes: ['members.launches'],
    refusals: [],
  },
  approveLaunch: {
    method: 'POST',
    path: '/admin/launches/:version/approve',
    access: 'operator',
    act: 'members.launches',
    needs: 'decide',
    stepUp: true,
    summary: 'Another operator switches live mode on with it; there is no way back to the sandbox.',
    params,
    body: nothing,
    response: launch,
    changes: ['members.launches', 'platform.status'],
    refusals: [
      'notFound',
      'alreadyDecided',
      'fourEyes',
      'sameDevice',
      'statusChanged',
      'launchTestSeams',
      'launchNotEmpty',
      'launchCoolingOff',
    ],
  },
  rejectLaunch: {
    method: 'POST',
    path: '/admin/launches/:version/reject',
    access: 'operator',
    act: 'members.launches',
    needs: 'propose',
    summary: 'Refuses a proposal, with a reason.',
    params,
    body: z.object({ reason: textField(200) }),
    response: launch,
    changes: ['members.launches'],
    refusals: ['notFound', 'alreadyDecided'],
  },
});
