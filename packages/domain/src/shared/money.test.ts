import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, MAX_INT64, parseAmount, parseShares } from './money.ts';

describe('an amount as a person types it', () => {
  it('is read exactly, and never throws', () => {
    const digits = fc.stringMatching(/^\d{1,25}(?:\.\d{0,8})?$/);
    fc.assert(
      fc.property(fc.oneof(digits, fc.string()), (text) => {
        const value = parseAmount(text);
        parseShares(text);
        if (value === undefined) return;
        expect(value >= 0n && value <= MAX_INT64).toBe(true);
        expect(Number(formatAmount(value))).toBeCloseTo(Number(text), 6);
      }),
    );
  });

  it('is none above what 64 bits hold, although it is written like one', () => {
    expect(parseAmount('9223372036854.775807')).toBe(MAX_INT64);
    expect(parseAmount('9223372036854.775808')).toBeUndefined();
    expect(parseAmount('9999999999999.999999')).toBeUndefined();
  });
});
