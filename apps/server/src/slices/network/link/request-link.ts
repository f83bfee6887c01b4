import { applicationEnd, checkLink } from '@greenhall/domain/network/link';
import { type MemberNo, memberNumber } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { provePayPassword, spendMyCode } from '../../identity/index.ts';
import { checkRestricted } from '../../members/index.ts';
import { lockPair } from './pair.ts';
import { insertLink, linkFacts } from './store-links.ts';
import { notifyOfLink } from './notify-applicants.ts';

/** Whether the rules let the two be bound: `memberNotFound`, and what the domain refuses. */
export async function mayLink(db: Db | Tx, main: MemberNo, sub: MemberNo, now: Date): Promise<Result<true>> {
  const facts = await linkFacts(db, main, sub);
  if (!facts) return refuse('memberNotFound');
  return checkLink({ ...facts, endedAt: facts.endedAt?.getTime() ?? null }, now.getTime());
}

/** Applies to be the main account of another one. The code is spent before the transaction, as wherever one is asked for. */
export async function applyForLink(
  ports: Ports,
  call: Call<'network.applyForLink'>,
): Promise<Result<Answer<'network.applyForLink'>>> {
  const { body, caller } = call;
  const main = caller.memberNo;
  const sub = memberNumber(body.member);
  const proved = await provePayPassword(ports, caller, body.payPassword);
  if (!proved.ok) return proved;
  const may = await mayLink(ports.db, main, sub, ports.clock.now());
  if (!may.ok) return may;
  const spent = await spendMyCode(ports, main, { purpose: 'link', channel: body.codeChannel, code: body.code });
  if (!spent.ok) return spent;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    await lockPair(tx, main, sub);
    const allowed = await checkRestricted(tx, main, 'link', at);
    if (!allowed.ok) return allowed;
    const still = await mayLink(tx, main, sub, at);
    if (!still.ok) return still;
    const expiresAt = new Date(applicationEnd(at.getTime()));
    const id = await insertLink(tx, { main, sub, appliedAt: at, expiresAt });
    if (id === undefined) return refuse('statusChanged');
    await notifyOfLink(ports, tx, { member: sub, other: main, change: 'applied' });
    return accept({ id: String(id) });
  });
}
