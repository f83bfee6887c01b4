import { CONTENT_KINDS, ENTRY_TRANSITIONS, LISTED_STATES, TEXT_BOUNDS } from '@greenhall/domain/content/entry';
import * as z from 'zod/mini';
import { idField, instantField, page, textField, versionField, trimmed } from '../shared/fields.ts';
import { listQuery } from '../shared/list-query.ts';
import { nameSchemas } from '../shared/named.ts';
import { proposal, reasonField } from '../shared/proposal.ts';
import { richLink, richText } from '../shared/rich-text.ts';
import { defineRoutes } from '../shared/route.ts';
import { pictureField, pictureName, textLanguage } from './fields.ts';

const kind = z.enum(CONTENT_KINDS);
const byId = z.object({ id: idField });

const entry = z.object({
  id: idField,
  kind,
  state: z.enum(ENTRY_TRANSITIONS.states),
  version: versionField,
  /** The title in English, or in the first language that has one. */
  title: z.string(),
  isImportant: z.boolean(),
  topic: z.nullable(z.string()),
  place: z.int(),
  picture: z.nullable(pictureField),
  link: z.nullable(richLink),
  from: z.nullable(instantField),
  until: z.nullable(instantField),
  /** Whether members see it at the moment of the answer. */
  isVisible: z.boolean(),
  languages: z.array(textLanguage),
  madeBy: z.string(),
  madeAt: instantField,
  publishedAt: z.nullable(instantField),
  /** Of an agreement that was published. */
  agreementVersion: z.nullable(versionField),
});

const written = {
  title: z.string(),
  summary: z.string(),
  body: z.nullable(richText),
};
const text = z.object({
  ...written,
  language: textLanguage,
  version: versionField,
  savedBy: z.string(),
  savedAt: instantField,
  /** The version before this one, to compare with; null for the first. */
  before: z.nullable(z.object(written)),
});

nameSchemas({ ContentEntry: entry, ContentText: text });

const desk = { access: 'operator', act: 'content.entries' } as const;

/** What operators write. */
export const contentDeskRoutes = defineRoutes({
  entries: {
    ...desk,
    method: 'GET',
    path: '/admin/content',
    needs: 'read',
    summary: 'The entries that were not discarded, newest first.',
    query: listQuery({ kind: CONTENT_KINDS, state: LISTED_STATES, operator: 'code', made: 'moment' }, ['-made']),
    response: page(entry),
    refusals: ['pageCursorInvalid'],
  },
  entry: {
    ...desk,
    method: 'GET',
    path: '/admin/content/:id',
    needs: 'read',
    summary: 'One entry with its texts in all languages, each beside the version before it.',
    params: byId,
    response: z.object({ entry, texts: z.array(text) }),
    refusals: ['notFound'],
  },
  addEntry: {
    ...desk,
    method: 'POST',
    path: '/admin/content',
    needs: 'propose',
    summary: 'Begins an entry, as a draft without texts.',
    body: z.object({ kind, topic: z.optional(z.nullable(z.string().check(z.maxLength(20)))) }),
    response: entry,
    changes: ['content.entries'],
    refusals: ['badRequest'],
  },
  saveEntry: {
    ...desk,
    method: 'PUT',
    path: '/admin/content/:id',
    needs: 'propose',
    summary: 'Changes what an entry has beside its texts; refused if somebody else has changed it since.',
    params: byId,
    body: z.object({
      version: versionField,
      isImportant: z.boolean(),
      topic: z.nullable(z.string().check(z.maxLength(20))),
      place: z.int().check(z.gte(0), z.lte(9_999)),
      picture: z.nullable(pictureName),
      link: z.nullable(richLink),
      from: z.nullable(instantField),
      until: z.nullable(instantField),
    }),
    response: entry,
    changes: ['content.entries', 'content.entry'],
    refusals: ['notFound', 'badRequest', 'statusChanged'],
  },
  saveText: {
    ...desk,
    method: 'PUT',
    path: '/admin/content/:id/texts/:language',
    needs: 'propose',
    summary: 'Saves the text in one language; refused if somebody else has saved it since the version that is named.',
    params: z.object({ id: idField, language: textLanguage }),
    body: z.object({
      /** The version that was read; 0 for a text that was not there. */
      version: z.int().check(z.gte(0), z.lte(1_000_000)),
      title: textField(TEXT_BOUNDS.title),
      summary: z.string().check(trimmed, z.maxLength(TEXT_BOUNDS.summary)),
      body: z.nullable(richText),
    }),
    response: z.object({ version: versionField }),
    changes: ['content.entries', 'content.entry'],
    refusals: ['notFound', 'badRequest', 'statusChanged'],
  },
  publish: {
    ...desk,
    method: 'POST',
    path: '/admin/content/:id/publish',
    needs: 'alone',
    summary:
      'Publishes an entry; the languages that are missing are named, and show English. The agreement and important notices are proposed instead.',
    params: byId,
    body: z.object({ confirmed: z.array(textLanguage).check(z.maxLength(10)) }),
    response: entry,
    changes: ['content.entries', 'content.entry'],
    refusals: ['notFound', 'statusChanged', 'translationMissing', 'badRequest'],
  },
  withdraw: {
    ...desk,
    method: 'POST',
    path: '/admin/content/:id/withdraw',
    needs: 'alone',
    summary: 'Takes a published entry off the members’ screens, or discards a draft.',
    params: byId,
    body: z.object({ reason: reasonField }),
    response: entry,
    changes: ['content.entries', 'content.entry'],
    refusals: ['notFound', 'statusChanged'],
  },
  proposeAgreement: {
    method: 'POST',
    path: '/admin/content/:id/propose',
    access: 'operator',
    act: 'content.agreements',
    needs: 'propose',
    summary: 'Proposes an agreement, which another operator publishes. It must be there in all ten languages.',
    params: byId,
    body: z.object({ reason: reasonField }),
    response: proposal,
    changes: ['admin.proposals', 'admin.dashboard'],
    refusals: ['notFound', 'statusChanged', 'translationMissing', 'resubmitted'],
  },
  proposeNotice: {
    method: 'POST',
    path: '/admin/content/:id/propose-notice',
    access: 'operator',
    act: 'content.importantNotices',
    needs: 'propose',
    summary:
      'Proposes an important notice, which another operator publishes; the languages that are missing are named, and show English.',
    params: byId,
    body: z.object({ confirmed: z.array(textLanguage).check(z.maxLength(10)), reason: reasonField }),
    response: proposal,
    changes: ['admin.proposals', 'admin.dashboard'],
    refusals: ['notFound', 'statusChanged', 'translationMissing', 'badRequest', 'resubmitted'],
  },
  addPicture: {
    ...desk,
    method: 'POST',
    path: '/admin/content-pictures',
    needs: 'propose',
    summary: 'Stores a picture for texts and banners; it is decoded and written anew without its metadata.',
    files: ['picture'],
    response: pictureField,
    changes: [],
    refusals: ['imageRule'],
  },
});
