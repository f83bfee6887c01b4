import { QUESTION_GROUPS, SHOP_TEXTS } from '@greenhall/domain/content/entry';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { LAST_PLACE, pagedByTime } from '../../platform/cursor.ts';
import type { Answer, Call } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import { presentArticle, presentNews, presentPicture } from './present.ts';
import { agreementText, listShown, oneShown, orderedShown, type Reading, type ShownRow } from './store.ts';

/** What a reader asks for: entries of a kind, in its language, as they are visible now. */
export function readingOf(ports: Ports, kind: Reading['kind'], language: string | undefined): Reading {
  return { kind, language: language ?? 'en', now: ports.clock.now() };
}

export async function readNews(ports: Ports, call: Call<'content.news'>): Promise<Result<Answer<'content.news'>>> {
  const reading = readingOf(ports, 'news', call.query.language);
  return pagedByTime(
    call.query,
    (start, limit) => listShown(ports.db, reading, start ?? LAST_PLACE, limit),
    ({ position, id }) => ({ position, id }),
    (shown) => shown.map(presentNews),
  );
}

export async function readNewsItem(
  ports: Ports,
  call: Call<'content.newsItem'>,
): Promise<Result<Answer<'content.newsItem'>>> {
  const row = await oneShown(ports.db, readingOf(ports, 'news', call.query.language), BigInt(call.params.id));
  return row ? accept(presentNews(row)) : refuse('notFound');
}

export async function readQuestions(
  ports: Ports,
  call: Call<'content.questions'>,
): Promise<Result<Answer<'content.questions'>>> {
  const shown = await orderedShown(ports.db, readingOf(ports, 'question', call.query.language));
  const groups = QUESTION_GROUPS.map((group) => {
    return { group, items: shown.filter(({ topic }) => topic === group).map(presentArticle) };
  });
  return accept({ groups: groups.filter(({ items }) => items.length > 0) });
}

export async function readBanners(
  ports: Ports,
  call: Call<'content.banners'>,
): Promise<Result<Answer<'content.banners'>>> {
  const { place, language } = call.query;
  const shown = await orderedShown(ports.db, readingOf(ports, 'banner', language));
  const items = shown
    .filter(({ topic }) => topic === place || topic === 'both')
    .flatMap((row: ShownRow) => {
      const picture = presentPicture(row);
      const { id, title, link } = row;
      return picture ? [{ id: String(id), title, language: row.language, picture, link }] : [];
    });
  return accept({ items });
}

export async function readAbout(ports: Ports, call: Call<'content.about'>): Promise<Result<Answer<'content.about'>>> {
  const shown = await orderedShown(ports.db, readingOf(ports, 'about', call.query.language));
  return accept({ items: shown.map(presentArticle) });
}

export async function readShopTexts(
  ports: Ports,
  call: Call<'content.shopTexts'>,
): Promise<Result<Answer<'content.shopTexts'>>> {
  const shown = await orderedShown(ports.db, readingOf(ports, 'shopText', call.query.language));
  const items = SHOP_TEXTS.flatMap((topic) =>
    shown.filter((row) => row.topic === topic).map((row) => ({ ...presentArticle(row), topic })),
  );
  return accept({ items });
}

/** The agreement in force, in the language asked for. The first version came with the tables, so there always is one. */
export async function readAgreement(
  ports: Ports,
  call: Call<'content.agreement'>,
): Promise<Result<Answer<'content.agreement'>>> {
  const row = await agreementText(ports.db, call.query.language ?? 'en');
  if (!row) throw new Error('there is no agreement');
  return accept(row);
}
