import { groupsOf, isOpenToChange } from '@greenhall/domain/content/entry';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { audit, changeOf } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { contentFiles } from '../store.ts';
import { presentEntry } from './present.ts';
import { type EntryFields, type EntryRow, entryById, insertEntry, lockEntry, setEntry } from './store-entries.ts';

/** An entry as an answer, read in the transaction that has changed it. */
export async function changedEntry(tx: Tx, id: bigint, now: Date): Promise<ReturnType<typeof presentEntry>> {
  const row = await entryById(tx, id);
  if (!row) throw new Error('an entry that was just changed is missing');
  return presentEntry(row, now);
}

/** Begins an entry. Its topic, if it has one, is one of its kind's. */
export function addEntry(ports: Ports, call: Call<'content.addEntry'>): Promise<Result<Answer<'content.addEntry'>>> {
  const { kind, topic = null } = call.body;
  const by = call.caller.username;
  return once(ports, call, async (tx) => {
    if (topic !== null && !groupsOf(kind).includes(topic)) return refuse('badRequest', { field: 'topic' });
    const at = ports.clock.now();
    const id = await insertEntry(tx, { kind, topic, by, at });
    await audit(tx, {
      operator: by,
      act: 'content.add',
      subject: String(id),
      detail: { kind },
      ...changeOf(null, { kind, topic }),
      at,
    });
    return accept(await changedEntry(tx, id, at));
  });
}

/** What an entry may not have: the name of the field that is wrong. */
function wrongField({ kind, state, ...stored }: EntryRow, fields: EntryFields): string | undefined {
  const { topic, isImportant, from, until, picture, link } = fields;
  if (topic !== null && !groupsOf(kind).includes(topic)) return 'topic';
  if (isImportant && kind !== 'notice') return 'isImportant';
  // One operator has published it: made important now, it would open for everybody without a second one.
  if (isImportant && !stored.isImportant && state === 'published') return 'isImportant';
  if (picture !== null && kind !== 'banner' && kind !== 'news') return 'picture';
  if (link !== null && kind !== 'banner') return 'link';
  if (kind === 'agreement' && (from !== null || until !== null)) return 'from';
  return from !== null && until !== null && until <= from ? 'until' : undefined;
}

const fieldValues = ({ isImportant, topic, place, picture, link, from, until }: EntryFields) => ({
  isImportant,
  topic,
  place,
  picture,
  link: link && JSON.stringify(link),
  from: from?.toISOString() ?? null,
  until: until?.toISOString() ?? null,
});

/** Changes what an entry has beside its texts. */
export function saveEntry(ports: Ports, call: Call<'content.saveEntry'>): Promise<Result<Answer<'content.saveEntry'>>> {
  const id = BigInt(call.params.id);
  const { version, from, until, ...rest } = call.body;
  const fields: EntryFields = { ...rest, from: from ? new Date(from) : null, until: until ? new Date(until) : null };
  return once(ports, call, async (tx) => {
    const row = await lockEntry(tx, id);
    if (!row) return refuse('notFound');
    const wrong = wrongField(row, fields);
    if (wrong !== undefined) return refuse('badRequest', { field: wrong });
    const { picture } = fields;
    if (picture !== null && (await contentFiles(tx, [picture])).length === 0)
      return refuse('badRequest', { field: 'picture' });
    if (!isOpenToChange(row) || !(await setEntry(tx, id, version, fields))) return refuse('statusChanged');
    const at = ports.clock.now();
    const detail = { kind: row.kind, version: version + 1 };
    const change = changeOf(fieldValues(row), fieldValues(fields));
    await audit(tx, {
      operator: call.caller.username,
      act: 'content.save',
      subject: String(id),
      detail,
      ...change,
      at,
    });
    return accept(await changedEntry(tx, id, at));
  });
}
