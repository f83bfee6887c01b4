import { type Result, refuse } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { sendBoundCode } from '../../identity/index.ts';
import { memberState } from '../../members/index.ts';

/** Sends the code that opens a further node to the main account's phone or e-mail: nodes have none of their own. */
export async function sendNodeCode(
  ports: Ports,
  call: Call<'network.sendNodeCode'>,
): Promise<Result<Answer<'network.sendNodeCode'>>> {
  const me = await memberState(ports.db, call.caller.memberNo);
  if (!me) return refuse('memberNotFound');
  const { channel } = call.body;
  const sent = await sendBoundCode(ports, { memberNo: me.owner, purpose: 'node', channel }, call.origin.language);
  return sent.ok ? once(ports, call, async () => sent) : sent;
}
