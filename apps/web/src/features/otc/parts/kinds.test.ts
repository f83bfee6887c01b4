import { expect, test } from 'vitest';
import { totalLabel } from './kinds.ts';

const [open, closed] = [null, '2026-01-01T00:00:00.000Z'];

test('nothing is said to be paid for an order that is closed', () => {
  for (const role of ['buyer', 'seller'] as const)
    for (const state of ['canceled', 'paymentError', 'receiptError'] as const)
      expect(totalLabel({ role, state, closedAt: closed })).toBe('otc.totalPrice');
});

test('an open order says what is to be paid or received, a completed one what was', () => {
  expect(totalLabel({ role: 'buyer', state: 'waitForPayment', closedAt: open })).toBe('otc.total');
  expect(totalLabel({ role: 'seller', state: 'waitForConfirmation', closedAt: open })).toBe('otc.totalReceived');
  expect(totalLabel({ role: 'buyer', state: 'completed', closedAt: closed })).toBe('otc.totalPaid');
  expect(totalLabel({ role: 'seller', state: 'completed', closedAt: closed })).toBe('otc.totalGot');
});
