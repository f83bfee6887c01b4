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

/** Bonuses in the order in which they are credited: by receiver, so that each account is written as rarely as can be. */
export interface CreditLine {
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
    return { kind: name, receiver: receiver[row] ?? 0n, ...coins };
  };
  return { first: range.first, length: kind.length, paidAt };
}

/** The bonuses of a range in line: those at hand, where they are the ones, or as they were kept. */
export async function creditLine(db: Db, range: CreditRange, atHand: PaidList | undefined): Promise<CreditLine> {
  const { first, upto } = range;
  const isAtHand = atHand?.first === first && first + BigInt(atHand.length) === upto;
  const list = isAtHand ? atHand : await readList(db, range);
  const receivers = BigInt64Array.from({ length: list.length }, (_, row) => list.paidAt(row).receiver);
  const byReceiver = (a: number, b: number) => Number((receivers[a] ?? 0n) - (receivers[b] ?? 0n)) || a - b;
  const order = Uint32Array.from(receivers.keys()).toSorted(byReceiver);
  const at = (place: number) => {
    const row = order[place] ?? 0;
    return { id: first + BigInt(row), ...list.paidAt(row) };
  };
  return { first, upto, length: order.length, at };
}
