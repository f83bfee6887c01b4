/**
 * The length of the reason that an operator must give for inspecting an account. The minimum rules out reasons such as
 * "x".
 */
export const INSPECTION_REASON = { min: 20, max: 200 } as const;
