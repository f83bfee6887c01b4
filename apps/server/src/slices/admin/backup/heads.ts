import { auditHash, auditHead } from '../../../platform/audit/audit.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { journalHead, sealingHash } from '../../ledger/index.ts';
import { newestSnapshot, snapshotHash } from '../../proof/index.ts';

interface Head {
  readonly sequence: string;
  readonly hash: string;
}

/** Where three append-only records end. */
export interface Heads {
  readonly journal: Head;
  readonly audit: Head;
  readonly snapshot: Head;
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** Where the journal, the audit log and the published snapshots of some data end. */
export async function headsOf(db: Db | Tx): Promise<Heads> {
  const journal = await journalHead(db);
  const audit = await auditHead(db);
  const snapshot = await newestSnapshot(db);
  return {
    journal: { sequence: String(journal.sequence), hash: journal.hash },
    audit: { sequence: String(audit.sequence), hash: hex(audit.hash) },
    snapshot: { sequence: String(snapshot?.number ?? 0n), hash: snapshot?.hash ?? '' },
  };
}

/** What a record of these data has at a number. */
const HASHES: Readonly<Record<keyof Heads, (db: Db | Tx, sequence: bigint) => Promise<string | undefined>>> = {
  journal: sealingHash,
  audit: async (db, sequence) => {
    const hash = await auditHash(db, sequence);
    return hash && hex(hash);
  },
  snapshot: snapshotHash,
};

/**
 * Whether other data are an earlier part of these: their records end at a number that these have, with the same hash. Answers what
 * differs first; `undefined` if nothing does.
 */
export async function differenceFrom(db: Db | Tx, heads: Heads): Promise<string | undefined> {
  for (const [record, { sequence, hash }] of Object.entries(heads) as [keyof Heads, Heads[keyof Heads]][]) {
    // A record that has not begun has no hash to compare.
    if (sequence === '0') continue;
    const found = await HASHES[record](db, BigInt(sequence));
    if (found !== hash)
      return `its ${record} ends at ${sequence}, where the data in use have ${found ? 'another one' : 'nothing'}`;
  }
  return undefined;
}
