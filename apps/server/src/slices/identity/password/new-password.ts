import { checkLoginPassword, checkPayPassword } from '@greenhall/domain/identity/credentials';
import { type Result, refuse } from '@greenhall/domain/shared/result';

let common: Promise<ReadonlySet<string>> | undefined;

/** The frequent passwords of published lists, some 49,000, read when a password is chosen for the first time. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return common;
}

/** Whether a password is among the frequent ones, in whatever case. */
export const isCommon = async (password: string): Promise<boolean> =>
  (await commonPasswords()).has(password.toLowerCase());

/** A new login password by its rule, and none of the frequent ones. Rule: identity#credentials. */
export async function checkNewLoginPassword(password: string, max: number): Promise<Result<string>> {
  const ruled = checkLoginPassword(password, max);
  return ruled.ok && (await isCommon(password)) ? refuse('commonPassword') : ruled;
}

/** A new payment password by its rule, and none of the frequent ones. Rule: identity#credentials. */
export async function checkNewPayPassword(password: string, sameAsLogin: boolean): Promise<Result<string>> {
  const ruled = checkPayPassword(password, false);
  if (ruled.ok && (await isCommon(password))) return refuse('commonPassword');
  return ruled.ok && sameAsLogin ? refuse('passwordsEqual') : ruled;
}
