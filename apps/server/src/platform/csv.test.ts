import { liveCells, readCsv } from '@greenhall/test-kit/data/csv';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLines, csvOf } from './csv.ts';

const LIVE = [
  '=1+1',
  "x;=cmd|' /C calc'!A0;",
  'x\t@SUM(1)',
  'x\n-1+1',
  'x\r\n+A1',
  '\n=1',
  ' =1',
  '\u00a0=1',
  '\u3000+1',
  '\ufeff=1',
  '＝1',
  '＋1',
  '－1+1',
  '＠SUM',
  ';;=1',
  ';"=1',
  '-5;=1',
];

test.each(LIVE)('no spreadsheet runs %j', (text) => {
  for (const row of [[text], [text, 'y'], ['x', text], ['x', text, text]])
    expect(liveCells(csvOf([row])), JSON.stringify(row)).toEqual([]);
  expect(liveCells(`${text}\r\n`)).not.toEqual([]);
});

test('an apostrophe stands before the sign and nowhere else', () => {
  expect(csvLines([["x;=cmd|' /C calc'!A0;", 'a-b', '-5.25', '+7', "it's 1=1", ' \n=x']])).toBe(
    `x;'=cmd|' /C calc'!A0;,a-b,-5.25,+7,it's 1=1," \n'=x"\r\n`,
  );
  expect(csvLines([['-5', '-5']])).toBe("'-5,-5\r\n");
});

test('no cell of any rows is live by comma, semicolon or tab, and nothing but apostrophes is added', () => {
  const sign = fc.constantFrom(...Array.from('=+-@＝＋－＠;,\t\n\r"\' \u00a0\ufeff\u200bx1.'));
  const text = fc.string({
    unit: fc.oneof({ arbitrary: sign, weight: 9 }, { arbitrary: fc.string({ minLength: 1, maxLength: 1 }), weight: 1 }),
    maxLength: 12,
  });
  const rows = fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(rows, (typed) => {
      const content = csvOf(typed);
      expect(liveCells(content)).toEqual([]);
      const bare = (cells: readonly string[]) => cells.join('|').replaceAll("'", '');
      expect(readCsv(content.replaceAll('\r\n', '\n').replaceAll('\r', '\n'), ',').map(bare).slice(0, -1)).toEqual(
        typed.map((row) => bare(row.map((one) => one.replaceAll('\r\n', '\n').replaceAll('\r', '\n')))),
      );
    }),
    { numRuns: 3_000 },
  );
});
