import { BOTH_ENGINES, freshDatabase } from '@greenhall/test-kit/database';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { byteaColumn, int8Column, textColumn } from './columns.ts';
import { oneRow } from './database.ts';

describe.each(BOTH_ENGINES)('columns as parameters on %s', (engine) => {
  it('arrive as they were sent', async () => {
    const { db, close } = await freshDatabase(engine);
    const storable = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\u0000', ''));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })),
        fc.array(fc.oneof(fc.constant(null), fc.constantFrom('', 'null', 'a,b', '{"\\', ' x '), storable)),
        fc.array(fc.uint8Array().map((bytes) => Buffer.from(bytes))),
        async (numbers, texts, bytes) => {
          const row = await oneRow(
            db,
            sql<{ numbers: bigint[]; texts: unknown; bytes: string[] }>`
              select array(select n::text from unnest(${int8Column(numbers)}::bigint[]) with ordinality u (n, at) order by at) numbers,
                     to_json(${textColumn(texts)}::text[]) texts,
                     array(select encode(b, 'hex') from unnest(${byteaColumn(bytes)}::bytea[]) with ordinality u (b, at) order by at) bytes`,
          );
          expect(row.numbers.map(String)).toEqual(numbers.map(String));
          expect(row.texts).toEqual(texts);
          expect(row.bytes).toEqual(bytes.map((one) => one.toString('hex')));
        },
      ),
    );
    await close();
  });
});
