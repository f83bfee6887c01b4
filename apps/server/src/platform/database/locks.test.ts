import { describe, expect, it } from 'vitest';
import { FAMILIES, LOCKS } from './locks.ts';

describe('advisory locks', () => {
  it('have a key each', () => {
    for (const keys of [Object.values<number>(LOCKS), Object.values<number>(FAMILIES)])
      expect(new Set(keys).size).toBe(keys.length);
  });
});
