import { expect, test } from 'vitest';
import { takeHandOff } from './hand-off.ts';

/** What is taken from this address, and what the address is then. */
function take(search: string) {
  let address: string | undefined;
  const history = {
    state: null,
    replaceState: (_state: unknown, _title: string, url?: string | URL | null) => (address = String(url)),
  };
  const taken = takeHandOff({ search, pathname: '/', hash: '#/pages/block/home' }, history);
  return { taken, address };
}

test('an address with action=login and t is a hand-off, its values taken as they are and the address without them', () => {
  expect(take('?action=login&t=a%2Bb&id=00123&userid=leo2026&recode=r1')).toEqual({
    taken: { code: 'a+b', id: '00123', userid: 'leo2026', recode: 'r1' },
    address: '/#/pages/block/home',
  });
});

test('another action, or no code, is none, and the address loses its values all the same', () => {
  for (const search of ['?action=logout&t=abc', '?action=login', '?t=abc', '?userid=leo2026'])
    expect(take(search)).toEqual({ taken: undefined, address: '/#/pages/block/home' });
});

test('what is not of a hand-off stays in the address', () => {
  expect(take('')).toEqual({ taken: undefined, address: undefined });
  expect(take('?from=mail')).toEqual({ taken: undefined, address: undefined });
  expect(take('?from=mail&action=login&t=abc')).toMatchObject({ address: '/?from=mail#/pages/block/home' });
});
