import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../shared/time.ts';
import { checkCoolDown, checkNewAddress, checkTransferLock } from './cool-down.ts';
import { admitLogin, admitPayPassword, NO_ATTEMPTS, payPasswordRefusal, type Attempts } from './lockout.ts';
import { judgeSession, SESSION, type SessionFamily } from './session.ts';

function failing(admit: typeof admitLogin, times: number, from: Attempts, now: number): Attempts {
  return Array.from({ length: times }).reduce<Attempts>((state) => {
    const admitted = admit(state, now);
    if (!admitted.ok) throw new Error(admitted.refusal);
    return admitted.value;
  }, from);
}

describe('login lock-out', () => {
  it('makes people wait 10 minutes after five failures and says how long', () => {
    const state = failing(admitLogin, 5, NO_ATTEMPTS, 0);
    expect(admitLogin(state, 3 * MINUTE + 1)).toMatchObject({ refusal: 'loginTooFrequent', params: { minutes: 7 } });
    expect(admitLogin(state, 10 * MINUTE).ok).toBe(true);
  });
  it('gives five new tries after a wait, and locks after the third wait', () => {
    let state = NO_ATTEMPTS;
    for (const wait of [0, 1, 2]) state = failing(admitLogin, 5, state, wait * 10 * MINUTE);
    expect(admitLogin(state, 30 * DAY)).toMatchObject({ refusal: 'loginLocked' });
  });
  it('forgets waits after a quiet day', () => {
    let state = failing(admitLogin, 5, NO_ATTEMPTS, 0);
    state = failing(admitLogin, 5, state, 10 * MINUTE);
    state = failing(admitLogin, 5, state, 2 * DAY);
    expect(admitLogin(state, 2 * DAY + 10 * MINUTE).ok).toBe(true);
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

describe('session', () => {
  const family: SessionFamily = { startedAt: 0, lastSeenAt: 0, tokenIssuedAt: 0, ended: false };
  const current = { token: 'current', sameCookie: true } as const;
  const previous = { token: 'previous', sameCookie: true } as const;
  it('ends when unused and at last in any case', () => {
    expect(judgeSession(family, current, SESSION.idle - 1)).toBe('rotate');
    expect(judgeSession(family, current, SESSION.idle)).toBe('expired');
    const used = { ...family, lastSeenAt: SESSION.absolute - 1, tokenIssuedAt: SESSION.absolute - 1 };
    expect(judgeSession(used, current, SESSION.absolute - 1)).toBe('valid');
    expect(judgeSession(used, current, SESSION.absolute)).toBe('expired');
    expect(judgeSession({ ...family, ended: true }, current, 1)).toBe('expired');
  });
  it('accepts the previous token for 30 s with the same cookie, and takes any other use as theft', () => {
    expect(judgeSession(family, previous, 30 * SECOND)).toBe('valid');
    expect(judgeSession(family, previous, 30 * SECOND + 1)).toBe('reused');
    expect(judgeSession(family, { ...previous, sameCookie: false }, 1)).toBe('reused');
    expect(judgeSession(family, { token: 'older', sameCookie: true }, 1)).toBe('reused');
  });
});

describe('cool-down', () => {
  it('holds money acts for 24 h after the latest change, and nothing else', () => {
    const changes = { phone: 0, payPassword: 2 * HOUR };
    expect(checkCoolDown(changes, 'withdrawal', 5 * HOUR)).toMatchObject({
      refusal: 'coolDown',
      params: { hours: 21 },
    });
    expect(checkCoolDown(changes, 'sale', 26 * HOUR).ok).toBe(true);
    expect(checkCoolDown(changes, 'login', 5 * HOUR).ok).toBe(true);
    expect(checkCoolDown({}, 'handOff', 0).ok).toBe(true);
  });
  it('holds a new address for 24 h', () => {
    expect(checkNewAddress(0, DAY - 1)).toMatchObject({ refusal: 'addressCoolDown', params: { hours: 1 } });
    expect(checkNewAddress(0, DAY).ok).toBe(true);
  });
  it('keeps transfers locked while the switch is on and 5 minutes after', () => {
    expect(checkTransferLock({ on: true, turnedOffAt: null }, 0)).toMatchObject({ refusal: 'transferLocked' });
    expect(checkTransferLock({ on: false, turnedOffAt: 0 }, MINUTE)).toMatchObject({ params: { minutes: 4 } });
    expect(checkTransferLock({ on: false, turnedOffAt: 0 }, 5 * MINUTE).ok).toBe(true);
  });
});
