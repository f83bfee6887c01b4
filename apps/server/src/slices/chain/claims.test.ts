import { accept } from '@greenhall/domain/shared/result';
import { ENGINES } from '@greenhall/test-kit/database';
import { runMigration } from '@greenhall/test-kit/migration';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { rows } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { claimedLog, numberClaim, releaseClaims, usedLogs } from './index.ts';
import { AT, ON_BEP20, openClaims } from '@greenhall/test-kit/ledger/claims';
import { raceClaims } from './test-claims.ts';

const TRADE = { kind: 'trade', ref: 7n } as const;
const RECHARGE = { kind: 'recharge', ref: 7n } as const;

describe.each(ENGINES)('claims of payments on the %s database', (engine) => {
  const { database, claimed } = openClaims(engine);

  it('are one for each transfer, and one for each thing', async () => {
    expect(await claimed(TRADE)).toBe(true);
    expect(await claimed(RECHARGE)).toBe(false);
    expect(await claimed({ ...TRADE, txid: '0xb' })).toBe(false);
    expect(await claimed({ ...TRADE, network: 'TRC20', txid: 'b' })).toBe(false);
    expect(await claimed({ ...RECHARGE, log: 1 })).toBe(true);
    expect(await usedLogs(database().db, ON_BEP20, TRADE)).toEqual([1]);
    expect(await usedLogs(database().db, { ...ON_BEP20, network: 'TRC20' }, TRADE)).toEqual([]);
    // A trade and a recharge may have the same number.
    await transact(database().db, async (tx) => accept(await releaseClaims(tx, RECHARGE)));
    expect(await claimedLog(database().db, RECHARGE)).toBe(undefined);
    expect(await claimedLog(database().db, TRADE)).toBe(0);
  });

  it('cover the whole transaction without a place, until they are given one or released', async () => {
    expect(await claimed({ ...TRADE, log: null })).toBe(true);
    for (const log of [0, 5, null]) expect(await claimed({ ...RECHARGE, log })).toBe(false);
    expect(await usedLogs(database().db, ON_BEP20, RECHARGE)).toBe('every');
    await numberClaim(database().db, TRADE, 3);
    await numberClaim(database().db, TRADE, 4);
    expect(await claimedLog(database().db, TRADE)).toBe(3);
    expect(await claimed({ ...RECHARGE, log: null })).toBe(false);
    expect(await claimed({ ...RECHARGE, log: 3 })).toBe(false);
    await transact(database().db, async (tx) => accept(await releaseClaims(tx, TRADE)));
    expect(await claimedLog(database().db, TRADE)).toBe(undefined);
    expect(await claimed({ ...RECHARGE, log: 3 })).toBe(true);
  });

  raceClaims(claimed, 4);

  it('of older versions are moved, and those of the trades are taken from their proofs', async () => {
    await sql`
      create table otc_payment_proof as select * from (values
        ('BEP20', '0xa', 57, 1::bigint, ${AT}::timestamptz, 'block'),
        ('BEP20', '0xa', 58, 2, ${AT}, 'block'),
        ('TRC20', 'b', 1, 3, ${AT}, 'transaction')) as p (network, txid, log, trade_id, at, numbered_in)`.execute(
      database().db,
    );
    await sql`
      create table platform_chain_payment as select * from (values
        ('BEP20', '0xa', 57, 'all', 'trade', 1::bigint, ${AT}::timestamptz),
        ('TRC20', 'b', 1, 'log', 'trade', 3, ${AT}),
        ('TRC20', 'b', 0, 'log', 'payIn', 1, ${AT}),
        ('BEP20', '0xc', -1, 'all', 'payIn', 2, ${AT}),
        ('TRC20', 'c', -1, 'all', 'payIn', 2, ${AT})) as p (network, txid, log, covers, purpose, ref, at)`.execute(
      database().db,
    );
    await sql`drop view chain_claimed`.execute(database().db);
    await sql`drop table chain_claim`.execute(database().db);
    await runMigration(database().db, '0124_claims_of_payments.sql');
    const moved = await rows(
      database().db,
      sql<{ claim: string }>`
        select concat_ws(' ', kind, ref, network, txid, coalesce(log::text, 'all')) as claim from chain_claim
         where at = ${AT} order by kind, ref, network`,
    );
    expect(moved.map((row) => row.claim)).toEqual([
      'recharge 1 TRC20 b 0',
      'recharge 2 BEP20 0xc all',
      'recharge 2 TRC20 c all',
      'trade 1 BEP20 0xa all',
      'trade 2 BEP20 0xa all',
      'trade 3 TRC20 b 1',
    ]);
  });
});
