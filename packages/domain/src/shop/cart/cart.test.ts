import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CartChange,
  type CartLine,
  MOST_LINES,
  changeCart,
  checkLines,
  joinCarts,
  withoutOrdered,
} from './cart.ts';

const line = (sku: string, num = 1, isTicked = true): CartLine => ({ sku, num, isTicked });
const apply = (lines: readonly CartLine[], ...changes: CartChange[]) => changes.reduce(changeCart, lines);
const skus = fc.constantFrom('1', '2', '3', '4');
const lists = fc.uniqueArray(fc.record({ sku: skus, num: fc.integer({ min: 1, max: 999 }), isTicked: fc.boolean() }), {
  selector: ({ sku }) => sku,
});
const changes = fc.array(
  fc.record({
    op: fc.constantFrom('add' as const, 'set' as const, 'tick' as const, 'untick' as const, 'remove' as const),
    sku: skus,
    num: fc.option(fc.integer(), { nil: undefined }),
  }),
);

describe('a cart', () => {
  it('adds to the number of a line that is there, and ticks a new one', () => {
    expect(apply([], { op: 'add', sku: '7', num: 2 }, { op: 'add', sku: '7' })).toEqual([line('7', 3)]);
    expect(apply([line('7', 998)], { op: 'add', sku: '7', num: 5 })).toEqual([line('7', 999)]);
  });

  it('does not bring back what has been removed', () => {
    const late: CartChange[] = [
      { op: 'set', sku: '7', num: 4 },
      { op: 'tick', sku: '7' },
    ];
    expect(apply([line('7')], { op: 'remove', sku: '7' }, ...late)).toEqual([]);
  });

  it('keeps every number between 1 and 999, and every sku once', () => {
    fc.assert(
      fc.property(lists, lists, changes, (kept, brought, all) => {
        const after = all.reduce(changeCart, joinCarts(kept, brought));
        expect(after.every(({ num }) => Number.isInteger(num) && num >= 1 && num <= 999)).toBe(true);
        expect(new Set(after.map(({ sku }) => sku)).size).toBe(after.length);
      }),
    );
  });

  it('joined with another list has the larger number of each line, whichever comes first', () => {
    fc.assert(
      fc.property(lists, lists, (a, b) => {
        const numbers = (lines: readonly CartLine[]) => Object.fromEntries(lines.map(({ sku, num }) => [sku, num]));
        expect(numbers(joinCarts(a, b))).toEqual(numbers(joinCarts(b, a)));
        expect(numbers(joinCarts(joinCarts(a, b), b))).toEqual(numbers(joinCarts(a, b)));
      }),
    );
  });

  it('loses to an order as many units as were ordered, and no line to what was not', () => {
    const cart = [line('7', 5), line('8', 2), line('9', 1)];
    const ordered = [
      { sku: '7', units: 3 },
      { sku: '8', units: 2 },
      { sku: '99', units: 4 },
    ];
    expect(withoutOrdered(cart, ordered)).toEqual([line('7', 2), line('9', 1)]);
    expect(withoutOrdered([line('7', 2)], [{ sku: '7', units: 9 }])).toEqual([]);
  });

  it('is full with 100 lines', () => {
    const many = Array.from({ length: MOST_LINES + 1 }, (_, index) => line(String(index)));
    expect(checkLines(many.slice(1)).ok).toBe(true);
    expect(checkLines(many)).toMatchObject({ refusal: 'cartFull', params: { max: 100 } });
  });
});
