import { expect, test } from 'vitest';
import { canBeHad, firstChoice, groupsOf, type Sku, skuOf } from './sku-choice.ts';

const text = (said: string) => ({ text: said, language: 'en' as const });
const sku = (id: string, stock: number, ...values: string[]): Sku => ({
  id,
  stock,
  price: '1.000000',
  orderLimit: 10,
  options: values.map((value, place) => ({ name: text(place === 0 ? 'Colour' : 'Size'), value: text(value) })),
});
const SKUS = [sku('1', 0, 'red', 'S'), sku('2', 3, 'red', 'L'), sku('3', 5, 'blue', 'L')];

test('goods have one group of values for each option', () => {
  expect(groupsOf(SKUS)).toEqual([
    { name: 'Colour', values: ['red', 'blue'] },
    { name: 'Size', values: ['S', 'L'] },
  ]);
  expect(groupsOf([sku('9', 1)])).toEqual([]);
});

test('what is chosen at first can be bought', () => {
  expect(firstChoice(SKUS)).toEqual(['red', 'L']);
  expect(firstChoice([sku('1', 0, 'red', 'S')])).toEqual(['red', 'S']);
});

test('a combination that does not exist or is out of stock cannot be had', () => {
  expect(skuOf(SKUS, ['blue', 'S'])).toBeUndefined();
  expect(skuOf([sku('9', 1)], [])?.id).toBe('9');
  expect(canBeHad(SKUS, ['red', 'L'], 1, 'S')).toBe(false);
  expect(canBeHad(SKUS, ['red', 'L'], 0, 'blue')).toBe(true);
});
