import { expect, test } from 'vitest';
import { linesOf, optionsOf } from './written.ts';

test('options are a line each, the same in every language', () => {
  const lines = { en: 'Color = red\nSize = L', de: 'Farbe = rot\nGröße = L' };
  const options = optionsOf(lines) ?? [];
  expect(options).toHaveLength(2);
  expect(linesOf(options)).toEqual(lines);
  expect(optionsOf({ en: '' })).toEqual([]);
  expect(optionsOf({ en: 'Color = red', de: '' })).toHaveLength(1);
  for (const wrong of [{ en: 'Color' }, { en: 'Color = ' }, { en: 'Color = red', de: 'Farbe = rot\nGröße = L' }])
    expect(optionsOf(wrong)).toBeUndefined();
});
