import { expect, test } from 'vitest';
import { bestOf } from './quote.ts';

test('the coupon that saves most is proposed, of equals the first, and none where none can be used', () => {
  expect(bestOf([])).toBeUndefined();
  const coupons = [
    { id: '7', discount: '9.500000' },
    { id: '3', discount: '20.000000' },
    { id: '5', discount: '20.000000' },
    { id: '8', discount: '10.000000' },
  ];
  expect(bestOf(coupons)).toBe('3');
});
