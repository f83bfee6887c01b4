/** The highest level: from there on a member can only reinvest. Rule: members#levels. */
export const HIGHEST_LEVEL = 6;
