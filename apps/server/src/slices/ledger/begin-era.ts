import { audit } from '../../platform/audit/audit.ts';
import { commandOf } from '../../platform/build.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import { StartError } from '../../platform/start-error.ts';
import { type Era, insertEra, nextXact, readEras } from './store-eras.ts';
import { lastSealed } from './store-journal.ts';

/** Where the journal stands, and from where the server counts. */
async function countsOf(db: Db | Tx): Promise<{ sealed: bigint; next: bigint; era: number }> {
  const [eras, head, next] = [await readEras(db), await lastSealed(db), await nextXact(db)];
  const { last } = eras;
  // An era without sealings goes by the number from which the server counted when it began, which that beginning has used.
  const sealed = head.era === last.number && head.lastXact > last.firstXact ? head.lastXact : last.firstXact;
  return { sealed, next, era: last.number };
}

/**
 * Refuses to start on a copy of the data whose server counts lower than the journal: what is posted there would sort before
 * what is sealed. Throws `StartError`. Rule: ledger#journal.
 */
export async function checkEra(db: Db): Promise<void> {
  const { sealed, next } = await countsOf(db);
  if (next <= sealed)
    throw new StartError(
      `this database server counts its transactions from ${next} on, and the journal stands at ${sealed}: the data was copied ` +
        `from another server. If nobody serves from that one any more, begin a new era of the journal: ${commandOf('begin-era')}`,
    );
}

/** Begins an era of the journal on a server that counts lower than it. Throws `StartError` elsewhere. Rule: ledger#journal. */
export function beginEra(db: Db, operator: string, at: Date): Promise<Era> {
  return db.transaction().execute(async (tx) => {
    await lock(tx, 'journalSealer');
    const { sealed, next, era: before } = await countsOf(tx);
    if (next > sealed)
      throw new StartError(
        `refused: this server counts on from where the journal stands (${next}, ${sealed}). An era begins on another server only`,
      );
    const era = await insertEra(tx, before + 1, next, at);
    const detail = { from: String(next), before: String(sealed), afterPosting: String(era.afterId) };
    await audit(tx, { operator, act: 'journal.beginEra', subject: String(era.number), detail, at });
    return era;
  });
}
