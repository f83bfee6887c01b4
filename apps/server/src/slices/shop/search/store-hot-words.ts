import { LEAST_SEARCHERS, MOST_HOT_WORDS } from '@greenhall/domain/shop/search/hot-words';
import { FALLBACK, type Language } from '@greenhall/locales/languages';
import { sql } from 'kysely';
import { versionOf } from '../../../platform/database/content-version.ts';
import { type Db, type Tx, rows, run } from '../../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../../platform/database/select.ts';

/** The operators' words of a language in their order, then those that its readers search for most; without any, the English ones. */
export async function hotWords(db: Db, language: Language): Promise<string[]> {
  const found = await rows(
    db,
    select(columns('shop_hot_word', ['words']))`
      from shop_hot_word
       where language = case when exists (select from shop_hot_word where language = ${language}) then ${language}
                             else ${FALLBACK} end
       order by source, place, words limit ${MOST_HOT_WORDS}`,
  );
  return found.map(({ words }) => words);
}

interface Note {
  readonly language: Language;
  readonly words: string;
  readonly who: Buffer;
  readonly at: Date;
}

/** Notes that somebody has searched for words in a language; again by the same member it is one search, of now. */
export async function noteSearch(db: Db, { language, words, who, at }: Note): Promise<void> {
  await run(
    db,
    sql`insert into shop_search_note (language, words, who, at) values (${language}, ${words}, ${who}, ${at})
        on conflict (language, words, who) do update set at = excluded.at`,
  );
}

/** Forgets older searches, and makes hot what enough readers of a language have searched for since; operators' words stay. */
export async function replaceFoundWords(tx: Tx, since: Date): Promise<number> {
  await run(tx, sql`delete from shop_search_note where at < ${since}`);
  await run(tx, sql`delete from shop_hot_word where source = 'searches'`);
  return run(
    tx,
    sql`insert into shop_hot_word (language, words, source, place)
        select language, words, 'searches', place
          from (select language, words, row_number() over (partition by language order by count(*) desc, words) as place
                  from shop_search_note where at >= ${since}
                 group by language, words having count(*) >= ${LEAST_SEARCHERS}) n
         where place <= ${MOST_HOT_WORDS} and not exists (select from shop_blocked_word b where b.words = n.words)
        on conflict (language, words) do nothing`,
  );
}

export type HotWord = RowOf<typeof HOT_WORD>;

const HOT_WORD = columns('shop_hot_word', ['language', 'words', 'source']).narrow<{ language: Language }>();

/** The words that are shown in each language. */
export function listHotWords(db: Db | Tx): Promise<HotWord[]> {
  return rows(db, select(HOT_WORD)`from shop_hot_word order by language, source, place, words limit 300`);
}

/** The words that are shown in no language. */
export async function listBlockedWords(db: Db | Tx): Promise<string[]> {
  const found = await rows(
    db,
    select(columns('shop_blocked_word', ['words']))`from shop_blocked_word order by words limit 200`,
  );
  return found.map(({ words }) => words);
}

/** What stands for the operators' words and the blocked ones; those that members search for come and go by themselves. */
export const hotWordsVersion = (all: readonly HotWord[], blocked: readonly string[]): string =>
  versionOf([
    ...all.filter(({ source }) => source === 'operators').map(({ language, words }) => [language, words]),
    ...blocked.map((words) => ['blocked', words]),
  ]);

/** The operators' words and the blocked ones become these; of those that members searched for, the others stay. */
export async function replaceOperatorsWords(
  tx: Tx,
  shown: readonly { readonly language: Language; readonly words: string }[],
  blocked: readonly string[],
): Promise<void> {
  const [languages, words] = [shown.map((one) => one.language), shown.map((one) => one.words)];
  await run(
    tx,
    sql`delete from shop_hot_word
         where source = 'operators' or words = any (${blocked}::text[])
            or (language, words) in (select * from unnest(${languages}::text[], ${words}::text[]))`,
  );
  await run(
    tx,
    sql`insert into shop_hot_word (language, words, source, place)
        select w.language, w.words, 'operators', w.place
          from unnest(${languages}::text[], ${words}::text[]) with ordinality w (language, words, place)`,
  );
  await run(tx, sql`delete from shop_blocked_word`);
  await run(tx, sql`insert into shop_blocked_word (words) select unnest(${blocked}::text[])`);
}
