import { accept } from '@greenhall/domain/shared/result';
import { MINUTE } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { type OtcWorld, openOtcWorld } from '@greenhall/test-kit/otc-world';
import { micro } from '@greenhall/test-kit/pay-in-world';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows, run } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';
import { claim } from '../../chain/index.ts';

/** A report of what was paid in. */
const RECHARGE = { kind: 'recharge', ref: 9_000n } as const;

describe.each(ENGINES)('a payment that was paid in on the %s database', (engine) => {
  let world: OtcWorld;
  let listing: string;
  beforeAll(async () => {
    world = await openOtcWorld(engine);
    listing = await world.post(world.seller, { releaseOnProof: true });
  });
  afterAll(() => world.close());

  const see = async (trade: string) => (await world.buyer.client.call('otc.trade', { params: { id: trade } })).value;
  const payIn = (txid: string, log: number | null) =>
    transact(world.ports.db, async (tx) =>
      accept(await claim(tx, { network: 'BEP20', txid, log, ...RECHARGE, at: world.ports.clock.now() })),
    );
  const paid = async (trade: string) => {
    const amount = micro((await see(trade)).total);
    return world.chain.pay({
      from: world.buyer.address,
      to: world.seller.address,
      amount,
      at: world.ports.clock.now(),
    });
  };

  it.each([0, null])('pays no trade (log %s), and what paid a trade is not paid in', async (log) => {
    const trade = await world.take(world.buyer, listing, '100');
    const txid = await paid(trade);
    await payIn(txid, log);
    await world.pass(MINUTE);
    expect(await see(trade)).toMatchObject({ state: 'waitForPayment' });
    const sent = await world.buyer.client.upload('otc.claim', { txid }, { voucher: world.jpg }, { id: trade });
    if (!sent.refusal) await world.pass(MINUTE);
    const why = (await see(trade)).proof?.checks.find(({ name }) => name === 'unused')?.why;
    expect(sent.refusal ?? why).toMatch(/^(paymentUsed|usedElsewhere)$/);
    expect((await see(trade)).state).not.toBe('completed');
    await run(world.ports.db, sql`delete from chain_claim where kind = 'recharge'`);
  });

  it('is the trade’s alone once it has proved it', async () => {
    const trade = await world.take(world.buyer, listing, '100');
    const txid = await paid(trade);
    await world.pass(MINUTE);
    await world.pass(MINUTE);
    expect(await see(trade)).toMatchObject({ state: 'completed' });
    const kept = await rows(world.ports.db, sql`select kind, log from chain_claim where txid = ${txid}`);
    expect(kept).toEqual([{ kind: 'trade', log: 0 }]);
    for (const log of [0, null]) expect(await payIn(txid, log)).toMatchObject({ value: false });
    expect(await payIn(txid, 1)).toMatchObject({ value: true });
    await run(world.ports.db, sql`delete from chain_claim where kind = 'recharge'`);
    expect(await world.faults()).toEqual([]);
  });

  it('is missed by the checks if it has lost its claim, as a claim is that has lost what it paid', async () => {
    const { db } = world.ports;
    const trade = await world.take(world.buyer, listing, '100');
    const txid = await paid(trade);
    await world.pass(MINUTE);
    await world.pass(MINUTE);
    await run(db, sql`update chain_claim set ref = 9001 where txid = ${txid}`);
    await payIn('0xnobody', 0);
    const faults = (await world.faults()).join();
    for (const found of [`trade ${trade}`, 'trade 9001', 'recharge 9000']) expect(faults).toContain(found);
    await run(db, sql`update chain_claim set ref = ${BigInt(trade)} where txid = ${txid}`);
    await run(db, sql`delete from chain_claim where kind = 'recharge'`);
    expect(await world.faults()).toEqual([]);
  });
});
