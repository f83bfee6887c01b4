import { checkTexts, ENTRY_TRANSITIONS, groupsOf, hasBody, takesTwo } from '@greenhall/domain/content/entry';
import { plainTextOf } from '@greenhall/domain/shared/rich-text';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { audit, stateChange } from '../../../platform/audit/audit.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { notifyShown } from '../notify-shown.ts';
import { changedEntry } from './save-entry.ts';
import { type EntryRow, lockEntry, moveEntry, textsOf, type TextRow } from './store-entries.ts';

/** What an entry still lacks before members may see it: the name of the field. */
function missingField(row: EntryRow, texts: readonly TextRow[]): string | undefined {
  if (groupsOf(row.kind).length > 0 && row.topic === null) return 'topic';
  if (row.kind === 'banner' && row.picture === null) return 'picture';
  const isEmpty = ({ body }: TextRow) => body === null || plainTextOf(body) === '';
  return hasBody(row.kind) && texts.some(isEmpty) ? 'body' : undefined;
}

/** Whether the texts of an entry suffice: `translationMissing`, `badRequest` {field}. */
export function checkComplete(
  row: EntryRow,
  texts: readonly TextRow[],
  confirmed: readonly string[],
): Result<readonly string[]> {
  const languages = checkTexts(
    row.kind,
    texts.map(({ language }) => language),
    confirmed,
  );
  if (!languages.ok) return languages;
  const missing = missingField(row, texts);
  return missing === undefined ? languages : refuse('badRequest', { field: missing });
}

/**
 * Publishes an entry and tells all members once, now or when it appears. Those whose language is missing read English. An agreement and
 * an important notice are published by two operators, and not here.
 */
export function publishEntry(ports: Ports, call: Call<'content.publish'>): Promise<Result<Answer<'content.publish'>>> {
  const id = BigInt(call.params.id);
  return once(ports, call, async (tx) => {
    const row = await lockEntry(tx, id);
    if (!row) return refuse('notFound');
    const to = takesTwo(row) ? undefined : ENTRY_TRANSITIONS.next(row.state, 'publish');
    if (!to) return refuse('statusChanged');
    const complete = checkComplete(row, await textsOf(tx, id), call.body.confirmed);
    if (!complete.ok) return complete;
    const at = ports.clock.now();
    await moveEntry(tx, id, row.state, { to, publishedAt: at });
    const detail = { kind: row.kind, title: row.title, missing: complete.value.join(' ') };
    await audit(tx, {
      operator: call.caller.username,
      act: 'content.publish',
      subject: String(id),
      detail,
      ...stateChange(row.state, to),
      at,
    });
    await notifyShown(tx, at);
    return accept(await changedEntry(tx, id, at));
  });
}
