import type { Act } from './roles.ts';

/**
 * What one operator can propose to another: a switch back on, a market open again, a market's rules and limits.
 */
export const PROPOSAL_KINDS = ['switchOn', 'marketOpen', 'marketRules'] as const;
export type ProposalKindName = (typeof PROPOSAL_KINDS)[number];

/** The act whose right decides who may propose, decide and stop a proposal of each kind. */
export const PROPOSAL_ACTS: Readonly<Record<ProposalKindName, Act>> = {
  switchOn: 'admin.switches',
  marketOpen: 'otc.markets',
  marketRules: 'otc.markets',
};
