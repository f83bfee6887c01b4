import { accept } from '@greenhall/domain/shared/result';
import { type Engine, freshDatabase } from '../database.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { runChecks } from '@greenhall/server/platform/checks';
import { run } from '@greenhall/server/platform/database/database';
import type { OpenDatabase } from '@greenhall/server/platform/database/postgres';
import { transact } from '@greenhall/server/platform/database/transact';
import { chainChecks } from '@greenhall/server/slices/chain/checks';
import { claim } from '@greenhall/server/slices/chain/index';

type Claim = Parameters<typeof claim>[1];
export type PaidThing = Pick<Claim, 'kind' | 'ref'>;
export type Claimed = (wanted: PaidThing & Partial<Claim>) => Promise<boolean>;

export const AT = new Date('2026-03-02T08:00:00Z');
export const ON_BEP20 = { network: 'BEP20', txid: '0xa' } as const;

/** A database for the tests of a describe, without claims before each, and how one of them is made there. */
export function openClaims(engine: Engine): { readonly database: () => OpenDatabase; readonly claimed: Claimed } {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await freshDatabase(engine);
  });
  afterEach(async () => {
    expect((await runChecks(database.db, chainChecks)).checks).toMatchObject([{ found: [] }]);
    await run(database.db, sql`delete from chain_claim`);
  });
  afterAll(() => database.close());

  const claimed: Claimed = async (wanted) => {
    const done = await transact(database.db, async (tx) =>
      accept(await claim(tx, { ...ON_BEP20, log: 0, at: AT, ...wanted })),
    );
    return done.ok && done.value;
  };
  return { database: () => database, claimed };
}
