import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, oneRow, rows, run } from '../../../../platform/database/database.ts';
import { type RowOf, columns, returning, select } from '../../../../platform/database/select.ts';

export type ClassRow = RowOf<typeof CLASS>;

const CLASS = columns('shop_class as c', ['id', 'parentId', 'place', 'isShown']).and({
  names: sql<readonly { language: string; text: string }[]>`
    (select coalesce(jsonb_agg(jsonb_build_object('language', t.language, 'text', t.name) order by t.language), '[]')
     from shop_class_text t where t.class_id = c.id)`,
});

export type DeskClassRow = RowOf<typeof DESK_CLASS>;

const DESK_CLASS = CLASS.and({
  goods: sql<bigint>`
    (select count(*) from shop_goods g join shop_class o on o.id = g.class_id
     where c.id in (o.id, o.parent_id))`,
});

/** All classes in their order, those of the first level first. */
export function listClasses(db: Db): Promise<DeskClassRow[]> {
  return rows(db, select(DESK_CLASS)`from shop_class c order by c.parent_id nulls first, c.place, c.id limit 400`);
}

/** A class, locked until the transaction ends. */
export const classById = (tx: Tx, id: bigint): Promise<ClassRow | undefined> =>
  maybeRow(tx, select(CLASS)`from shop_class c where c.id = ${id} for update of c`);

interface WrittenClass {
  readonly parentId: bigint | null;
  readonly place: number;
  readonly isShown: boolean;
}

export async function insertClass(tx: Tx, { parentId, place, isShown }: WrittenClass): Promise<bigint> {
  const made = returning(columns('shop_class', ['id']))`
    insert into shop_class (parent_id, place, is_shown) values (${parentId}::bigint, ${place}, ${isShown})`;
  return (await oneRow(tx, made)).id;
}

export async function writeClass(
  tx: Tx,
  id: bigint,
  { place, isShown }: Omit<WrittenClass, 'parentId'>,
): Promise<void> {
  await run(tx, sql`update shop_class set place = ${place}, is_shown = ${isShown} where id = ${id}`);
}

export async function writeClassNames(
  tx: Tx,
  id: bigint,
  names: readonly { language: string; text: string }[],
): Promise<void> {
  await run(tx, sql`delete from shop_class_text where class_id = ${id}`);
  await run(
    tx,
    sql`insert into shop_class_text (class_id, language, name)
        select ${id}::bigint, n ->> 'language', n ->> 'text' from jsonb_array_elements(${JSON.stringify(names)}::jsonb) n`,
  );
}

/** The goods of a class and of those below it: what is searched for has the names of their classes. */
export async function goodsIn(tx: Tx, classId: bigint): Promise<bigint[]> {
  const found = await rows(
    tx,
    select(columns('shop_goods as g', ['id']))`
      from shop_goods g join shop_class c on c.id = g.class_id where ${classId}::bigint in (c.id, c.parent_id)
       order by g.id limit 100000`,
  );
  return found.map(({ id }) => id);
}
