import fc from 'fast-check';
import unhomoglyph from 'unhomoglyph';
import { expect } from 'vitest';
import { nicknameRule } from './nickname.ts';

const readNickname = nicknameRule(unhomoglyph);

const letters = fc.constantFrom(
  ...Array.from('abcxyzABCÄöñłșğ小明王さくらタナ김민수สมชาиюжΠαρ'),
  'admin',
  'support',
  'Ann',
  'Lee',
  'р',
  'ѕ',
  'ⓐ',
  '🅰',
  '❤️',
  '👨‍👩‍👧',
  '0',
  '7',
);
const marks = fc.constantFrom(
  ' ',
  '-',
  '.',
  '\u200b',
  '\u202e',
  '\u2066',
  '\u034f',
  '\ufe0f',
  '\u3164',
  '\n',
  '\u0301',
  "'",
);
const names = fc.oneof(
  { weight: 6, arbitrary: fc.array(fc.oneof({ weight: 5, arbitrary: letters }, marks), { maxLength: 8 }) },
  fc.array(fc.string({ unit: 'binary' }), { maxLength: 6 }),
);
/** Marks that move letters or make lines, and what nobody sees but for the joiners within a sign or a script that needs them. */
const MOVING = /[\u202a-\u202e\u2066-\u2069\u200e\u200f\p{Cc}\u2028\u2029]/u;

/** Reads that many names: nothing throws, and what is taken is what others are shown, seen by everybody, and taken again as it is. */
export function readManyNicknames(numRuns: number): void {
  let taken = 0;
  const holds = fc.property(names, (parts) => {
    const read = readNickname(parts.join(''));
    if (!read.ok) return;
    taken += 1;
    expect(read.value).not.toMatch(MOVING);
    expect(read.value).toBe(read.value.trim());
    expect(read.value.replaceAll(/[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\u2800]/gu, '')).not.toBe('');
    expect(readNickname(read.value)).toEqual(read);
  });
  fc.assert(holds, { numRuns });
  expect(taken).toBeGreaterThan(numRuns / 50);
}
