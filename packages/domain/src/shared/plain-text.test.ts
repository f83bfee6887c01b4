import { expect, test } from 'vitest';
import { isUnseen, plainText } from './plain-text.ts';

const NOTHING = [
  '',
  ' ',
  '\u3164',
  '\u2800',
  '\u115f\u1160',
  '\uffa0',
  '\u034f',
  '\u200b',
  '\u200d',
  '\ufe0f',
  '\u00ad \u3164',
  '\u{e0061}',
];

test('a text of which nobody sees anything is empty', () => {
  for (const text of NOTHING) expect([isUnseen(text), plainText(text)], JSON.stringify(text)).toEqual([true, '']);
});

test('joiners and variation selectors inside a text stay', () => {
  for (const text of ['👨\u200d👩\u200d👧', '❤\ufe0f', 'राजेश्\u200dवर', '⠓⠊', '한\u3164글'])
    expect([isUnseen(text), plainText(text)]).toEqual([false, text]);
});
