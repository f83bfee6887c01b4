/**
 * What prevents an operator from taking a step of a decision about a member: it has not declared its own member
 * accounts, or one of them is involved with the member.
 */
export const INVOLVED_REFUSALS = ['reviewerUndeclared', 'reviewerInvolved'] as const;
