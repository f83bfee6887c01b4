import { TEXT_LANGUAGES, type TextLanguage } from '@greenhall/domain/shared/languages';
import { MICRO } from '@greenhall/domain/shared/money';
import { accept } from '@greenhall/domain/shared/result';
import { CopyWriter } from '@greenhall/server/platform/database/copy';
import type { Tx } from '@greenhall/server/platform/database/database';
import { transact } from '@greenhall/server/platform/database/transact';
import type { Ports } from '@greenhall/server/platform/ports';
import { searchRow } from '@greenhall/server/slices/shop/search/update-search';
import { sql } from 'kysely';
import { classNames, makers, nouns, qualities } from './vocabulary.ts';

const CLASSES_ABOVE = 10;
const CLASSES_BELOW = 8;
/** The languages that put no space between words. */
const UNSPACED: ReadonlySet<TextLanguage> = new Set(['zh-Hans', 'zh-Hant', 'jp', 'th']);
const TEXTS_AT_ONCE = 500;

/** A number from 0 to below 1 that is always the same for the same goods and purpose. */
export function share(index: number, purpose: number): number {
  let mixed = Math.imul(index + 1, 0x9e37_79b1) ^ Math.imul(purpose + 1, 0x85eb_ca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b_3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a_2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

/** One of so many, the n-th n times as rarely as the first, as words of a language are. */
const rankOf = (count: number, at: number): number => Math.floor((count + 1) ** at) - 1;

/** The words of a name: who makes it, what it is like, what it is, and a number. */
export function wordsAt(language: TextLanguage, index: number): readonly string[] {
  const one = (words: readonly string[], purpose: number) => words[rankOf(words.length, share(index, purpose))] ?? '';
  const [maker, quality, noun] = [one(makers, 0), one(qualities[language], 1), one(nouns[language], 2)];
  return [maker, quality, noun, String(100 + Math.floor(900 * share(index, 3)))];
}

function nameOf(language: TextLanguage, index: number): string {
  const [maker = '', quality = '', noun = '', number = ''] = wordsAt(language, index);
  return `${maker} ${quality}${UNSPACED.has(language) ? '' : ' '}${noun} ${number}`;
}

const belowName = (language: TextLanguage, above: number, below: number): string =>
  `${classNames[language][above]} ${qualities[language][below * 5]}`;

/** The id of the class of goods: those of the lower classes follow those of the upper ones, in their order. */
export const classIdAt = (index: number): number =>
  CLASSES_ABOVE + 1 + Math.floor(CLASSES_ABOVE * CLASSES_BELOW * share(index, 4));

const classIdsAt = (index: number): bigint[] => {
  const id = classIdAt(index);
  return [id, 1 + Math.floor((id - CLASSES_ABOVE - 1) / CLASSES_BELOW)].map(BigInt);
};

/** The names of a class and of the one above it, as the search has them. */
function classNamesAt(index: number): string[] {
  const place = classIdAt(index) - CLASSES_ABOVE - 1;
  const [above, below] = [Math.floor(place / CLASSES_BELOW), place % CLASSES_BELOW];
  return TEXT_LANGUAGES.flatMap((language) => [classNames[language][above] ?? '', belowName(language, above, below)]);
}

async function writeClasses(tx: Tx): Promise<void> {
  await sql`insert into shop_class (parent_id) select null from generate_series(1, ${CLASSES_ABOVE}::int)`.execute(tx);
  await sql`insert into shop_class (parent_id)
            select above from generate_series(1, ${CLASSES_ABOVE}::int) above, generate_series(1, ${CLASSES_BELOW}::int)
             order by above`.execute(tx);
  const texts = new CopyWriter(tx, 'shop_class_text', ['class_id', 'language', 'name']);
  const write = (id: number, language: TextLanguage, name: string) => {
    texts.rows.row(3);
    texts.rows.int8(BigInt(id));
    texts.rows.text(language);
    texts.rows.text(name);
  };
  for (const language of TEXT_LANGUAGES)
    for (let above = 0; above < CLASSES_ABOVE; above += 1) {
      write(above + 1, language, classNames[language][above] ?? '');
      for (let below = 0; below < CLASSES_BELOW; below += 1)
        write(CLASSES_ABOVE + 1 + above * CLASSES_BELOW + below, language, belowName(language, above, below));
    }
  await texts.end();
}

/** Writes goods with one sku each; one in nine is sold out. */
async function writeGoods(tx: Tx, size: number, at: Date): Promise<void> {
  await sql`create temporary table fresh_goods (id bigint, class_id bigint, sold bigint, price bigint, stock bigint)
            on commit drop`.execute(tx);
  const goods = new CopyWriter(tx, 'fresh_goods', ['id', 'class_id', 'sold', 'price', 'stock']);
  for (let index = 0; index < size; index += 1) {
    const sold = Math.floor(5_000 * share(index, 5) ** 3);
    const price = BigInt(1 + Math.floor(900 * share(index, 6))) * MICRO;
    goods.rows.row(5);
    for (const value of [index + 1, classIdAt(index), sold]) goods.rows.int8(BigInt(value));
    goods.rows.int8(price);
    goods.rows.int8(index % 9 === 0 ? 0n : 5n);
    if (goods.isFull) await goods.store();
  }
  await goods.end();
  await sql`
    insert into shop_goods (id, class_id, kind, state, sold, price_from, made_at, changed_at) overriding system value
    select id, class_id, 1, 'onSale', sold, price, ${at}, ${at} from fresh_goods`.execute(tx);
  await sql`
    insert into shop_sku (goods_id, price, cost, stock) select id, price, 0, stock from fresh_goods`.execute(tx);
}

/** Writes the names and what the search keeps of them, by the rows that the server itself would write. */
async function writeTexts(tx: Tx, size: number): Promise<void> {
  await sql`create temporary table fresh_search (id bigint, words text, names_end int, grams text)
            on commit drop`.execute(tx);
  const texts = new CopyWriter(tx, 'shop_goods_text', ['goods_id', 'language', 'name']);
  const search = new CopyWriter(tx, 'fresh_search', ['id', 'words', 'names_end', 'grams']);
  for (let index = 0; index < size; index += 1) {
    const id = BigInt(index + 1);
    const names = Object.fromEntries(TEXT_LANGUAGES.map((language) => [language, nameOf(language, index)]));
    for (const [language, name] of Object.entries(names)) {
      texts.rows.row(3);
      texts.rows.int8(id);
      texts.rows.text(language);
      texts.rows.text(name);
    }
    const classes = { classIds: classIdsAt(index), classNames: classNamesAt(index) };
    const { words, namesEnd, grams } = searchRow({ id, names, label: '', options: [], ...classes });
    search.rows.row(4);
    search.rows.int8(id);
    search.rows.text(words);
    search.rows.int4(namesEnd);
    search.rows.text(grams.join(' '));
    if (index % TEXTS_AT_ONCE === 0) {
      await texts.store();
      await search.store();
    }
  }
  await texts.end();
  await search.end();
  await sql`
    insert into shop_search (goods_id, words, names_end, grams)
    select id, words, names_end, string_to_array(grams, ' ') from fresh_search`.execute(tx);
}

/** Writes so many goods with names in ten languages into 80 classes; the index of grams is built at the end. */
export async function loadGoods({ db, clock }: Pick<Ports, 'db' | 'clock'>, size: number): Promise<void> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_indexdef('shop_search_grams'::regclass) as definition`.execute(db);
  await transact(db, async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`drop index shop_search_grams`.execute(tx);
    await writeClasses(tx);
    await writeGoods(tx, size, clock.now());
    await writeTexts(tx, size);
    await sql`set local maintenance_work_mem = '256MB'`.execute(tx);
    await sql`${sql.raw(rows[0]?.definition ?? '')}`.execute(tx);
    return accept(true);
  });
  await sql`analyze`.execute(db);
}
