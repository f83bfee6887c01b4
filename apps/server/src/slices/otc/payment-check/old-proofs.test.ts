import { DAY, MINUTE } from '@greenhall/domain/shared/time';
import { CATALOGUE } from '@greenhall/domain/shared/codes';
import { ENGINES } from '@greenhall/test-kit/database';
import { runMigration } from '@greenhall/test-kit/migration';
import { type OtcWorld, openOtcWorld } from '@greenhall/test-kit/otc-world';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recentAlarms } from '../../../platform/alarms.ts';
import { rows } from '../../../platform/database/database.ts';
import { numberOldProofs } from './number-proofs.ts';

/** The number of a log in its block, as older versions kept it. */
const IN_BLOCK = 57;

describe.each(ENGINES)('a proof of an older version on the %s database', (engine) => {
  let world: OtcWorld;
  let listing: string;
  beforeAll(async () => {
    world = await openOtcWorld(engine);
    listing = await world.post(world.seller, { releaseOnProof: true });
  });
  afterAll(async () => {
    expect(await world.faults()).toEqual([]);
    await world.close();
  });

  const take = () => world.take(world.buyer, listing);
  const see = async (trade: string) => (await world.buyer.client.call('otc.trade', { params: { id: trade } })).value;
  const paymentOf = async (trade: string) => {
    const [whole = '0', fraction = ''] = (await see(trade)).total.split('.');
    const amount = BigInt(whole) * 1_000_000n + BigInt(fraction);
    return { from: world.buyer.address, to: world.seller.address, amount, at: world.ports.clock.now() };
  };
  const kept = async (trade: string) => {
    const found = await rows(
      world.ports.db,
      sql<{ log: number | null }>`select log from chain_claim where kind = 'trade' and ref = ${BigInt(trade)}`,
    );
    return found.map(({ log }) => log);
  };
  const claim = (trade: string, txid: string) =>
    world.buyer.client.upload('otc.claim', { txid }, { voucher: world.jpg }, { id: trade });

  /**
   * The tables as they were before all claims were in one, with these proofs as an older version had kept them: by their numbers in a
   * block. Then the migration.
   */
  const migrateOld = async (trades: readonly string[]): Promise<void> => {
    const { db } = world.ports;
    const old = sql`ref = any(${trades.map(BigInt)}::bigint[])`;
    await sql`
      create table otc_payment_proof as
      select network, txid, case when ${old} then ${IN_BLOCK} + ref::integer else log end as log, ref as trade_id, at,
             case when ${old} or log is null then 'block' else 'transaction' end as numbered_in
        from chain_claim where kind = 'trade'`.execute(db);
    await sql`
      create table platform_chain_payment as
      select network, txid, log, case numbered_in when 'block' then 'all' else 'log' end as covers, 'trade' as purpose,
             trade_id as ref, at
        from otc_payment_proof`.execute(db);
    await sql`drop view chain_claimed`.execute(db);
    await sql`drop table chain_claim`.execute(db);
    await runMigration(db, '0124_claims_of_payments.sql');
  };

  it('blocks every log of its transaction for other trades until its receipt has been read', async () => {
    const first = await take();
    const paid = await paymentOf(first);
    const txid = world.chain.pay(paid);
    await world.pass(MINUTE);
    expect(await see(first)).toMatchObject({ state: 'completed', proof: { outcome: 'proved' } });
    await migrateOld([first]);
    expect(await kept(first)).toEqual([null]);

    // The same transaction, told again, pays a second trade by its other log.
    const second = await take();
    world.chain.payTogether([paid, await paymentOf(second)], txid);
    const replayed = await claim(second, txid);
    expect(replayed.refusal).toBe('paymentUsed');
    expect(CATALOGUE.paymentUsed.code).toBe(5201);
    await sql`update otc_trade set txid = ${txid} where id = ${BigInt(second)}`.execute(world.ports.db);
    await world.pass(MINUTE);
    const { proof } = await see(second);
    expect(proof?.checks.find(({ name }) => name === 'unused')).toMatchObject({ why: 'usedElsewhere' });

    // Nobody answers: the row goes on blocking.
    world.chain.setDown('BEP20', true);
    await numberOldProofs(world.ports);
    expect(await kept(first)).toEqual([null]);
    world.chain.setDown('BEP20', false);
    await numberOldProofs(world.ports);
    expect(await kept(first)).toEqual([0]);
    expect((await claim(second, txid)).refusal).toBe('paymentUsed');
  });

  it('gets a log of its own where one transaction had paid two trades', async () => {
    const trades = [await take(), await take()];
    world.chain.payTogether(await Promise.all(trades.map(paymentOf)));
    await world.pass(MINUTE);
    await world.pass(MINUTE);
    for (const trade of trades) expect(await see(trade)).toMatchObject({ proof: { outcome: 'proved' } });
    await migrateOld(trades);
    await numberOldProofs(world.ports);
    expect(await Promise.all(trades.map(kept))).toEqual([[0], [1]]);
  });

  it('releases its coins by what the transaction still pays, numbered or not', async () => {
    const trade = await take();
    world.chain.pay(await paymentOf(trade));
    await world.pass(MINUTE);
    expect(await see(trade)).toMatchObject({ state: 'completed', event: 'prove' });
    await migrateOld([trade]);
    const before = Number((await world.balance(world.buyer, 'mey')).available);
    await world.pass(DAY + MINUTE);
    // Its own hundred and those of the three trades before it, which were marked again.
    expect(Number((await world.balance(world.buyer, 'mey')).available)).toBe(before + 400);
    expect((await recentAlarms(world.ports.db, world.ports.clock.now())).map(({ name }) => name)).not.toContain(
      'proofGone',
    );
  });
});
