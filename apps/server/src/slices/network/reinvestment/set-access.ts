import { memberNumber } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { endActing, storeOutgoing, provePayPassword } from '../../identity/index.ts';
import { aboutNode } from '../live-events.ts';
import { deleteConsents, nodesBehind, storeConsents } from './store-access.ts';

/** The main account lets some of its nodes sign in to it, with its payment password and not in a cool-down. */
export async function allowNodes(
  ports: Ports,
  call: Call<'network.allowNodes'>,
): Promise<Result<Answer<'network.allowNodes'>>> {
  const { caller, body } = call;
  const main = caller.memberNo;
  const proved = await provePayPassword(ports, caller, body.payPassword);
  if (!proved.ok) return proved;
  const asked = new Set(body.nodes.map(BigInt));
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const nodes = await nodesBehind(tx, main, [...asked]);
    if (nodes.length < asked.size) return refuse('memberNotFound');
    const free = await storeOutgoing(tx, main, 'handOff', at);
    if (!free.ok) return free;
    await storeConsents(tx, [...asked], at);
    for (const { memberNo } of nodes) await ports.live.publish(tx, aboutNode({ memberNo, above: [main] }));
    await ports.notify(tx, main, 'nodeAllowed', { name: nodes.map(({ username }) => username).join(', ') });
    return accept({});
  });
}

/** The main account lets a node sign in to it no longer, at once. Sessions that the node has there end. */
export function forbidNode(
  ports: Ports,
  call: Call<'network.forbidNode'>,
): Promise<Result<Answer<'network.forbidNode'>>> {
  const main = call.caller.memberNo;
  const node = memberNumber(call.params.id);
  return once(ports, call, async (tx) => {
    if ((await nodesBehind(tx, main, [node])).length === 0) return refuse('memberNotFound');
    await deleteConsents(tx, [node]);
    await endActing(tx, main, node, ports.clock.now());
    await ports.live.publish(tx, aboutNode({ memberNo: node, above: [main] }));
    return accept({});
  });
}
