import { deserialize, serialize } from 'node:v8';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { emptyColumns, type MemberColumns, Members, OPEN } from '@greenhall/domain/stock/settlement/members';
import type { State } from '@greenhall/domain/stock/settlement/state';
import type { Trees } from '@greenhall/domain/stock/settlement/trees';

type Name = keyof MemberColumns;
const NAMES = Object.keys(emptyColumns(0)) as Name[];

/** Fast compression, because a large settlement has a deadline. */
const FAST = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/** A state without its trees, with only those members that have any figures. */
type Packed = Omit<State, 'trees' | 'members'> & {
  readonly numbers: BigInt64Array;
  readonly columns: MemberColumns;
};

/**
 * A column as 32-bit words, one or two for each member, so that millions are scanned without creating a bigint for
 * each.
 */
function wordsOf(column: Int32Array | BigInt64Array): { readonly words: Int32Array; readonly width: number } {
  const { buffer, byteOffset, byteLength, BYTES_PER_ELEMENT } = column;
  return { words: new Int32Array(buffer, byteOffset, byteLength / 4), width: BYTES_PER_ELEMENT / 4 };
}

/** The indices of the members that have any figures. */
function rowsOf({ columns }: Members): Int32Array {
  const has = new Uint8Array(columns.level.length);
  for (const name of NAMES) {
    const { words, width } = wordsOf(columns[name]);
    const nothing = name === 'closedOn' ? OPEN : 0;
    for (let at = 0; at < words.length; at += 1) if (words[at] !== nothing) has[width === 1 ? at : at >> 1] = 1;
  }
  const rows = new Int32Array(has.reduce((count, one) => count + one, 0));
  let row = 0;
  for (let index = 0; index < has.length; index += 1) if (has[index] === 1) rows[row++] = index;
  return rows;
}

/** Copies columns between the members at `rows` and consecutive rows: gathers the members, or spreads the rows. */
function copyColumns(into: MemberColumns, source: MemberColumns, rows: Int32Array, isGathering: boolean): void {
  for (const name of NAMES) {
    const { words: target, width } = wordsOf(into[name]);
    const { words: origin } = wordsOf(source[name]);
    for (let word = 0; word < width; word += 1) {
      for (let row = 0; row < rows.length; row += 1) {
        const [here, there] = [row * width + word, (rows[row] ?? 0) * width + word];
        if (isGathering) target[here] = origin[there] ?? 0;
        else target[there] = origin[here] ?? 0;
      }
    }
  }
}

/** A state in its stored form. */
export function packState({ trees, members, ...rest }: State): Buffer {
  const rows = rowsOf(members);
  const columns = emptyColumns(rows.length);
  copyColumns(columns, members.columns, rows, true);
  const numbers = BigInt64Array.from(rows, (index) => trees.numbers[index] ?? 0n);
  return zstdCompressSync(serialize({ ...rest, numbers, columns } satisfies Packed), FAST);
}

/**
 * A stored state in today's trees. Members who joined later have no figures in it. Throws for a member that is no
 * longer in the trees.
 */
export function unpackState(bytes: Uint8Array, trees: Trees): State {
  const { numbers, columns, ...rest } = deserialize(zstdDecompressSync(bytes)) as Packed;
  const rows = Int32Array.from(numbers, (number) => {
    const index = trees.indexOf.get(number);
    if (index === undefined) throw new Error(`member ${number} is in no tree`);
    return index;
  });
  const all = emptyColumns(trees.numbers.length);
  copyColumns(all, columns, rows, false);
  return { ...rest, trees, members: new Members(all) };
}
