import { describe, expect, it } from 'vitest';
import { type Act, CAPABILITIES, mayDo, RIGHTS } from './roles.ts';

const ACTS = Object.keys(RIGHTS) as Act[];

describe('the table of rights', () => {
  it('gives each step together with those before it, and nothing where a role is not named', () => {
    const reached = (roles: Parameters<typeof mayDo>[0], act: Act) =>
      CAPABILITIES.filter((capability) => mayDo(roles, act, capability));
    expect(reached(['accountant'], 'stock.plans')).toEqual(['read', 'propose']);
    expect(reached(['accountant'], 'wallet.withdrawals')).toEqual(['read', 'propose', 'decide']);
    expect(reached(['super'], 'admin.switches')).toEqual(['read', 'propose', 'decide', 'alone']);
    expect(reached(['support'], 'wallet.withdrawals')).toEqual(['read']);
    expect(reached(['shop'], 'wallet.withdrawals')).toEqual([]);
    expect(reached([], 'admin.ownSession')).toEqual([]);
  });

  it('adds up what several roles may do', () => {
    expect(mayDo(['support', 'accountant'], 'members.contacts', 'alone')).toBe(true);
    expect(mayDo(['support', 'accountant'], 'wallet.recharges', 'decide')).toBe(true);
    expect(mayDo(['support', 'accountant'], 'otc.tradeViews', 'read')).toBe(false);
  });

  it('lets an auditor read lists, journal and log, change only what is its own, and never look into a member or a trade', () => {
    const writes = ACTS.filter((act) => mayDo(['auditor'], act, 'propose'));
    expect(writes).toEqual(['admin.ownSession', 'admin.ownMembers']);
    expect(mayDo(['auditor'], 'admin.audit', 'read')).toBe(true);
    expect(mayDo(['auditor'], 'ledger.checks', 'read')).toBe(true);
    for (const act of ['members.views', 'members.contacts', 'otc.tradeViews'] as const)
      expect(mayDo(['auditor'], act, 'read')).toBe(false);
  });

  it('leaves nothing that no super may do', () => {
    expect(ACTS.filter((act) => !mayDo(['super'], act, 'read'))).toEqual([]);
  });
});
