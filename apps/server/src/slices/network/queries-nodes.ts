import { normalise } from '@greenhall/domain/identity/credentials';
import { type Level, priceOfActivation } from '@greenhall/domain/members/levels';
import { askedUntil } from '@greenhall/domain/network/activation-request';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
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

interface Viewer {
  readonly me: MemberNo;
  readonly levels: readonly Level[];
  readonly now: number;
}

/** When a node asked its referrer, if the referrer wants to hear of it. */
function askedBy({ sponsor, status, askedAt, isMuted, hearsNone }: NodeListRow, { me, now }: Viewer): string | null {
  const isHeard = status === 'pending' && sponsor === me && !isMuted && !hearsNone;
  return isHeard && askedUntil(askedAt?.getTime() ?? null, now) !== null ? (askedAt?.toISOString() ?? null) : null;
}

const presentTo = (viewer: Viewer) => (row: NodeListRow) => {
  const { me, levels } = viewer;
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
    askedAt: askedBy(row, viewer),
    isMuted: row.isMuted,
  };
};

export async function listNodes(ports: Ports, call: Call<'network.nodes'>): Promise<Result<Answer<'network.nodes'>>> {
  const named = normalise(call.query.userid ?? '');
  return paged(
    call.query,
    (start, limit) => nodesAround(ports.db, call.caller.memberNo, named, start, limit),
    (row) => row.place,
    async (shown) => {
      const plan = await planNow(ports);
      const me = call.caller.memberNo;
      return shown.map(presentTo({ me, levels: plan.levels, now: ports.clock.now().getTime() }));
    },
  );
}
