import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MICRO } from '../../shared/money.ts';
import { dayPrice, PAST_PRICES } from './past-prices.ts';

/** From one coin on, as orders are. */
const volume = fc.bigInt({ min: MICRO, max: 10n ** 15n });

test('a day of fewer sellers than three, or without a trade, has no price', () => {
  fc.assert(
    fc.property(
      volume,
      volume,
      fc.integer({ min: 0, max: PAST_PRICES.leastSellers - 1 }),
      (quantity, total, sellers) => {
        expect(dayPrice({ quantity, total, sellers })).toBeUndefined();
      },
    ),
  );
  expect(dayPrice({ quantity: 0n, total: 0n, sellers: 9 })).toBeUndefined();
});

test('the price of a day times its quantity is what was paid, but for less than a micro for each coin', () => {
  fc.assert(
    fc.property(volume, volume, (quantity, total) => {
      const price = dayPrice({ quantity, total, sellers: PAST_PRICES.leastSellers }) ?? -1n;
      expect(price * quantity <= total * MICRO && total * MICRO < (price + 1n) * quantity).toBe(true);
    }),
  );
});
