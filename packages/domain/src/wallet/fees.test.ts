import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memberNumber } from '../shared/member-no.ts';
import { amount, part } from '../shared/money.ts';
import { feeOf } from './fees.ts';
import { withdrawalPaid } from './movements.ts';
import { transferFigures } from './transfer.ts';
import { payoutOf } from './withdrawal.ts';

const value = fc.bigInt({ min: 1n, max: 10n ** 18n }).map((micro) => amount(micro));
const rate = fc.integer({ min: 1, max: 10_000 });

it('of a withdrawal leaves what arrives, and both are all that was held', () => {
  const withdrawal = { id: 1n, memberNo: memberNumber(7n) };
  fc.assert(
    fc.property(value, value, (arrives, fee) => {
      const requested = { amount: amount<'usdt'>(arrives + fee), fee };
      expect(payoutOf(requested)).toBe(arrives);
      const postings = withdrawalPaid(withdrawal, requested.amount, fee);
      expect(postings.map((one) => one.amount)).toEqual([arrives, fee]);
    }),
  );
});

describe('a fee', () => {
  it('is never nothing, never more than the amount, and else the share rounded down', () => {
    fc.assert(
      fc.property(value, rate, (micro, bp) => {
        const fee = feeOf(micro, bp);
        expect(fee > 0n && fee <= micro).toBe(true);
        const share = part(micro, bp);
        expect(fee).toBe(share > 0n ? share : 1n);
      }),
    );
  });

  it('is nothing where there is no rate or nothing to pay it on', () => {
    expect([feeOf(amount(5n), 0), feeOf(amount(0n), 10)]).toEqual([0n, 0n]);
  });

  it('is paid on transfers below a thousandth, and what it would eat up is refused', () => {
    expect(transferFigures('ann', 'bo', amount(999n), 10)).toMatchObject({ value: { fee: 1n, credited: 998n } });
    expect(transferFigures('ann', 'bo', amount(1n), 10)).toMatchObject({ refusal: 'amountRule' });
    expect(transferFigures('ann', 'bo', amount(1n), 0)).toMatchObject({ value: { fee: 0n, credited: 1n } });
  });
});
