import { amount, type Coin } from '../shared/money.ts';
import type { Posting } from './postings.ts';
import { Table } from './table.ts';

/** What postings have in common; the rest of each is numbers. */
interface Shape {
  readonly kind: string;
  readonly coin: Coin;
  readonly from: string;
  readonly to: string;
}

/** The postings of a day in their order, kept as numbers: a large day has millions. */
export class PostingList implements Iterable<Posting> {
  readonly #shapes: Shape[] = [];
  readonly #rows = new Table(6);
  /** The shapes of each kind: they are few. */
  readonly #ofKind = new Map<string, number[]>();

  get length(): number {
    return this.#rows.length;
  }

  #shapeOf({ kind, from, to }: Posting): number {
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

  /** Appends a posting, whose two accounts are of one coin. */
  push(posting: Posting): void {
    const { from, to, amount: moved } = posting;
    this.#rows.push([this.#shapeOf(posting), from.owner, from.ref, to.owner, to.ref, moved]);
  }

  /** The list as bytes, in parts: the same for the same postings in the same order. */
  *bytes(): IterableIterator<Uint8Array | string> {
    for (const { kind, coin, from, to } of this.#shapes) yield `${kind}|${coin}|${from}|${to}\n`;
    yield* this.#rows.bytes();
  }

  #at(row: number): Posting {
    const cell = (column: number) => this.#rows.cell(row, column);
    const shape = this.#shapes[Number(cell(0))];
    if (!shape) throw new Error(`no posting ${row}`);
    const { kind, coin } = shape;
    const from = { owner: cell(1), coin, purpose: shape.from, ref: cell(2) };
    return { kind, from, to: { owner: cell(3), coin, purpose: shape.to, ref: cell(4) }, amount: amount(cell(5)) };
  }

  *[Symbol.iterator](): IterableIterator<Posting> {
    for (let row = 0; row < this.length; row += 1) yield this.#at(row);
  }
}
