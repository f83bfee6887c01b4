import { type Result, accept } from '@greenhall/domain/shared/result';
import { PAGE, pageOf, readCursor } from '../../../platform/cursor.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { listInspections } from '../store.ts';

export async function readInspections(
  ports: Ports,
  call: Call<'members.inspections'>,
): Promise<Result<Answer<'members.inspections'>>> {
  const { cursor, limit = PAGE } = call.query;
  const before = readCursor(cursor);
  if (!before.ok) return before;
  const found = await listInspections(ports.db, call.caller.memberNo, before.value, limit + 1);
  const present = (row: (typeof found)[number]) => ({
    id: String(row.id),
    operator: row.operator,
    reason: row.reason,
    contactSeen: row.contactSeen,
    at: row.at.toISOString(),
  });
  return accept(pageOf(found, limit, (row) => row.id, present));
}
