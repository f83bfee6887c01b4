import { expect, test } from 'vitest';
import { RefusedError, busyMs } from './refused.ts';

const busy = (seconds?: number) =>
  new RefusedError(5242, 'serverBusy', seconds === undefined ? {} : { seconds }, 'request');

test('a read that a busy server has refused is asked for again when the server says, where that is soon', () => {
  expect([busyMs(busy(1)), busyMs(busy(5))]).toEqual([1_000, 5_000]);
  for (const other of [busy(6), busy(), new RefusedError(5228, 'unavailable', { seconds: 5 }, ''), new Error('no'), 1])
    expect(busyMs(other)).toBeUndefined();
});
