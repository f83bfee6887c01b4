import { describe, expect, it } from 'vitest';
import { routes } from './routes.ts';
import type { Route } from './shared/route.ts';

const every = Object.entries(routes).flatMap(([slice, ofSlice]) =>
  Object.entries<Route>(ofSlice).map(([name, route]) => ({ key: `${slice}.${name}`, route })),
);
const reads: ReadonlySet<string> = new Set(every.filter(({ route }) => route.method === 'GET').map(({ key }) => key));

/** Reads of an operator that are recorded with a reason each time, and the log that every act adds to. */
const NEVER_AGAIN = [
  'members.deskProfile',
  'members.deskSessions',
  'notifications.deskNotices',
  'wallet.deskBalances',
  'wallet.deskBill',
  'network.deskTree',
  'network.deskLinks',
  'stock.deskAllocations',
  'stock.deskSales',
  'otc.deskMemberTrades',
  'otc.deskTrade',
  'admin.audit',
];

describe('what a write changes', () => {
  it.each(every.filter(({ route }) => route.method !== 'GET'))('is told by $key, as reads', ({ route }) => {
    expect(route.changes).toBeDefined();
    for (const read of route.changes ?? []) expect(reads).toContain(read);
    expect(new Set(route.changes).size).toBe(route.changes?.length);
    expect(NEVER_AGAIN.filter((read) => route.changes?.some((one) => one === read))).toEqual([]);
  });

  it.each(every.filter(({ route }) => route.method === 'GET'))('is nothing for $key', ({ route }) => {
    expect(route.changes).toBeUndefined();
  });

  it('is a read of the caller: a member does not read what only operators may', () => {
    const desk = new Set(every.filter(({ route }) => route.access === 'operator').map(({ key }) => key));
    const wrong = every.filter(
      ({ route }) => route.access !== 'operator' && route.changes?.some((one) => desk.has(one)),
    );
    expect(wrong).toEqual([]);
  });
});
