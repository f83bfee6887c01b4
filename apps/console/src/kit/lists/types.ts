import type { RequestInput, Reply } from '@greenhall/client/route-input';
import type { lists } from '@greenhall/contract/generated/lists';

type Lists = typeof lists;
/** The key of a route whose list has filters and orders. */
export type ListKey = keyof Lists;
/** What tells the rows of a list apart. */
export type Keyed = Readonly<{ id: string } | { sequence: string } | { number: string } | { day: string }>;
export function keyOf(row: Keyed): string {
  if ('id' in row) return row.id;
  if ('sequence' in row) return row.sequence;
  return 'number' in row ? row.number : row.day;
}
/** A row of the list. */
export type RowOf<K extends ListKey> =
  Reply<K> extends { readonly items: readonly (infer Row extends Keyed)[] } ? Row : never;

type FiltersOf<K extends ListKey> = Lists[K]['filters'];
/** The filters of a list that choose among values. */
type ChoiceName<K extends ListKey> = {
  [N in keyof FiltersOf<K>]: FiltersOf<K>[N] extends readonly string[] ? N : never;
}[keyof FiltersOf<K>];
export type ValueOf<K extends ListKey, N extends ChoiceName<K>> = FiltersOf<K>[N] extends readonly (infer V)[]
  ? V
  : never;
/** How the values of each choice are called. */
export type Words<K extends ListKey> = { readonly [N in ChoiceName<K>]: (value: ValueOf<K, N>) => string };
/** What is chosen before anybody has chosen. */
export type Initial<K extends ListKey> = { readonly [N in ChoiceName<K>]?: ValueOf<K, N> };
/** What a list is asked for that is no filter, such as the language of its texts. */
export type Besides<K extends ListKey> = Partial<NonNullable<RequestInput<K>['query']>>;
export type OrderOf<K extends ListKey> = Lists[K]['orders'][number] extends infer O
  ? O extends `-${infer N}`
    ? N
    : O & string
  : never;
/** The name of any filter of any list. */
export type FilterName = { [K in ListKey]: keyof FiltersOf<K> }[ListKey];
