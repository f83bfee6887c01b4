import { sql } from 'kysely';
import { type Db, rows } from '../../../../platform/database/database.ts';
import { columns, select } from '../../../../platform/database/select.ts';

/** The English names of goods. */
export async function goodsNames(db: Db, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, string>> {
  if (ids.length === 0) return new Map();
  const found = await rows(
    db,
    select(columns('shop_goods_text', ['goodsId as id', 'name']))`
      from shop_goods_text where language = 'en' and goods_id in (${sql.join(ids)})`,
  );
  return new Map(found.map(({ id, name }) => [id, name]));
}
