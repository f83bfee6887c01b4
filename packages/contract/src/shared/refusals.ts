/**
 * What keeps an operator from a step of a decision that concerns a member: it has not said which member accounts are its
 * own, or is involved with the member by one of them.
 */
export const INVOLVED_REFUSALS = ['reviewerUndeclared', 'reviewerInvolved'] as const;
