import { afterEach, expect, it, vi } from 'vitest';
import { learnServerTime, serverNow } from './server-time.ts';

const NOON = Date.parse('2026-01-05T12:00:00Z');
afterEach(() => {
  vi.useRealTimers();
});

it('counts by the server where this device is days off', () => {
  vi.useFakeTimers({ now: NOON + 2 * 86_400_000 });
  learnServerTime('Mon, 05 Jan 2026 12:00:00 GMT');
  expect(serverNow()).toBe(NOON);
  vi.advanceTimersByTime(4_000);
  expect(serverNow()).toBe(NOON + 4_000);
});

it('counts by this device where it differs by less than answers take, and where nothing can be read', () => {
  vi.useFakeTimers({ now: NOON + 3_000 });
  learnServerTime('Mon, 05 Jan 2026 12:00:00 GMT');
  learnServerTime(null);
  learnServerTime('noon');
  expect(serverNow()).toBe(NOON + 3_000);
});
