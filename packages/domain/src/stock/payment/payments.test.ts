import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memberNumber } from '../../shared/member-no.ts';
import { amount } from '../../shared/money.ts';
import { MINUTE } from '../../shared/time.ts';
import {
  cancelPayment,
  checkActivationPace,
  checkFunder,
  recognitionDay,
  payerFigures,
  type Payment,
} from './payments.ts';

const side = { payer: 'p', referrer: 'r', contact: 'c', isReinvestmentAccount: false };

function payment(index: number, change: Partial<Payment> = {}): Payment {
  const basis = {
    id: BigInt(index),
    kind: 'upgrade',
    payer: memberNumber(1n),
    funder: memberNumber(1n),
    coin: 'bdb',
    state: 'cooling',
  } as const;
  return { ...basis, amount: amount(BigInt(index + 1)), level: index + 1, ...change };
}

describe('who may fund what', () => {
  it.each([
    ['activation', 'r', 'bdb', 'ok'],
    ['activation', 'c', 'ftb', 'ok'],
    ['activation', 'x', 'bdb', 'forbidden'],
    ['activation', 'p', 'mey', 'coinNotAllowed'],
    ['upgrade', 'p', 'bdb', 'ok'],
    ['upgrade', 'p', 'ftb', 'coinNotAllowed'],
    ['upgrade', 'r', 'bdb', 'forbidden'],
    ['reinvest', 'p', 'ftb', 'ok'],
    ['reinvest', 'p', 'bdb', 'coinNotAllowed'],
  ] as const)('%s by %s in %s: %s', (kind, funder, coin, expected) => {
    const result = checkFunder(kind, side, funder, coin);
    expect(result.ok ? 'ok' : result.refusal).toBe(expected);
  });
  it('a reinvestment account is activated with ftb alone', () => {
    const futou = { ...side, isReinvestmentAccount: true };
    expect(checkFunder('activation', futou, 'r', 'bdb')).toMatchObject({ refusal: 'coinNotAllowed' });
    expect(checkFunder('activation', futou, 'r', 'ftb').ok).toBe(true);
  });
  it('a funder activates once in 10 minutes', () => {
    expect(checkActivationPace(null, 0).ok).toBe(true);
    expect(checkActivationPace(0, MINUTE)).toMatchObject({ refusal: 'activationTooSoon', params: { minutes: 9 } });
    expect(checkActivationPace(0, 10 * MINUTE).ok).toBe(true);
  });
});

describe('cancelling', () => {
  it('returns each payment to its own funder and restores what was before', () => {
    const payments = [
      payment(0, { state: 'recognised' }),
      payment(1),
      payment(2, { funder: memberNumber(2n), coin: 'ftb' }),
    ];
    expect(cancelPayment(payments, 1n, 1n)).toEqual({
      ok: true,
      value: {
        returns: payments.slice(1),
        standing: { bought: 1, fuel: 1n, state: 'active' },
      },
    });
  });
  it('makes the member pending again when nothing paid is left', () => {
    expect(cancelPayment([payment(0)], 0n, 1n)).toMatchObject({
      value: { standing: { bought: 0, fuel: 0n, state: 'pending' } },
    });
  });
  it('is its funder’s, once, and until recognition', () => {
    expect(cancelPayment([payment(0)], 9n, 1n)).toMatchObject({ refusal: 'notFound' });
    expect(cancelPayment([payment(0)], 0n, 2n)).toMatchObject({ refusal: 'forbidden' });
    expect(cancelPayment([payment(0, { state: 'recognised' })], 0n, 1n)).toMatchObject({
      refusal: 'cancelWindowOver',
    });
    expect(cancelPayment([payment(0, { state: 'cancelled' })], 0n, 1n)).toMatchObject({
      refusal: 'paymentNotCancellable',
    });
    expect(() => cancelPayment([payment(0), payment(1, { state: 'recognised' })], 0n, 1n)).toThrow(/order/);
  });
  it('returns exactly what leaves node fuel', () => {
    const amounts = fc.array(fc.bigInt({ min: 1n, max: 10n ** 12n }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(amounts, fc.nat(), (values, pick) => {
        const payments = values.map((value, index) => payment(index, { amount: amount(value) }));
        const result = cancelPayment(payments, BigInt(pick % values.length), 1n);
        const returned = result.ok ? result.value.returns.reduce((total, line) => total + line.amount, 0n) : -1n;
        expect(result.ok && result.value.standing.fuel + returned).toBe(payerFigures(payments).fuel);
      }),
    );
  });
});

it('recognises at the end of the first day that is 7 days away', () => expect(recognitionDay(3, 7)).toBe(10));
