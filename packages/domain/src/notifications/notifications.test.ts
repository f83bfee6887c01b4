import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../shared/time.ts';
import { MAIL_DELIVERY, nextAttempt } from './delivery.ts';
import { noticeClass, NOTICES, type NoticeKind } from './notice.ts';

const KINDS = Object.keys(NOTICES) as NoticeKind[];

describe('notifications', () => {
  it('are mailed whatever was chosen for money that left, corrections, security and new devices, and for nothing else', () => {
    const always = KINDS.filter((kind) => noticeClass(kind).mail === 'always');
    expect(always.toSorted()).toEqual([
      'collected',
      'corrected',
      'exportReady',
      'factorAdded',
      'factorReset',
      'linkBound',
      'linkConsentGiven',
      'linkSignIn',
      'newDevice',
      'nodeAllowed',
      'nodeOpened',
      'nodeSignIn',
      'nodeTaken',
      'securityChanged',
      'withdrawalPaid',
    ]);
  });

  it('lead to a thing by a parameter that they have', () => {
    for (const kind of KINDS) {
      const { to, params } = noticeClass(kind);
      if (to.id !== undefined) expect([kind, params[to.id]]).toEqual([kind, 'id']);
    }
  });
});

describe('a delivery that fails', () => {
  it('is tried again later each time, never later than an hour, and ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 40 }), fc.array(fc.integer({ min: 0, max: HOUR })), (madeAt, late) => {
        let now = madeAt;
        let wait = 0;
        for (let attempts = 1; ; attempts += 1) {
          const next = nextAttempt(MAIL_DELIVERY, { madeAt, attempts }, now);
          if (next === undefined) {
            expect(now + HOUR).toBeGreaterThan(madeAt + MAIL_DELIVERY.until);
            return;
          }
          expect(next - now).toBeGreaterThanOrEqual(wait);
          expect(next - now).toBeLessThanOrEqual(HOUR);
          wait = next - now;
          now = next + (late[attempts % (late.length + 1)] ?? 0);
        }
      }),
    );
  });

  it('survives an hour without a mail server with a handful of tries', () => {
    const tries: number[] = [];
    let now = 0;
    while (now < HOUR) {
      tries.push(now);
      now = nextAttempt(MAIL_DELIVERY, { madeAt: 0, attempts: tries.length }, now) ?? DAY;
    }
    expect(tries.map((at) => at / MINUTE)).toEqual([0, 1, 3, 7, 15, 31]);
    expect(now).toBeLessThan(2 * HOUR);
  });
});
