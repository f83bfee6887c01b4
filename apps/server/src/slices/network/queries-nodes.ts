import { type Level, priceOfActivation } from '@greenhall/domain/members/levels';
import { formatAmount, ZERO } from '@greenhall/domain/shared/money';
import type { Result } from '@greenhall/domain/shared/result';
import { paged } from '../../platform/cursor.ts';
import type { Answer, Call } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import { planNow } from '../members/index.ts';
import { type NodeListRow, nodesAround } from './store-trees.ts';

/** Why a pending registration cannot be deleted. */
function keptBecause({ hasNodesBelow, hasReceived }: NodeListRow): 'nodesBelow' | 'coins' | null {
  if (hasNodesBelow) return 'nodesBelow';
  return hasReceived ? 'coins' : null;
}

const presentTo = (me: bigint, levels: readonly Level[]) => (row: NodeListRow) => {
  const isPending = row.status === 'pending';
  const isOwn = isPending && row.sponsor === me;
  const price = priceOfActivation(levels, row.chosenLevel);
  return {
    id: String(row.memberNo),
    userid: row.username,
    level: isPending ? row.chosenLevel : row.level,
    status: row.status,
    zone: row.zone,
    contact: row.contact,
    joinedAt: row.joinedAt.toISOString(),
    endsAt: row.pendingUntil?.toISOString() ?? null,
    price: formatAmount(price.ok ? price.value.amount : ZERO),
    mayActivate: isPending,
    isReinvestmentAccount: row.owner !== row.memberNo,
    mayDelete: isOwn && keptBecause(row) === null,
    keptBecause: isOwn ? keptBecause(row) : null,
  };
};

export async function listNodes(ports: Ports, call: Call<'network.nodes'>): Promise<Result<Answer<'network.nodes'>>> {
  return paged(
    call.query,
    (start, limit) => nodesAround(ports.db, call.caller.memberNo, start, limit),
    (row) => row.place,
    async (shown) => {
      const plan = await planNow(ports);
      return shown.map(presentTo(call.caller.memberNo, plan.levels));
    },
  );
}
