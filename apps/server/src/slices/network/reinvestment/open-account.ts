import type { Owner } from '@greenhall/domain/members/owner';
import { normalise } from '@greenhall/domain/identity/credentials';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Tx } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { isSwitchOn } from '../../../platform/switches.ts';
import { storeOutgoing, provePayPassword, spendMyCode } from '../../identity/index.ts';
import { agreementOf, memberState, saleOf } from '../../members/index.ts';
import { type Place, checkFreePlace, join } from '../join.ts';
import { checkCredentials } from '../register-member.ts';

/** Neither the account that opens a further node nor the main account may be in a cool-down. */
async function checkFree(tx: Tx, caller: MemberNo, main: MemberNo, at: Date): Promise<Result<true>> {
  for (const memberNo of new Set([caller, main])) {
    const free = await storeOutgoing(tx, memberNo, 'node', at);
    if (!free.ok) return free;
  }
  return accept(true);
}

/** What can be refused before a code is spent; answers the place. */
async function checkBefore(
  ports: Ports,
  { body, caller }: Call<'network.openReinvestment'>,
  main: Owner,
): Promise<Result<{ username: string; place: Place }>> {
  const free = await transact(ports.db, (tx) => checkFree(tx, caller.memberNo, main, ports.clock.now()));
  if (!free.ok) return free;
  if (!(await isSwitchOn(ports.db, 'registration'))) return refuse('registrationLocked');
  if ((await saleOf(ports.db, body.level)) === 'closed') return refuse('notYetOpen');
  const { password, newPayPassword } = body;
  const username = await checkCredentials(ports, { username: body.username, password, payPassword: newPayPassword });
  if (!username.ok) return username;
  const place = { sponsor: main, owner: main, contact: normalise(body.contact), zone: body.zone };
  const standing = await checkFreePlace(ports.db, place);
  return standing.ok ? accept({ username: username.value, place: standing.value }) : standing;
}

/**
 * Places a further node of the caller's owner; the owner's main account is its referrer. A code that was sent to the main
 * account is asked for, and the main account is told, because a node can reach what its owner has.
 */
export async function openReinvestment(
  ports: Ports,
  call: Call<'network.openReinvestment'>,
): Promise<Result<Answer<'network.openReinvestment'>>> {
  const { body, caller } = call;
  const proved = await provePayPassword(ports, caller, body.payPassword);
  if (!proved.ok) return proved;
  const me = await memberState(ports.db, caller.memberNo);
  if (!me) return refuse('memberNotFound');
  const main = me.owner;
  const checked = await checkBefore(ports, call, main);
  if (!checked.ok) return checked;
  const { username, place } = checked.value;
  const spent = await spendMyCode(ports, main, { purpose: 'node', channel: body.codeChannel, code: body.code });
  if (!spent.ok) return spent;
  const loginHash = await ports.hasher.hash(body.password);
  const payHash = await ports.hasher.hash(body.newPayPassword);
  const credential = { username, loginHash, payHash, phone: null, email: null, language: null };
  return once(ports, call, async (tx) => {
    const free = await checkFree(tx, caller.memberNo, main, ports.clock.now());
    if (!free.ok) return free;
    const agreement = await agreementOf(tx, main);
    const joined = await join(ports, tx, { ...credential, level: body.level, riskVersion: null, agreement }, place);
    if (!joined.ok) return joined;
    await ports.notify(tx, main, 'nodeOpened', { name: username });
    const { memberNo, pendingUntil } = joined.value;
    return accept({ id: String(memberNo), userid: username, endsAt: pendingUntil.toISOString() });
  });
}
