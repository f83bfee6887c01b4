import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgePayment } from '../chain/judge.ts';
import { amount } from '../shared/money.ts';
import { DAY, MINUTE, SECOND } from '../shared/time.ts';
import {
  UNIQUE_AMOUNT_REST,
  uniqueAmount,
  uniqueAmountSteps,
  expectedPayment,
  isReportable,
  readUniqueAmount,
} from './unique-amount.ts';

const LIMITS = { least: amount<'usdt'>(10_000_000n), most: amount<'usdt'>(5_000_000_000n) };

describe('an exact amount', () => {
  it('lies less than a hundredth above the typed one, and is taken by no other', () => {
    fc.assert(
      fc.property(
        fc.nat(9_998),
        fc.uniqueArray(fc.integer({ min: 1, max: 9_999 }), { maxLength: 200 }),
        (start, used) => {
          const typed = 300_000_000n;
          const taken = new Set(used.map((one) => typed + BigInt(one)));
          const found = uniqueAmount({ typed, start, decimals: 18 }, taken);
          expect(found !== undefined && found > typed && found < typed + 10_000n && !taken.has(found)).toBe(true);
        },
      ),
    );
  });

  it('is the next free one, from the beginning again, and none when all are taken', () => {
    const range = { typed: 0n, start: 9_998, decimals: 6 };
    expect(uniqueAmount(range, new Set())).toBe(9_999n);
    expect(uniqueAmount(range, new Set([9_999n, 1n]))).toBe(2n);
    expect(uniqueAmount(range, new Set(Array.from({ length: 9_999 }, (_, one) => BigInt(one) + 1n)))).toBeUndefined();
  });

  it('can be paid with the decimals that the token has', () => {
    expect(uniqueAmountSteps(4)).toEqual({ count: 99, step: 100n });
    expect(uniqueAmount({ typed: 0n, start: 98, decimals: 4 }, new Set())).toBe(9_900n);
    expect(uniqueAmount({ typed: 0n, start: 0, decimals: 2 }, new Set())).toBeUndefined();
  });
});

describe('what a member wants to pay', () => {
  it.each(['', 'x', '-10', '10.001', '1e3', '10.000001'])('is no amount: %s', (typed) => {
    expect(readUniqueAmount(typed, LIMITS)).toMatchObject({ ok: false, refusal: 'amountRule' });
  });

  it('keeps to the limits of the way', () => {
    expect(readUniqueAmount('10', LIMITS)).toMatchObject({ ok: true, value: 10_000_000n });
    expect(readUniqueAmount('5000.00', LIMITS)).toMatchObject({ ok: true });
    for (const typed of ['0', '9.99', '5000.01'])
      expect(readUniqueAmount(typed, LIMITS)).toMatchObject({ refusal: 'amountRange' });
  });
});

describe('the payment on the network', () => {
  const madeAt = 1_800_000_000_000;
  const judged = (blockTime: number, units = 300_000_007n) => {
    const expected = expectedPayment({
      terms: { token: 'USDT', decimals: 6, confirmations: 3 },
      address: 'ours',
      amount: amount<'usdt'>(300_000_007n),
      madeAt,
      askedAt: madeAt + 9 * DAY,
      usedLogs: [],
    });
    const transfers = [{ log: 0, token: 'USDT', from: 'anybody', to: 'ours', units }];
    const block = { blockNumber: 1n, blockHash: '0x1', confirmations: 3 };
    return judgePayment(expected, { state: 'found', succeeded: true, blockTime, transfers, ...block }).outcome;
  };

  it('counts from the beginning until a day later and ten minutes', () => {
    expect(judged(madeAt - SECOND)).toBe('refuted');
    expect(judged(madeAt)).toBe('proved');
    expect(judged(madeAt + DAY + 10 * MINUTE)).toBe('proved');
    expect(judged(madeAt + DAY + 10 * MINUTE + SECOND)).toBe('refuted');
  });

  it('has the exact amount, to the last digit', () => {
    expect(judged(madeAt, 300_000_006n)).toBe('refuted');
    expect(judged(madeAt, 300_000_008n)).toBe('refuted');
  });

  it('is reported within thirty days after its time', () => {
    expect(isReportable(madeAt, madeAt + DAY + UNIQUE_AMOUNT_REST)).toBe(true);
    expect(isReportable(madeAt, madeAt + DAY + UNIQUE_AMOUNT_REST + 1)).toBe(false);
  });
});
