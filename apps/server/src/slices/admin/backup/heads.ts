import { auditHead } from '../../../platform/audit/audit.ts';
import type { Heads } from '../../../platform/backup/manifest.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { journalHead } from '../../ledger/index.ts';
import { newestSnapshot } from '../../proof/index.ts';

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
