import { describe, expect, it } from 'vitest';
import { isDiskFull, isSettlementLate } from './alarms.ts';
import { DAY, MINUTE } from './time.ts';

describe('what alarms are raised by', () => {
  it('is a day that ended half an hour ago and is not settled', () => {
    const settled = 20_000;
    const ended = (settled + 2) * DAY;
    expect(isSettlementLate(settled, ended)).toBe(false);
    expect(isSettlementLate(settled, ended + 30 * MINUTE - 1)).toBe(false);
    expect(isSettlementLate(settled, ended + 30 * MINUTE)).toBe(true);
  });

  it('is a disk of which less than a tenth is free', () => {
    expect(isDiskFull({ free: 10n, size: 100n })).toBe(false);
    expect(isDiskFull({ free: 9n, size: 99n })).toBe(true);
    expect(isDiskFull({ free: 0n, size: 1n })).toBe(true);
  });
});
