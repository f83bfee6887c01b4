import type { Result } from '@greenhall/domain/shared/result';
import { paged } from '../../../platform/cursor.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { presentRestriction } from '../present.ts';
import { listRestrictions } from '../store-restrictions.ts';

export function readRestrictions(
  ports: Ports,
  call: Call<'members.restrictions'>,
): Promise<Result<Answer<'members.restrictions'>>> {
  return paged(
    call.query,
    (start, limit) => listRestrictions(ports.db, call.query.open !== '0', ports.clock.now(), start, limit),
    (row) => row.id,
    (shown) =>
      shown.map((row) => ({
        ...presentRestriction(row),
        member: String(row.memberNo),
        name: row.username,
        by: row.setBy,
        isAlone: row.isAlone,
        liftedBy: row.liftedBy,
        liftedAt: row.liftedAt?.toISOString() ?? null,
      })),
  );
}
