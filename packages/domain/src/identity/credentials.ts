import { accept, refuse, type Result } from '../shared/result.ts';
import { isCommonPassword } from './common-passwords.ts';

export const PASSWORD_LENGTH = { min: 6, max: 12 } as const;
/** The highest maximum to which operators can raise the login password's length (rule: identity#credentials). */
export const PASSWORD_MAX_CEILING = 64;
export const USERNAME_LENGTH = { min: 4, max: 20 } as const;

/** The longest address that SMTP accepts, and the longest local part. A longer text cannot be an e-mail address. */
const EMAIL_MAX = { address: 254, local: 64 } as const;
/**
 * A dot-atom and a host name, both of ASCII. Quoted names, comments, lists and groups, which RFC 5322 has too, are further ways to
 * write the same mailbox, and so are the invisible and full-width characters that mailers leave out or map to others.
 */
const ATOM = String.raw`[a-z0-9!#$%&'*+/=?^_\x60{|}~-]+`;
const HOST_LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const EMAIL = new RegExp(String.raw`^(${ATOM}(?:\.${ATOM})*)@(?:${HOST_LABEL}\.)+[a-z]{2,63}$`);
const PRINTABLE = /^[\x21-\x7e]+$/;
const LETTER = /[A-Za-z]/;
const DIGIT = /\d/;

function hasLength(text: string, { min, max }: { min: number; max: number }): boolean {
  return text.length >= min && text.length <= max;
}

/**
 * A login password: 6 to `max` printable characters with at least one letter and one digit, none of the common ones.
 * `max` is the operators' setting (12 by default, at most 64). Refusals, in this order: `passwordRule`, `commonPassword`.
 * Rule: identity#credentials.
 */
export function checkLoginPassword(password: string, max: number = PASSWORD_LENGTH.max): Result<string> {
  const limits = { min: PASSWORD_LENGTH.min, max: Math.min(max, PASSWORD_MAX_CEILING) };
  const fits = hasLength(password, limits) && PRINTABLE.test(password) && LETTER.test(password) && DIGIT.test(password);
  if (!fits) return refuse('passwordRule', limits);
  return isCommonPassword(password) ? refuse('commonPassword') : accept(password);
}

/** One character repeated, or a run such as 123456 or fedcba, which is as easy to guess as a common password. */
function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((char, index) => char.charCodeAt(0) - text.charCodeAt(index));
  const [step = 0] = steps;
  return Math.abs(step) <= 1 && steps.every((other) => other === step);
}

/**
 * A payment password: 6 to 12 printable characters, neither common nor a plain run, and not the login password. The
 * caller passes `sameAsLogin`, because only it can compare with the stored hash or the typed text. Refusals, in this
 * order: `payPasswordRule`, `commonPassword`, `passwordsEqual`. Rule: identity#credentials.
 */
export function checkPayPassword(password: string, sameAsLogin: boolean): Result<string> {
  if (!hasLength(password, PASSWORD_LENGTH) || !PRINTABLE.test(password))
    return refuse('payPasswordRule', PASSWORD_LENGTH);
  if (isCommonPassword(password) || isRun(password)) return refuse('commonPassword');
  return sameAsLogin ? refuse('passwordsEqual') : accept(password);
}

/** The form in which usernames and e-mails are compared: trimmed and in lower case. */
export function normalise(text: string): string {
  return text.trim().toLowerCase();
}

/**
 * A username in its normal form: 4 to 20 letters and digits (`usernameRule`). It needs at least one letter, because a
 * name of digits alone could be mistaken for a member number. Rule: identity#credentials.
 */
export function checkUsername(typed: string): Result<string> {
  const name = normalise(typed);
  const fits = hasLength(name, USERNAME_LENGTH) && /^[a-z0-9]+$/.test(name) && LETTER.test(name);
  return fits ? accept(name) : refuse('usernameRule', USERNAME_LENGTH);
}

/** A mobile number: 11 digits, starting 1 then 2–9 (`phoneRule`). Rule: identity#credentials. */
export function checkPhone(typed: string): Result<string> {
  const phone = typed.trim();
  return /^1[2-9]\d{9}$/.test(phone) ? accept(phone) : refuse('phoneRule');
}

/**
 * An e-mail in its normal form: local part without quotes, @, domain, a top level of at least 2 letters (`emailRule`). One mailbox
 * has one form, apart from what `mailboxOf` evens out. Rule: identity#credentials.
 */
export function checkEmail(typed: string): Result<string> {
  const email = normalise(typed);
  const local = email.length <= EMAIL_MAX.address ? EMAIL.exec(email)?.[1] : undefined;
  return local && local.length <= EMAIL_MAX.local ? accept(email) : refuse('emailRule');
}

/** A verification code as typed: exactly 6 digits (`codeWrong`). Rule: identity#credentials. */
export function checkCode(typed: string): Result<string> {
  const code = typed.trim();
  return /^\d{6}$/.test(code) ? accept(code) : refuse('codeWrong');
}
