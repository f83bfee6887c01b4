/** The fewest characters that a password of an operator has. Rule: admin#operators. */
export const OPERATOR_PASSWORD_MIN = 15;
