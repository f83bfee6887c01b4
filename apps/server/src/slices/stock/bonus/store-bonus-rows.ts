import type { BonusRow } from '@greenhall/domain/stock/bonus/bonus';
import { CopyWriter } from '../../../platform/database/copy.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { claimText } from './bonus-text.ts';

/** What distinguishes two bonuses of the same kind, receiver and day. */
function eventOf(row: BonusRow): { event: bigint; depth: number } {
  switch (row.kind) {
    case 'referral':
      return { event: row.payment, depth: 1 };
    case 'seePoint':
      return { event: row.payment, depth: row.distance };
    case 'lifetime':
      return { event: row.threshold, depth: 0 };
    case 'merit':
      return { event: 0n, depth: row.rank };
    case 'collision':
    case 'leadership':
    case 'yield':
      return { event: 0n, depth: 0 };
  }
}

const COLUMNS = 'id day kind receiver event depth inputs pool dues ftb_bp due paid ftb mey at'.split(' ');

/** Stores bonus rows with their inputs under consecutive numbers. */
export async function insertBonuses(tx: Tx, first: bigint, bonuses: Iterable<BonusRow>, at: Date): Promise<void> {
  const writer = new CopyWriter(tx, 'stock_bonus', COLUMNS);
  let id = first;
  for (const row of bonuses) {
    const { rows } = writer;
    const { event, depth } = eventOf(row);
    rows.row(COLUMNS.length);
    rows.int8(id);
    rows.int4(row.day);
    rows.text(row.kind);
    rows.int8(row.receiver);
    rows.int8(event);
    rows.int4(depth);
    rows.json(claimText(row));
    rows.int8(row.pool);
    rows.int8(row.dues);
    rows.int4(row.ftbBp);
    for (const figure of [row.due, row.paid, row.ftb, row.mey]) rows.int8(figure);
    rows.moment(at);
    id += 1n;
    if (writer.isFull) await writer.store();
  }
  await writer.end();
}
