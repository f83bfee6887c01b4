import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { type Db, type Tx, maybeRow, rows } from '../../platform/database/database.ts';
import { tryLock } from '../../platform/database/locks.ts';
import { type RowOf, columns, select } from '../../platform/database/select.ts';
import { type Eras, readEras } from './store-eras.ts';

/** The hash before the first sealing. */
const GENESIS = Buffer.alloc(32);
const SEAL_AT_MOST = 20_000;

type Head = RowOf<typeof HEAD>;

const HEAD = columns('ledger_journal', ['sequence', 'era', 'lastXact', 'lastId', 'hash']);
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

const NOTHING: Head = { sequence: 0n, era: 1, lastXact: 0n, lastId: 0n, hash: GENESIS };

/** The newest sealing; before the first one, where the journal begins. */
export async function lastSealed(db: Db | Tx): Promise<Head> {
  const row = await maybeRow(
    db,
    select(HEAD)`from ledger_journal
               order by sequence desc limit 1`,
  );
  return row ?? NOTHING;
}

/** Where an era begins after a sealing of an earlier one; within its own era the sealing itself. */
const inEra = (at: Head, era: number): Head => (era === at.era ? at : { ...at, era, lastXact: 0n, lastId: 0n });

/**
 * The postings of an era after a place in it, in their order. Of an era that goes on these are only those whose place can
 * no longer be taken by a transaction that is under way; one that has ended was counted by another server.
 */
async function linesAfter(
  db: Db | Tx,
  eras: Eras,
  { era, lastXact: xact, lastId: id }: Head,
  limit: number,
): Promise<RowOf<typeof LINE>[]> {
  const { after, upTo } = eras.boundsOf(era);
  const settled = sql`and xact < pg_snapshot_xmin(pg_current_snapshot())::text::bigint`;
  return rows(
    db,
    select(LINE)`
      from ledger_posting
       where (xact, id) > (${xact}, ${id}) and id > ${after} ${upTo === null ? settled : sql`and id <= ${upTo}`}
       order by xact, id limit ${limit}`,
  );
}

/**
 * Whether there may be a posting after the last sealing. While an era has begun and nothing of it is sealed, there may be one of the era
 * before.
 */
export const isSealingDue = (): RawBuilder<boolean> => sql`
  coalesce((select exists (select from ledger_era e where e.number > j.era)
                or exists (select from ledger_posting p
                            where (p.xact, p.id) > (j.last_xact, j.last_id)
                              and p.id > coalesce((select e.after_id from ledger_era e where e.number = j.era), 0))
              from ledger_journal j order by j.sequence desc limit 1),
           exists (select from ledger_posting))`;

/** Seals the postings committed since the last sealing and returns their number. Only one process seals at a time. */
export async function sealJournal(db: Db, now: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    if (!(await tryLock(tx, 'journalSealer'))) return 0;
    const last = await lastSealed(tx);
    const eras = await readEras(tx);
    for (let era = last.era; era <= eras.last.number; era += 1) {
      const lines = await linesAfter(tx, eras, inEra(last, era), SEAL_AT_MOST);
      const final = lines.at(-1);
      if (!final) continue;
      const hash = chain(last.hash, [...eras.between(last.era, era), ...lines.map((line) => line.line)]);
      await sql`
        insert into ledger_journal (sequence, era, last_xact, last_id, postings, previous, hash, sealed_at)
        values (${last.sequence + 1n}, ${era}, ${final.xact}, ${final.id}, ${lines.length}, ${last.hash}, ${hash},
                ${now})`.execute(tx);
      return lines.length;
    }
    return 0;
  });
}

/** Computes the whole chain again from the postings and returns the first fault. */
export async function verifyJournal(db: Db | Tx): Promise<string[]> {
  const eras = await readEras(db);
  let at = NOTHING;
  for (;;) {
    const next = await maybeRow(
      db,
      select(SEALED)`from ledger_journal where sequence > ${at.sequence} order by sequence limit 1`,
    );
    if (!next) return [];
    if (next.sequence !== at.sequence + 1n) return [`sealing ${at.sequence + 1n} is missing`];
    for (let era = at.era; era < next.era; era += 1) {
      const [left] = await linesAfter(db, eras, inEra(at, era), 1);
      if (left) return [`posting ${left.id} of era ${era} is not sealed, and a later era is`];
    }
    const lines = await linesAfter(db, eras, inEra(at, next.era), next.postings);
    const expected = chain(at.hash, [...eras.between(at.era, next.era), ...lines.map((line) => line.line)]);
    if (!expected.equals(next.hash) || !Buffer.from(next.previous).equals(at.hash)) {
      return [`sealing ${next.sequence} does not match its postings`];
    }
    at = next;
  }
}

/**
 * Postings that the sealer has passed over: a minute after a posting it is sealed. The minute is that of what was posted and
 * sealed since, because a program that is stopped seals nothing. Where nothing was ever sealed, no sealer has run yet.
 */
export async function unsealedPostings(db: Db | Tx, limit: number): Promise<string[]> {
  const [head, eras] = [await lastSealed(db), await readEras(db)];
  if (head.sequence === 0n) return [];
  const { after, upTo } = eras.boundsOf(head.era);
  const found = await rows(
    db,
    select(columns('ledger_posting', ['id']))`
      from ledger_posting
     where at < (select greatest((select max(at) from ledger_posting), (select max(sealed_at) from ledger_journal)))
                - interval '1 minute'
       and (id > coalesce(${upTo}::bigint, 9223372036854775807)
            or (id > ${after} and (xact, id) > (${head.lastXact}, ${head.lastId})))
     order by id limit ${limit}`,
  );
  return found.map(({ id }) => `posting ${id} is not sealed`);
}

/** When the oldest posting was made that is not sealed; `undefined` if all are. */
export async function oldestUnsealed(db: Db | Tx): Promise<Date | undefined> {
  const [head, eras] = [await lastSealed(db), await readEras(db)];
  const { after, upTo } = eras.boundsOf(head.era);
  const found = await maybeRow(
    db,
    select(columns('ledger_posting', ['at']))`
      from ledger_posting
     where id > coalesce(${upTo}::bigint, 9223372036854775807)
        or (id > ${after} and (xact, id) > (${head.lastXact}, ${head.lastId}))
     order by xact, id limit 1`,
  );
  return found?.at;
}

/** The sealing that covers a posting; `undefined` if it is not sealed yet. */
export async function sealingOf(
  db: Db | Tx,
  xact: bigint,
  posting: bigint,
): Promise<{ sequence: bigint; hash: string } | undefined> {
  const era = (await readEras(db)).ofPosting(posting);
  return maybeRow(
    db,
    select(columns('ledger_journal', ['sequence']).and({ hash: sql<string>`encode(hash, 'hex')` }))`
      from ledger_journal
       where era = ${era} and (last_xact, last_id) >= (${xact}, ${posting}) order by last_xact, last_id limit 1`,
  );
}

/** The hash of a sealing; `undefined` if there is none of that number. */
export async function sealingHash(db: Db | Tx, sequence: bigint): Promise<string | undefined> {
  const sealing = sql<{
    hash: string;
  }>`select encode(hash, 'hex') as hash from ledger_journal where sequence = ${sequence}`;
  return (await maybeRow(db, sealing))?.hash;
}

/** The newest sealing's number and hash. */
export async function journalHead(db: Db | Tx): Promise<{ sequence: bigint; hash: string }> {
  const { sequence, hash } = await lastSealed(db);
  return { sequence, hash: Buffer.from(hash).toString('hex') };
}
