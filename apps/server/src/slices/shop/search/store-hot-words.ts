import { LEAST_SEARCHERS, MOST_HOT_WORDS } from '@greenhall/domain/shop/search/hot-words';
import { sql } from 'kysely';
import { versionOf } from '../../../platform/database/content-version.ts';
import { type Db, type Tx, rows, run } from '../../../platform/database/database.ts';

/** The operators' words in their order, then those that members search for most. */
export async function hotWords(db: Db): Promise<string[]> {
  const found = await rows(
    db,
    sql<{ words: string }>`
      select words from shop_hot_word where source <> 'blocked'
       order by source, place, words limit ${MOST_HOT_WORDS}`,
  );
  return found.map(({ words }) => words);
}

/** Notes that somebody has searched for words; again by the same member it is one search, of now. */
export async function noteSearch(db: Db, words: string, who: Buffer, at: Date): Promise<void> {
  await run(
    db,
    sql`insert into shop_search_note (words, who, at) values (${words}, ${who}, ${at})
        on conflict (words, who) do update set at = excluded.at`,
  );
}

/** Forgets older searches, and makes hot what enough members have searched for since; operators' words stay. */
export async function replaceFoundWords(tx: Tx, since: Date): Promise<number> {
  await run(tx, sql`delete from shop_search_note where at < ${since}`);
  await run(tx, sql`delete from shop_hot_word where source = 'searches'`);
  return run(
    tx,
    sql`insert into shop_hot_word (words, source, place)
        select words, 'searches', row_number() over (order by count(*) desc, words)
          from shop_search_note where at >= ${since}
         group by words having count(*) >= ${LEAST_SEARCHERS}
         order by count(*) desc, words limit ${MOST_HOT_WORDS}
        on conflict (words) do nothing`,
  );
}

interface HotWord {
  readonly words: string;
  readonly source: 'operators' | 'searches' | 'blocked';
}

/** All words that are shown or blocked. */
export function listHotWords(db: Db | Tx): Promise<HotWord[]> {
  return rows(db, sql<HotWord>`select words, source from shop_hot_word order by source, place, words limit 300`);
}

/** What stands for the operators' words and the blocked ones; those that members search for come and go by themselves. */
export const hotWordsVersion = (all: readonly HotWord[]): string =>
  versionOf(all.filter(({ source }) => source !== 'searches').map(({ words, source }) => [source, words]));

/** The operators' words and the blocked ones become these; of those that members searched for, the others stay. */
export async function replaceOperatorsWords(
  tx: Tx,
  shown: readonly string[],
  blocked: readonly string[],
): Promise<void> {
  await run(
    tx,
    sql`delete from shop_hot_word
         where source <> 'searches' or words = any (${shown}::text[]) or words = any (${blocked}::text[])`,
  );
  await run(
    tx,
    sql`insert into shop_hot_word (words, source, place)
        select w.words, 'operators', w.place from unnest(${shown}::text[]) with ordinality w (words, place)
        union all select b.words, 'blocked', 0 from unnest(${blocked}::text[]) b (words)`,
  );
}
