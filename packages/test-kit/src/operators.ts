import type { Role } from '@greenhall/domain/admin/roles';
import { operatorId } from '@greenhall/domain/shared/four-eyes';
import type { OperatorCaller } from '@greenhall/server/platform/http/caller';

/**
 * An operator of this name, each name with a number of its own; it has declared these member accounts, or (null) none yet.
 * Where a test is not about rights, it is a super.
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
