import { type RawBuilder, sql } from 'kysely';
import { type Db, type Tx, maybeRow } from './database.ts';

const AT_ONCE = 50_000;

/** Decodes consecutive big-endian integers, as the database sends them. */
function numbersOf(bytes: Uint8Array): BigInt64Array {
  const copied = new Uint8Array(bytes.length);
  copied.set(bytes);
  Buffer.from(copied.buffer).swap64();
  return new BigInt64Array(copied.buffer);
}

/**
 * Reads a query of integers by column, in bounded parts, so that a million rows need no object each. `part` returns the
 * rows after a key in its order, with `names` as their columns; the first name is the key.
 */
export async function readColumns<Name extends string>(
  db: Db | Tx,
  names: readonly [Name, ...Name[]],
  part: (after: bigint) => RawBuilder<unknown>,
): Promise<Record<Name, BigInt64Array>> {
  const found = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, BigInt64Array[]>;
  const packed = names.map((name) => sql`string_agg(int8send(${sql.ref(name)}), ''::bytea) as ${sql.ref(name)}`);
  let after = -1n;
  for (let size = AT_ONCE; size === AT_ONCE;) {
    const row = await maybeRow(
      db,
      sql<Record<Name, Uint8Array | null>>`select ${sql.join(packed)} from (${part(after)} limit ${AT_ONCE}) part`,
    );
    for (const name of names) found[name].push(numbersOf(row?.[name] ?? new Uint8Array()));
    const keys = found[names[0]].at(-1);
    size = keys?.length ?? 0;
    after = keys?.at(-1) ?? after;
  }
  return Object.fromEntries(names.map((name) => [name, joined(found[name])])) as Record<Name, BigInt64Array>;
}

function joined(parts: readonly BigInt64Array[]): BigInt64Array {
  const all = new BigInt64Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
