import { unannounced } from '@greenhall/test-kit/scenario/unannounced';
import { expect, it } from 'vitest';
import * as coinsInAndOut from './test-coins-in-and-out.ts';
import * as settlement from './test-settlement.ts';
import * as shop from './test-shop.ts';
import * as trades from './test-trades.ts';
import * as transfers from './test-transfers.ts';
import * as verification from './test-verification.ts';

// While events come, an app reads nothing again by itself: a change without an event would never be seen.
it('what changes for a member is announced to it: coins in and out', async () => {
  expect(await unannounced('postgresql', coinsInAndOut.open, coinsInAndOut.perform)).toEqual([]);
});
it('what changes for a member is announced to it: a settlement', async () => {
  expect(await unannounced('postgresql', settlement.open, settlement.perform)).toEqual([]);
});
it('what changes for a member is announced to it: orders of the shop', async () => {
  expect(await unannounced('postgresql', shop.open, shop.perform)).toEqual([]);
});
it('what changes for a member is announced to it: trades', async () => {
  expect(await unannounced('postgresql', trades.open, trades.perform)).toEqual([]);
});
it('what changes for a member is announced to it: transfers', async () => {
  expect(await unannounced('postgresql', transfers.open, transfers.perform)).toEqual([]);
});
it('what changes for a member is announced to it: verifications', async () => {
  expect(await unannounced('postgresql', verification.open, verification.perform)).toEqual([]);
});
