/** Rows in a block: enough that the number of blocks does not matter, few enough that a quiet day costs nothing. */
const ROWS = 4_096;

const wide = (value: bigint | number): bigint => (typeof value === 'bigint' ? value : BigInt(value));

/**
 * Rows of 64-bit integers of one width, which are appended and never changed. The numbers are in typed arrays, so that
 * millions of rows cost little memory and no garbage collection.
 */
export class Table {
  readonly #width: number;
  readonly #blocks: BigInt64Array[] = [];
  #length = 0;

  constructor(width: number) {
    this.#width = width;
  }

  get length(): number {
    return this.#length;
  }

  /** Appends a row; columns that are left out are 0. Throws `RangeError` for more numbers than the width. */
  push(row: readonly (bigint | number)[]): void {
    if (row.length > this.#width) throw new RangeError('a row that is wider than its table');
    const place = this.#length % ROWS;
    if (place === 0) this.#blocks.push(new BigInt64Array(ROWS * this.#width));
    const block = this.#blocks.at(-1);
    for (let column = 0; column < row.length; column += 1)
      if (block) block[place * this.#width + column] = wide(row[column] ?? 0n);
    this.#length += 1;
  }

  /** The rows as bytes, in parts. */
  *bytes(): IterableIterator<Uint8Array> {
    let left = this.#length;
    for (const block of this.#blocks) {
      const cells = block.subarray(0, Math.min(left, ROWS) * this.#width);
      yield new Uint8Array(cells.buffer, cells.byteOffset, cells.byteLength);
      left -= ROWS;
    }
  }

  /** The number in a row's column. Throws `RangeError` outside. */
  cell(row: number, column: number): bigint {
    const value = this.#blocks[Math.floor(row / ROWS)]?.[(row % ROWS) * this.#width + column];
    if (value === undefined || row >= this.#length) throw new RangeError(`no row ${row}`);
    return value;
  }
}
