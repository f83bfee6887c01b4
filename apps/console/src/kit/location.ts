import type { SearchKind } from '@greenhall/contract/admin/cases';
import { useSyncExternalStore } from 'react';

/** The places of the console that code leads to by itself; the screens of its menu are in `routes.ts`. */
export const links = {
  dashboard: '/',
  setUp: '/set-up',
  newFactor: '/new-authenticator',
  account: '/account',
  members: '/members',
  restrictions: '/restrictions',
  recharges: '/recharges',
  withdrawals: '/withdrawals',
  proposals: '/proposals',
  solvency: '/solvency',
  content: '/content',
  messages: '/messages',
  verification: '/verification',
  launch: '/launch',
  plans: '/plans',
  corrections: '/corrections',
  markets: '/markets',
  depositMethods: '/deposit-methods',
  referenceRates: '/reference-rates',
  operations: '/operations',
  exports: '/exports',
  reports: '/reports',
  operators: '/operators',
  shopOrders: '/shop-orders',
  orders: '/orders',
  appeals: '/appeals',
} as const;

/** A place that is asked for something, such as a list with its filters; the place itself where nothing is asked. */
export function placeAsked(place: string, asked: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(asked).toString();
  return query === '' ? place : `${place}?${query}`;
}

/** A place with one value that it needs, such as the number of what it shows. */
export const placeWith = (place: string, name: string, value: string): string => placeAsked(place, { [name]: value });

/** How a thing is named by what leads to it: by its id, by the number that people read, or by both. */
export interface Named {
  readonly id?: string;
  readonly number?: string | null;
}

/** A list with one thing in it, whatever state that is in, and the thing opened where its id is known. */
function inList(
  list: string,
  filter: string,
  { id, number }: Named,
  asked: Readonly<Record<string, string>> = {},
): string {
  return placeAsked(list, { ...asked, ...(number ? { [filter]: number } : {}), ...(id ? { open: id } : {}) });
}

/** Lists that begin with what waits: a thing is looked for in every state. */
const EVERY_STATE = { state: '' };

const PLACES: Readonly<Record<SearchKind, (named: Named) => string>> = {
  member: ({ id = '' }) => placeWith(links.members, 'member', id),
  contact: ({ id = '' }) => placeWith(links.members, 'member', id),
  verification: ({ id = '' }) => placeWith(links.verification, 'case', id),
  conversation: ({ id = '' }) => placeWith(links.messages, 'member', id),
  recharge: (named) => inList(links.recharges, 'number', named, EVERY_STATE),
  withdrawal: (named) => inList(links.withdrawals, 'number', named, EVERY_STATE),
  trade: (named) => inList(links.orders, 'search', named),
  appeal: (named) => inList(links.appeals, 'number', named, EVERY_STATE),
  order: (named) => inList(links.shopOrders, 'number', named),
};

/** Where a thing is shown, in any of its states. */
export const placeOfCase = (kind: SearchKind, named: Named): string => PLACES[kind](named);

const BY_LETTER: Readonly<Record<string, SearchKind>> = { R: 'recharge', W: 'withdrawal', T: 'trade', S: 'order' };
const NUMBER = /^GH-([RWTS])-\S+$/;
/** Acts whose subject is a member's number, by what their names begin with, and what is shown of that member. */
const ON_MEMBERS: readonly (readonly [acts: RegExp, kind: SearchKind])[] = [
  [/^messages\.(?:look|take|close|handOver|answer|note)$/, 'conversation'],
  [
    /^(?:member\.(?:inspect|unmask|restrict|lift)|verification\.\w+|login\.unlock|(?:stock|otc)\.(?:lock|unlock))$/,
    'member',
  ],
];

/** Where the subject of an act in the audit log is shown; null for a text that names nothing that has a place. */
export function placeOfSubject(act: string, subject: string): string | null {
  const kind = BY_LETTER[NUMBER.exec(subject)?.[1] ?? ''];
  if (kind) return placeOfCase(kind, { number: subject });
  if (!/^\d+$/.test(subject)) return null;
  if (act.startsWith('content.')) return placeWith(links.content, 'id', subject);
  if (act.startsWith('otc.appeal.')) return placeOfCase('appeal', { id: subject, number: subject });
  const found = ON_MEMBERS.find(([acts]) => acts.test(act));
  return found ? placeOfCase(found[1], { id: subject }) : null;
}

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

const read = (): string => location.hash.slice(1) || links.dashboard;

interface Place {
  readonly path: string;
  readonly query: URLSearchParams;
}

function placeOf(address: string): Place {
  const [path = links.dashboard, search = ''] = address.split('?');
  return { path, query: new URLSearchParams(search) };
}

/** Where the console is at this moment, for what is done later than it was drawn. */
export const placeNow = (): Place => placeOf(read());

/** Where the console is: the address behind the `#`. */
export const useLocation = (): Place => placeOf(useSyncExternalStore(subscribe, read));

export function goTo(path: string): void {
  const isThere = location.hash === `#${path}`;
  // Who asks for the place where it is begins there anew: what the entry of the history keeps, such as a page of a list, is left.
  if (isThere && history.state !== null) {
    history.pushState(null, '', `#${path}`);
    dispatchEvent(new HashChangeEvent('hashchange'));
  } else location.hash = path;
}
