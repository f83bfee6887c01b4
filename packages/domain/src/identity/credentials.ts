import { accept, refuse, type Result } from '../shared/result.ts';
import { isCommonPassword } from './common-passwords.ts';

export const PASSWORD_LENGTH = { min: 6, max: 12 } as const;
/** The highest maximum to which operators can raise the login password's length (rule: identity#credentials). */
export const PASSWORD_MAX_CEILING = 64;
export const USERNAME_LENGTH = { min: 4, max: 20 } as const;

/** The longest address that SMTP accepts. A longer text cannot be an e-mail address. */
export const EMAIL_MAX = 254;
/**
 * A dot-atom of at most 64 characters and a host name, both of ASCII. Quoted names, comments, lists and groups, which RFC 5322 has too,
 * are further ways to write the same mailbox, and so are the invisible and full-width characters that mailers leave out or map to others.
 */
const EMAIL = /^(?!\.|.*\.[.@])[\w.!#$%&'*+/=?^`{|}~-]{1,64}@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/;
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

/** A text without the marks of direction and the like, which come along when it is copied and which nobody sees. */
const seenOf = (text: string): string => text.replaceAll(/\p{Cf}/gu, '').trim();

/** The form in which usernames and e-mails are compared: trimmed, without invisible marks, and in lower case. */
export function normalise(text: string): string {
  return seenOf(text).toLowerCase();
}

/** What stands between the digits of a phone number where people write it down. */
const BETWEEN_DIGITS = /[\s\p{Pd}().·]/gu;

/**
 * A phone number as its digits: without invisible marks, spaces, hyphens and brackets, in plain digits, and without the country code
 * of China before a number of eleven digits. Rule: identity#credentials.
 */
export function readPhone(typed: string): string {
  const digits = seenOf(typed.normalize('NFKC')).replaceAll(BETWEEN_DIGITS, '');
  return digits.replace(/^(?:\+|00)?86(?=1\d{10}$)/, '');
}

/**
 * An invitation code as it is stored: in lower case, without invisible marks and spaces, and without the end of the sentence that it
 * stood in. Rule: identity#credentials.
 */
export function readInvitation(typed: string): string {
  const text = typed
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\s]/gu, '')
    .toLowerCase();
  return text.replace(/[\p{P}]+$/u, '').replace(/^[\p{P}]+/u, '');
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

/** A mobile number: 11 digits, starting 1 then 2–9 (`phoneRule`), however it is written. Rule: identity#credentials. */
export function checkPhone(typed: string): Result<string> {
  const phone = readPhone(typed);
  return /^1[2-9]\d{9}$/.test(phone) ? accept(phone) : refuse('phoneRule');
}

/**
 * An e-mail in its normal form: local part without quotes, @, domain, a top level of at least 2 letters (`emailRule`). One mailbox
 * has one form, apart from what `mailboxOf` evens out. Rule: identity#credentials.
 */
export function checkEmail(typed: string): Result<string> {
  const email = normalise(typed);
  return email.length <= EMAIL_MAX && EMAIL.test(email) ? accept(email) : refuse('emailRule');
}

/** A verification code as typed: exactly 6 digits (`codeWrong`). Rule: identity#credentials. */
export function checkCode(typed: string): Result<string> {
  const code = typed.trim();
  return /^\d{6}$/.test(code) ? accept(code) : refuse('codeWrong');
}
