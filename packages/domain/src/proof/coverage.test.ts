import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COINS, MICRO } from '../shared/money.ts';
import { coverageOf } from './coverage.ts';
import type { CoinFigures } from './snapshot.ts';

const coin = (name: CoinFigures['coin'], members: bigint, held = 0n): CoinFigures => ({
  coin: name,
  custodyChain: held,
  custodyReceipts: 0n,
  backing: 0n,
  claims: { members, holds: 0n, escrow: 0n, queue: 0n, pools: 0n, reserve: 0n, fees: 0n },
});

test('custody is compared with all that is owed, and not with the backing alone', () => {
  const coins = [coin('mey', 722_000n * MICRO), coin('usdt', 207_751n * MICRO, 929_751n * MICRO)];
  expect(coverageOf({ coins })).toEqual({
    held: 929_751n * MICRO,
    owedUnits: 722_000n * MICRO,
    owedUsdt: 207_751n * MICRO,
    coveredBp: 10_000,
  });
});

test('what lacks a single micro is never shown as covered', () => {
  const figure = fc.bigInt(1n, 10n ** 15n);
  fc.assert(
    fc.property(figure, figure, fc.constantFrom(...COINS), (owed, missing, name) => {
      const coins = [coin(name, owed + missing), coin('usdt', 0n, owed)];
      expect(coverageOf({ coins }).coveredBp).toBeLessThan(10_000);
    }),
  );
});

test('where nothing is owed, nothing is missing', () => {
  expect(coverageOf({ coins: [] }).coveredBp).toBe(10_000);
});
