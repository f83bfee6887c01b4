import { expect, test } from 'vitest';
import { compare } from './address-form.ts';

test('exactly the characters that differ are marked, whatever their case', () => {
  const marked = compare('0x71C7aa976F', '0x71c7ab976f').filter((char) => char.differs);
  expect(marked).toEqual([{ place: 7, char: 'a', differs: true }]);
  expect(compare('abcd', 'abc').map((char) => char.differs)).toEqual([false, false, false, true]);
});
