import { TEXT_LANGUAGES } from '@greenhall/domain/shared/languages';
import { PICTURE_NAME } from '@greenhall/domain/shared/rich-text';
import * as z from 'zod/mini';
import { idField, instantField } from '../shared/fields.ts';
import { nameSchemas } from '../shared/named.ts';
import { richText } from '../shared/rich-text.ts';

/** A language in which texts are written. */
export const textLanguage = z.enum(TEXT_LANGUAGES);

/** The name of a public picture. */
export const pictureName = z.string().check(z.regex(PICTURE_NAME));

/** An uploaded picture with its size in pixels. */
export const pictureField = z.object({ file: pictureName, width: z.int(), height: z.int() });

/** What the answer of every text says: its words, and the language that it is in, which is English if there is no other. */
const worded = { title: z.string(), summary: z.string(), language: textLanguage };

/** A news item or a notice as its list shows it. */
const listed = { id: idField, ...worded, at: instantField };
export const newsRow = z.object({ ...listed, picture: z.nullable(pictureField) });
export const newsItem = z.extend(newsRow, { body: z.nullable(richText) });
export const noticeRow = z.object({ ...listed, isImportant: z.boolean(), isRead: z.boolean() });
export const noticeItem = z.extend(noticeRow, { body: z.nullable(richText) });

/** A text with its title: a question and its answer, a part of the page about us, a text of the shop. */
export const article = z.object({ id: idField, title: z.string(), language: textLanguage, body: z.nullable(richText) });

nameSchemas({ NewsRow: newsRow, NoticeRow: noticeRow, Article: article, Picture: pictureField });
