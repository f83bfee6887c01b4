import type { RouteOf } from '@greenhall/contract/routes';
import type { Output } from '@greenhall/contract/shared/route';
import type { ShownRow, StoredPicture } from './store.ts';

type NewsItem = Output<RouteOf<'content.newsItem'>>;
type NoticeItem = Output<RouteOf<'content.notice'>>;
type Article = Output<RouteOf<'content.about'>>['items'][number];

/** The picture of an entry, if it has one. */
export function presentPicture(row: Pick<ShownRow, 'file' | 'width' | 'height'>): StoredPicture | null {
  const { file, width, height } = row;
  return file === null || width === null || height === null ? null : { file, width, height };
}

/** A news item with its text; its list leaves the text out. */
export function presentNews(row: ShownRow): NewsItem {
  const { id, title, summary, language, body } = row;
  return {
    id: String(id),
    title,
    summary,
    language,
    body,
    at: row.shownAt.toISOString(),
    picture: presentPicture(row),
  };
}

/** A notice with its text, and whether its reader has read it. */
export function presentNotice(row: ShownRow, isRead: boolean): NoticeItem {
  const { id, title, summary, language, body, isImportant } = row;
  return { id: String(id), title, summary, language, body, isImportant, isRead, at: row.shownAt.toISOString() };
}

/** A question with its answer, or another text with a title. */
export function presentArticle({ id, title, language, body }: ShownRow): Article {
  return { id: String(id), title, language, body };
}
