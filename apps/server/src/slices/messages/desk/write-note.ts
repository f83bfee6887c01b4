import { memberNumber } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { audit } from '../../../platform/audit/audit.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { aboutDesk } from '../live-events.ts';
import { conversationOf } from '../store.ts';
import { mayHandle } from './admission.ts';
import { presentNote } from './present.ts';
import { insertNote } from './store-notes.ts';

/** Leaves a note for colleagues. */
export function writeNote(ports: Ports, call: Call<'messages.addNote'>): Promise<Result<Answer<'messages.addNote'>>> {
  const { username: operator } = call.caller;
  const memberNo = memberNumber(call.params.member);
  return once(ports, call, async (tx) => {
    if (!(await conversationOf(tx, memberNo))) return refuse('notFound');
    const may = await mayHandle(ports, tx, call.caller, memberNo);
    if (!may.ok) return may;
    const at = ports.clock.now();
    const note = await insertNote(tx, memberNo, { operator, text: call.body.text, at });
    await audit(tx, {
      operator,
      act: 'messages.note',
      subject: String(memberNo),
      detail: { note: String(note.id) },
      at,
    });
    await ports.live.publish(tx, ...aboutDesk(memberNo));
    return accept(presentNote(note));
  });
}
