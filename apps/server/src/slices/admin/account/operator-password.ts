import { OPERATOR_PASSWORD_MIN } from '@greenhall/domain/admin/password';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { isCommonPassword } from '../../identity/index.ts';

/** Whether a password is long enough for an operator, and not one that is tried first. Rule: admin#operators. */
export async function checkOperatorPassword(password: string): Promise<Result<void>> {
  if (password.length < OPERATOR_PASSWORD_MIN) return refuse('operatorPasswordRule', { min: OPERATOR_PASSWORD_MIN });
  return (await isCommonPassword(password)) ? refuse('commonPassword') : accept(undefined);
}
