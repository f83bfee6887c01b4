import { type Result, accept, refuse } from '../shared/result.ts';

/**
 * The roles of operators. `super` runs the installation and appoints operators; `auditor` reads and writes nothing.
 * Rule: admin#roles.
 */
export const ROLES = ['super', 'compliance', 'accountant', 'support', 'appeals', 'shop', 'content', 'auditor'] as const;
export type Role = (typeof ROLES)[number];

/**
 * How far a role reaches in an act, each step including those before it: see it, propose a change or take the first of
 * two steps, decide what another operator has proposed, do it without a second operator.
 */
export const CAPABILITIES = ['read', 'propose', 'decide', 'alone'] as const;
export type Capability = (typeof CAPABILITIES)[number];

type Cells = Readonly<Partial<Record<Role, Capability>>>;

/** Gives every role the same capability, for an operator's own account and for what all operators see. */
function everyRole(capability: Capability): Cells {
  return Object.fromEntries(ROLES.map((role) => [role, capability]));
}

/**
 * The table of rights, act by role. An act that is absent is not allowed. The server's guard, the console's menu and
 * buttons, docs/domain/roles.md and the test of all routes read this table. An auditor reads lists, the journal and the
 * audit log, but never the details of one member or one trade.
 */
export const RIGHTS = {
  'admin.ownSession': everyRole('alone'),
  'admin.ownMembers': everyRole('alone'),
  'admin.dashboard': everyRole('read'),
  'admin.alarms': { super: 'alone', compliance: 'alone' },
  'admin.operators': { ...everyRole('read'), super: 'alone' },
  'admin.operatorLogins': { super: 'alone' },
  'admin.declarations': { super: 'decide', compliance: 'decide' },
  'admin.audit': { super: 'read', compliance: 'read', auditor: 'read' },
  'admin.switches': {
    super: 'alone',
    compliance: 'alone',
    accountant: 'read',
    support: 'read',
    appeals: 'read',
    auditor: 'read',
  },
  'admin.proposals': {
    super: 'decide',
    compliance: 'decide',
    accountant: 'propose',
    appeals: 'read',
    content: 'propose',
    auditor: 'read',
  },
  'admin.alarmTargets': { super: 'decide', compliance: 'read', auditor: 'read' },
  'admin.parameters': {
    super: 'decide',
    compliance: 'decide',
    accountant: 'propose',
    support: 'read',
    appeals: 'read',
    shop: 'read',
    auditor: 'read',
  },
  'admin.reports': { super: 'read', compliance: 'read', accountant: 'read', auditor: 'read' },
  'admin.closures': { super: 'decide', compliance: 'read', accountant: 'read', auditor: 'read' },
  'admin.operations': { super: 'read', compliance: 'read', accountant: 'read', auditor: 'read' },
  'ledger.checks': { super: 'read', compliance: 'read', accountant: 'read', auditor: 'read' },
  'identity.logins': { super: 'alone', compliance: 'alone', support: 'alone' },
  'identity.factors': { super: 'decide', compliance: 'decide', support: 'propose', auditor: 'read' },
  'members.members': {
    super: 'read',
    compliance: 'read',
    accountant: 'read',
    support: 'read',
    appeals: 'read',
    auditor: 'read',
  },
  'members.views': { super: 'read', compliance: 'read', support: 'read', appeals: 'read' },
  'members.accounts': { super: 'read', compliance: 'read', support: 'read' },
  'members.investigations': { super: 'decide', compliance: 'decide' },
  'members.contacts': { super: 'alone', compliance: 'alone', support: 'alone' },
  'members.launches': { super: 'decide', compliance: 'decide', accountant: 'read', auditor: 'read' },
  'members.restrictions': {
    super: 'alone',
    compliance: 'alone',
    support: 'propose',
    appeals: 'alone',
    auditor: 'read',
  },
  'content.entries': { super: 'alone', compliance: 'read', support: 'read', content: 'alone', auditor: 'read' },
  'content.agreements': { super: 'decide', compliance: 'decide', content: 'propose', auditor: 'read' },
  'content.importantNotices': { super: 'decide', compliance: 'decide', content: 'propose', auditor: 'read' },
  'messages.conversations': { super: 'alone', compliance: 'read', support: 'alone' },
  'messages.ratings': { super: 'read', compliance: 'read', support: 'read', auditor: 'read' },
  'messages.ratingTexts': { super: 'read', compliance: 'read' },
  'messages.cannedAnswers': { super: 'alone', compliance: 'read', support: 'read', content: 'alone', auditor: 'read' },
  'verification.cases': { super: 'decide', compliance: 'decide', support: 'read', auditor: 'read' },
  'wallet.recharges': {
    super: 'decide',
    compliance: 'read',
    accountant: 'decide',
    support: 'read',
    auditor: 'read',
  },
  'wallet.depositMethods': {
    super: 'decide',
    compliance: 'decide',
    accountant: 'propose',
    support: 'read',
    auditor: 'read',
  },
  'wallet.referenceRates': {
    super: 'decide',
    compliance: 'decide',
    accountant: 'propose',
    support: 'read',
    auditor: 'read',
  },
  'wallet.corrections': { super: 'decide', compliance: 'decide', accountant: 'propose', auditor: 'read' },
  'wallet.largeCorrections': { super: 'decide', compliance: 'read', accountant: 'read', auditor: 'read' },
  'wallet.withdrawals': {
    super: 'decide',
    compliance: 'propose',
    accountant: 'decide',
    support: 'read',
    auditor: 'read',
  },
  'stock.runs': { super: 'alone', compliance: 'read', accountant: 'alone', auditor: 'read' },
  'stock.queue': { super: 'read', compliance: 'read', accountant: 'read', support: 'read', auditor: 'read' },
  'stock.settlements': { super: 'read', compliance: 'read', accountant: 'read', auditor: 'read' },
  'stock.plans': { super: 'decide', compliance: 'decide', accountant: 'propose', auditor: 'read' },
  'otc.trades': {
    super: 'read',
    compliance: 'read',
    accountant: 'read',
    support: 'read',
    appeals: 'read',
    auditor: 'read',
  },
  'otc.tradeViews': { super: 'read', compliance: 'read', appeals: 'read' },
  'otc.appeals': { super: 'decide', compliance: 'propose', support: 'read', appeals: 'decide', auditor: 'read' },
  'otc.markets': { super: 'alone', compliance: 'alone', accountant: 'propose', appeals: 'read', auditor: 'read' },
  'otc.outages': {
    super: 'read',
    compliance: 'read',
    accountant: 'read',
    support: 'read',
    appeals: 'read',
    auditor: 'read',
  },
  'shop.goods': { super: 'alone', accountant: 'read', support: 'read', shop: 'alone', auditor: 'read' },
  'shop.orders': {
    super: 'decide',
    compliance: 'read',
    accountant: 'read',
    support: 'read',
    shop: 'decide',
    auditor: 'read',
  },
  'shop.freight': { super: 'alone', support: 'read', shop: 'alone', auditor: 'read' },
  'shop.coupons': { super: 'decide', support: 'read', shop: 'decide', auditor: 'read' },
  'shop.reviews': { super: 'alone', support: 'read', shop: 'alone', auditor: 'read' },
  'shop.delivery': { super: 'alone', shop: 'alone', auditor: 'read' },
  'proof.snapshots': { super: 'alone', compliance: 'read', accountant: 'alone', auditor: 'read' },
} as const satisfies Readonly<Record<string, Cells>>;
/** What operators do, named by its slice. */
export type Act = keyof typeof RIGHTS;

/** How far a role reaches in an act; `undefined` if the role has no right to it. */
export function capabilityOf(role: Role, act: Act): Capability | undefined {
  return (RIGHTS[act] as Cells)[role];
}

/** Whether one of an operator's roles reaches as far as the capability in the act. Rule: admin#roles. */
export function mayDo(roles: readonly Role[], act: Act, capability: Capability): boolean {
  const wanted = CAPABILITIES.indexOf(capability);
  return roles.some((role) => {
    const reached = capabilityOf(role, act);
    return reached !== undefined && CAPABILITIES.indexOf(reached) >= wanted;
  });
}

/**
 * Whether an operator may have these roles together: at least one, none twice, and `auditor` alone, because whoever
 * inspects the others' work must not take part in it. Rule: admin#roles.
 */
export function fitTogether(roles: readonly Role[]): boolean {
  if (roles.length === 0 || new Set(roles).size !== roles.length) return false;
  return roles.length === 1 || !roles.includes('auditor');
}

/** A role that an operator is given, or that is taken away from it. */
export interface RoleChange {
  readonly role: Role;
  readonly isGiven: boolean;
}

/**
 * The roles after a change, in the order of `ROLES`: `statusChanged` when it changes nothing, `badRequest` when the roles
 * that it leads to do not fit together. Rule: admin#roles.
 */
export function changedRoles(roles: readonly Role[], { role, isGiven }: RoleChange): Result<readonly Role[]> {
  if (roles.includes(role) === isGiven) return refuse('statusChanged');
  const after = ROLES.filter((one) => (one === role ? isGiven : roles.includes(one)));
  return fitTogether(after) ? accept(after) : refuse('badRequest', { field: 'role' });
}

/** The least number of supers who can sign in, because one proposes and another decides. Rule: admin#roles. */
export const LEAST_SUPERS = 2;

/** What is known of an operator when roles and suspensions are decided. */
export interface OperatorFacts {
  readonly roles: readonly Role[];
  readonly isSuspended: boolean;
}

/** How many operators are supers and can sign in. */
export function countSupers(operators: readonly OperatorFacts[]): number {
  return operators.filter(({ roles, isSuspended }) => !isSuspended && roles.includes('super')).length;
}
