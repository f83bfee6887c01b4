import { type ChainedEntry, GENESIS, type Head, hashOf } from './chain.ts';

/** What does not hold of an audit log, and at which entry. */
export interface AuditFault {
  readonly at: bigint;
  readonly what: 'changed' | 'removed' | 'inserted' | 'cut off' | 'made anew' | 'of an unknown form';
}

const FORMS = [1, 2];

function faultOf(head: Head, entry: ChainedEntry): AuditFault['what'] | undefined {
  if (!FORMS.includes(entry.form)) return 'of an unknown form';
  if (entry.sequence > head.sequence + 1n) return 'removed';
  if (entry.sequence <= head.sequence) return 'inserted';
  return hashOf(head.hash, entry).equals(entry.hash) ? undefined : 'changed';
}

/**
 * Checks entries, oldest first, against each other and against ends of the log that were kept elsewhere. Only such ends tell
 * that entries were cut off, or that all of them were made anew. Answers how many entries there are, and the first fault.
 */
export async function verifyAudit(
  entries: AsyncIterable<ChainedEntry>,
  heads: readonly Head[],
): Promise<{ readonly count: bigint; readonly fault: AuditFault | undefined }> {
  const kept = new Map(heads.map(({ sequence, hash }) => [sequence, Buffer.from(hash)]));
  let head = GENESIS;
  for await (const entry of entries) {
    const what = faultOf(head, entry);
    if (what)
      return { count: head.sequence, fault: { at: what === 'removed' ? head.sequence + 1n : entry.sequence, what } };
    if (kept.get(entry.sequence)?.equals(entry.hash) === false)
      return { count: head.sequence, fault: { at: entry.sequence, what: 'made anew' } };
    head = entry;
  }
  const beyond = heads.some(({ sequence }) => sequence > head.sequence);
  return { count: head.sequence, fault: beyond ? { at: head.sequence + 1n, what: 'cut off' } : undefined };
}
