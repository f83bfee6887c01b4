import { ENTRY_TRANSITIONS } from '@greenhall/domain/content/entry';
import { NOBODY } from '@greenhall/domain/shared/four-eyes';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import * as z from 'zod/mini';
import type { ProposalKind } from '../../../platform/approvals/kind.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { notifyShown } from '../notify-shown.ts';
import { checkComplete } from './publish-entry.ts';
import { type EntryRow, lockEntry, moveEntry, textsOf, versionsOf } from './store-entries.ts';

/**
 * An important notice as it was proposed: its number, the version of its details, that of the text in each language, and
 * the languages that are known to be missing.
 */
const storedBody = z.object({ entry: z.string(), version: z.int(), texts: z.string(), confirmed: z.string() });
type Proposed = z.infer<typeof storedBody>;

/** The notice, if it can be published as proposed: `notFound`, `statusChanged`, `translationMissing`, `badRequest`. */
async function noticeOf(tx: Tx, { entry, version, texts, confirmed }: Proposed): Promise<Result<EntryRow>> {
  const row = await lockEntry(tx, BigInt(entry));
  if (!row || row.kind !== 'notice') return refuse('notFound');
  const isAsProposed = row.isImportant && row.version === version && (await versionsOf(tx, row.id)) === texts;
  if (!ENTRY_TRANSITIONS.can(row.state, 'publish') || !isAsProposed) return refuse('statusChanged');
  const complete = checkComplete(row, await textsOf(tx, row.id), confirmed.split(' '));
  return complete.ok ? accept(row) : complete;
}

/** An important notice, which opens by itself for every member once another operator has approved it. */
export const noticePublished: ProposalKind<Proposed> = {
  name: 'noticePublished',
  body: storedBody,
  noticeMs: 0,
  beneficiary: () => NOBODY,
  difference: async (tx, _subject, body) => {
    const notice = await noticeOf(tx, body);
    if (!notice.ok) return notice;
    const { state, languages } = notice.value;
    return accept([
      { field: 'noticeState', from: state, to: 'published' },
      { field: 'noticeLanguages', from: '', to: languages.join(' ') },
    ]);
  },
  apply: async (tx, _subject, body, at) => {
    const notice = await noticeOf(tx, body);
    if (!notice.ok) return notice;
    await moveEntry(tx, notice.value.id, notice.value.state, { to: 'published', publishedAt: at });
    await notifyShown(tx, at);
    return accept(true);
  },
};
