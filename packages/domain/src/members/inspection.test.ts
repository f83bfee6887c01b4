import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../shared/time.ts';
import { INSPECTION_LASTS, checkInspection, investigationEnd, isRunning } from './inspection.ts';

describe('an inspection', () => {
  it('runs for an hour, or until it is ended', () => {
    const begun = { endsAt: INSPECTION_LASTS, endedAt: null };
    expect(INSPECTION_LASTS).toBe(HOUR);
    expect(isRunning(begun, HOUR - 1)).toBe(true);
    expect(isRunning(begun, HOUR)).toBe(false);
    expect(isRunning({ ...begun, endedAt: 1 }, 2)).toBe(false);
    expect(isRunning({ endsAt: null, endedAt: null }, 0)).toBe(false);
  });

  it('takes two for the account of an operator alone', () => {
    expect(checkInspection({ isOperators: false, isByTwo: false }).ok).toBe(true);
    expect(checkInspection({ isOperators: true, isByTwo: true }).ok).toBe(true);
    expect(checkInspection({ isOperators: true, isByTwo: false })).toMatchObject({ refusal: 'inspectionTakesTwo' });
  });
});

describe('an investigation', () => {
  it('ends after its days, and after ninety whatever was asked for', () => {
    expect(investigationEnd(5, 1)).toBe(5 + DAY);
    expect(investigationEnd(0, 90)).toBe(90 * DAY);
    expect(investigationEnd(0, 91)).toBe(90 * DAY);
  });
});
