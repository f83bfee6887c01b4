import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MICRO, amount } from '../shared/money.ts';
import { DAY, HOUR, MINUTE } from '../shared/time.ts';
import { VERIFICATION_TRANSITIONS, afterEvent, checkAgain, holdsClaim, stateNow } from './case.ts';
import {
  NAME_LENGTH,
  NO_END,
  NUMBER_LENGTH,
  checkAge,
  checkDetails,
  checkExpiry,
  checkName,
  checkNumber,
  documentIdentity,
  personIdentity,
  sidesOf,
} from './document.ts';
import { mayErase } from './erasure.ts';
import { LEVELS, type WithdrawalLimits, checkWithdrawalLimit, leftToWithdraw, levelOf } from './level.ts';
import { isDrawn, secondReason } from './second-review.ts';

const NOW = Date.parse('2026-03-02T12:00:00Z');
const usdt = (coins: bigint) => amount<'usdt'>(coins * MICRO);
const min = usdt(10n);
const LIMITS: WithdrawalLimits = { 0: usdt(500n), 1: usdt(2_000n), 2: usdt(50_000n) };
const DETAILS = {
  name: 'Ada Specimen',
  birthDate: '1990-02-28',
  country: 'DE',
  type: 'identityCard',
  number: 'L01X 00T47',
  expiresOn: '2030-01-01',
} as const;

describe('the limit of withdrawals', () => {
  it('is reached by no order of requests, and leaves nothing unused', () => {
    const wishes = fc.array(fc.bigInt({ min: 10n, max: 60_000n }), { maxLength: 30 });
    fc.assert(
      fc.property(fc.constantFrom(...LEVELS), wishes, (level, asked) => {
        let requested = usdt(0n);
        for (const coins of asked) {
          const left = leftToWithdraw(LIMITS[level], requested);
          const allowed = checkWithdrawalLimit({ level, limits: LIMITS, requested, amount: usdt(coins), min });
          expect(allowed.ok).toBe(usdt(coins) <= left);
          if (allowed.ok) requested = amount<'usdt'>(requested + usdt(coins));
          expect(requested <= LIMITS[level]).toBe(true);
        }
      }),
    );
  });

  it('names the next level, and at the highest what is left', () => {
    const ask = (level: 0 | 1 | 2, requested: bigint, coins: bigint) =>
      checkWithdrawalLimit({ level, limits: LIMITS, requested: usdt(requested), amount: usdt(coins), min });
    expect(ask(0, 0n, 501n)).toMatchObject({ refusal: 'verificationRequired', params: { level: 1 } });
    expect(ask(1, 1_990n, 11n)).toMatchObject({ refusal: 'verificationRequired', params: { level: 2 } });
    expect(ask(2, 49_000n, 1_001n)).toMatchObject({
      refusal: 'amountRange',
      params: { min: '10.000000', max: '1000.000000' },
    });
    expect(ask(2, 49_000n, 1_000n).ok).toBe(true);
    expect(leftToWithdraw(LIMITS[0], usdt(700n))).toBe(0n);
  });

  it('has its level by contact and document', () => {
    expect(levelOf({ hasContact: false, isApproved: false })).toBe(0);
    expect(levelOf({ hasContact: true, isApproved: false })).toBe(1);
    expect(levelOf({ hasContact: false, isApproved: true })).toBe(2);
  });
});

describe('a document', () => {
  it('is of somebody of 18 years on that day, and valid to its last day', () => {
    expect(checkAge('2008-03-02', NOW).ok).toBe(true);
    expect(checkAge('2008-03-03', NOW)).toMatchObject({ refusal: 'ageRule', params: { min: 18 } });
    expect(checkAge('2008-02-29', Date.parse('2026-02-28T23:59:59Z')).ok).toBe(false);
    expect(checkAge('2008-02-29', Date.parse('2026-03-01T00:00:00Z')).ok).toBe(true);
    expect(checkExpiry('2026-03-02', NOW).ok).toBe(true);
    expect(checkExpiry('2026-03-01', NOW)).toMatchObject({ refusal: 'documentExpired' });
  });

  it('has everything that is asked', () => {
    expect(checkDetails(DETAILS, NOW).ok).toBe(true);
    expect(checkDetails({ ...DETAILS, expiresOn: NO_END }, NOW).ok, 'no end date').toBe(true);
    for (const [field, value] of Object.entries({
      name: ' ',
      birthDate: '1990-02-30',
      country: 'Germany',
      number: '- -',
      expiresOn: 'soon',
    }))
      expect(checkDetails({ ...DETAILS, [field]: value }, NOW), field).toMatchObject({ params: { field } });
    expect(sidesOf('passport')).toEqual(['front', 'holding']);
    expect(sidesOf('drivingLicence')).toEqual(['front', 'back', 'holding']);
  });

  it('names somebody, and has a number that identifies it', () => {
    for (const name of ['Ng', 'A'.repeat(NAME_LENGTH)]) expect(checkName(name).ok, name).toBe(true);
    for (const name of ['', ' A ', 'A'.repeat(NAME_LENGTH + 1)]) expect(checkName(name).ok, name).toBe(false);
    for (const number of ['L01X', '1-2 3-4', '7'.repeat(NUMBER_LENGTH)])
      expect(checkNumber(number).ok, number).toBe(true);
    for (const number of ['', 'L01', '- 1 - 2 -', '7'.repeat(NUMBER_LENGTH + 1)])
      expect(checkNumber(number), number).toMatchObject({ refusal: 'badRequest', params: { field: 'number' } });
  });

  it('is found again however its name and number are written', () => {
    const same = { ...DETAILS, name: ' ADA  specimen', number: 'l01x-00t４7' };
    expect(documentIdentity(same)).toBe(documentIdentity(DETAILS));
    expect(personIdentity(same)).toBe(personIdentity(DETAILS));
    expect(documentIdentity({ ...DETAILS, country: 'AT' })).not.toBe(documentIdentity(DETAILS));
    expect(personIdentity({ ...DETAILS, birthDate: '1990-02-27' })).not.toBe(personIdentity(DETAILS));
  });
});

describe('a verification', () => {
  it('is decided in review alone, and never ends', () => {
    for (const state of VERIFICATION_TRANSITIONS.states)
      for (const event of ['approve', 'reject', 'askMore'] as const)
        expect(VERIFICATION_TRANSITIONS.can(state, event), `${state} ${event}`).toBe(state === 'inReview');
    expect(VERIFICATION_TRANSITIONS.terminal).toEqual([]);
    expect(VERIFICATION_TRANSITIONS.can('inReview', 'withdraw')).toBe(false);
  });

  it('starts again a day after a rejection, not after the fifth and not after a final one', () => {
    const once = { count: 1, isFinal: false, lastAt: NOW };
    expect(checkAgain(once, NOW + DAY - 1, DAY)).toMatchObject({
      refusal: 'verificationTooSoon',
      params: { hours: 1 },
    });
    expect(checkAgain(once, NOW + HOUR, DAY)).toMatchObject({ params: { hours: 23 } });
    expect(checkAgain(once, NOW + DAY, DAY).ok).toBe(true);
    expect(checkAgain({ ...once, count: 5 }, NOW + DAY, DAY)).toMatchObject({ refusal: 'statusChanged' });
    expect(checkAgain({ ...once, isFinal: true }, NOW + DAY, DAY)).toMatchObject({ refusal: 'statusChanged' });
    expect(checkAgain({ count: 0, isFinal: false, lastAt: null }, NOW, DAY).ok).toBe(true);
  });

  it('is free again when its claim has lapsed', () => {
    const claim = { state: 'inReview', reviewer: 7n, claimedUntil: NOW + 20 * MINUTE } as const;
    expect(holdsClaim(claim, 7n, NOW)).toBe(true);
    expect(holdsClaim(claim, 8n, NOW)).toBe(false);
    expect(holdsClaim(claim, 7n, NOW + 20 * MINUTE)).toBe(false);
    expect(stateNow(claim, NOW + 20 * MINUTE)).toBe('submitted');
  });

  it('meets what happens after its claim has lapsed as one that waits', () => {
    const claim = { state: 'inReview', claimedUntil: NOW } as const;
    expect(afterEvent(claim, 'approve', NOW - 1)).toBe('approved');
    expect(afterEvent(claim, 'withdraw', NOW - 1)).toBeUndefined();
    expect(afterEvent(claim, 'approve', NOW)).toBeUndefined();
    expect(afterEvent(claim, 'withdraw', NOW)).toBe('draft');
    expect(afterEvent(claim, 'claim', NOW)).toBe('inReview');
    expect(afterEvent(claim, 'lapse', NOW)).toBe('submitted');
  });

  it('is erased in every state but those in which reviewers have it', () => {
    expect(VERIFICATION_TRANSITIONS.states.filter((state) => !mayErase(state))).toEqual(['submitted', 'inReview']);
  });
});

describe('a second reviewer', () => {
  it('is drawn by the first eight bytes of a digest, and by nothing after them', () => {
    const bytes = fc.uint8Array({ minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(bytes, fc.uint8Array({ maxLength: 24 }), (first, rest) => {
        const number = new DataView(first.buffer, first.byteOffset).getBigUint64(0);
        expect(isDrawn(Uint8Array.of(...first, ...rest))).toBe(number % 10n === 0n);
      }),
    );
    expect(() => isDrawn(new Uint8Array(7))).toThrow(/too short/);
  });

  it('is asked for because of duplicates, an earlier case or the draw, in this order', () => {
    const none = { hasDuplicates: false, hadSecond: false, isDrawn: false };
    expect(secondReason(none)).toBeNull();
    expect(secondReason({ ...none, isDrawn: true })).toBe('draw');
    expect(secondReason({ ...none, isDrawn: true, hadSecond: true })).toBe('earlier');
    expect(secondReason({ hasDuplicates: true, hadSecond: true, isDrawn: true })).toBe('duplicates');
  });
});
