import { expect, test } from 'vitest';
import { detailsOf, linesOf, optionsOf, plainDetails } from './written.ts';

test('plain details come back as they were typed', () => {
  const details = detailsOf('One  line\nthat goes on.\n\n Another. \n\n\n');
  expect(plainDetails(details)).toBe('One line that goes on.\n\nAnother.');
  expect(detailsOf(' \n\n ')).toBeNull();
  expect(plainDetails(null)).toBe('');
});

test('details with form are not shown as plain text', () => {
  expect(plainDetails({ blocks: [{ type: 'rule' }] })).toBeUndefined();
  expect(plainDetails({ blocks: [{ type: 'paragraph', spans: [{ text: 'x', bold: true }] }] })).toBeUndefined();
});

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
