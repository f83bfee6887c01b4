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
  markets: '/markets',
  payInWays: '/pay-in-ways',
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
