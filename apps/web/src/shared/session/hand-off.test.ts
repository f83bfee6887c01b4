import { expect, test } from 'vitest';
import { takeHandOff } from './hand-off.ts';

/** What is taken from this address, and what the address is then. */
function take(search: string) {
  let address: string | undefined;
  const history = {
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

test('another action, or no code, is none, and the address stays', () => {
  for (const search of ['?action=logout&t=abc', '?action=login', ''])
    expect(take(search)).toEqual({ taken: undefined, address: undefined });
});
