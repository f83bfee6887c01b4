import { QUESTION_GROUPS, SHOP_TEXTS } from '@greenhall/domain/content/entry';
import * as z from 'zod/mini';
import { idField, nothing, page, pageQuery, versionField } from '../shared/fields.ts';
import { announcedParameter } from '../shared/parameters.ts';
import { richLink, richText } from '../shared/rich-text.ts';
import { defineRoutes } from '../shared/route.ts';
import { article, newsItem, newsRow, noticeItem, noticeRow, pictureField, textLanguage } from './fields.ts';

/** The language in which texts are wanted; a text that is not there in it comes in English. */
const language = z.optional(z.string().check(z.maxLength(10)));
const inLanguage = z.object({ language });
const listQuery = z.object({ ...pageQuery, language });
const byId = z.object({ id: idField });

/** What members and visitors read. */
export const contentRoutes = defineRoutes({
  news: {
    method: 'GET',
    path: '/content/news',
    access: 'public',
    summary: 'News that are visible now, newest first.',
    query: listQuery,
    response: page(newsRow),
    refusals: ['pageCursorInvalid'],
  },
  newsItem: {
    method: 'GET',
    path: '/content/news/:id',
    access: 'public',
    summary: 'One news item with its text.',
    params: byId,
    query: inLanguage,
    response: newsItem,
    refusals: ['notFound'],
  },
  notices: {
    method: 'GET',
    path: '/content/notices',
    access: 'member',
    alone: 'shown',
    summary: 'Notices that are visible now, newest first, and whether the caller has read each.',
    query: listQuery,
    response: page(noticeRow),
    refusals: ['pageCursorInvalid'],
  },
  notice: {
    method: 'GET',
    path: '/content/notices/:id',
    access: 'member',
    alone: 'shown',
    summary: 'One notice with its text.',
    params: byId,
    query: inLanguage,
    response: noticeItem,
    refusals: ['notFound'],
  },
  noticeState: {
    method: 'GET',
    path: '/content/notice-state',
    access: 'member',
    alone: 'shown',
    summary:
      'How many notices the caller has not read, the newest one, the oldest important one that is unread, and announced changes of figures.',
    query: inLanguage,
    response: z.object({
      unread: z.int(),
      newest: z.nullable(noticeRow),
      important: z.nullable(noticeRow),
      /** Figures that will change for members, the next first. */
      parameters: z.array(announcedParameter),
    }),
    refusals: [],
  },
  readNotice: {
    method: 'POST',
    path: '/content/notices/:id/read',
    access: 'member',
    alone: 'noted',
    summary: 'Marks one notice as read.',
    params: byId,
    body: nothing,
    response: nothing,
    changes: ['content.notices', 'content.notice', 'content.noticeState'],
    refusals: ['notFound'],
  },
  readNotices: {
    method: 'POST',
    path: '/content/notices/read',
    access: 'member',
    alone: 'noted',
    summary: 'Marks all notices as read that are visible now.',
    body: nothing,
    response: nothing,
    changes: ['content.notices', 'content.notice', 'content.noticeState'],
    refusals: [],
  },
  questions: {
    method: 'GET',
    path: '/content/questions',
    access: 'public',
    summary: 'Questions and their answers, by group.',
    query: inLanguage,
    response: z.object({
      groups: z.array(z.object({ group: z.enum(QUESTION_GROUPS), items: z.array(article) })),
    }),
    refusals: [],
  },
  banners: {
    method: 'GET',
    path: '/content/banners',
    access: 'public',
    summary: 'The banners of home or of the shop, in their order.',
    query: z.object({ language, place: z.enum(['home', 'shop']) }),
    response: z.object({
      items: z.array(
        z.object({
          id: idField,
          /** What the picture says, for those who do not see it. */
          title: z.string(),
          language: textLanguage,
          picture: pictureField,
          link: z.nullable(richLink),
        }),
      ),
    }),
    refusals: [],
  },
  about: {
    method: 'GET',
    path: '/content/about',
    access: 'public',
    summary: 'The texts about the platform, in their order.',
    query: inLanguage,
    response: z.object({ items: z.array(article) }),
    refusals: [],
  },
  shopTexts: {
    method: 'GET',
    path: '/content/shop-texts',
    access: 'public',
    summary: 'The texts of the shop about delivery, returns and terms.',
    query: inLanguage,
    response: z.object({ items: z.array(z.extend(article, { topic: z.enum(SHOP_TEXTS) })) }),
    refusals: [],
  },
  agreement: {
    method: 'GET',
    path: '/content/agreement',
    access: 'public',
    summary: 'The agreement that a new member accepts, with its version.',
    query: inLanguage,
    response: z.object({ version: versionField, title: z.string(), language: textLanguage, body: richText }),
    refusals: [],
  },
});
