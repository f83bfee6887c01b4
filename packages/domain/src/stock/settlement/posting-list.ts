import { platformAccount } from '../../ledger/account.ts';
import { amount, type Coin } from '../../shared/money.ts';
import type { StockKind, StockPosting, StockPurpose } from '../movements.ts';
import { Table } from '../../shared/table.ts';

/** The properties that many postings share. The rest of each posting is stored as numbers. */
interface Shape {
  readonly kind: StockKind;
  readonly coin: Coin;
  readonly from: StockPurpose;
  readonly to: StockPurpose;
}

/** The postings of a day in their order, stored as numbers because a large day has millions. */
export class PostingList implements Iterable<StockPosting> {
  readonly #shapes: Shape[] = [];
  readonly #rows = new Table(6);
  /** The shapes of each kind, of which there are few. */
  readonly #ofKind = new Map<StockKind, number[]>();

  get length(): number {
    return this.#rows.length;
  }

  #shapeOf({ kind, from, to }: StockPosting): number {
    let known = this.#ofKind.get(kind);
    if (!known) this.#ofKind.set(kind, (known = []));
    for (const number of known) {
      const shape = this.#shapes[number];
      if (shape?.to === to.purpose && shape.from === from.purpose && shape.coin === from.coin) return number;
    }
    const number = this.#shapes.push({ kind, coin: from.coin, from: from.purpose, to: to.purpose }) - 1;
    known.push(number);
    return number;
  }

  /** Appends a posting, whose two accounts must be of one coin. */
  push(posting: StockPosting): void {
    const { from, to, amount: moved } = posting;
    this.#rows.push([this.#shapeOf(posting), from.owner, from.ref, to.owner, to.ref, moved]);
  }

  /** The list as bytes, in parts. Equal postings in the same order give equal bytes. */
  *bytes(): IterableIterator<Uint8Array | string> {
    for (const { kind, coin, from, to } of this.#shapes) yield `${kind}|${coin}|${from}|${to}\n`;
    yield* this.#rows.bytes();
  }

  #at(row: number): StockPosting {
    const cell = (column: number) => this.#rows.cell(row, column);
    const shape = this.#shapes[Number(cell(0))];
    if (!shape) throw new Error(`no posting ${row}`);
    const { kind, coin } = shape;
    const from = { owner: cell(1), coin, purpose: shape.from, ref: cell(2) };
    return { kind, from, to: { owner: cell(3), coin, purpose: shape.to, ref: cell(4) }, amount: amount(cell(5)) };
  }

  /** The postings of some kinds, in their order. The figures of other kinds are not read. */
  *ofKinds(isWanted: (kind: StockKind) => boolean): IterableIterator<StockPosting> {
    const wanted = this.#shapes.map(({ kind }) => isWanted(kind));
    for (let row = 0; row < this.length; row += 1) if (wanted[Number(this.#rows.cell(row, 0))]) yield this.#at(row);
  }

  /**
   * The totals of the postings of some kinds, one posting for each pair of accounts; members' accounts become the
   * platform's.
   */
  totals(isWanted: (kind: StockKind) => boolean): StockPosting[] {
    const sums = this.#shapes.map(() => 0n);
    const wanted = this.#shapes.map(({ kind }) => isWanted(kind));
    for (let row = 0; row < this.length; row += 1) {
      const shape = Number(this.#rows.cell(row, 0));
      if (wanted[shape]) sums[shape] = (sums[shape] ?? 0n) + this.#rows.cell(row, 5);
    }
    return this.#shapes.flatMap(({ kind, coin, from, to }, shape) =>
      wanted[shape]
        ? [
            {
              kind,
              from: platformAccount(from, coin),
              to: platformAccount(to, coin),
              amount: amount(sums[shape] ?? 0n),
            },
          ]
        : [],
    );
  }

  *[Symbol.iterator](): IterableIterator<StockPosting> {
    for (let row = 0; row < this.length; row += 1) yield this.#at(row);
  }
}
