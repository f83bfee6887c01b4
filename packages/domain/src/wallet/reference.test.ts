import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReference } from './reference.ts';

const keyOf = (typed: string) => {
  const read = readReference(typed);
  return read.ok ? read.value.key : read.refusal;
};

describe('a payment’s reference', () => {
  it('is the same whatever nobody sees of it', () => {
    const same = [
      'BANK-2024 77',
      'bank-2024 77',
      ' BANK-2024  77 ',
      'BA\u200bNK-2024 77',
      'BANK\u00ad-2024\u00a077',
      'ＢＡＮＫ-2024 77',
      'BANK-２０２４ 77',
      '\ufeffBANK-2024 77\u2060',
    ];
    expect(new Set(same.map(keyOf))).toEqual(new Set(['bank-2024 77']));
  });

  it('is written in one script', () => {
    for (const proper of ['BANK-1', '12345', '转账 123', 'перевод 7', '송금 7', 'โอน 7', 'ÉTÉ-7', '振込メモ 7']) {
      expect(readReference(proper).ok, proper).toBe(true);
    }
    for (const mixed of [
      'BАNK-1',
      'ΒANK-1',
      'bаnk',
      'BANK一1',
      '\u200b',
      '',
      '   ',
      'BANK\u0000',
      '💶 1',
      'ᴀᏏᎪ',
      'x'.repeat(81),
    ]) {
      expect(readReference(mixed), mixed).toMatchObject({ ok: false, refusal: 'badRequest' });
    }
  });

  it('read again is the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const read = readReference(typed);
        if (!read.ok) return;
        expect(readReference(read.value.text)).toEqual(read);
        expect(keyOf(read.value.key)).toBe(read.value.key);
        expect(read.value.text).not.toMatch(/\p{Cf}/u);
      }),
      { numRuns: 2_000 },
    );
  });
});
