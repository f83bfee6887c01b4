import { CLASSES } from '@greenhall/server/demo/shop/classes';
import type { Ware } from '@greenhall/server/demo/shop/wares';
import { transact } from '@greenhall/server/platform/database/transact';
import type { Ports } from '@greenhall/server/platform/ports';
import { updateSearch } from '@greenhall/server/slices/shop/search/update-search';
import { accept } from '@greenhall/domain/shared/result';
import { TEXT_LANGUAGES, type TextLanguage } from '@greenhall/domain/shared/languages';
import { sql } from 'kysely';

const AT_ONCE = 1_000;
const WARES: readonly Ware[] = CLASSES.flatMap(({ classes }) => classes.flatMap(({ wares }) => [...wares]));

/** The words that the names of a language are made of. */
export const wordsIn = (language: TextLanguage): readonly string[] =>
  WARES.flatMap(({ names }) => names.get(language) ?? []);

/** A name of two words and a number, other words for each of the goods. */
function nameOf(language: TextLanguage, index: number): string {
  const words = wordsIn(language);
  const [first, second] = [words[index % words.length], words[Math.floor(index / words.length) % words.length]];
  return `${first} ${second} ${index}`;
}

const rowOf = (index: number) => ({
  price: String((1 + ((index * 7_919) % 900)) * 1_000_000),
  sold: (index * 104_729) % 5_000,
  stock: index % 9 === 0 ? 0 : 5,
  texts: TEXT_LANGUAGES.map((language) => ({ language, name: nameOf(language, index) })),
});

/** Writes so many goods with names in ten languages, one class in ten; the index is built at the end. */
export async function loadGoods({ db, clock }: Pick<Ports, 'db' | 'clock'>, size: number): Promise<void> {
  const at = clock.now();
  await sql`drop index shop_search_grams`.execute(db);
  await sql`insert into shop_class (parent_id) values (null)`.execute(db);
  await sql`insert into shop_class (parent_id) select 1 from generate_series(1, 10)`.execute(db);
  for (let from = 0; from < size; from += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, size - from) }, (_, index) => ({
      id: from + index + 1,
      ...rowOf(from + index),
    }));
    const given = JSON.stringify(rows);
    await transact(db, async (tx) => {
      await sql`
        insert into shop_goods (id, class_id, kind, state, sold, price_from, made_at, changed_at)
        overriding system value
        select (r ->> 'id')::bigint, 2 + (r ->> 'id')::bigint % 10, 1, 'onSale', (r ->> 'sold')::bigint,
               (r ->> 'price')::bigint, ${at}, ${at} from jsonb_array_elements(${given}::jsonb) r`.execute(tx);
      await sql`
        insert into shop_goods_text (goods_id, language, name)
        select (r ->> 'id')::bigint, t ->> 'language', t ->> 'name'
          from jsonb_array_elements(${given}::jsonb) r, jsonb_array_elements(r -> 'texts') t`.execute(tx);
      await sql`
        insert into shop_sku (goods_id, price, cost, stock)
        select (r ->> 'id')::bigint, (r ->> 'price')::bigint, 0, (r ->> 'stock')::bigint
          from jsonb_array_elements(${given}::jsonb) r`.execute(tx);
      await updateSearch(
        tx,
        rows.map(({ id }) => BigInt(id)),
      );
      return accept(true);
    });
  }
  await sql`create index shop_search_grams on shop_search using gin (grams)`.execute(db);
  await sql`analyze`.execute(db);
}
