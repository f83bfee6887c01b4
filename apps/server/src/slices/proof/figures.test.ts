import { expect, it } from 'vitest';
import { figuresOf } from './figures.ts';

it('what was paid for orders of the shop is owed to their buyers until they close, and income only then', () => {
  const platform = [
    { coin: 'mey', purpose: 'escrow:shop', balance: 30n },
    { coin: 'mey', purpose: 'operations', balance: 7n },
  ] as const;
  const mey = figuresOf([], platform).find(({ coin }) => coin === 'mey');
  expect(mey?.claims).toMatchObject({ escrow: 30n, fees: 7n });
});
