import { sql } from 'kysely';
import { type Db, type Tx, oneRow, rows, run } from '../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../platform/database/select.ts';

const ERA = columns('ledger_era', ['number', 'afterId', 'firstXact', 'begunAt']);

/** An era of the journal: postings above `afterId`, up to where the next one begins. Rule: ledger#journal. */
export type Era = RowOf<typeof ERA>;

/** The era that has been from the beginning and has no row. */
const FIRST: Era = { number: 1, afterId: 0n, firstXact: 0n, begunAt: new Date(0) };

/** All eras in their order. There is one more than times at which the data moved to another server. */
export class Eras {
  readonly #all: readonly Era[];

  constructor(later: readonly Era[]) {
    this.#all = [FIRST, ...later];
  }

  get last(): Era {
    return this.#all.at(-1) ?? FIRST;
  }

  /** What the hash of a first sealing covers of the eras that have begun since another one, and which these are. */
  between(earlier: number, number: number): string[] {
    return this.#all
      .slice(earlier, number)
      .map((era) => `era|${era.number}|${era.afterId}|${era.firstXact}|${era.begunAt.toISOString()}`);
  }

  /** The numbers of postings that belong to an era: above the first and up to the second, `null` where it has not ended. */
  boundsOf(number: number): { readonly after: bigint; readonly upTo: bigint | null } {
    return { after: this.#all[number - 1]?.afterId ?? 0n, upTo: this.#all[number]?.afterId ?? null };
  }

  ofPosting(id: bigint): number {
    return this.#all.findLast((era) => era.afterId < id)?.number ?? FIRST.number;
  }
}

export async function readEras(db: Db | Tx): Promise<Eras> {
  return new Eras(await rows(db, select(ERA)`from ledger_era order by number`));
}

/** The number that the server's next transaction gets. */
export async function nextXact(db: Db | Tx): Promise<bigint> {
  const { next } = await oneRow(
    db,
    sql<{ next: bigint }>`select pg_snapshot_xmax(pg_current_snapshot())::text::bigint as next`,
  );
  return next;
}

/** Begins an era after all postings that there are, and answers it. Nothing is posted meanwhile. */
export async function insertEra(tx: Tx, number: number, firstXact: bigint, begunAt: Date): Promise<Era> {
  await run(tx, sql`lock table ledger_posting in exclusive mode`);
  const { last } = await oneRow(tx, sql<{ last: bigint }>`select coalesce(max(id), 0) as last from ledger_posting`);
  await run(
    tx,
    sql`insert into ledger_era (number, after_id, first_xact, begun_at)
        values (${number}, ${last}, ${firstXact}, ${begunAt})`,
  );
  return { number, afterId: last, firstXact, begunAt };
}
