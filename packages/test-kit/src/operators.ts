import type { Role } from '@greenhall/domain/admin/roles';
import { operatorId } from '@greenhall/domain/shared/four-eyes';
import type { OperatorCaller } from '@greenhall/server/platform/http/caller';

/**
 * An operator with this name. Each name has a number of its own, and it has declared these member accounts, or none yet
 * if `null`. Unless a test is about rights, the operator is a super.
 */
export function operatorCaller(
  username: string,
  members: readonly bigint[] | null = [],
  roles: readonly Role[] = ['super'],
): OperatorCaller {
  const number = [...username].reduce(
    (sum, letter) => (sum * 131n + BigInt(letter.charCodeAt(0))) % 1_000_000_007n,
    7n,
  );
  return { kind: 'operator', operatorId: operatorId(number), username, roles, sessionId: 1n, members };
}
