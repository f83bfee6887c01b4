import { accept } from '@greenhall/domain/shared/result';
import { MINUTE } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { type OtcWorld, openOtcWorld } from '@greenhall/test-kit/otc-world';
import { micro } from '@greenhall/test-kit/pay-in-world';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimPayment } from '../../../platform/chain/claims.ts';
import { rows, run } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';

/** A report of what was paid in. */
const PAY_IN = { purpose: 'payIn', ref: 9_000n } as const;

describe.each(ENGINES)('a payment that was paid in on the %s database', (engine) => {
  let world: OtcWorld;
  let listing: string;
  beforeAll(async () => {
    world = await openOtcWorld(engine);
    listing = await world.post(world.seller, { releaseOnProof: true });
  });
  afterAll(() => world.close());

  const see = async (trade: string) => (await world.buyer.client.call('otc.trade', { params: { id: trade } })).value;
  const claim = (txid: string, log: number | 'all') =>
    transact(world.ports.db, async (tx) =>
      accept(await claimPayment(tx, { network: 'BEP20', txid, log, ...PAY_IN, at: world.ports.clock.now() })),
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

  it.each([0, 'all'] as const)('pays no trade (log %s), and what paid a trade is not paid in', async (log) => {
    const trade = await world.take(world.buyer, listing, '100');
    const txid = await paid(trade);
    await claim(txid, log);
    await world.pass(MINUTE);
    expect(await see(trade)).toMatchObject({ state: 'waitForPayment' });
    const sent = await world.buyer.client.upload('otc.claim', { txid }, { voucher: world.jpg }, { id: trade });
    if (!sent.refusal) await world.pass(MINUTE);
    const why = (await see(trade)).proof?.checks.find(({ name }) => name === 'unused')?.why;
    expect(sent.refusal ?? why).toMatch(/^(paymentUsed|usedElsewhere)$/);
    expect((await see(trade)).state).not.toBe('completed');
    await run(world.ports.db, sql`delete from platform_chain_payment where purpose = 'payIn'`);
  });

  it('is the trade’s alone once it has proved it', async () => {
    const trade = await world.take(world.buyer, listing, '100');
    const txid = await paid(trade);
    await world.pass(MINUTE);
    await world.pass(MINUTE);
    expect(await see(trade)).toMatchObject({ state: 'completed' });
    const kept = await rows(
      world.ports.db,
      sql`select purpose, covers from platform_chain_payment where txid = ${txid}`,
    );
    expect(kept).toEqual([{ purpose: 'trade', covers: 'log' }]);
    for (const log of [0, 'all'] as const) expect(await claim(txid, log)).toMatchObject({ value: false });
    expect(await claim(txid, 1)).toMatchObject({ value: true });
    await run(world.ports.db, sql`delete from platform_chain_payment where purpose = 'payIn'`);
    expect(await world.faults()).toEqual([]);
  });
});
