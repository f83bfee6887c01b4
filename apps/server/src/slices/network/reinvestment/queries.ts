import { mayEnterMain } from '@greenhall/domain/network/parent-access';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { lastCoolDownOf, maskedContactsOf } from '../../identity/index.ts';
import { ownerAndLevelOf } from '../store.ts';
import { myAccountRows } from '../store-trees.ts';

export async function listMyAccounts(
  ports: Ports,
  call: Call<'network.ownAccounts'>,
): Promise<Result<Answer<'network.ownAccounts'>>> {
  const me = call.caller.memberNo;
  const standing = await ownerAndLevelOf(ports.db, me);
  if (!standing) return refuse('memberNotFound');
  const main = standing.owner;
  const [found, cooledUntil, codeTo] = await Promise.all([
    myAccountRows(ports.db, main),
    lastCoolDownOf(ports.db, main),
    maskedContactsOf(ports.db, main),
  ]);
  return accept({
    isReinvestmentAccount: main !== me,
    codeTo,
    items: found.map((row) => ({
      id: String(row.memberNo),
      userid: row.username,
      level: row.level,
      status: row.status,
      zone: row.zone,
      contact: row.contact,
      joinedAt: row.joinedAt.toISOString(),
      mayEnterMain: mayEnterMain(row.allowedAt?.getTime() ?? null, cooledUntil),
    })),
  });
}
