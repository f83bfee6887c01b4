import { memberNumber } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { formatAmount } from '@greenhall/domain/shared/money';
import type { MonthFees } from '../../platform/facts/fees.ts';
import { paged } from '../../platform/cursor.ts';
import type { Answer, Call } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import { isWithin } from './store-lines.ts';
import { generationsBelow, referredRows } from './store-trees.ts';

/** What one look may count: a team beyond it is shown as far as it was counted, and marked as larger. */
const DEEPEST = 20;
const MEMBERS = 50_000;

/** Some members' fees as one figure for the last settled day and one for the month. */
const presentFees = (fees: readonly MonthFees[]) => ({
  feesLastDay: formatAmount(fees.reduce((sum, { lastDay }) => sum + lastDay, 0n)),
  feesMonth: formatAmount(fees.reduce((sum, { month }) => sum + month, 0n)),
});

export async function listGenerations(
  ports: Ports,
  call: Call<'network.generations'>,
): Promise<Result<Answer<'network.generations'>>> {
  const { items, more } = await generationsBelow(ports.db, call.caller.memberNo, DEEPEST, MEMBERS);
  const everybody = items.flatMap(({ members }) => members);
  const fees = await ports.fees.ofMonth(ports.db, everybody, ports.clock.now());
  return accept({
    items: items.map(({ generation, members, active }) => ({
      generation,
      members: members.length,
      active: Number(active),
      ...presentFees(members.flatMap((member) => fees.get(member) ?? [])),
    })),
    total: items.reduce((sum, { members }) => sum + members.length, 0),
    more,
  });
}

export async function listTeam(ports: Ports, call: Call<'network.team'>): Promise<Result<Answer<'network.team'>>> {
  const memberNo = memberNumber(call.params.id);
  if (!(await isWithin(ports.db, 'sponsor', memberNo, call.caller.memberNo))) return refuse('memberNotFound');
  return paged(
    call.query,
    (start, limit) => referredRows(ports.db, memberNo, start, limit),
    (row) => row.memberNo,
    async (shown) => {
      const numbers = shown.map((row) => row.memberNo);
      const fees = await ports.fees.ofMonth(ports.db, numbers, ports.clock.now());
      return shown.map((row) => ({
        id: String(row.memberNo),
        userid: row.username,
        level: row.level,
        status: row.status,
        joinedAt: row.joinedAt.toISOString(),
        referred: Number(row.referred),
        ...presentFees([fees.get(row.memberNo) ?? []].flat()),
      }));
    },
  );
}
