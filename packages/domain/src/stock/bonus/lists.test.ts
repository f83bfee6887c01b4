import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amount, MAX_INT64, minus, part, shares } from '../../shared/money.ts';
import type { BonusClaim } from './bonus.ts';
import { BONUS_FIELDS, BONUS_KINDS, LED_FIELDS, type Fields, type Unit } from './bonus-fields.ts';
import { BonusList } from './bonus-list.ts';
import { PostingList } from '../settlement/posting-list.ts';
import type { StockPosting } from '../movements.ts';

const count = fc.bigInt({ min: 0n, max: MAX_INT64 });
const micro = count.map((value) => amount(value));
const quantity = count.map((value) => shares(value));
const small = fc.nat({ max: 10_000 });
const UNITS: Readonly<Record<Unit, fc.Arbitrary<unknown>>> = {
  member: count,
  payment: count,
  micro,
  shares: quantity,
  bp: small,
  hundredths: small,
  count: small,
  day: small,
};
const someOf = (fields: Fields) =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, unit]) => [name, UNITS[unit]])));

const claims = BONUS_KINDS.map((kind) =>
  fc
    .tuple(someOf(BONUS_FIELDS[kind]), fc.array(someOf(LED_FIELDS), { maxLength: 3 }))
    .map(([fields, sources]) => ({ kind, ...fields, ...(kind === 'leadership' ? { sources } : {}) }) as BonusClaim),
);
const someClaim: fc.Arbitrary<BonusClaim> = fc.oneof(...claims);

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
