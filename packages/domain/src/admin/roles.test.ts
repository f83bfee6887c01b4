import { describe, expect, it } from 'vitest';
import { type Act, CAPABILITIES, changedRoles, countSupers, fitTogether, mayDo, RIGHTS } from './roles.ts';

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
    for (const act of ['members.views', 'members.accounts', 'members.contacts', 'otc.tradeViews'] as const)
      expect(mayDo(['auditor'], act, 'read')).toBe(false);
  });

  it('leaves nothing that no super may do', () => {
    expect(ACTS.filter((act) => !mayDo(['super'], act, 'read'))).toEqual([]);
  });
});

describe('roles of one operator', () => {
  it('are at least one, none twice, and an auditor’s alone', () => {
    expect(fitTogether([])).toBe(false);
    expect(fitTogether(['support', 'support'])).toBe(false);
    expect(fitTogether(['auditor', 'support'])).toBe(false);
    expect(fitTogether(['auditor'])).toBe(true);
    expect(fitTogether(['support', 'content'])).toBe(true);
  });

  it('change by one that is new or is there, to what fits together', () => {
    const change = (role: 'support' | 'super' | 'auditor', isGiven: boolean) =>
      changedRoles(['support', 'shop'], { role, isGiven });
    expect(change('super', true)).toMatchObject({ ok: true, value: ['super', 'support', 'shop'] });
    expect(change('support', false)).toMatchObject({ ok: true, value: ['shop'] });
    expect(change('support', true)).toMatchObject({ refusal: 'statusChanged' });
    expect(change('super', false)).toMatchObject({ refusal: 'statusChanged' });
    expect(change('auditor', true)).toMatchObject({ refusal: 'badRequest' });
    expect(changedRoles(['shop'], { role: 'shop', isGiven: false })).toMatchObject({ refusal: 'badRequest' });
  });

  it('count as super only for who can sign in', () => {
    const operator = (isSuspended: boolean, ...roles: ('super' | 'support')[]) => ({ roles, isSuspended });
    expect(countSupers([operator(false, 'super'), operator(true, 'super'), operator(false, 'support')])).toBe(1);
    expect(countSupers([operator(false, 'super', 'support'), operator(false, 'super')])).toBe(2);
  });
});
