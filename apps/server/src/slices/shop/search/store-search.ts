import { sql } from 'kysely';
import { int8Column } from '../../../platform/database/columns.ts';
import { type Tx, rows, run } from '../../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../../platform/database/select.ts';
import type { SkuOption, Texts } from '../goods/option.ts';

/** What the search looks at of goods. */
export type SearchSource = RowOf<typeof SEARCH_SOURCE>;

const SEARCH_SOURCE = columns('shop_goods as g', ['id', 'label']).and({
  classIds: sql<
    readonly bigint[]
  >`(select array_remove(array[c.id, c.parent_id], null) from shop_class c where c.id = g.class_id)`,
  names: sql<Texts>`
    (select coalesce(jsonb_object_agg(t.language, t.name), '{}') from shop_goods_text t
     where t.goods_id = g.id)`,
  classNames: sql<readonly string[]>`
    (select coalesce(array_agg(t.name), '{}') from shop_class c
      join shop_class_text t on t.class_id in (c.id, c.parent_id)
     where c.id = g.class_id)`,
  options: sql<readonly (readonly SkuOption[])[]>`
    (select coalesce(jsonb_agg(k.options), '[]') from shop_sku k
     where k.goods_id = g.id and k.is_offered)`,
});

/** The texts of goods, locked so that two changes do not write the index from each other's past. */
export function searchSources(tx: Tx, goodsIds: readonly bigint[]): Promise<SearchSource[]> {
  return rows(
    tx,
    select(SEARCH_SOURCE)`
      from shop_goods g where g.id = any (${int8Column(goodsIds)}::bigint[]) order by g.id for update of g`,
  );
}

export interface SearchRow {
  readonly id: bigint;
  readonly words: string;
  readonly namesEnd: number;
  readonly grams: readonly string[];
}

export async function writeSearchRows(tx: Tx, fresh: readonly SearchRow[]): Promise<void> {
  const values = JSON.stringify(fresh.map(({ id, ...rest }) => ({ ...rest, id: String(id) })));
  await run(
    tx,
    sql`insert into shop_search (goods_id, words, names_end, grams)
        select (e ->> 'id')::bigint, e ->> 'words', (e ->> 'namesEnd')::int,
               array(select jsonb_array_elements_text(e -> 'grams'))
          from jsonb_array_elements(${values}::jsonb) e
        on conflict (goods_id) do update
          set words = excluded.words, names_end = excluded.names_end, grams = excluded.grams`,
  );
}
