import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amount, MAX_INT64, minus, part, shares } from '../shared/money.ts';
import type { BonusClaim } from './bonus.ts';
import { BonusList } from './bonus-list.ts';
import { PostingList } from './posting-list.ts';
import type { StockPosting } from './movements.ts';

const count = fc.bigInt({ min: 0n, max: MAX_INT64 });
const micro = count.map((value) => amount(value));
const quantity = count.map((value) => shares(value));
const small = fc.nat({ max: 10_000 });
const earner = { receiver: count, height: micro };
const source = { payment: count, source: count, fee: micro, rateBp: small };
const led = fc.record({ source: count, generation: small, paid: micro, rateBp: small });

const someClaim: fc.Arbitrary<BonusClaim> = fc.oneof(
  fc.record({ kind: fc.constant('referral' as const), ...source, ...earner }),
  fc.record({ kind: fc.constant('seePoint' as const), ...source, distance: small, ...earner }),
  fc.record({
    kind: fc.constant('collision' as const),
    ...earner,
    carryA: micro,
    carryB: micro,
    newA: micro,
    newB: micro,
    rateBp: small,
    dailyCap: micro,
  }),
  fc.record({ kind: fc.constant('leadership' as const), ...earner, sources: fc.array(led, { maxLength: 3 }) }),
  fc.record({ kind: fc.constant('lifetime' as const), ...earner, threshold: micro, award: micro, reachedOn: small }),
  fc.record({
    kind: fc.constant('merit' as const),
    ...earner,
    rank: small,
    matched: micro,
    weight: small,
    balance: micro,
  }),
  fc.record({
    kind: fc.constant('yield' as const),
    receiver: count,
    payout: micro,
    held: quantity,
    outstanding: quantity,
  }),
);

it('bonuses come back from their list as they were put in', () => {
  const someBonus = fc.record({ claim: someClaim, pool: micro, dues: micro, due: micro, paid: micro, ftbBp: small });
  fc.assert(
    fc.property(fc.array(someBonus), (given) => {
      const rows = given.map(({ claim, paid, ftbBp, ...step }) => {
        const ftb = part(paid, ftbBp);
        return { ...claim, ...step, paid, ftb, mey: minus(paid, ftb), day: 20_000, ftbBp };
      });
      const list = new BonusList();
      for (const row of rows) list.push(row);
      expect(list).toHaveLength(rows.length);
      expect([...list]).toEqual(rows);
    }),
  );
});

it('postings come back from their list as they were put in, however many', () => {
  const kinds = ['sale', 'issue', 'buyback', 'recognition', 'feeDivision'] as const;
  const purposes = ['pool:yield', 'reserve', 'fees'] as const;
  const posting = (index: number): StockPosting => {
    const coin = index % 2 === 0 ? 'mey' : 'ftb';
    const from = {
      owner: BigInt(index),
      coin,
      purpose: purposes[index % 3] ?? 'fees',
      ref: BigInt(index * 3),
    } as const;
    const to = { owner: MAX_INT64, coin, purpose: 'available', ref: 0n } as const;
    return { kind: kinds[index % 5] ?? 'sale', from, to, amount: amount(MAX_INT64 - BigInt(index)) };
  };
  const given = Array.from({ length: 10_000 }, (_, index) => posting(index));
  const list = new PostingList();
  for (const one of given) list.push(one);
  expect(list).toHaveLength(given.length);
  expect([...list]).toEqual(given);
});
