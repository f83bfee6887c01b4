import { expect, test } from 'vitest';
import { compare, hasShape } from './address-form.ts';

const BEP20 = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F';
const TRC20 = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

test('an address is told from one of the other network', () => {
  expect(hasShape('BEP20', ` ${BEP20} `)).toBe(true);
  expect(hasShape('TRC20', TRC20)).toBe(true);
  expect(hasShape('BEP20', TRC20)).toBe(false);
  expect(hasShape('TRC20', BEP20)).toBe(false);
  expect(hasShape('BEP20', BEP20.slice(0, -1))).toBe(false);
});

test('exactly the characters that differ are marked, whatever their case', () => {
  const marked = compare('0x71C7aa976F', '0x71c7ab976f').filter((char) => char.differs);
  expect(marked).toEqual([{ place: 7, char: 'a', differs: true }]);
  expect(compare('abcd', 'abc').map((char) => char.differs)).toEqual([false, false, false, true]);
});
