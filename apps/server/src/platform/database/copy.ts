import { CompiledQuery } from 'kysely';
import type { Tx } from './database.ts';

/**
 * The data that a `copy … from stdin` reads, passed as the statement's only parameter; both drivers send it after the
 * statement. It is the fastest way to insert rows, because other parameters are written and parsed element by element.
 */
export class CopyInput {
  readonly bytes: Buffer<ArrayBuffer>;

  constructor(bytes: Buffer<ArrayBuffer>) {
    this.bytes = bytes;
  }
}

/** The text of a statement with its copy input, if it has one. */
export function copyInputOf(values: unknown): CopyInput | undefined {
  const [first] = Array.isArray(values) ? values : [];
  return first instanceof CopyInput ? first : undefined;
}

const SIGNATURE = Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1');
const HEADER = SIGNATURE.length + 8;
const FIRST = 64 * 1024;
const NULL = -1;
const JSONB_VERSION = 1;
const ASCII = 127;
/** Seconds from 1970 to 2000, the epoch of PostgreSQL's binary format. */
const EPOCH = 946_684_800_000;

/**
 * Rows in PostgreSQL's binary format: each begins with its number of fields, then the fields in the order of the
 * columns.
 */
export class CopyRows {
  #bytes = Buffer.alloc(FIRST);
  #view = new DataView(this.#bytes.buffer, this.#bytes.byteOffset, this.#bytes.length);
  #end = HEADER;
  rows = 0;

  constructor() {
    SIGNATURE.copy(this.#bytes);
  }

  #reserve(size: number): void {
    if (this.#end + size <= this.#bytes.length) return;
    const wider = Buffer.alloc(Math.max(this.#bytes.length * 2, this.#end + size));
    this.#bytes.copy(wider, 0, 0, this.#end);
    this.#bytes = wider;
    this.#view = new DataView(wider.buffer, wider.byteOffset, wider.length);
  }

  row(fields: number): void {
    this.#reserve(2);
    this.#view.setInt16(this.#end, fields);
    this.#end += 2;
    this.rows += 1;
  }

  none(): void {
    this.#reserve(4);
    this.#view.setInt32(this.#end, NULL);
    this.#end += 4;
  }

  int8(value: bigint): void {
    this.#reserve(12);
    this.#view.setInt32(this.#end, 8);
    this.#view.setBigInt64(this.#end + 4, value);
    this.#end += 12;
  }

  int4(value: number): void {
    this.#reserve(8);
    this.#view.setInt32(this.#end, 4);
    this.#view.setInt32(this.#end + 4, value);
    this.#end += 8;
  }

  /** A `timestamptz`. */
  moment(value: Date): void {
    this.int8(BigInt(value.getTime() - EPOCH) * 1_000n);
  }

  text(value: string): void {
    this.#reserve(4 + 3 * value.length);
    this.#lengthOf(this.#write(value, this.#end + 4), 0);
  }

  /** A `jsonb` of JSON as text. */
  json(value: string): void {
    this.#reserve(5 + 3 * value.length);
    this.#bytes[this.#end + 4] = JSONB_VERSION;
    this.#lengthOf(this.#write(value, this.#end + 5), 1);
  }

  #lengthOf(written: number, before: number): void {
    this.#view.setInt32(this.#end, before + written);
    this.#end += 4 + before + written;
  }

  /** Most texts are short and ASCII. For those a loop is faster than calling the engine's encoder. */
  #write(value: string, at: number): number {
    for (let place = 0; place < value.length; place += 1) {
      const code = value.charCodeAt(place);
      if (code > ASCII) return this.#bytes.write(value, at);
      this.#bytes[at + place] = code;
    }
    return value.length;
  }

  get size(): number {
    return this.#end;
  }

  /** The rows with the end marker. Nothing can be added afterwards. */
  finish(): Buffer<ArrayBuffer> {
    this.#reserve(2);
    this.#view.setInt16(this.#end, -1);
    return this.#bytes.subarray(0, this.#end + 2);
  }
}

const PART = 1024 * 1024;

/** Copies rows into a table in bounded parts: the next part is built while the database stores the last. */
export class CopyWriter {
  readonly #tx: Tx;
  readonly #statement: string;
  #stored: Promise<unknown> = Promise.resolve();
  rows = new CopyRows();

  constructor(tx: Tx, table: string, columns: readonly string[]) {
    this.#tx = tx;
    this.#statement = `copy ${table} (${columns.join(', ')}) from stdin (format binary)`;
  }

  /** Whether `store` should be called before the next row. */
  get isFull(): boolean {
    return this.rows.size >= PART;
  }

  /** Sends the rows so far, once earlier parts are stored. */
  async store(): Promise<void> {
    await this.#stored;
    const { rows } = this;
    if (rows.rows === 0) return;
    this.rows = new CopyRows();
    this.#stored = this.#tx.executeQuery(CompiledQuery.raw(this.#statement, [new CopyInput(rows.finish())]));
    // The promise is awaited at the next call. A failure before that must not end the process.
    this.#stored.catch(() => undefined);
  }

  /** Sends the remaining rows and resolves when all rows are stored. */
  async end(): Promise<void> {
    await this.store();
    await this.#stored;
  }
}
