import { describe, expect, it } from 'vitest';
import { MEMBER_TRANSITIONS } from '../src/members/status.ts';
import type { Transitions } from '../src/shared/transitions.ts';
import { ALLOCATION_TRANSITIONS, SALE_TRANSITIONS } from '../src/stock/market/market.ts';
import { PAYMENT_TRANSITIONS } from '../src/stock/payment/payments.ts';
import { RECHARGE_TRANSITIONS } from '../src/wallet/recharge.ts';
import { TRANSFER_TRANSITIONS } from '../src/wallet/transfer.ts';
import { WITHDRAWAL_TRANSITIONS } from '../src/wallet/withdrawal.ts';

const tables: Readonly<Record<string, Transitions<string, string>>> = {
  member: MEMBER_TRANSITIONS,
  payment: PAYMENT_TRANSITIONS,
  'allocation request': ALLOCATION_TRANSITIONS,
  'sale of shares': SALE_TRANSITIONS,
  transfer: TRANSFER_TRANSITIONS,
  withdrawal: WITHDRAWAL_TRANSITIONS,
  recharge: RECHARGE_TRANSITIONS,
};

function reachable(table: Transitions<string, string>, from: readonly string[]): Set<string> {
  const seen = new Set(from);
  for (const state of seen) for (const event of table.events(state)) seen.add(table.next(state, event) ?? '');
  return seen;
}

describe.each(Object.entries(tables))('the life of a %s', (_, table) => {
  it('reaches every state from its start', () => {
    expect([...reachable(table, table.initial)].toSorted()).toEqual(table.states.toSorted());
  });
  it('can end from every state, and ends for good', () => {
    expect(table.terminal.length).toBeGreaterThan(0);
    for (const state of table.states)
      expect(
        table.terminal.some((end) => reachable(table, [state]).has(end)),
        state,
      ).toBe(true);
    for (const end of table.terminal) expect(table.events(end)).toEqual([]);
  });
  it('refuses events that it does not know', () => {
    for (const state of table.states) expect(table.can(state, 'toString')).toBe(false);
  });
});

it('pays no withdrawal that nobody approved, and cancels none that somebody did', () => {
  expect(WITHDRAWAL_TRANSITIONS.can('requested', 'pay')).toBe(false);
  expect(WITHDRAWAL_TRANSITIONS.can('approved', 'cancel')).toBe(false);
  expect(WITHDRAWAL_TRANSITIONS.next('approved', 'pay')).toBe('paid');
});
