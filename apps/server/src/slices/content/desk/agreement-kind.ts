import { ENTRY_TRANSITIONS } from '@greenhall/domain/content/entry';
import { NOBODY } from '@greenhall/domain/shared/four-eyes';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import * as z from 'zod/mini';
import type { ProposalKind } from '../../../platform/approvals/kind.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { lock } from '../../../platform/database/locks.ts';
import { notifyShown } from '../notify-shown.ts';
import { agreementVersion } from '../store.ts';
import { checkComplete } from './publish-entry.ts';
import { type EntryRow, lockEntry, moveEntry, textsOf, versionsOf } from './store-entries.ts';

/** An agreement as it was proposed: its number, and the version of the text in each language. */
const storedBody = z.object({ entry: z.string(), texts: z.string() });
type Proposed = z.infer<typeof storedBody>;

/** The draft, if it can become the agreement: `notFound`, `statusChanged`, `translationMissing`, `badRequest`. */
async function draftOf(tx: Tx, { entry, texts }: Proposed): Promise<Result<EntryRow>> {
  const row = await lockEntry(tx, BigInt(entry));
  if (!row || row.kind !== 'agreement') return refuse('notFound');
  if (!ENTRY_TRANSITIONS.can(row.state, 'publish') || (await versionsOf(tx, row.id)) !== texts)
    return refuse('statusChanged');
  const complete = checkComplete(row, await textsOf(tx, row.id), []);
  return complete.ok ? accept(row) : complete;
}

/** A new version of the agreement, which holds for whoever registers after its approval. */
export const agreementPublished: ProposalKind<Proposed> = {
  name: 'agreementPublished',
  body: storedBody,
  noticeMs: 0,
  beneficiary: () => NOBODY,
  difference: async (tx, _subject, body) => {
    const draft = await draftOf(tx, body);
    if (!draft.ok) return draft;
    const inForce = await agreementVersion(tx);
    return accept([{ field: 'agreement', from: String(inForce), to: String(inForce + 1) }]);
  },
  apply: async (tx, _subject, body, at) => {
    await lock(tx, 'agreement');
    const draft = await draftOf(tx, body);
    if (!draft.ok) return draft;
    const { id, state } = draft.value;
    const next = (await agreementVersion(tx)) + 1;
    await moveEntry(tx, id, state, { to: 'published', publishedAt: at, agreementVersion: next });
    await notifyShown(tx, at);
    return accept(true);
  },
};
