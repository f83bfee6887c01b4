import { lists } from '@greenhall/contract/generated/lists';
import type { Filter } from '@greenhall/contract/shared/list-query';
import { AMOUNT_PATTERN } from '@greenhall/domain/shared/money';
import { goTo, useLocation } from '../location.ts';
import type { ListKey } from './types.ts';

/** What a list is asked for, as it stands in the address: moments as days. What is empty is not asked for. */
export type Asked = Readonly<Record<string, string>>;

/** One field of a list's query: a filter, or an end of a span. */
export interface AskedField {
  readonly name: string;
  /** The filter that it belongs to. */
  readonly filter: string;
  readonly kind: Filter;
}

/** What a route can be asked for, field by field. */
export const fieldsOf = (route: ListKey): AskedField[] =>
  Object.entries<Filter>(lists[route].filters).flatMap(([filter, kind]) =>
    (kind === 'moment' || kind === 'amount' ? [`${filter}From`, `${filter}To`] : [filter]).map((name) => ({
      name,
      filter,
      kind,
    })),
  );

/** The order of a list that nobody has chosen. */
export const firstOrder = (route: ListKey): string => lists[route].orders[0];
const ordersOf = (route: ListKey): string[] =>
  lists[route].orders.map((order) => order.replace('-', '')).flatMap((name) => [name, `-${name}`]);

const DAY = /^(?:19[7-9]\d|2\d{3})-\d\d-\d\d$/;
/** What may be typed where only one form is understood. */
const FORMS: Readonly<Partial<Record<string, RegExp>>> = {
  member: /^[1-9]\d{0,15}$/,
  amount: AMOUNT_PATTERN,
  moment: DAY,
};

/** How many characters the server takes. */
export const longestOf = (kind: Filter): number => (kind === 'text' ? 80 : 40);

/** Whether the server understands a value. */
export function isValidFilter(kind: Filter, value: string): boolean {
  if (value === '') return true;
  if (typeof kind !== 'string') return kind.includes(value);
  const isMoment = kind !== 'moment' || !Number.isNaN(Date.parse(value));
  return isMoment && value.length <= longestOf(kind) && (FORMS[kind]?.test(value) ?? true);
}

/** Reads the address; what the list cannot be asked for is left out, and what is empty unless it stands for all values. */
function readAsked(route: ListKey, query: URLSearchParams, initial: Asked): Asked {
  const fields = [...fieldsOf(route), { name: 'order', kind: ordersOf(route) }];
  const found = fields.flatMap(({ name, kind }): [string, string][] => {
    const value = query.get(name);
    const isAsked = value !== null && (value !== '' || initial[name] !== undefined) && isValidFilter(kind, value);
    return isAsked ? [[name, value]] : [];
  });
  return { ...initial, ...Object.fromEntries(found) };
}

/** The moment at which a day begins or ends. Days are UTC days, so that a link asks for the same rows in every browser. */
const edgeOf = (day: string, isEnd: boolean): string => `${day}T${isEnd ? '23:59:59.999' : '00:00:00.000'}Z`;

/** The query of the route. */
export function queryOf(route: ListKey, asked: Asked): Asked {
  const moments = new Set(fieldsOf(route).flatMap(({ name, kind }) => (kind === 'moment' ? [name] : [])));
  const given = Object.entries(asked).filter(([, value]) => value !== '');
  return Object.fromEntries(
    given.map(([name, value]) => [name, moments.has(name) ? edgeOf(value, name.endsWith('To')) : value]),
  );
}

/** How an address asks for what the query of the route asks for: what is chosen before anybody has chosen is left out. */
export function addressOf(route: ListKey, query: Asked, initial: Asked): Asked {
  const fields = [...fieldsOf(route), { name: 'order', kind: 'order' }];
  const shown = fields.map(({ name, kind }): [string, string] => {
    const value = query[name] ?? '';
    return [name, kind === 'moment' ? value.slice(0, 10) : value];
  });
  return Object.fromEntries(shown.filter(([name, value]) => value !== (initial[name] ?? '')));
}

/** What the address asks of a list, and how to ask for something else. A reload and the way back keep it. */
export function useAsked(
  route: ListKey,
  initial: Asked,
): {
  readonly asked: Asked;
  readonly ask: (name: string, value: string) => void;
  /** Whether other rows are asked for than those that the list begins with. */
  readonly isFiltered: boolean;
  readonly askAnew: () => void;
} {
  const { path, query } = useLocation();
  const asked = readAsked(route, query, initial);
  return {
    asked,
    ask: (name, value) => {
      const next = new URLSearchParams(query);
      if (value === (initial[name] ?? '')) next.delete(name);
      else next.set(name, value);
      goTo(next.size === 0 ? path : `${path}?${next.toString()}`);
    },
    isFiltered: fieldsOf(route).some(({ name }) => (asked[name] ?? '') !== (initial[name] ?? '')),
    askAnew: () => goTo(path),
  };
}
