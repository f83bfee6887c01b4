import { memberNumber } from '@greenhall/domain/shared/member-no';
import { amount } from '@greenhall/domain/shared/money';
import { BONUS_KINDS } from '@greenhall/domain/stock/bonus/bonus-fields';
import type { PaidBonus } from '@greenhall/domain/stock/movements';
import type { Db } from '../../../platform/database/database.ts';
import { coinColumns, type CreditRange } from './store-credit.ts';

/** The coins of consecutive bonuses, of which the first has this number. */
export interface PaidList {
  readonly first: bigint;
  readonly length: number;
  readonly paidAt: (row: number) => PaidBonus;
}

/**
 * Bonuses in the order in which they are credited: by receiver, so that each account is written as rarely as possible.
 */
export interface CreditQueue {
  readonly first: bigint;
  readonly upto: bigint;
  readonly length: number;
  readonly at: (place: number) => PaidBonus & { readonly id: bigint };
}

async function readList(db: Db, range: CreditRange): Promise<PaidList> {
  const { id, kind, receiver, mey, ftb } = await coinColumns(db, range);
  if (range.first + BigInt(id.length) !== range.upto) throw new Error(`bonuses before ${range.upto} are missing`);
  const paidAt = (row: number): PaidBonus => {
    const name = BONUS_KINDS[Number(kind[row])];
    if (!name) throw new Error(`no bonus ${row}`);
    const coins = { mey: amount(mey[row] ?? 0n), ftb: amount(ftb[row] ?? 0n) };
    return { kind: name, receiver: memberNumber(receiver[row] ?? 0n), ...coins };
  };
  return { first: range.first, length: kind.length, paidAt };
}

/** The bonuses of a range in credit order: those in memory if they are the same range, otherwise as stored. */
export async function creditQueue(db: Db, range: CreditRange, loaded: PaidList | undefined): Promise<CreditQueue> {
  const { first, upto } = range;
  const isLoaded = loaded?.first === first && first + BigInt(loaded.length) === upto;
  const list = isLoaded ? loaded : await readList(db, range);
  const receivers = BigInt64Array.from({ length: list.length }, (_, row) => list.paidAt(row).receiver);
  const byReceiver = (a: number, b: number) => Number((receivers[a] ?? 0n) - (receivers[b] ?? 0n)) || a - b;
  const order = Uint32Array.from(receivers.keys()).toSorted(byReceiver);
  const at = (place: number) => {
    const row = order[place] ?? 0;
    return { id: first + BigInt(row), ...list.paidAt(row) };
  };
  return { first, upto, length: order.length, at };
}
