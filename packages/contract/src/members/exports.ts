import { EXPORT_TRANSITIONS } from '@greenhall/domain/members/export';
import * as z from 'zod/mini';
import { codeField, instantField, secretField } from '../shared/fields.ts';
import { defineRoutes } from '../shared/route.ts';

const named = z.object({ name: z.string().check(z.regex(/^[\w-]{43}$/)) });

const own = z.object({
  state: z.enum(EXPORT_TRANSITIONS.states),
  /** The name under which the copy is fetched, as long as this session can fetch it. */
  name: z.nullable(z.string()),
  askedAt: instantField,
  expiresAt: z.nullable(instantField),
});

/** A member's own copy of what is kept about it. */
export const membersExportRoutes = defineRoutes({
  export: {
    method: 'GET',
    path: '/members/me/export',
    access: 'member',
    alone: 'shown',
    own: true,
    summary: 'The latest copy of the own data that was asked for.',
    response: z.object({ latest: z.nullable(own) }),
    refusals: ['actingFor'],
  },
  askExport: {
    method: 'POST',
    path: '/members/me/export',
    access: 'money',
    own: true,
    summary: 'Asks for a copy of the own data, one a day; a mail tells when it can be fetched.',
    body: z.object({ payPassword: secretField, codeChannel: z.enum(['phone', 'email']), code: codeField }),
    response: own,
    changes: ['members.export'],
    refusals: ['actingFor', 'payPasswordWrong', 'coolDown', 'bindRequired', 'codeWrong', 'resubmitted', 'tooFrequent'],
  },
  fetchExport: {
    method: 'GET',
    path: '/members/me/export/:name',
    access: 'money',
    own: true,
    cost: 'dear',
    summary:
      'Fetches the copy: tables as CSV and all of them as JSON, in one file. It belongs to the session that fetches it first, for 10 minutes.',
    params: named,
    response: z.any(),
    produces: ['application/zip'],
    refusals: ['actingFor', 'coolDown', 'notFound'],
  },
  confirmExport: {
    method: 'POST',
    path: '/members/me/export/:name/receipt',
    access: 'money',
    own: true,
    summary: 'Says that the fetched copy is whole on the device; it is removed.',
    params: named,
    response: z.object({}),
    changes: ['members.export'],
    refusals: ['actingFor', 'notFound', 'resubmitted'],
  },
});
