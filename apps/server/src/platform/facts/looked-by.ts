import type { Role } from '@greenhall/domain/admin/roles';

/** Which operator has looked and with which roles, as it is kept: the names of roles with a space between them. */
interface Kept {
  readonly operatorId: bigint | number | null;
  readonly roles: string | null;
}

/** Which operator has looked, as members read it: by number and roles, never by name. Rule: members#inspections. */
export function presentLookedBy({ operatorId, roles }: Kept): { operator: string | null; roles: Role[] } {
  return {
    operator: operatorId === null ? null : String(operatorId),
    roles: roles ? (roles.split(' ') as Role[]) : [],
  };
}
