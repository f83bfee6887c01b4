/**
 * The length in characters of a reason that a member reads: why its account is inspected or restricted. The minimum rules out reasons
 * such as "x". Rule: members#restrictions.
 */
export const DETAILED_REASON = { min: 20, max: 200 } as const;
