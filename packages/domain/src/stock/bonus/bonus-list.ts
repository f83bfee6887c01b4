import { memberNumber } from '../../shared/member-no.ts';
import { amount, minus } from '../../shared/money.ts';
import type { BonusClaim, BonusRow, LedPayment } from './bonus.ts';
import { BONUS_FIELDS, BONUS_KINDS, isWide, type BonusKind, type Unit } from './bonus-fields.ts';
import { Table } from '../../shared/table.ts';

/** The number of common columns of every row; the columns of its claim follow. */
const COMMON = 9;
const CLAIM = 6;

/** Fields that have a common column. */
const SHARED: ReadonlySet<string> = new Set(['receiver', 'height']);
type Field = readonly [name: string, unit: Unit];

/** The fields that only one kind has, in the order of their columns after the common ones. */
const OWN_FIELDS: ReadonlyMap<BonusKind, readonly Field[]> = new Map(
  BONUS_KINDS.map((kind) => [kind, Object.entries(BONUS_FIELDS[kind]).filter(([name]) => !SHARED.has(name))]),
);
const ownFields = (kind: BonusKind): readonly Field[] => OWN_FIELDS.get(kind) ?? [];

/** The figures that only this kind of claim has, as numbers. A leader's sources are stored separately. */
function numbersOf(claim: BonusClaim): readonly (bigint | number)[] {
  const values: Readonly<Record<string, unknown>> = claim;
  return ownFields(claim.kind).map(([name]) => values[name] as bigint | number);
}

/** The bonuses of a day in their order, stored as numbers because a large day has more than a million. */
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

  /** The list as bytes, in parts. Equal rows in the same order give equal bytes. */
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
    const kind = this.#kindAt(row);
    const claim: Record<string, unknown> = { kind, receiver: memberNumber(this.#rows.cell(row, 1)) };
    if (kind !== 'yield') claim['height'] = amount(this.#rows.cell(row, 2));
    let column = COMMON;
    for (const [name, unit] of ownFields(kind)) {
      const value = this.#rows.cell(row, column);
      claim[name] = isWide(unit) ? value : Number(value);
      column += 1;
    }
    if (kind === 'leadership') claim['sources'] = this.#sources.get(row) ?? [];
    // The columns were filled from a claim of this kind, by the same table.
    return claim as unknown as BonusClaim;
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

  /** What a row pays, and the member who receives it. */
  paidAt(row: number): Pick<BonusRow, 'kind' | 'receiver' | 'mey' | 'ftb'> {
    const [paid, ftb] = [amount(this.#rows.cell(row, 6)), amount(this.#rows.cell(row, 7))];
    return { kind: this.#kindAt(row), receiver: memberNumber(this.#rows.cell(row, 1)), mey: minus(paid, ftb), ftb };
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
