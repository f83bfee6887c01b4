import * as z from 'zod/mini';
import { amountField, instantField, memberNoField, pageQuery, trimmed } from './fields.ts';

/**
 * What a list can be asked for by one filter: one of some values, a member by number, a code or a longer text as a whole,
 * or a span of moments or amounts.
 */
export type Filter = readonly string[] | 'member' | 'code' | 'text' | 'moment' | 'amount';
export type Filters = Readonly<Record<string, Filter>>;
/** The name of an order, with a minus where it goes down. */
type Directed<O> = O extends `-${infer N}` ? N | O : O extends string ? O | `-${O}` : never;

/** A span is asked for by where it begins and where it ends, both included; everything else by its own name. */
type Fields<F extends Filters> = {
  [N in keyof F & string as F[N] extends 'moment' | 'amount' ? `${N}From` | `${N}To` : N]: z.ZodMiniOptional<
    F[N] extends readonly (infer V extends string)[] ? z.ZodMiniType<V, V> : z.ZodMiniType<string, string>
  >;
};

const YEARS = { first: '1970', last: '2999' } as const;
/** A moment within the years that both JavaScript and the databases support. */
const momentField = instantField.check(z.refine((at) => at.slice(0, 4) >= YEARS.first && at.slice(0, 4) <= YEARS.last));
const wordField = (longest: number) => z.string().check(trimmed, z.maxLength(longest), z.regex(/^\P{Cc}*$/u));

function fieldsOf([name, filter]: [string, Filter]): [string, z.core.$ZodType][] {
  if (filter === 'member') return [[name, z.optional(memberNoField)]];
  if (filter === 'code' || filter === 'text') return [[name, z.optional(wordField(filter === 'code' ? 40 : 80))]];
  if (typeof filter !== 'string') return [[name, z.optional(z.enum(filter))]];
  const field = z.optional(filter === 'moment' ? momentField : amountField);
  return [
    [`${name}From`, field],
    [`${name}To`, field],
  ];
}

/** What each list can be asked for: the console's filters and the server's conditions are made from it. */
export const listQueries = z.registry<{ readonly filters: Filters; readonly orders: readonly string[] }>();

/**
 * The query of a list: its page, its filters by kind, and its orders. The first order is that of a list without one, in
 * the direction that it has here. `more` is what the list is asked for besides, such as the language of its texts.
 */
export function listQuery<const F extends Filters, const O extends string, M extends z.core.$ZodLooseShape = object>(
  filters: F,
  orders: readonly [O, ...O[]],
  more?: M,
) {
  const names = orders.map((order) => order.replace('-', ''));
  const order = z.optional(z.enum(names.flatMap((name) => [name, `-${name}`]) as Directed<O>[]));
  const fields = Object.fromEntries(Object.entries<Filter>(filters).flatMap(fieldsOf)) as Fields<F>;
  const query = z.object({ ...pageQuery, ...fields, order, ...(more as M) });
  listQueries.add(query, { filters, orders });
  return query;
}
