import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import { standingOf } from './store.ts';
import { ownAccountRows } from './store-trees.ts';

export async function listOwnAccounts(
  ports: Ports,
  call: Call<'network.ownAccounts'>,
): Promise<Result<Answer<'network.ownAccounts'>>> {
  const me = call.caller.memberNo;
  const standing = await standingOf(ports.db, me);
  if (!standing) return refuse('memberNotFound');
  const found = await ownAccountRows(ports.db, standing.owner);
  return accept({
    isReinvestmentAccount: standing.owner !== me,
    items: found.map((row) => ({
      id: String(row.memberNo),
      userid: row.username,
      level: row.level,
      status: row.status,
      zone: row.zone,
      contact: row.contact,
      joinedAt: row.joinedAt.toISOString(),
    })),
  });
}
