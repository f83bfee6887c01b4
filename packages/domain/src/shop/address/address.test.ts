import { describe, expect, it } from 'vitest';
import { HOUR } from '../../shared/time.ts';
import { packableFrom } from './address.ts';

const NOW = 1_000 * HOUR;
const DAY_LATER = NOW + 24 * HOUR;
const fresh = { coolsUntil: null, isProved: false, before: null, isNewDefault: false };

describe('from when goods are packed for an address', () => {
  it('a new place waits a day, and not with the payment password', () => {
    expect(packableFrom(NOW, fresh)).toBe(DAY_LATER);
    expect(packableFrom(NOW, { ...fresh, isProved: true })).toBe(NOW);
  });

  it('during a cool-down and a day after it a new place waits also with the payment password', () => {
    expect(packableFrom(NOW, { ...fresh, isProved: true, coolsUntil: NOW + HOUR })).toBe(DAY_LATER);
    expect(packableFrom(NOW, { ...fresh, isProved: true, coolsUntil: NOW - 23 * HOUR })).toBe(DAY_LATER);
    expect(packableFrom(NOW, { ...fresh, isProved: true, coolsUntil: NOW - 24 * HOUR })).toBe(NOW);
  });

  it('a known place waits as before, a day as the new default, and no longer once the payment password came', () => {
    const known = { ...fresh, before: NOW - HOUR };
    expect(packableFrom(NOW, known)).toBe(NOW - HOUR);
    expect(packableFrom(NOW, { ...known, isNewDefault: true })).toBe(DAY_LATER);
    expect(packableFrom(NOW, { ...known, isNewDefault: true, isProved: true })).toBe(NOW - HOUR);
    expect(packableFrom(NOW, { ...fresh, before: NOW + HOUR, isProved: true })).toBe(NOW);
    const cooled = { ...fresh, before: NOW + HOUR, isProved: true, coolsUntil: NOW + 2 * HOUR };
    expect(packableFrom(NOW, cooled)).toBe(NOW + HOUR);
  });
});
