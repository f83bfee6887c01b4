import type { Result } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { presentRestriction } from '../present.ts';
import { restrictionsAt } from '../store-restrictions.ts';

export function readRestrictions(
  ports: Ports,
  { query }: Call<'members.restrictions'>,
): Promise<Result<Answer<'members.restrictions'>>> {
  const asked = { ...query, open: query.open ?? '1' };
  return restrictionsAt(ports.clock.now()).page(ports.db, asked, (shown) =>
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
