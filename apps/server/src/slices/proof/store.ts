import type { SnapshotOnWire } from '@greenhall/contract/proof/routes';
import type { SumNode, Sums } from '@greenhall/domain/proof/sum-tree';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { COINS } from '@greenhall/domain/shared/money';
import { type RawBuilder, sql } from 'kysely';
import { byteaColumn, int8Column, textColumn } from '../../platform/database/columns.ts';
import { type Db, type Tx, maybeRow, rows, run } from '../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../platform/database/select.ts';
import { tryLock } from '../../platform/database/locks.ts';
import type { Counted } from './store-platform.ts';

/** Whether this transaction may take the next snapshot. */
export function lockTaking(tx: Tx): Promise<boolean> {
  return tryLock(tx, 'snapshotTaker');
}

export interface SnapshotRow extends SnapshotOnWire, Counted {
  readonly number: bigint;
  readonly takenAt: Date;
  /** The last settled day that it shows. */
  readonly settled: number | null;
}

const SNAPSHOT = columns('proof_snapshot', [
  'number',
  'takenAt',
  'settled',
  'head',
  'hash',
  'countedBonus',
  'countedFill',
]).narrow<{ head: SnapshotOnWire['head'] }>();

/** Whether the newest snapshot is of another day than the last settled one, or there is none and a member has accounts. */
export const isSnapshotDue = (settled: RawBuilder<number | null>): RawBuilder<boolean> => sql`
  coalesce((select settled is distinct from ${settled} from proof_snapshot order by number desc limit 1),
           exists (select from ledger_balance where owner > 0))`;

export function newestSnapshot(db: Db | Tx): Promise<SnapshotRow | undefined> {
  return maybeRow(db, select(SNAPSHOT)`from proof_snapshot order by number desc limit 1`);
}

export function snapshotByNumber(db: Db | Tx, number: bigint): Promise<SnapshotRow | undefined> {
  return maybeRow(db, select(SNAPSHOT)`from proof_snapshot where number = ${number}`);
}

export function snapshotBefore(db: Db | Tx, number: bigint): Promise<SnapshotRow | undefined> {
  return maybeRow(db, select(SNAPSHOT)`from proof_snapshot where number < ${number} order by number desc limit 1`);
}

/** The number of the newest snapshot; 0 without one. */
/** The hash of a published snapshot; `undefined` if there is none of that number. */
export async function snapshotHash(db: Db | Tx, number: bigint): Promise<string | undefined> {
  const hash = columns('proof_snapshot', ['hash']);
  return (await maybeRow(db, select(hash)`from proof_snapshot where number = ${number}`))?.hash;
}

export const newestNumber = async (db: Db | Tx): Promise<bigint> => (await newestSnapshot(db))?.number ?? 0n;

export function listSnapshots(db: Db, before: bigint | undefined, limit: number): Promise<SnapshotRow[]> {
  return rows(
    db,
    select(SNAPSHOT)`
      from proof_snapshot
       where ${before ?? null}::bigint is null or number < ${before ?? null} order by number desc limit ${limit}`,
  );
}

export async function insertSnapshot(tx: Tx, row: SnapshotRow): Promise<void> {
  await run(
    tx,
    sql`insert into proof_snapshot (number, taken_at, settled, head, hash, counted_bonus, counted_fill)
        values (${row.number}, ${row.takenAt}, ${row.settled}, ${JSON.stringify(row.head)}::json, ${row.hash},
                ${row.countedBonus}, ${row.countedFill})`,
  );
}

export interface AccountSumRow {
  readonly coin: string;
  readonly purpose: string;
  readonly balance: bigint;
}

/** The balances of the platform's accounts, by coin and purpose. */
export function platformBalances(tx: Tx): Promise<AccountSumRow[]> {
  return rows(
    tx,
    sql<AccountSumRow>`
      select coin, purpose, sum(balance)::bigint as balance from ledger_balance where owner = 0 group by coin, purpose`,
  );
}

/** What members hold in all, by coin and kind of account. */
export function memberBalances(tx: Tx): Promise<AccountSumRow[]> {
  return rows(
    tx,
    sql<AccountSumRow>`
      select coin, purpose, sum(balance)::bigint as balance from ledger_balance where owner > 0 group by coin, purpose`,
  );
}

export interface Owned {
  readonly member: MemberNo;
  readonly sums: Sums;
}

/**
 * What each member is owed, by ascending number after one of them: its accounts, and what it has paid for orders of the
 * shop that are not over, which lies in an account of the platform for each order.
 */
export async function ownedAfter(tx: Tx, after: bigint, limit: number): Promise<Owned[]> {
  const sums = sql.join(
    COINS.map((coin) => sql`coalesce(sum(balance) filter (where coin = ${coin}), 0)::text`),
    sql`, `,
  );
  const found = await rows(
    tx,
    sql<{ member: MemberNo; sums: string[] }>`
      select owner as member, array[${sums}] as sums from ledger_balance
       where owner > ${after} group by owner order by owner limit ${limit}`,
  );
  const paid = await paidForOrders(tx, after, found.at(-1)?.member ?? after);
  return found.map(({ member, sums: own }) => ({
    member,
    sums: own.map((text, at) => BigInt(text) + (COINS[at] === 'mey' ? (paid.get(member) ?? 0n) : 0n)),
  }));
}

/** What members have paid for orders that are not over, in micro `mey`; a buyer always has accounts of its own too. */
async function paidForOrders(tx: Tx, after: bigint, last: bigint): Promise<Map<bigint, bigint>> {
  const found = await rows(
    tx,
    sql<{ member: MemberNo; amount: bigint }>`
      select member_no as member, sum(amount)::bigint as amount from shop_paid
       where member_no > ${after} and member_no <= ${last} group by member_no`,
  );
  return new Map(found.map(({ member, amount }) => [member, amount]));
}

const arrayText = (sums: Sums): string => `{${sums.join(',')}}`;

export async function insertLeaves(tx: Tx, snapshot: bigint, first: number, leaves: readonly Owned[]): Promise<void> {
  await run(
    tx,
    sql`insert into proof_leaf (snapshot, place, member_no, sums)
        select ${snapshot}, ${first} + n - 1, member, sums::bigint[]
          from unnest(${int8Column(leaves.map((leaf) => leaf.member))}::bigint[],
                      ${textColumn(leaves.map((leaf) => arrayText(leaf.sums)))}::text[])
               with ordinality l (member, sums, n)`,
  );
}

export async function insertBlocks(tx: Tx, snapshot: bigint, blocks: readonly SumNode[]): Promise<void> {
  await run(
    tx,
    sql`insert into proof_block (snapshot, place, hash, sums)
        select ${snapshot}, n - 1, hash, sums::bigint[]
          from unnest(${byteaColumn(blocks.map((block) => Buffer.from(block.hash)))}::bytea[],
                      ${textColumn(blocks.map((block) => arrayText(block.sums)))}::text[])
               with ordinality b (hash, sums, n)`,
  );
}

/** Sums as text, because one driver reads an array of whole numbers as numbers. */
type LeafRow = RowOf<typeof LEAF>;

const LEAF = columns('proof_leaf', ['place', 'memberNo as member']).and({ sums: sql<string[]>`sums::text[]` });
const read = (found: readonly LeafRow[]) => found.map((row) => ({ ...row, sums: row.sums.map(BigInt) }));

export async function placeOf(db: Db, snapshot: bigint, member: MemberNo): Promise<number | undefined> {
  const row = await maybeRow(
    db,
    select(columns('proof_leaf', ['place']))`from proof_leaf where member_no = ${member} and snapshot = ${snapshot}`,
  );
  return row?.place;
}

/** The leaves of some places of a snapshot, in order. */
export async function leavesOf(db: Db | Tx, snapshot: bigint, from: number, count: number) {
  return read(
    await rows(
      db,
      select(LEAF)`
        from proof_leaf
         where snapshot = ${snapshot} and place >= ${from} and place < ${from + count} order by place`,
    ),
  );
}

export async function blocksOf(db: Db | Tx, snapshot: bigint): Promise<SumNode[]> {
  const found = await rows(
    db,
    select(columns('proof_block', ['hash']).and({ sums: sql<string[]>`sums::text[]` }))`
      from proof_block where snapshot = ${snapshot} order by place`,
  );
  return found.map(({ hash, sums }) => ({ hash: new Uint8Array(hash), sums: sums.map(BigInt) }));
}

/** Forgets the leaves of old snapshots, a bounded number at a time; what was published stays. */
export async function forgetLeaves(db: Db, before: Date, limit: number): Promise<void> {
  await run(
    db,
    sql`delete from proof_leaf where ctid = any (array(
          select l.ctid from proof_leaf l join proof_snapshot s on s.number = l.snapshot
           where s.taken_at < ${before} limit ${limit}))`,
  );
}
