import { expect, test } from 'vitest';
import { handOffOf } from './hand-off.ts';

test('an address with action=login and t is a hand-off, its values taken as they are', () => {
  expect(handOffOf('?action=login&t=a%2Bb&id=00123&userid=leo2026&recode=r1')).toEqual({
    code: 'a+b',
    id: '00123',
    userid: 'leo2026',
    recode: 'r1',
  });
});

test('another action, or no code, is none', () => {
  expect(handOffOf('?action=logout&t=abc')).toBeUndefined();
  expect(handOffOf('?action=login')).toBeUndefined();
  expect(handOffOf('')).toBeUndefined();
});
