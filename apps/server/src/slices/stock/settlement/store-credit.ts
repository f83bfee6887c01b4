import { BONUS_KINDS } from '@greenhall/domain/stock/bonus/bonus-fields';
import { dayOf } from '@greenhall/domain/shared/time';
import { type RawBuilder, sql } from 'kysely';
import { textColumn } from '../../../platform/database/columns.ts';
import { type Db, type Tx, maybeRow, oneRow, run } from '../../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../../platform/database/select.ts';
import { readColumns } from '../../../platform/database/read-columns.ts';

/** The range of bonuses that is being credited, by number, and how many of them are done. */
export type CreditRange = RowOf<typeof RANGE>;

const RANGE = columns('stock_credit', ['first', 'upto', 'done']);

/** The progress of crediting, locked until the transaction ends. */
export function lockCredits(tx: Tx): Promise<CreditRange> {
  return oneRow(tx, select(RANGE)`from stock_credit for update`);
}

export async function moveCredits(tx: Tx, { first, upto, done }: CreditRange): Promise<void> {
  await run(tx, sql`update stock_credit set first = ${first}, upto = ${upto}, done = ${done}`);
}

/** The number of the next bonus to be stored. */
export async function nextBonus(db: Db | Tx): Promise<bigint> {
  const row = await maybeRow(db, select(columns('stock_market', ['nextBonus as next']))`from stock_market`);
  return row?.next ?? 1n;
}

const CREDITING = sql<boolean>`
  (select first < coalesce((select next_bonus from stock_market), first) from stock_credit)`;

/**
 * Whether a day has ended that is not settled, or whose bonuses are not all credited. Before the market is opened there
 * is none.
 */
export const isSettlementDue = (now: Date): RawBuilder<boolean> => sql`
  exists (select from stock_market
           where cut is not null or day + 1 < ${dayOf(now.getTime())} or ${CREDITING})`;

/** Whether bonuses are owed to members that are not credited yet. */
export async function isCrediting(db: Db | Tx): Promise<boolean> {
  const { found } = await oneRow(db, sql<{ found: boolean }>`select ${CREDITING} as found`);
  return found;
}

/**
 * The coins of stored bonuses by column, in the order of their numbers. A kind is stored as its position among the
 * kinds.
 */
export function coinColumns(db: Db | Tx, { first, upto }: Pick<CreditRange, 'first' | 'upto'>) {
  return readColumns(
    db,
    ['id', 'kind', 'receiver', 'mey', 'ftb'],
    (after) => sql`
      select id, array_position(${textColumn(BONUS_KINDS)}::text[], kind)::bigint - 1 as kind, receiver, mey, ftb
        from stock_bonus where id > ${after} and id >= ${first} and id < ${upto} order by id`,
  );
}
