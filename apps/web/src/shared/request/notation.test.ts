import { formats } from '@greenhall/locales/format';
import { translator } from '@greenhall/locales/runtime';
import { expect, test } from 'vitest';
import { inNotation } from './notation.ts';

const german = formats('de', translator('de', {}));

test('amounts and shares of a refusal have the reader’s marks, and all of their decimals', () => {
  const params = { min: '10.000000', max: '1000000.500000', shares: '1234.5000', left: 3 };
  expect(inNotation(params, german)).toEqual({ min: '10', max: '1.000.000,5', shares: '1.234,5', left: 3 });
});

test('addresses, names and versions are left alone', () => {
  const params = { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', field: 'nickname', version: '1.0.7' };
  expect(inNotation(params, german)).toEqual(params);
});

test('moments are written in the reader’s time zone', () => {
  const until = '2026-03-02T10:20:30.000Z';
  expect(inNotation({ until }, german)).toEqual({ until: german.moment(until) });
  expect(german.moment(until)).not.toBe(until);
});
