import { normalise } from '@greenhall/domain/identity/credentials';
import { formatAmount } from '@greenhall/domain/shared/money';
import { type Result, accept } from '@greenhall/domain/shared/result';
import { PAGE, pageOf, readCursor } from '../../../platform/cursor.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { findMemberRows } from '../store.ts';

export async function findMembers(ports: Ports, call: Call<'members.list'>): Promise<Result<Answer<'members.list'>>> {
  const after = readCursor(call.query.cursor);
  if (!after.ok) return after;
  const limit = call.query.limit ?? PAGE;
  const search = normalise(call.query.search ?? '') || undefined;
  const found = await findMemberRows(ports.db, search, after.value, limit + 1);
  return accept(
    pageOf(
      found,
      limit,
      (row) => row.memberNo,
      (row) => ({
        id: String(row.memberNo),
        userid: row.username,
        status: row.status,
        level: row.level,
        nodeFuel: formatAmount(row.nodeFuel),
        joinedAt: row.joinedAt.toISOString(),
      }),
    ),
  );
}
