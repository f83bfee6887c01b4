import { BOTH_ENGINES, freshDatabase } from '@greenhall/test-kit/database';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { oneRow, run } from './database.ts';

const moment = fc.date({
  min: new Date('1980-01-01T00:00:00Z'),
  max: new Date('9999-12-31T23:59:59.999Z'),
  noInvalidDate: true,
});
const ZONES = ['UTC', 'Asia/Kathmandu', 'America/St_Johns', 'Europe/Amsterdam'];

describe.each(BOTH_ENGINES)('moments on %s', (engine) => {
  it('come back as they were, whatever zone the session writes them in', async () => {
    const { db, close } = await freshDatabase(engine);
    await fc.assert(
      fc.asyncProperty(moment, fc.constantFrom(...ZONES), async (at, zone) => {
        await db.transaction().execute(async (tx) => {
          await run(tx, sql`select set_config('timezone', ${zone}, true)`);
          const text = at.toISOString();
          const row = await oneRow(
            tx,
            sql<{ at: Date; finer: Date; none: null }>`
            select ${text}::timestamptz as at, ${text}::timestamptz + interval '7 microseconds' as finer,
                   null::timestamptz as none`,
          );
          expect(row).toEqual({ at, finer: at, none: null });
        });
      }),
    );
    await close();
  });
});
