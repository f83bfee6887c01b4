import type { Result } from '@greenhall/domain/shared/result';
import { paged } from '../../../platform/cursor.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { shownInspections } from './store.ts';

type Roles = Answer<'members.inspections'>['items'][number]['roles'];

/** The names of roles that stand with a space between them, as they were written when the inspection began. */
const rolesOf = (text: string | null): Roles => (text ? (text.split(' ') as Roles) : []);

/** When operators looked into the account of the member who asks. */
export async function readInspections(
  ports: Ports,
  call: Call<'members.inspections'>,
): Promise<Result<Answer<'members.inspections'>>> {
  const at = ports.clock.now();
  return paged(
    call.query,
    (start, limit) => shownInspections(ports.db, call.caller.memberNo, at, start, limit),
    (row) => row.id,
    (shown) =>
      shown.map((row) => ({
        id: String(row.id),
        operator: row.operatorId === null ? null : String(row.operatorId),
        roles: rolesOf(row.roles),
        category: row.category,
        reason: row.reason,
        contactSeen: row.contactSeen,
        at: row.at.toISOString(),
        until: row.until !== null && row.until <= at ? row.until.toISOString() : null,
        investigation:
          row.investigatedFrom === null || row.investigatedUntil === null
            ? null
            : { from: row.investigatedFrom.toISOString(), until: row.investigatedUntil.toISOString() },
      })),
  );
}
