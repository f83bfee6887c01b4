/**
 * What takes two operators: the list in which each kind stands, whose right its reading takes, and the route of the step that comes
 * next with how far a role must reach. Rule: admin#inbox.
 */
export const DECISIONS = {
  proposal: { list: 'admin.proposals', by: 'admin.approveProposal', reach: 'decide' },
  rechargeToBook: { list: 'wallet.deskRecharges', by: 'wallet.approveRecharge', reach: 'decide' },
  withdrawalToApprove: { list: 'wallet.deskWithdrawals', by: 'wallet.approveWithdrawal', reach: 'propose' },
  withdrawalToPay: { list: 'wallet.deskWithdrawals', by: 'wallet.approveWithdrawal', reach: 'decide' },
  secondReview: { list: 'verification.desk', by: 'verification.approve', reach: 'decide' },
  verdict: { list: 'otc.deskAppeals', by: 'otc.decideAppeal', reach: 'decide' },
  planVersion: { list: 'stock.planVersions', by: 'stock.approvePlan', reach: 'decide' },
  launch: { list: 'members.launches', by: 'members.approveLaunch', reach: 'decide' },
  declaration: { list: 'admin.operators', by: 'admin.confirmMembers', reach: 'decide' },
} as const;
export type DecisionKind = keyof typeof DECISIONS;
export const DECISION_KINDS = Object.keys(DECISIONS) as readonly DecisionKind[];

/** The kinds whose step is refused while payouts are stopped. Rule: admin#switches. */
export const PAYOUTS: ReadonlySet<DecisionKind> = new Set(['withdrawalToApprove', 'withdrawalToPay']);

/** What waits for the operator who asks, what it took the first step of, and everything that waits. */
export const DECISION_VIEWS = ['waiting', 'mine', 'all'] as const;
export type DecisionView = (typeof DECISION_VIEWS)[number];

/** The most of a kind that is answered. */
export const MOST_DECISIONS = 100;
