import { amount, shares, type Amount, type Shares } from '../../shared/money.ts';

/**
 * The settlement state of one member. Amounts in micro, share counts in 10⁻⁴ share. Rule: members#out-limit,
 * stock#bonuses, stock#allocation.
 */
export interface Member {
  /** By the last recognised payment; 0 is none. */
  readonly level: number;
  /** By the last payment. */
  readonly bought: number;
  readonly fuel: Amount;
  readonly feesPaid: Amount;
  readonly countedIncome: Amount;
  readonly carryA: Amount;
  readonly carryB: Amount;
  /** Cumulative matched volume. */
  readonly matched: Amount;
  /** New volume of each zone in this month, of the days at whose end the member had a level. */
  readonly monthA: Amount;
  readonly monthB: Amount;
  /** The day at whose end its level was closed; `null` while it is not. */
  readonly closedOn: number | null;
  /** Shares held, including those on offer or put up at a clear-out. */
  readonly held: Shares;
  readonly onOffer: Shares;
  /** All shares that were ever put up at clear-outs. */
  readonly clearZero: Shares;
  /** All shares that the treasury ever bought. */
  readonly buyback: Shares;
}

/** The figures of a member in micro or shares, with one column each. */
const COUNTS = [
  'fuel',
  'feesPaid',
  'countedIncome',
  'carryA',
  'carryB',
  'matched',
  'monthA',
  'monthB',
  'held',
  'onOffer',
  'clearZero',
  'buyback',
] as const satisfies readonly (keyof Member)[];
type Count = (typeof COUNTS)[number];

/** The value in the column of closing days for a member that is not closed. */
export const OPEN = -1;

/** The figures of all members by column, so that millions can be read, copied and written quickly. */
export interface MemberColumns extends Readonly<Record<Count, BigInt64Array>> {
  readonly level: Int32Array;
  readonly bought: Int32Array;
  /** `OPEN` if a member is not closed. */
  readonly closedOn: Int32Array;
}

/** A view of one member in the columns. Setting a property writes to the column. */
export class MemberRow implements Member {
  readonly #columns: MemberColumns;
  readonly #index: number;

  constructor(columns: MemberColumns, index: number) {
    this.#columns = columns;
    this.#index = index;
  }

  #amount(column: BigInt64Array): Amount {
    return amount(column[this.#index] ?? 0n);
  }

  #shares(column: BigInt64Array): Shares {
    return shares(column[this.#index] ?? 0n);
  }

  get level(): number {
    return this.#columns.level[this.#index] ?? 0;
  }
  set level(level: number) {
    this.#columns.level[this.#index] = level;
  }
  get bought(): number {
    return this.#columns.bought[this.#index] ?? 0;
  }
  set bought(level: number) {
    this.#columns.bought[this.#index] = level;
  }
  get closedOn(): number | null {
    const day = this.#columns.closedOn[this.#index] ?? OPEN;
    return day === OPEN ? null : day;
  }
  set closedOn(day: number | null) {
    this.#columns.closedOn[this.#index] = day ?? OPEN;
  }
  get fuel(): Amount {
    return this.#amount(this.#columns.fuel);
  }
  set fuel(value: Amount) {
    this.#columns.fuel[this.#index] = value;
  }
  get feesPaid(): Amount {
    return this.#amount(this.#columns.feesPaid);
  }
  set feesPaid(value: Amount) {
    this.#columns.feesPaid[this.#index] = value;
  }
  get countedIncome(): Amount {
    return this.#amount(this.#columns.countedIncome);
  }
  set countedIncome(value: Amount) {
    this.#columns.countedIncome[this.#index] = value;
  }
  get carryA(): Amount {
    return this.#amount(this.#columns.carryA);
  }
  set carryA(value: Amount) {
    this.#columns.carryA[this.#index] = value;
  }
  get carryB(): Amount {
    return this.#amount(this.#columns.carryB);
  }
  set carryB(value: Amount) {
    this.#columns.carryB[this.#index] = value;
  }
  get matched(): Amount {
    return this.#amount(this.#columns.matched);
  }
  set matched(value: Amount) {
    this.#columns.matched[this.#index] = value;
  }
  get monthA(): Amount {
    return this.#amount(this.#columns.monthA);
  }
  set monthA(value: Amount) {
    this.#columns.monthA[this.#index] = value;
  }
  get monthB(): Amount {
    return this.#amount(this.#columns.monthB);
  }
  set monthB(value: Amount) {
    this.#columns.monthB[this.#index] = value;
  }
  get held(): Shares {
    return this.#shares(this.#columns.held);
  }
  set held(value: Shares) {
    this.#columns.held[this.#index] = value;
  }
  get onOffer(): Shares {
    return this.#shares(this.#columns.onOffer);
  }
  set onOffer(value: Shares) {
    this.#columns.onOffer[this.#index] = value;
  }
  get clearZero(): Shares {
    return this.#shares(this.#columns.clearZero);
  }
  set clearZero(value: Shares) {
    this.#columns.clearZero[this.#index] = value;
  }
  get buyback(): Shares {
    return this.#shares(this.#columns.buyback);
  }
  set buyback(value: Shares) {
    this.#columns.buyback[this.#index] = value;
  }
}

const each = <T>(make: (count: Count) => T) => Object.fromEntries(COUNTS.map((count) => [count, make(count)]));

/** Columns of members that have paid nothing yet. */
export function emptyColumns(size: number): MemberColumns {
  const days = { level: new Int32Array(size), bought: new Int32Array(size), closedOn: new Int32Array(size).fill(OPEN) };
  return { ...days, ...(each(() => new BigInt64Array(size)) as Record<Count, BigInt64Array>) };
}

/** All members, in the order of the trees' numbers. A million members need no more memory than their figures. */
export class Members implements Iterable<Member> {
  readonly columns: MemberColumns;

  constructor(columns: MemberColumns) {
    this.columns = columns;
  }

  get length(): number {
    return this.columns.level.length;
  }

  /** The member at an index, `undefined` outside. */
  at(index: number): MemberRow | undefined {
    return index >= 0 && index < this.length ? new MemberRow(this.columns, index) : undefined;
  }

  *[Symbol.iterator](): IterableIterator<MemberRow> {
    for (let index = 0; index < this.length; index += 1) yield new MemberRow(this.columns, index);
  }

  /** Each member with its index. */
  *entries(): IterableIterator<[number, MemberRow]> {
    for (let index = 0; index < this.length; index += 1) yield [index, new MemberRow(this.columns, index)];
  }

  /** A copy that can be changed without changing the original. */
  copy(): Members {
    const { level, bought, closedOn } = this.columns;
    const days = { level: level.slice(), bought: bought.slice(), closedOn: closedOn.slice() };
    return new Members({ ...days, ...(each((count) => this.columns[count].slice()) as Record<Count, BigInt64Array>) });
  }
}
