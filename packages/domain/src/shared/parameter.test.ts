import { describe, expect, it } from 'vitest';
import { amount } from './money.ts';
import { noticeOfParameter, parameter, parameterValue, readParameter, writtenParameter } from './parameter.ts';
import { DAY } from './time.ts';

const fee = parameter('usdt', 'members', { shipped: 1, min: 0, max: 9 });
const hours = parameter('hours', 'operators', { shipped: 24, min: 1, max: 168 });

describe('a parameter', () => {
  it('takes what lies within its bounds, in its unit, and names the bounds otherwise', () => {
    expect(readParameter(fee, '2.5')).toEqual({ ok: true, value: 2_500_000n });
    expect(readParameter(fee, '0')).toEqual({ ok: true, value: 0n });
    expect(readParameter(fee, '9')).toEqual({ ok: true, value: 9_000_000n });
    const beyond = { ok: false, refusal: 'parameterRange', params: { min: '0.000000', max: '9.000000' } };
    expect(readParameter(fee, '9.000001')).toEqual(beyond);
    expect(readParameter(hours, '168')).toEqual({ ok: true, value: 168n });
    expect(readParameter(hours, '0')).toEqual({
      ok: false,
      refusal: 'parameterRange',
      params: { min: '1', max: '168' },
    });
  });

  it('takes nothing that is no amount, or no whole number', () => {
    for (const typed of ['', '-1', '1e3', '1,5', ' 1', '1.0000001'])
      expect(readParameter(fee, typed)).toMatchObject({ refusal: 'amountRule' });
    for (const typed of ['', '-1', '1e1', '1.5', ' 1', '9999999999'])
      expect(readParameter(hours, typed)).toMatchObject({ refusal: 'amountRule' });
  });

  it('is written as it is typed, and used as an amount or a number', () => {
    expect(writtenParameter(fee, 2_500_000n)).toBe('2.500000');
    expect(writtenParameter(hours, 24n)).toBe('24');
    expect(parameterValue(fee, 2_500_000n)).toBe(amount<'usdt'>(2_500_000n));
    expect(parameterValue(hours, 24n)).toBe(24);
  });

  it('is announced for a day if members feel it, and holds at once otherwise', () => {
    expect(noticeOfParameter(fee)).toBe(DAY);
    expect(noticeOfParameter(hours)).toBe(0);
  });

  it('is not shipped with a value that nobody could propose', () => {
    expect(() => parameter('hours', 'operators', { shipped: 0, min: 1, max: 2 })).toThrow(RangeError);
  });
});
