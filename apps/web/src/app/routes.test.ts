import { expect, test } from 'vitest';
import { screenAt, screens, tabs } from './routes.ts';
import { SPEC_ROUTES } from './spec-routes.fixture.ts';

const built = screens.map((screen) => screen.path as string);

test('the specification names 59 screens', () => {
  expect(new Set(SPEC_ROUTES).size).toBe(59);
});

test('every path is listed once, and the entry page has its alias', () => {
  expect(new Set(built).size).toBe(built.length);
  expect(screenAt('/pages/block/guide')?.load).toBe(screenAt('/')?.load);
});

test('nothing is listed under a path that the specification does not know', () => {
  // The proof of solvency and payment requests have no number among the specification's screens.
  const known = [...SPEC_ROUTES, '/pages/block/guide', '/pages/block/solvency', '/pages/wallet/paymentRequest'];
  expect(built.filter((path) => !known.includes(path))).toEqual([]);
});

test('the bottom bar has the five tabs of the specification in their order', () => {
  expect(tabs.map((tab) => [tab.path, tab.label])).toEqual([
    ['/pages/block/home', 'tabbar.home'],
    ['/pages/wallet/assets', 'tabbar.aktie'],
    ['/pages/otc/otc', 'tabbar.otc'],
    ['/pages/wallet/wallet', 'tabbar.wallet'],
    ['/pages/user/user', 'tabbar.user'],
  ]);
});

test('a built screen that is a tab knows its place in the bar', () => {
  for (const screen of screens) {
    const place = tabs.findIndex((tab) => tab.path === screen.path);
    expect([screen.path, screen.tab]).toEqual([screen.path, place < 0 ? undefined : place]);
  }
});

test.each(SPEC_ROUTES.filter((path) => !built.includes(path)))('still missing: %s', (path) => {
  expect(screenAt(path)).toBeUndefined();
});
