import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, rows } from '../../platform/database/database.ts';
import { tryLock } from '../../platform/database/locks.ts';
import { type RowOf, columns, select } from '../../platform/database/select.ts';

/** The hash before the first sealing. */
const GENESIS = Buffer.alloc(32);
const SEAL_AT_MOST = 20_000;

type Head = RowOf<typeof HEAD>;

const HEAD = columns('ledger_journal', ['sequence', 'lastXact', 'lastId', 'hash']);
const SEALED = HEAD.and(columns('ledger_journal', ['postings', 'previous']));

/** A posting with its text that the hash covers; it contains every column. */
const LINE = columns('ledger_posting', ['id', 'xact']).and({
  line: sql<string>`concat_ws('|', xact, id, transaction_id, kind, coin, from_account, to_account, amount,
    reference, coalesce(reverses, 0), extract(epoch from at)::numeric(20, 6))`,
});

function chain(previous: Uint8Array, lines: readonly string[]): Buffer {
  const hash = createHash('sha256').update(previous);
  for (const line of lines) hash.update(line).update('\n');
  return hash.digest();
}

async function head(db: Db | Tx): Promise<Head> {
  const row = await maybeRow(
    db,
    select(HEAD)`from ledger_journal
               order by sequence desc limit 1`,
  );
  return row ?? { sequence: 0n, lastXact: 0n, lastId: 0n, hash: GENESIS };
}

async function linesAfter(db: Db | Tx, xact: bigint, id: bigint, limit: number): Promise<RowOf<typeof LINE>[]> {
  return rows(
    db,
    select(LINE)`
      from ledger_posting
       where (xact, id) > (${xact}, ${id}) and xact < pg_snapshot_xmin(pg_current_snapshot())::text::bigint
       order by xact, id limit ${limit}`,
  );
}

/** Seals the postings committed since the last sealing and returns their number. Only one process seals at a time. */
export async function sealJournal(db: Db, now: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    if (!(await tryLock(tx, 'journalSealer'))) return 0;
    const last = await head(tx);
    const lines = await linesAfter(tx, last.lastXact, last.lastId, SEAL_AT_MOST);
    const final = lines.at(-1);
    if (!final) return 0;
    const hash = chain(
      last.hash,
      lines.map((line) => line.line),
    );
    await sql`
      insert into ledger_journal (sequence, last_xact, last_id, postings, previous, hash, sealed_at)
      values (${last.sequence + 1n}, ${final.xact}, ${final.id}, ${lines.length}, ${last.hash}, ${hash}, ${now})`.execute(
      tx,
    );
    return lines.length;
  });
}

/** Computes the whole chain again from the postings and returns the first fault. */
export async function verifyJournal(db: Db | Tx): Promise<string[]> {
  let at: Head = { sequence: 0n, lastXact: 0n, lastId: 0n, hash: GENESIS };
  for (;;) {
    const next = await maybeRow(
      db,
      select(SEALED)`from ledger_journal where sequence > ${at.sequence} order by sequence limit 1`,
    );
    if (!next) return [];
    if (next.sequence !== at.sequence + 1n) return [`sealing ${at.sequence + 1n} is missing`];
    const lines = await linesAfter(db, at.lastXact, at.lastId, next.postings);
    const expected = chain(
      at.hash,
      lines.map((line) => line.line),
    );
    if (!expected.equals(next.hash) || !Buffer.from(next.previous).equals(at.hash)) {
      return [`sealing ${next.sequence} does not match its postings`];
    }
    at = next;
  }
}

/** The sealing that covers a posting; `undefined` if it is not sealed yet. */
export async function sealingOf(
  db: Db | Tx,
  xact: bigint,
  posting: bigint,
): Promise<{ sequence: bigint; hash: string } | undefined> {
  return maybeRow(
    db,
    select(columns('ledger_journal', ['sequence']).and({ hash: sql<string>`encode(hash, 'hex')` }))`
      from ledger_journal
       where (last_xact, last_id) >= (${xact}, ${posting}) order by last_xact, last_id limit 1`,
  );
}

/** The newest sealing's number and hash. */
export async function journalHead(db: Db | Tx): Promise<{ sequence: bigint; hash: string }> {
  const { sequence, hash } = await head(db);
  return { sequence, hash: Buffer.from(hash).toString('hex') };
}
