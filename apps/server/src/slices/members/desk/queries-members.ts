import { normalise } from '@greenhall/domain/identity/credentials';
import { formatAmount } from '@greenhall/domain/shared/money';
import type { Result } from '@greenhall/domain/shared/result';
import { paged } from '../../../platform/cursor.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { waitingAmong } from '../../identity/index.ts';
import { findMemberRows } from '../store.ts';

export async function findMembers(ports: Ports, call: Call<'members.list'>): Promise<Result<Answer<'members.list'>>> {
  const search = normalise(call.body.search ?? '') || undefined;
  return paged(
    call.body,
    (start, limit) => findMemberRows(ports.db, search, start, limit),
    (row) => row.memberNo,
    async (shown) => {
      const locked = await waitingAmong(
        ports.db,
        'login',
        shown.map(({ memberNo }) => String(memberNo)),
      );
      return shown.map((row) => ({
        id: String(row.memberNo),
        userid: row.username,
        status: row.status,
        level: row.level,
        nodeFuel: formatAmount(row.nodeFuel),
        joinedAt: row.joinedAt.toISOString(),
        isLocked: locked.has(String(row.memberNo)),
      }));
    },
  );
}
