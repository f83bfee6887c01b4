import type { DeskEventName } from '@greenhall/contract/generated/desk-live';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queries } from '../query.ts';
import { hearing } from './refetch-on-live-event.ts';
import { pollOf } from './state.ts';

const EVERY = 15_000;
const open = (...events: DeskEventName[]) => ({ isOpen: true, events });

let read: unknown[];
beforeEach(() => {
  vi.useFakeTimers();
  read = [];
  vi.spyOn(queries, 'invalidateQueries').mockImplementation(async ({ queryKey } = {}) => void read.push(queryKey?.[0]));
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('nothing polls of which an event tells, and all of it does without a connection', () => {
  expect(pollOf(open('withdrawal'), 'wallet.deskWithdrawals', EVERY)).toBe(false);
  expect(pollOf(open('withdrawal'), 'wallet.deskRecharges', EVERY)).toBe(EVERY);
  expect(pollOf(open('withdrawal'), 'members.list', EVERY)).toBe(EVERY);
  expect(pollOf({ ...open('withdrawal'), isOpen: false }, 'wallet.deskWithdrawals', EVERY)).toBe(EVERY);
  expect(pollOf(open(), 'wallet.deskWithdrawals', EVERY)).toBe(EVERY);
});

test('what time alone changes is asked each minute', () => {
  expect(pollOf(open('withdrawal'), 'admin.queues', EVERY)).toBe(60_000);
  expect(pollOf(open('alarm'), 'admin.queues', EVERY)).toBe(EVERY);
  expect(pollOf(open('appeal'), 'otc.deskAppeals', EVERY)).toBe(60_000);
});

test('an event is read at once, and what comes in the next two seconds together after them', () => {
  hearing('alarm')({ what: 'alarm', id: '' }, 0);
  expect(read).toEqual(['admin.dashboard']);
  for (let n = 0; n < 50; n += 1) hearing('alarm')({ what: 'alarm', id: '' }, 0);
  hearing('presence')('missed', 0);
  vi.advanceTimersByTime(1_999);
  expect(read).toEqual(['admin.dashboard']);
  vi.advanceTimersByTime(1);
  expect(read).toEqual(['admin.dashboard', 'admin.dashboard', 'admin.present']);
  vi.advanceTimersByTime(2_000);
  hearing('switch')({ what: 'switch', id: '' }, 0);
  expect(read.at(-1)).toBe('admin.switches');
});
