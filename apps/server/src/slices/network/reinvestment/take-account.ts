import { memberNumber } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { closeAccess, endActing, provePayPassword, replacePasswords, spendMyCode } from '../../identity/index.ts';
import { aboutNode } from '../live-events.ts';
import { endLinksOf } from '../link/end-link.ts';
import { checkCredentials } from '../register-member.ts';
import { deleteConsents, nodesBehind } from './store-access.ts';

/** The main account ends the sessions of one of its nodes. */
export function endNodeSessions(
  ports: Ports,
  call: Call<'network.endNodeSessions'>,
): Promise<Result<Answer<'network.endNodeSessions'>>> {
  const node = memberNumber(call.params.id);
  return once(ports, call, async (tx) => {
    if ((await nodesBehind(tx, call.caller.memberNo, [node])).length === 0) return refuse('memberNotFound');
    await closeAccess(ports, tx, node);
    return accept({});
  });
}

/**
 * The main account sets both passwords of one of its nodes anew, with its own payment password and a code. Whatever else
 * gave access to the node or through it ends. It is possible in a cool-down, because that is when it is needed.
 */
export async function setNodePasswords(
  ports: Ports,
  call: Call<'network.setNodePasswords'>,
): Promise<Result<Answer<'network.setNodePasswords'>>> {
  const { body, caller } = call;
  const main = caller.memberNo;
  const id = memberNumber(call.params.id);
  const proved = await provePayPassword(ports, caller, body.payPassword);
  if (!proved.ok) return proved;
  const [node] = await nodesBehind(ports.db, main, [id]);
  if (!node) return refuse('memberNotFound');
  const { password, newPayPassword, codeChannel: channel, code } = body;
  const ruled = await checkCredentials(ports, { username: node.username, password, payPassword: newPayPassword });
  if (!ruled.ok) return ruled;
  const spent = await spendMyCode(ports, main, { purpose: 'nodePasswords', channel, code });
  if (!spent.ok) return spent;
  const loginHash = await ports.hasher.hash(password);
  const payHash = await ports.hasher.hash(newPayPassword);
  return once(ports, call, async (tx) => {
    if ((await nodesBehind(tx, main, [id])).length === 0) return refuse('memberNotFound');
    await replacePasswords(ports, tx, memberNumber(id), { loginHash, payHash });
    await deleteConsents(tx, [id]);
    await endActing(tx, main, memberNumber(id), ports.clock.now());
    await endLinksOf(ports, tx, memberNumber(id));
    await ports.live.publish(tx, aboutNode({ memberNo: memberNumber(id), above: [main] }));
    await ports.notify(tx, main, 'nodeTaken', { name: node.username });
    return accept({});
  });
}
