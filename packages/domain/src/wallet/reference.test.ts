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
    expect(new Set(same.map(keyOf))).toEqual(new Set(['bank-202477']));
  });

  it('is the same with a space inside, and in Cyrillic or Greek letters that look like Latin ones', () => {
    for (const [latin, other] of [
      ['BANK-2024 77', 'BANK-202 477'],
      ['BANK-202477', 'BANK-2024 77'],
      ['CAMP TEXT-1', 'САМР ТЕХТ-1'],
      ['copy-1', 'СОРУ-1'],
      ['HOPE 7', 'НОРЕ 7'],
      ['ëx-1', 'ёх-1'],
      ['HOMBPE-5', 'НОМВРЕ-5'],
      ['BANK-1', 'ΒΑΝΚ-1'],
    ] as const)
      expect(keyOf(other), other).toBe(keyOf(latin));
    expect(keyOf('перевод 7')).toBe('перевод7');
    expect(keyOf('БАНК-1')).not.toBe(keyOf('BAHK-1'));
    expect(keyOf('ΩΜΕΓΑ 3')).toBe('ωμεγα3');
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
      '\u0345\u0883',
      'ᴀᏏᎪ',
      'x'.repeat(81),
    ]) {
      expect(readReference(mixed), mixed).toMatchObject({ ok: false, refusal: 'badRequest' });
    }
  });

  it('is the same in capitals, and with marks in any order', () => {
    for (const [one, other] of [
      ['STRAẞE 7', 'straße 7'],
      ['STRASSE 7', 'STRAẞE 7'],
      ['ΟΔΟΣ ΑΘΗΝΩΝ', 'οδοσαθηνων'],
      ['οδος 7', 'ΟΔΟΣ7'],
      ['a\u1dfd\u0f74', 'a\u0f74\u1dfd'],
      ['a\u1dfd\u200f\u0f74', 'a\u0f74\u1dfd'],
      ['\u0484\u00b8', '\u0327\u0484'],
    ] as const)
      expect(keyOf(one), one).toBe(keyOf(other));
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
