import { describe, expect, it } from 'vitest';
import { amount } from '../../shared/money.ts';
import { returnRefund, type AskedLine } from './refund.ts';

const mey = (micro: bigint) => amount<'mey'>(micro);
const line = (asked: number, over: Partial<AskedLine> = {}): AskedLine => ({
  units: 3,
  paid: mey(10n),
  refundedUnits: 0,
  refunded: mey(0n),
  asked,
  ...over,
});
const terms = { freightLeft: mey(4n), isShipped: false, withFreight: false };

describe('what a return request refunds', () => {
  it('is a part of what was paid for each line, and nothing for the others', () => {
    expect(returnRefund({ ...terms, lines: [line(1), line(0), line(2)] })).toEqual({
      ok: true,
      value: { parts: [3n, 0n, 6n], freight: 0n, value: 9n, isAll: false },
    });
  });

  it('has the freight where nothing was shipped and nothing is left, or where the desk says so', () => {
    const rest = line(1, { refundedUnits: 2, refunded: mey(6n) });
    const done = line(0, { refundedUnits: 3, refunded: mey(10n) });
    const all = { ...terms, lines: [rest, done] };
    expect(returnRefund(all)).toMatchObject({ value: { freight: 4n, value: 8n, isAll: true } });
    expect(returnRefund({ ...all, isShipped: true })).toMatchObject({ value: { freight: 0n, value: 4n, isAll: true } });
    expect(returnRefund({ ...terms, lines: [line(1)], withFreight: true })).toMatchObject({
      value: { freight: 4n, value: 7n, isAll: false },
    });
  });

  it('is refused where a line has less left', () => {
    expect(returnRefund({ ...terms, lines: [line(2, { refundedUnits: 2 })] })).toEqual({
      ok: false,
      refusal: 'refundTooMuch',
      params: { max: 1 },
    });
  });
});
