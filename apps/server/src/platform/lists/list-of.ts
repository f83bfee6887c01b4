import { lists } from '@greenhall/contract/generated/lists';
import type { RouteOf } from '@greenhall/contract/routes';
import type { Filter } from '@greenhall/contract/shared/list-query';
import type { Input } from '@greenhall/contract/shared/route';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { MAX_INT64, parseAmount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { type RawBuilder, sql } from 'kysely';
import { PAGE, type PageQuery, pagedFrom, readCursor } from '../cursor.ts';
import { type Db, rows } from '../database/database.ts';
import type { Tables } from '../database/generated/tables.ts';

type Lists = typeof lists;
type ListKey = keyof Lists;
type Table = keyof Tables;
/** The query of a list, as its route receives it. */
type QueryOf<K extends ListKey> = Input<RouteOf<K>>['query'];
type OrderOf<K extends ListKey> = Lists[K]['orders'][number] extends infer O
  ? O extends `-${infer N}`
    ? N
    : O & string
  : never;

/** What a filter compares with. */
type Value<F> = F extends readonly (infer V)[]
  ? V
  : F extends 'member'
    ? MemberNo
    : F extends 'amount'
      ? bigint
      : F extends 'moment'
        ? Date
        : string;
/** The columns of a table that may hold a value; a column of listed texts must list all that can be asked for. */
type ColumnFor<T extends Table, V> = {
  [C in keyof Tables[T]]: unknown extends Tables[T][C] ? never : [V] extends [NonNullable<Tables[T][C]>] ? C : never;
}[keyof Tables[T]];
/** The columns that a list can go on behind: numbers that every row has. */
type Ordering<T extends Table> = {
  [C in keyof Tables[T]]: Tables[T][C] extends bigint | number ? C : never;
}[keyof Tables[T]] &
  string;

/** How a filter finds rows: by a column, or by a condition where it is about more than this table. */
type Find<T extends Table, F> =
  | ColumnFor<T, Value<F>>
  | (F extends 'moment' | 'amount' ? never : (value: Value<F>) => RawBuilder<unknown>);

type Orders<K extends ListKey, T extends Table> = { readonly [O in OrderOf<K>]: Ordering<T> };

interface Declared<K extends ListKey, T extends Table, C extends Ordering<T>, O extends Orders<K, T>, Row> {
  /** Tells the rows apart, and orders those that are equal in the order asked for. */
  readonly key: C;
  readonly filters: { readonly [N in keyof Lists[K]['filters']]: Find<T, Lists[K]['filters'][N]> };
  readonly orders: O;
  /** The statement whose `where`, `order by` and `limit` are the given part. */
  readonly read: (part: RawBuilder<unknown>) => RawBuilder<Row>;
}

/** Which indexes the orders of a list need, as `table (column, key)`. */
export interface OrdersOf {
  readonly route: ListKey;
  readonly needs: readonly { readonly table: string; readonly columns: readonly string[] }[];
}

interface List<K extends ListKey, Row> extends OrdersOf {
  /** One page of the rows that the query asks for, in its order (`pageCursorInvalid`). */
  readonly page: <Item>(
    db: Db,
    query: QueryOf<K>,
    present: (shown: readonly Row[]) => readonly Item[] | Promise<readonly Item[]>,
  ) => Promise<Result<{ items: Item[]; next?: string }>>;
}

/** The row that a page begins behind: its key, and where the list has another order, what it is ordered by. */
interface Start {
  readonly key: bigint;
  readonly value?: bigint;
}

const inTable = (column: string): string => column.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const named = (column: string) => sql.ref(inTable(column));

type Asked = Readonly<Record<string, string | undefined>>;
type Comparable = string | bigint | Date;

const valueOf = (kind: Filter, text: string): Comparable => {
  if (kind === 'member') return BigInt(text);
  if (kind === 'moment') return new Date(text);
  return kind === 'amount' ? (parseAmount(text) ?? MAX_INT64) : text;
};

/**
 * A plan is kept for all values of a parameter. One of a few listed texts is written into the statement instead, so that a state
 * that few rows have gets a plan of its own.
 */
const written = (kind: Filter, text: string, value: Comparable) =>
  typeof kind !== 'string' && kind.includes(text) ? sql.lit(text) : sql`${value}`;

/** The conditions of one filter; none where nothing was asked. */
function conditions(
  name: string,
  kind: Filter,
  find: string | ((value: never) => RawBuilder<unknown>),
  asked: Asked,
): RawBuilder<unknown>[] {
  const compared = (text: string | undefined, by: RawBuilder<unknown>) => {
    if (text === undefined || text === '') return [];
    const value = valueOf(kind, text);
    return [typeof find === 'string' ? sql`${named(find)} ${by} ${written(kind, text, value)}` : find(value as never)];
  };
  if (kind !== 'moment' && kind !== 'amount') return compared(asked[name], sql`=`);
  return [...compared(asked[`${name}From`], sql`>=`), ...compared(asked[`${name}To`], sql`<=`)];
}

/** Reads the cursor of an order by key, which is its number, or of another one: `<order>.<value>.<key>`. */
function readStart(cursor: string | undefined, order: string, isByKey: boolean): Result<Start | undefined> {
  if (isByKey || !cursor) {
    const key = readCursor(cursor);
    return key.ok ? accept(key.value === undefined ? undefined : { key: key.value }) : key;
  }
  const [, name, text = '', key = ''] = /^(\w+)\.(\d{1,19})\.(\d{1,18})$/.exec(cursor) ?? [];
  const value = BigInt(text);
  return name === order && value <= MAX_INT64 ? accept({ value, key: BigInt(key) }) : refuse('pageCursorInvalid');
}

/**
 * The list that a route answers, by the columns of a table: each filter and each order of its query is found there. A filter that
 * is missing, unknown or of another kind than its column does not compile. Every order ends with the key, so that a page
 * begins where the one before has ended.
 */
export function listOf<
  const K extends ListKey,
  const T extends Table,
  const C extends Ordering<T>,
  const O extends Orders<K, T>,
  Row extends Readonly<Record<C | O[OrderOf<K>], bigint | number>>,
>(route: K, table: T, { key, filters, orders, read }: Declared<K, T, C, O, Row>): List<K, Row> {
  const columnOf = new Map(Object.entries<Ordering<T>>(orders));
  const finds = new Map(Object.entries<string | ((value: never) => RawBuilder<unknown>)>(filters as never));
  const columns = [...new Set<string>([key, ...columnOf.values()])];
  return {
    route,
    needs: columns.map((column) => ({ table, columns: [...new Set([column, key])].map(inTable) })),
    page: (db, query, present) => {
      // Not read above: the generator of the lists loads the modules that declare them.
      const kinds = Object.entries<Filter>(lists[route].filters);
      const { limit = PAGE, cursor, order = lists[route].orders[0] } = query as PageQuery & { readonly order?: string };
      const name = order.replace('-', '');
      const column: string = columnOf.get(name) ?? key;
      const isByKey = column === key;
      const parts = sql.join(isByKey ? [named(key)] : [named(column), named(key)]);
      const [beyond, direction] = order.startsWith('-') ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
      const behind = ({ key: last, value }: Start) =>
        sql`(${parts}) ${beyond} (${sql.join(value === undefined ? [last] : [value, last])})`;
      const asked = kinds.flatMap(([one, kind]) => conditions(one, kind, finds.get(one) ?? one, query as Asked));
      return pagedFrom(
        readStart(cursor, name, isByKey),
        limit,
        (start, count) => {
          const where = [...asked, ...(start ? [behind(start)] : []), sql`true`];
          const by = isByKey ? [] : [sql`${named(column)} ${direction}`];
          const orderBy = sql.join([...by, sql`${named(key)} ${direction}`]);
          return rows(db, read(sql`where ${sql.join(where, sql` and `)} order by ${orderBy} limit ${count}`));
        },
        (row: Row & Readonly<Partial<Record<string, bigint | number>>>) =>
          isByKey ? String(row[key]) : `${name}.${row[column]}.${row[key]}`,
        present,
      );
    },
  };
}
