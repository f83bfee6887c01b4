import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../shared/time.ts';
import {
  admitLogin,
  admitPayPassword,
  admitSignIn,
  admitUnknownDevice,
  type Attempts,
  NO_ATTEMPTS,
  payPasswordRefusal,
  UNKNOWN_DEVICES,
  withoutAttempt,
} from './lockout.ts';

function failing(admit: typeof admitLogin, times: number, from: Attempts, now: number): Attempts {
  return Array.from({ length: times }).reduce<Attempts>((state) => {
    const admitted = admit(state, now);
    if (!admitted.ok) throw new Error(admitted.refusal);
    return admitted.value;
  }, from);
}

/** Moments of wrong tries, as the gaps between them. */
const gaps = fc.array(fc.integer({ min: 0, max: 3 * HOUR }), { minLength: 1, maxLength: 120 });

/** Runs wrong tries at these moments; answers which were heard. */
function tried(admit: typeof admitLogin, spans: readonly number[]): { heard: number[]; state: Attempts; now: number } {
  const heard: number[] = [];
  let state = NO_ATTEMPTS;
  let now = DAY;
  for (const span of spans) {
    now += span;
    const admitted = admit(state, now);
    if (!admitted.ok) continue;
    heard.push(now);
    state = admitted.value;
  }
  return { heard, state, now };
}

describe('login lock-out', () => {
  it('makes people wait 10 minutes after five failures and says how long', () => {
    const state = failing(admitLogin, 5, NO_ATTEMPTS, 0);
    expect(admitLogin(state, 3 * MINUTE + 1)).toMatchObject({ refusal: 'loginTooFrequent', params: { minutes: 7 } });
    expect(admitLogin(state, 10 * MINUTE).ok).toBe(true);
  });
  it('doubles the wait with each further five, up to an hour, and tells how long it is', () => {
    let state = failing(admitLogin, 5, NO_ATTEMPTS, 0);
    let now = 10 * MINUTE;
    for (const minutes of [20, 40, 60, 60, 60]) {
      state = failing(admitLogin, 5, state, now);
      expect(admitLogin(state, now)).toMatchObject({ refusal: 'loginLocked', params: { minutes } });
      now += minutes * MINUTE;
      expect(admitLogin(state, now - 1).ok).toBe(false);
      expect(admitLogin(state, now).ok).toBe(true);
    }
  });
  it('forgets waits after a quiet day', () => {
    let state = failing(admitLogin, 5, NO_ATTEMPTS, 0);
    state = failing(admitLogin, 5, state, 10 * MINUTE);
    state = failing(admitLogin, 5, state, 2 * DAY);
    expect(admitLogin(state, 2 * DAY + 10 * MINUTE).ok).toBe(true);
  });
  it('never keeps anybody out longer than an hour, whatever was tried before', () => {
    fc.assert(
      fc.property(gaps, (spans) => {
        const { state, now } = tried(admitLogin, spans);
        expect(admitLogin(state, now + HOUR).ok).toBe(true);
        const refused = admitLogin(state, now);
        if (!refused.ok) expect(Number(refused.params?.minutes)).toBeLessThanOrEqual(60);
      }),
    );
  });
  it('hears at most five tries in any ten minutes', () => {
    fc.assert(
      fc.property(gaps, (spans) => {
        const { heard } = tried(admitLogin, spans);
        heard.forEach((first, index) => {
          const sixth = heard[index + 5];
          if (sixth !== undefined) expect(sixth - first).toBeGreaterThanOrEqual(10 * MINUTE);
        });
      }),
    );
  });
});

describe('the tries of devices that never signed in', () => {
  it('are 30 in an hour, which then ends', () => {
    const state = failing(admitUnknownDevice, 30, NO_ATTEMPTS, DAY);
    expect(admitUnknownDevice(state, DAY + 15 * MINUTE)).toMatchObject({
      refusal: 'loginLocked',
      params: { minutes: 45 },
    });
    expect(admitUnknownDevice(state, DAY + HOUR)).toMatchObject({ value: { failures: 1, blockedUntil: null } });
  });
  it('are never more than 60 in an hour, and never wait longer than one', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 4 * MINUTE }), { maxLength: 200 }), (spans) => {
        const { heard, state, now } = tried(admitUnknownDevice, spans);
        for (const from of heard)
          expect(heard.filter((at) => at >= from && at < from + UNKNOWN_DEVICES.span).length).toBeLessThanOrEqual(60);
        expect(admitUnknownDevice(state, now + HOUR).ok).toBe(true);
      }),
    );
  });
  it('leave out those of a device that then signed in', () => {
    const state = failing(admitUnknownDevice, 30, NO_ATTEMPTS, DAY);
    expect(admitUnknownDevice(withoutAttempt(state, 2), DAY)).toMatchObject({ value: { failures: 29 } });
  });
});

describe('signing in', () => {
  const after = (times: number, now = 0) => failing(admitLogin, times, NO_ATTEMPTS, now);
  const asks = (own: Attempts, unknownDevices: Attempts | null, now = 0) =>
    admitSignIn({ own, unknownDevices }, false, now).ok ? undefined : 'challengeRequired';
  it('asks for a challenge from the third try on, also after a wait, until a day has passed', () => {
    expect(asks(after(1), null)).toBeUndefined();
    expect(asks(after(2), null)).toBe('challengeRequired');
    expect(asks(after(5), null, 10 * MINUTE)).toBe('challengeRequired');
    expect(asks(after(5), null, DAY)).toBeUndefined();
    expect(admitSignIn({ own: after(2), unknownDevices: null }, true, 0).ok).toBe(true);
  });
  it('asks a stranger for it as soon as others have tried, and a known device only for its own tries', () => {
    const others = failing(admitUnknownDevice, 2, NO_ATTEMPTS, DAY);
    expect(asks(NO_ATTEMPTS, others, DAY)).toBe('challengeRequired');
    expect(asks(NO_ATTEMPTS, others, DAY + HOUR)).toBeUndefined();
    expect(asks(NO_ATTEMPTS, null, DAY)).toBeUndefined();
  });
  it('tells a wait before it asks for a challenge', () => {
    expect(admitSignIn({ own: after(5), unknownDevices: null }, false, 0)).toMatchObject({
      refusal: 'loginTooFrequent',
    });
    const others = failing(admitUnknownDevice, 30, NO_ATTEMPTS, DAY);
    expect(admitSignIn({ own: NO_ATTEMPTS, unknownDevices: others }, false, DAY)).toMatchObject({
      refusal: 'loginLocked',
    });
    expect(admitSignIn({ own: NO_ATTEMPTS, unknownDevices: null }, false, DAY).ok).toBe(true);
  });
});

describe('payment password lock-out', () => {
  it('counts down the tries, then locks for 30 minutes', () => {
    expect(payPasswordRefusal(failing(admitPayPassword, 2, NO_ATTEMPTS, 0), 0).params).toEqual({ left: 3, minutes: 0 });
    const locked = failing(admitPayPassword, 5, NO_ATTEMPTS, 0);
    expect(admitPayPassword(locked, MINUTE)).toMatchObject({
      refusal: 'payPasswordWrong',
      params: { left: 0, minutes: 29 },
    });
    expect(admitPayPassword(locked, 30 * MINUTE)).toMatchObject({ value: { failures: 1 } });
  });
});
