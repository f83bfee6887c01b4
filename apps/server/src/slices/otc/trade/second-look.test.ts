import { DAY, HOUR, MINUTE } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { type OtcWorld, openOtcWorld } from '@greenhall/test-kit/otc-world';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { recentAlarms } from '../../../platform/alarms.ts';

describe.each(ENGINES)('a proof is looked at again on the %s database', (engine) => {
  let world: OtcWorld;
  beforeAll(async () => {
    world = await openOtcWorld(engine);
  });
  afterAll(async () => {
    expect(await world.faults()).toEqual([]);
    await world.close();
  });

  afterEach(async () => {
    const { value } = await world.seller.client.call('otc.myListings', { query: { open: '1' } });
    for (const { id } of value.items) await world.seller.client.call('otc.revoke', { params: { id } });
  });

  const see = async (trade: string) => (await world.buyer.client.call('otc.trade', { params: { id: trade } })).value;
  const coins = async () => Number((await world.balance(world.buyer, 'mey')).available);
  const alarms = async () => {
    await world.ports.alarms.idle();
    const found = await recentAlarms(world.ports.db, world.ports.clock.now());
    return found.find(({ name }) => name === 'proofGone')?.raised ?? 0;
  };
  /** A trade whose payment is on the chain; answers its txid. */
  const paid = async (trade: string, at = world.ports.clock.now()): Promise<string> => {
    const { total } = await see(trade);
    const [whole = '0', fraction = ''] = total.split('.');
    const amount = BigInt(whole) * 1_000_000n + BigInt(fraction);
    const txid = world.chain.pay({ from: world.buyer.address, to: world.seller.address, amount, at });
    await world.pass(MINUTE);
    return txid;
  };

  it('before the clock’s end releases the coins: one that is gone goes to the desk', async () => {
    const trade = await world.trade({ quantity: '100' });
    const txid = await paid(trade);
    expect(await see(trade)).toMatchObject({ state: 'waitForConfirmation', proof: { outcome: 'proved' } });
    world.chain.forget(txid);
    await world.pass(3 * HOUR);
    const { state, appeals } = await see(trade);
    expect(state).toBe('waitForConfirmation');
    expect(appeals).toMatchObject([{ openedBy: 'system', reasonCode: 'proofGone', state: 'inReview' }]);
    expect(await alarms()).toBe(1);
    const body = { verdict: 'toSeller', reason: 'the payment is gone', answers: 0 } as const;
    const params = { id: appeals[0]?.id ?? '' };
    await world.operator('ada').call('otc.proposeVerdict', { params, body });
    const decided = await world.operator('grace').call('otc.decideAppeal', { params, body });
    expect(decided.value).toMatchObject({ state: 'processed', verdict: 'toSeller' });
  });

  it('before bought coins are credited: they rest while the payment is gone, and come when it is back', async () => {
    const trade = await world.trade({ quantity: '100', releaseOnProof: true });
    const txid = await paid(trade);
    expect(await see(trade)).toMatchObject({ state: 'completed', event: 'prove' });
    const before = await coins();
    const raised = await alarms();
    world.chain.forget(txid);
    await world.pass(DAY + MINUTE);
    await world.pass(2 * HOUR);
    expect(await coins()).toBe(before);
    expect((await alarms()) - raised).toBeGreaterThan(0);
    world.chain.setDown('BEP20', true);
    const silent = await alarms();
    await world.pass(2 * HOUR);
    expect([await coins(), await alarms()]).toEqual([before, silent]);
    world.chain.setDown('BEP20', false);
    const { total } = await see(trade);
    const amount = BigInt(total.replace('.', ''));
    const at = new Date(Date.parse((await see(trade)).at) + MINUTE);
    world.chain.pay({ from: world.buyer.address, to: world.seller.address, amount, at }, txid);
    await world.pass(2 * HOUR);
    expect(await coins()).toBe(before + 100);
  });

  it('and a block whose time lies ten days ahead proves nothing', async () => {
    const trade = await world.trade({ quantity: '100', releaseOnProof: true });
    await paid(trade, new Date(world.ports.clock.now().getTime() + 10 * DAY));
    const { state, proof } = await see(trade);
    expect(state).not.toBe('completed');
    expect(proof?.checks.find(({ name }) => name === 'blockTime')).toMatchObject({ state: 'waiting', why: 'notYet' });
  });
});
