import type { Result } from '@greenhall/domain/shared/result';
import { paged } from '../../platform/cursor.ts';
import type { Answer, Call } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import { listInspections } from './store.ts';

export async function readInspections(
  ports: Ports,
  call: Call<'members.inspections'>,
): Promise<Result<Answer<'members.inspections'>>> {
  return paged(
    call.query,
    (start, limit) => listInspections(ports.db, call.caller.memberNo, start, limit),
    (row) => row.id,
    (shown) =>
      shown.map((row) => ({
        id: String(row.id),
        operator: row.operator,
        reason: row.reason,
        contactSeen: row.contactSeen,
        at: row.at.toISOString(),
      })),
  );
}
