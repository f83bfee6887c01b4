import { type Db, rows } from '../../../platform/database/database.ts';
import { columns, selectDistinct } from '../../../platform/database/select.ts';
import { namesFile } from '../../../platform/pictures/named-files.ts';

/** Which of these files are pictures of goods. */
export async function shopFiles(db: Db, among?: readonly string[]): Promise<string[]> {
  const found = await rows(
    db,
    selectDistinct(columns('shop_goods_picture', ['file as name']))`
      from shop_goods_picture where ${namesFile('file', among)}`,
  );
  return found.map((row) => row.name);
}
