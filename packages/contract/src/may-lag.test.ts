import { expect, it } from 'vitest';
import { DESK_READS } from './generated/desk-live.ts';
import { LIVE_READS } from './generated/live.ts';
import { routes } from './routes.ts';
import type { Route } from './shared/route.ts';

const lagging = Object.entries(routes).flatMap(([slice, declared]) =>
  Object.entries<Route>(declared).flatMap(([name, route]) => (route.mayLag ? [`${slice}.${name}`] : [])),
);

it('reads that an event asks for again never come from a copy, which may not have what the event is about', () => {
  const told = new Set<string>([...Object.values(LIVE_READS), ...Object.values(DESK_READS)].flat());
  expect(lagging.length).toBeGreaterThan(10);
  expect(lagging.filter((key) => told.has(key))).toEqual([]);
});

it('what is decided upon never comes from a copy', () => {
  for (const decided of ['wallet.balances', 'wallet.withdrawalLimit', 'otc.hall', 'stock.holding', 'shop.quote'])
    expect(lagging).not.toContain(decided);
});
