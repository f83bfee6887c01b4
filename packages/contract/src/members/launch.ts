import { OBSTACLES } from '@greenhall/domain/members/launch';
import * as z from 'zod/mini';
import { idField, instantField, textField, trimmed, versionField } from '../shared/fields.ts';
import { proposal, reasonField } from '../shared/proposal.ts';
import { INVOLVED_REFUSALS } from '../shared/refusals.ts';
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

/** What a proposal of live mode has. */
export const launchRecord = z.object(recorded);
export type LaunchRecord = z.infer<typeof launchRecord>;

const version = versionField;

const launch = z.object({
  version,
  ...recorded,
  isInForce: z.boolean(),
  proposedBy: z.string(),
  approvedBy: z.nullable(z.string()),
  /** Since when it was in force. */
  at: instantField,
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
      /** The proposal that waits for another operator. */
      waiting: z.nullable(idField),
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
    summary: 'Proposes to go live, or a new version of what was recorded; another operator decides.',
    body: z.object({ ...recorded, reason: reasonField }),
    response: proposal,
    changes: ['members.launches', 'admin.proposals', 'admin.dashboard'],
    refusals: [...INVOLVED_REFUSALS, 'resubmitted'],
  },
});
