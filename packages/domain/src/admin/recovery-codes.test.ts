import { describe, expect, it } from 'vitest';
import { FACTOR_PATTERN, newRecoveryCode, recoveryCodeIn } from './recovery-codes.ts';

describe('a recovery code', () => {
  it('is read as it is written, in capitals, with spaces and without anything between its groups', () => {
    const code = newRecoveryCode((limit) => limit - 1);
    expect(code).toBe('9999-9999-9999-9999-9999-9999');
    const written = newRecoveryCode((limit) => 10 % limit);
    for (const typed of [written, written.toUpperCase(), written.replaceAll('-', ' '), written.replaceAll('-', '')]) {
      expect(recoveryCodeIn(typed)).toBe('k'.repeat(24));
      expect(FACTOR_PATTERN.test(typed)).toBe(true);
    }
  });

  it('is neither a code of an authenticator nor anything shorter, longer or with other letters', () => {
    for (const typed of ['123456', 'k'.repeat(23), 'k'.repeat(25), `${'k'.repeat(23)}1`, ''])
      expect(recoveryCodeIn(typed)).toBeUndefined();
    expect(FACTOR_PATTERN.test('123456')).toBe(true);
    expect(FACTOR_PATTERN.test('12345')).toBe(false);
  });
});
