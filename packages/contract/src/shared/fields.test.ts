import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { remarkField, textField } from './fields.ts';

test('a text of which nobody sees anything counts as empty, and white space around one is taken away', () => {
  for (const text of ['\u3164', '\u2800', '\u115f', '\u034f', '\u200b', ' \u3164 ']) {
    expect(z.safeParse(textField(24), text).success, JSON.stringify(text)).toBe(false);
    expect(z.parse(remarkField, text)).toBe('');
  }
  expect(z.parse(textField(24), ' Mum ❤\ufe0f ')).toBe('Mum ❤\ufe0f');
});
