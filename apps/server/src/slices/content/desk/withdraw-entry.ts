import { ENTRY_TRANSITIONS } from '@greenhall/domain/content/entry';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { audit, stateChange } from '../../../platform/audit/audit.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { notifyEverybody } from '../../../platform/live/store.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { changedEntry } from './save-entry.ts';
import { lockEntry, moveEntry } from './store-entries.ts';

/** Takes a published entry off the screens, or discards one that is not published. An agreement in force stays. */
export function withdrawEntry(
  ports: Ports,
  call: Call<'content.withdraw'>,
): Promise<Result<Answer<'content.withdraw'>>> {
  const id = BigInt(call.params.id);
  const { reason } = call.body;
  return once(ports, call, async (tx) => {
    const row = await lockEntry(tx, id);
    if (!row) return refuse('notFound');
    const isPublished = row.state === 'published';
    const to = ENTRY_TRANSITIONS.next(row.state, isPublished ? 'withdraw' : 'discard');
    if (!to || (isPublished && row.kind === 'agreement')) return refuse('statusChanged');
    const at = ports.clock.now();
    await moveEntry(tx, id, row.state, { to, publishedAt: row.publishedAt });
    const detail = { kind: row.kind, title: row.title, state: to, reason };
    await audit(tx, {
      operator: call.caller.username,
      act: 'content.withdraw',
      subject: String(id),
      detail,
      ...stateChange(row.state, to),
      at,
    });
    const hasAppeared = isPublished && (row.from === null || row.from <= at);
    if (hasAppeared) await notifyEverybody(tx, { what: 'notice', id: String(id) }, at);
    return accept(await changedEntry(tx, id, at));
  });
}
