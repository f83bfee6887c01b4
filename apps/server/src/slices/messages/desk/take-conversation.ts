import { CONVERSATION_TRANSITIONS, mayTake } from '@greenhall/domain/messages/conversation';
import { operatorId } from '@greenhall/domain/shared/four-eyes';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { audit, changeOf } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { aboutConversation, aboutDesk } from '../live-events.ts';
import { type ConversationRow, lockConversation, setHolder } from '../store.ts';
import { endTicket } from '../store-support-tickets.ts';
import { mayHandle } from './admission.ts';
import { colleaguesOf, holdingOf } from './holding.ts';
import { presentInbox } from './present.ts';
import { inboxRow } from './store-inbox.ts';

type Acting = Call<'messages.take'> | Call<'messages.handOver'> | Call<'messages.close'>;
type Held = Pick<ConversationRow, 'holder' | 'state'>;

/**
 * Changes who has a conversation if it is still as the operator saw it, with no message since. `change` decides and writes, and answers how it is now.
 */
function move(
  ports: Ports,
  call: Acting,
  change: (tx: Tx, row: ConversationRow) => Promise<Result<Held>>,
): Promise<Result<Answer<'messages.take'>>> {
  const { caller, params, body, route } = call;
  const memberNo = memberNumber(params.member);
  return once<typeof route, Answer<'messages.take'>>(ports, call, async (tx) => {
    const row = await lockConversation(tx, memberNo);
    if (!row) return refuse('notFound');
    const may = await mayHandle(ports, tx, caller, memberNo);
    if (!may.ok) return may;
    const hasRead = !('last' in body) || row.last === body.last;
    if (row.version !== body.version || !hasRead) return refuse('statusChanged');
    const changed = await change(tx, row);
    if (!changed.ok) return changed;
    const at = ports.clock.now();
    const held = ({ holder, state }: Held) => ({ holder, state });
    await audit(tx, {
      operator: caller.username,
      act: route,
      subject: String(memberNo),
      detail: {},
      ...changeOf(held(row), held(changed.value)),
      at,
    });
    await ports.live.publish(tx, ...aboutDesk(memberNo));
    const after = await inboxRow(tx, memberNo);
    const [shown] = after ? await presentInbox(ports, tx, caller, [after]) : [];
    return shown ? accept(shown) : refuse('notFound');
  });
}

/** Takes a conversation that nobody has, or whose holder is away. */
export function takeConversation(ports: Ports, call: Call<'messages.take'>): Promise<Result<Answer<'messages.take'>>> {
  const { operatorId: id, username: name } = call.caller;
  return move(ports, call, async (tx, row) => {
    if (!mayTake(holdingOf(row, await colleaguesOf(ports, tx)), id)) return refuse('statusChanged');
    await setHolder(tx, row.memberNo, { id, name });
    return accept({ holder: name, state: row.state });
  });
}

/** Gives an own conversation to a colleague who may answer. */
export function handConversationOver(
  ports: Ports,
  call: Call<'messages.handOver'>,
): Promise<Result<Answer<'messages.handOver'>>> {
  const { operatorId: me } = call.caller;
  return move(ports, call, async (tx, row) => {
    if (row.holderId !== me) return refuse('statusChanged');
    const to = (await colleaguesOf(ports, tx)).find(({ username }) => username === call.body.to);
    if (!to || to.id === me) return refuse('badRequest', { field: 'to' });
    const may = await mayHandle(ports, tx, { operatorId: operatorId(to.id) }, row.memberNo);
    if (!may.ok) return refuse('badRequest', { field: 'to' });
    await setHolder(tx, row.memberNo, { id: to.id, name: to.username });
    return accept({ holder: to.username, state: row.state });
  });
}

/** Closes an own conversation. */
export function closeConversation(
  ports: Ports,
  call: Call<'messages.close'>,
): Promise<Result<Answer<'messages.close'>>> {
  return move(ports, call, async (tx, row) => {
    const state = CONVERSATION_TRANSITIONS.next(row.state, 'close');
    if (row.holderId !== call.caller.operatorId || !state) return refuse('statusChanged');
    await setHolder(tx, row.memberNo, null, state);
    await endTicket(tx, row.memberNo, ports.clock.now());
    // The member is told, so that it can rate the help while it still looks at it.
    await ports.live.publish(tx, ...aboutConversation(row.memberNo, row.last));
    return accept({ holder: null, state });
  });
}
