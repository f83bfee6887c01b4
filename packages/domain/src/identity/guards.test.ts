import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../shared/time.ts';
import {
  addressUsableFrom,
  checkAddressAge,
  checkCoinsMayLeave,
  checkCoolDown,
  checkTransferLock,
} from './cool-down.ts';
import { judgeSession, SESSION, type SessionFamily } from './session.ts';

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
  it('accepts the previous token with the same cookie for 30 s after the next one was shown, and takes any other use as theft', () => {
    expect(judgeSession(family, previous, 30 * SECOND)).toBe('repeat');
    expect(judgeSession(family, previous, 30 * SECOND + 1)).toBe('reused');
    expect(judgeSession(family, { ...previous, sameCookie: false }, 1)).toBe('reused');
    expect(judgeSession(family, { token: 'older', sameCookie: true }, 1)).toBe('reused');
  });
  it('accepts the previous token with the same cookie as long as nobody has shown the next one', () => {
    const unanswered = { token: 'unanswered', sameCookie: true } as const;
    expect(judgeSession(family, unanswered, DAY)).toBe('repeat');
    expect(judgeSession(family, { ...unanswered, sameCookie: false }, 1)).toBe('reused');
    expect(judgeSession(family, { token: 'fresh', sameCookie: true }, 1)).toBe('confirm');
    expect(judgeSession(family, { token: 'fresh', sameCookie: true }, HOUR)).toBe('rotate');
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
    expect(checkAddressAge(addressUsableFrom(0), DAY - 1)).toMatchObject({
      refusal: 'addressCoolDown',
      params: { hours: 1 },
    });
    expect(checkAddressAge(addressUsableFrom(0), DAY).ok).toBe(true);
  });
  it('lets coins leave where neither the transfer lock nor a cool-down holds, and names the lock first', () => {
    const lock = { on: true, turnedOffAt: null };
    const changes = { phone: 0 };
    expect(checkCoinsMayLeave({ lock, changes }, 'transferOut', HOUR)).toMatchObject({ refusal: 'transferLocked' });
    expect(checkCoinsMayLeave({ lock, changes }, 'sale', HOUR)).toMatchObject({ refusal: 'coolDown' });
    expect(checkCoinsMayLeave({ lock, changes: {} }, 'sale', HOUR).ok).toBe(true);
    const opened = { on: false, turnedOffAt: null };
    expect(checkCoinsMayLeave({ lock: opened, changes }, 'withdrawal', HOUR)).toMatchObject({ refusal: 'coolDown' });
    expect(checkCoinsMayLeave({ lock: opened, changes }, 'withdrawal', DAY).ok).toBe(true);
  });
  it('keeps transfers locked while the switch is on and 5 minutes after', () => {
    expect(checkTransferLock({ on: true, turnedOffAt: null }, 0)).toMatchObject({ refusal: 'transferLocked' });
    expect(checkTransferLock({ on: false, turnedOffAt: 0 }, MINUTE)).toMatchObject({ params: { minutes: 4 } });
    expect(checkTransferLock({ on: false, turnedOffAt: 0 }, 5 * MINUTE).ok).toBe(true);
  });
});
