import { type OperationNodeSource, type RawBuilder, sql } from 'kysely';
import type { Tables } from './generated/tables.ts';

/** A table by its name or, where a statement names it otherwise, by both names with `as` between them. */
type Named = keyof Tables | `${keyof Tables} as ${string}`;
type RowOfTable<N extends Named> = N extends `${infer T extends keyof Tables} as ${string}`
  ? Tables[T]
  : N extends keyof Tables
    ? Tables[N]
    : never;

/** A column by its name in camel case or, where the row names it otherwise, as `memberNo as buyer`. */
type Chosen<T> = (keyof T & string) | `${keyof T & string} as ${string}`;
type NameOf<C extends string> = C extends `${string} as ${infer Name}` ? Name : C;
type ColumnOf<C extends string> = C extends `${infer Column} as ${string}` ? Column : C;
type RowOfChosen<T, C extends Chosen<T>> = { readonly [K in C as NameOf<K>]: Kept<T[ColumnOf<K> & keyof T]> };
type Kept<Value> = Value extends readonly (infer Element)[] ? readonly Element[] : Value;

/** What a statement computes, by the name that the row gives it. Its type says what the drivers make of it. */
type Computed = Readonly<Record<string, RawBuilder<unknown>>>;
type RowOfComputed<C extends Computed> = {
  readonly [K in keyof C]: C[K] extends RawBuilder<infer Value> ? Value : never;
};

type Flat<T> = { readonly [K in keyof T]: T[K] };
/** Nothing where two lists have no name in common; else an argument that says which. */
type Twice<Row, More> = [keyof Row & keyof More] extends [never] ? [] : [twice: keyof Row & keyof More];
/** Only what a column may hold, by its table, can be said of it more precisely. */
type Narrower<Row, N> = { readonly [K in keyof N]: K extends keyof Row ? Row[K] : never };

/** The columns that a statement answers: as SQL, and as the type of its rows. */
class Columns<Row> implements OperationNodeSource {
  readonly list: RawBuilder<Row>;
  constructor(list: RawBuilder<Row>) {
    this.list = list;
  }

  /** The list may stand inside a statement too, as in the other part of a union. */
  toOperationNode(): ReturnType<RawBuilder<Row>['toOperationNode']> {
    return this.list.toOperationNode();
  }

  /** These and the columns of a further table, or what the statement computes. */
  and<More>(columns: Columns<More>, ..._twice: Twice<Row, More>): Columns<Flat<Row & More>>;
  and<const C extends Computed>(computed: C, ..._twice: Twice<Row, C>): Columns<Flat<Row & RowOfComputed<C>>>;
  and(more: Columns<unknown> | Computed, ..._twice: readonly unknown[]): Columns<unknown> {
    const list = more instanceof Columns ? more.list : listOf(more);
    return new Columns(sql`${this.list}, ${list}`);
  }

  /** What the program knows of columns beyond their type in SQL: a brand, the shape of JSON, that it is never null here. */
  narrow<N extends Narrower<Row, N>>(): Columns<Flat<Omit<Row, keyof N> & N>> {
    return new Columns(this.list as RawBuilder<never>);
  }

  /** The columns of a table that an outer join may find no row of. */
  orNull(): Columns<{ readonly [K in keyof Row]: Row[K] | null }> {
    return new Columns(this.list);
  }
}

/** The type of the rows that a statement with these columns answers. */
export type RowOf<C> = C extends Columns<infer Row> ? Row : never;

const listOf = (computed: Computed): RawBuilder<unknown> =>
  sql.join(Object.entries(computed).map(([name, value]) => sql`${value} as ${sql.ref(name)}`));

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function columnText(alias: string | undefined, chosen: string): string {
  const [column = chosen, name = column] = chosen.split(' as ');
  const text = `${alias === undefined ? '' : `${alias}.`}${snake(column)}`;
  return name === snake(column) ? text : `${text} as "${name}"`;
}

/** Columns of an own table, with the types that its migrations give them. */
export function columns<const N extends Named, const C extends Chosen<RowOfTable<N>>>(
  table: N,
  chosen: readonly C[],
): Columns<RowOfChosen<RowOfTable<N>, C>> {
  const alias = table.split(' as ')[1];
  return new Columns(sql.raw(chosen.map((one) => columnText(alias, one)).join(', ')));
}

type Tag<Row> = (text: TemplateStringsArray, ...values: readonly unknown[]) => RawBuilder<Row>;

/** A query of these columns. Its text begins with `from`; common tables, if it has any, are given to stand before it. */
export const select =
  <Row>(chosen: Columns<Row>, after: RawBuilder<unknown> = sql``): Tag<Row> =>
  (text, ...values) =>
    sql<Row>`${after} select ${chosen.list} ${sql(text, ...values)}`;

/** A query of these columns that answers equal rows once, or one for each value of what stands after `on`. */
export const selectDistinct =
  <Row>(chosen: Columns<Row>, on: RawBuilder<unknown> = sql``): Tag<Row> =>
  (text, ...values) =>
    sql<Row>`select distinct ${on} ${chosen.list} ${sql(text, ...values)}`;

/** The rows of a query, of which the text after its name says which are wanted and in which order. */
export const selectFrom =
  <Row>(query: RawBuilder<Row>): Tag<Row> =>
  (text, ...values) =>
    sql<Row>`select * from (${query}) ${sql(text, ...values)}`;

/** A statement that writes, and answers these columns of the rows that it wrote. */
export const returning =
  <Row>(chosen: Columns<Row>): Tag<Row> =>
  (text, ...values) =>
    sql<Row>`${sql(text, ...values)} returning ${chosen.list}`;
