import { amount, minus, shares } from '../shared/money.ts';
import { BONUS_KINDS, type BonusClaim, type BonusKind, type BonusRow, type LedPayment } from './bonus.ts';
import { Table } from './table.ts';

/** The columns of every row; those of its claim come behind them. */
const COMMON = 9;
const CLAIM = 6;

/** What is particular to a claim, as numbers; a leader's sources are kept beside them. */
function numbersOf(claim: BonusClaim): readonly (bigint | number)[] {
  switch (claim.kind) {
    case 'referral':
      return [claim.payment, claim.source, claim.fee, claim.rateBp];
    case 'seePoint':
      return [claim.payment, claim.source, claim.distance, claim.fee, claim.rateBp];
    case 'collision':
      return [claim.carryA, claim.carryB, claim.newA, claim.newB, claim.rateBp, claim.dailyCap];
    case 'leadership':
      return [];
    case 'lifetime':
      return [claim.threshold, claim.award, claim.reachedOn];
    case 'merit':
      return [claim.rank, claim.matched, claim.weight, claim.balance];
    case 'yield':
      return [claim.payout, claim.held, claim.outstanding];
  }
}

/** The bonuses of a day in their order, kept as numbers: a large day has more than a million. */
export class BonusList implements Iterable<BonusRow> {
  readonly #rows = new Table(COMMON + CLAIM);
  readonly #sources = new Map<number, readonly LedPayment[]>();
  #day = 0;

  get length(): number {
    return this.#rows.length;
  }

  /** Appends a row of the list's one day. */
  push(row: BonusRow): void {
    this.#day = row.day;
    if (row.kind === 'leadership') this.#sources.set(this.length, row.sources);
    const height = row.kind === 'yield' ? 0n : row.height;
    const { pool, dues, due, paid, ftb, ftbBp } = row;
    const common = [BONUS_KINDS.indexOf(row.kind), row.receiver, height, pool, dues, due, paid, ftb, ftbBp];
    this.#rows.push([...common, ...numbersOf(row)]);
  }

  /** The list as bytes, in parts: the same for the same rows in the same order. */
  *bytes(): IterableIterator<Uint8Array | string> {
    yield* this.#rows.bytes();
    for (const [row, sources] of this.#sources)
      for (const { source, generation, paid, rateBp } of sources)
        yield `${row}|${source}|${generation}|${paid}|${rateBp}\n`;
  }

  #kindAt(row: number): BonusKind {
    const kind = BONUS_KINDS[Number(this.#rows.cell(row, 0))];
    if (!kind) throw new Error(`no bonus ${row}`);
    return kind;
  }

  #claimAt(row: number): BonusClaim {
    const cell = (column: number) => this.#rows.cell(row, column);
    const micro = (column: number) => amount(cell(COMMON + column));
    const whole = (column: number) => Number(cell(COMMON + column));
    const earner = { receiver: cell(1), height: amount(cell(2)) };
    const source = { payment: cell(COMMON), source: cell(COMMON + 1) };
    const kind = this.#kindAt(row);
    switch (kind) {
      case 'referral':
        return { kind, ...source, fee: micro(2), rateBp: whole(3), ...earner };
      case 'seePoint':
        return { kind, ...source, distance: whole(2), fee: micro(3), rateBp: whole(4), ...earner };
      case 'collision': {
        const zones = { carryA: micro(0), carryB: micro(1), newA: micro(2), newB: micro(3) };
        return { kind, ...earner, ...zones, rateBp: whole(4), dailyCap: micro(5) };
      }
      case 'leadership':
        return { kind, ...earner, sources: this.#sources.get(row) ?? [] };
      case 'lifetime':
        return { kind, ...earner, threshold: micro(0), award: micro(1), reachedOn: whole(2) };
      case 'merit':
        return { kind, ...earner, rank: whole(0), matched: micro(1), weight: whole(2), balance: micro(3) };
      case 'yield': {
        const [held, outstanding] = [shares(cell(COMMON + 1)), shares(cell(COMMON + 2))];
        return { kind, receiver: earner.receiver, payout: micro(0), held, outstanding };
      }
    }
  }

  #at(row: number): BonusRow {
    const micro = (column: number) => amount(this.#rows.cell(row, column));
    const step = { pool: micro(3), dues: micro(4), due: micro(5) };
    const [paid, ftb] = [micro(6), micro(7)];
    return {
      ...this.#claimAt(row),
      ...step,
      paid,
      ftb,
      mey: minus(paid, ftb),
      day: this.#day,
      ftbBp: Number(this.#rows.cell(row, 8)),
    };
  }

  /** What a row pays to whom. */
  paidAt(row: number): Pick<BonusRow, 'kind' | 'receiver' | 'mey' | 'ftb'> {
    const [paid, ftb] = [amount(this.#rows.cell(row, 6)), amount(this.#rows.cell(row, 7))];
    return { kind: this.#kindAt(row), receiver: this.#rows.cell(row, 1), mey: minus(paid, ftb), ftb };
  }

  /** The rows of one kind, in their order. */
  *ofKind(kind: BonusRow['kind']): IterableIterator<BonusRow> {
    const wanted = BigInt(BONUS_KINDS.indexOf(kind));
    for (let row = 0; row < this.length; row += 1) if (this.#rows.cell(row, 0) === wanted) yield this.#at(row);
  }

  *[Symbol.iterator](): IterableIterator<BonusRow> {
    for (let row = 0; row < this.length; row += 1) yield this.#at(row);
  }
}
