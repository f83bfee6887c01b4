import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gramsOf, isFound, normaliseText, searchFor, wordsOf } from './grams.ts';

const finds = (text: string, typed: string) => isFound(normaliseText(text), searchFor(typed));
const script = fc.constantFrom(
  ...Array.from('abcxyzéüßñçÅÉ0189保温杯不锈钢茶杯ガラスカップ水筒보온병컵가나다กระติกน้ำเก็บความร้อน -,.'),
);
const texts = fc.array(script, { maxLength: 40 }).map((letters) => letters.join(''));

describe('search by grams', () => {
  it('takes accents off Latin letters and keeps the marks of other scripts', () => {
    expect(normaliseText('Crème BRÛLÉE Ｔ２ﬁ')).toBe('creme brulee t2fi');
    expect(normaliseText('น้ำ')).not.toBe(normaliseText('นำ'));
    expect(normaliseText('ガラス')).not.toBe(normaliseText('カラス'));
    expect(normaliseText('ﾎﾞﾄﾙ')).toBe('ボトル');
    expect(normaliseText('컵'.normalize('NFD'))).toBe('컵');
  });

  it('finds parts of words in scripts with spaces and without', () => {
    expect(finds('304不锈钢保温杯', '保温杯')).toBe(true);
    expect(finds('304不锈钢保温杯', '杯保')).toBe(false);
    expect(finds('กระติกน้ำเก็บความร้อน', 'เก็บความร้อน')).toBe(true);
    expect(finds('Thermosflasche, 500 ml', 'flasche 500')).toBe(true);
    expect(finds('Café crème', 'CREME cafe')).toBe(true);
    expect(finds('보온병', '보온')).toBe(true);
    expect([finds('Lange Straße 7', 'STRASSE'), finds('HAUPTSTRASSE', 'straße')]).toEqual([true, true]);
    expect(gramsOf('Straße')).toEqual(gramsOf('STRASSE'));
    expect(searchFor(' - , ')).toEqual({ words: [], grams: [] });
  });

  it('normalises what is normalised to itself', () => {
    fc.assert(
      fc.property(fc.oneof(texts, fc.string({ unit: 'grapheme' })), (text) => {
        const once = normaliseText(text);
        expect(normaliseText(once)).toBe(once);
      }),
    );
  });

  it('never misses a part of a word: its grams are among those of the text', () => {
    fc.assert(
      fc.property(texts, fc.nat(), fc.nat(), (text, at, length) => {
        const word = wordsOf(text).toSorted((a, b) => b.length - a.length)[0];
        if (word === undefined) return;
        const letters = [...word];
        const from = at % letters.length;
        const part = letters.slice(from, from + 1 + (length % (letters.length - from))).join('');
        const search = searchFor(part);
        const grams = new Set(gramsOf(text));
        expect(search.grams.every((gram) => grams.has(gram))).toBe(true);
        expect(isFound(normaliseText(text), search)).toBe(true);
      }),
    );
  });

  it('reads at most 60 letters and 6 words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (typed) => {
        const { words } = searchFor(typed);
        expect(words.length).toBeLessThanOrEqual(6);
        expect([...words.join('')].length).toBeLessThanOrEqual(60 * 18);
      }),
    );
    expect(searchFor('a b c d e f g h').words).toHaveLength(6);
    expect(searchFor('x'.repeat(100)).words[0]).toHaveLength(60);
  });
});
