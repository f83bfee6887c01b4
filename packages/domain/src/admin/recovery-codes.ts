/** How many recovery codes are made at a time. Rule: admin#own-account. */
export const RECOVERY_CODES = 10;

/** Thirty-two letters and digits, none of which looks like another. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 6;
const GROUP = 4;
const LENGTH = GROUPS * GROUP;

/** A six-digit code of an authenticator, or a recovery code, with or without what stands between its groups. */
export const FACTOR_PATTERN = /^(?:\d{6}|(?:[a-km-np-zA-KM-NP-Z2-9][ -]?){24})$/;

/**
 * A recovery code of 120 random bits, in groups. `below` draws a random integer, 0 ≤ n < limit. Rule: admin#own-account.
 */
export function newRecoveryCode(below: (limit: number) => number): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[below(LETTERS.length)] ?? '');
  return Array.from({ length: GROUPS }, (_, group) => letters.slice(group * GROUP, (group + 1) * GROUP).join('')).join(
    '-',
  );
}

/**
 * A typed code as a recovery code without its spaces and hyphens, in small letters; `undefined` for what is none. Rule:
 * admin#own-account.
 */
export function recoveryCodeIn(typed: string): string | undefined {
  const plain = typed.toLowerCase().replaceAll(/[ -]/g, '');
  return plain.length === LENGTH && [...plain].every((letter) => LETTERS.includes(letter)) ? plain : undefined;
}
