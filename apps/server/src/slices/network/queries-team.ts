import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { paged } from '../../platform/cursor.ts';
import type { Answer, Call } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import { isWithin } from './store-lines.ts';
import { generationsBelow, referredRows } from './store-trees.ts';

/** What one look may count: a team beyond it is shown as far as it was counted, and marked as larger. */
const DEEPEST = 20;
const MEMBERS = 50_000;

export async function listGenerations(
  ports: Ports,
  call: Call<'network.generations'>,
): Promise<Result<Answer<'network.generations'>>> {
  const { items, more } = await generationsBelow(ports.db, call.caller.memberNo, DEEPEST, MEMBERS);
  return accept({
    items: items.map(({ generation, members, active }) => ({
      generation,
      members: Number(members),
      active: Number(active),
    })),
    total: items.reduce((sum, { members }) => sum + Number(members), 0),
    more,
  });
}

export async function listTeam(ports: Ports, call: Call<'network.team'>): Promise<Result<Answer<'network.team'>>> {
  const memberNo = BigInt(call.params.id);
  if (!(await isWithin(ports.db, 'sponsor', memberNo, call.caller.memberNo))) return refuse('memberNotFound');
  return paged(
    call.query,
    (start, limit) => referredRows(ports.db, memberNo, start, limit),
    (row) => row.memberNo,
    (shown) =>
      shown.map((row) => ({
        id: String(row.memberNo),
        userid: row.username,
        level: row.level,
        status: row.status,
        joinedAt: row.joinedAt.toISOString(),
        referred: Number(row.referred),
      })),
  );
}
