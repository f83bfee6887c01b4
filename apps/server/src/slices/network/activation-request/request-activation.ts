import { ACTIVATION_COINS } from '@greenhall/domain/members/next-step';
import { type Asker, askedUntil, checkActivationRequest } from '@greenhall/domain/network/activation-request';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { isSwitchOn } from '../../../platform/switches.ts';
import { holdings } from '../../ledger/index.ts';
import { activationOf, memberState, planNow } from '../../members/index.ts';
import { lockNode, nameByNumber, type NodeRow, nodeOf, ownerAndLevelOf } from '../store.ts';
import { isMuted, lastActivationRequest, storeActivationRequest } from './store-requests.ts';

/** Whom a member can ask: its referrer, unless that is another node of its own owner. */
async function sponsorOf(db: Db | Tx, node: NodeRow): Promise<MemberNo | null> {
  if (node.sponsor === null) return null;
  const [own, above] = [await ownerAndLevelOf(db, node.memberNo), await ownerAndLevelOf(db, node.sponsor)];
  return own?.owner === above?.owner ? null : node.sponsor;
}

/** Whether a member has somebody to ask, and until when it has asked; null where there is nobody. */
export async function activationRequestOf(
  db: Db,
  memberNo: MemberNo,
  now: Date,
): Promise<{ readonly askedUntil: number | null } | null> {
  const node = await nodeOf(db, memberNo);
  if (!node || (await sponsorOf(db, node)) === null) return null;
  return { askedUntil: askedUntil((await lastActivationRequest(db, memberNo))?.getTime() ?? null, now.getTime()) };
}

async function askerOf(ports: Ports, tx: Tx, node: NodeRow, sponsor: MemberNo | null): Promise<Asker> {
  const member = await memberState(tx, node.memberNo);
  const { price, coins } = member
    ? activationOf(member, await planNow(ports, tx))
    : { price: 0n, coins: ACTIVATION_COINS };
  const owned = await holdings(tx, node.memberNo);
  return {
    isPending: member?.status === 'pending',
    hasSponsor: sponsor !== null,
    hasCoins: coins.some((coin) =>
      owned.some((row) => row.coin === coin && row.purpose === 'available' && row.balance >= price),
    ),
    askedAt: (await lastActivationRequest(tx, node.memberNo))?.getTime() ?? null,
  };
}

/**
 * A pending member asks its referrer to activate it, once in 24 hours: the node is locked, so that of two requests at once one
 * is refused. A referrer that does not want to hear of it is not told, and the answer is the same.
 */
export function requestActivation(
  ports: Ports,
  call: Call<'network.requestActivation'>,
): Promise<Result<Answer<'network.requestActivation'>>> {
  const me = call.caller.memberNo;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    if (!(await isSwitchOn(tx, 'activation'))) return refuse('activationLocked');
    const node = await lockNode(tx, me);
    if (!node) return refuse('notPending');
    const sponsor = await sponsorOf(tx, node);
    const may = checkActivationRequest(await askerOf(ports, tx, node, sponsor), at.getTime());
    if (!may.ok) return may;
    await storeActivationRequest(tx, me, at);
    if (sponsor !== null && !(await isMuted(tx, sponsor, me))) {
      const name = await nameByNumber(tx, me);
      await ports.notify(tx, sponsor, 'activationAsked', { name: name?.username ?? '', node: String(me) });
    }
    return accept({ again: new Date(askedUntil(at.getTime(), at.getTime()) ?? 0).toISOString() });
  });
}
