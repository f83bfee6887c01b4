import type { Result } from '@greenhall/domain/shared/result';
import { paged } from '../../../platform/cursor.ts';
import { presentLookedBy } from '../../../platform/facts/looked-by.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { shownInspections } from './store.ts';

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
        ...presentLookedBy(row),
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
