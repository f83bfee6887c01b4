import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NETWORKS } from '../../chain/networks.ts';
import { type Amount, amount, MICRO } from '../../shared/money.ts';
import { DAY, dateOf, MINUTE } from '../../shared/time.ts';
import { takeBounds } from '../listing/listing.ts';
import { type Alert, type AlertedListing, ALERTS, answersAlert, checkAlert, mayNotifyAgain } from './alert.ts';

const NOW = Date.UTC(2026, 2, 2, 12);
const micro = (max: bigint) => fc.bigInt({ min: 1n, max }).map((value) => amount(value));
const price = micro(3n) as fc.Arbitrary<Amount<'usdt'>>;
const side = fc.constantFrom('sale' as const, 'purchase' as const);
const network = fc.constantFrom(...NETWORKS);
const coin = fc.constantFrom('mey', 'abc');

const alert: fc.Arbitrary<Alert> = fc.record({
  coin,
  network: fc.option(network),
  side,
  price,
  quantity: fc.option(micro(20n)),
});
const listing: fc.Arbitrary<AlertedListing> = fc
  .record({
    coin,
    network,
    side,
    price,
    min: micro(10n),
    more: micro(10n),
    remaining: micro(20n),
    age: fc.nat(120_000),
  })
  .map(({ age, more, ...rest }) => ({ ...rest, max: amount(rest.min + more), madeAt: new Date(NOW - age) }));

describe('a price alert', () => {
  it('is answered by what has its coin, side, network, price and quantity, and has stood for a minute', () => {
    fc.assert(
      fc.property(alert, listing, (wanted, found) => {
        const isGoodPrice = wanted.side === 'sale' ? found.price <= wanted.price : found.price >= wanted.price;
        const { min, max } = takeBounds(found);
        const { quantity } = wanted;
        const isWanted =
          found.coin === wanted.coin &&
          found.side === wanted.side &&
          (wanted.network ?? found.network) === found.network &&
          isGoodPrice &&
          (quantity === null || (quantity >= min && quantity <= max)) &&
          NOW - found.madeAt.getTime() >= MINUTE;
        expect(answersAlert(wanted, found, NOW)).toBe(isWanted);
      }),
    );
  });

  it('is not answered by a listing in its first minute, whatever its price', () => {
    const wanted: Alert = { coin: 'mey', network: null, side: 'sale', price: amount(MICRO), quantity: null };
    const found = { ...wanted, network: 'BEP20', min: amount(1n), max: amount(1n), remaining: amount(1n) } as const;
    const aged = (age: number) => answersAlert(wanted, { ...found, madeAt: new Date(NOW - age) }, NOW);
    expect([aged(0), aged(ALERTS.leastAge - 1), aged(ALERTS.leastAge)]).toEqual([false, false, true]);
  });

  it('tells once in a UTC day, however late in it', () => {
    fc.assert(
      fc.property(fc.nat(20_000), fc.nat(20_000), fc.nat(DAY - 1), (told, today, ms) => {
        expect(mayNotifyAgain(dateOf(told), today * DAY + ms)).toBe(told < today);
      }),
    );
    expect(mayNotifyAgain(null, NOW)).toBe(true);
  });

  it('needs a price above 0, and a quantity above 0 if it has one', () => {
    const [none, some] = [amount<'usdt'>(0n), amount<'usdt'>(1n)];
    expect(checkAlert({ price: none, quantity: null })).toMatchObject({ refusal: 'amountRule' });
    expect(checkAlert({ price: some, quantity: none })).toMatchObject({ refusal: 'amountRule' });
    expect(checkAlert({ price: some, quantity: null }).ok).toBe(true);
    expect(checkAlert({ price: some, quantity: some }).ok).toBe(true);
  });
});
