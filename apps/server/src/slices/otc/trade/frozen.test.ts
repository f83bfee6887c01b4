import { COOL_DOWN } from '@greenhall/domain/identity/cool-down';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { DAY, HOUR, MINUTE } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { type OtcWorld, openOtcWorld, type Trader } from '@greenhall/test-kit/otc-world';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordChange } from '../../identity/store.ts';

describe.each(ENGINES)('a member whose coins are frozen, on %s', (engine) => {
  let world: OtcWorld;
  beforeAll(async () => {
    world = await openOtcWorld(engine);
  });
  beforeEach(() => world.pass(2 * DAY));
  afterEach(async () => {
    expect(await world.faults()).toEqual([]);
    const { value } = await world.seller.client.call('otc.myListings', { query: { open: '1' } });
    for (const { id } of value.items) await world.seller.client.call('otc.revoke', { params: { id } });
  });
  afterAll(() => world.close());

  const freeze = async (person: Trader) =>
    world.ports.db
      .transaction()
      .execute((tx) => recordChange(tx, memberNumber(person.no), 'payPassword', world.ports.clock.now()));
  const confirm = async (trade: string) =>
    world.seller.client.call('otc.confirm', { params: { id: trade }, body: await world.releasing(trade) });
  const take = async (listing: string) =>
    world.buyer.client.call('otc.take', {
      params: { id: listing },
      body: { quantity: '100', ...(await world.authority(world.buyer)) },
    });
  const shown = async () =>
    (await world.buyer.client.call('otc.hall', { query: { coin: 'mey', network: 'BEP20', side: 'sale' } })).value.items;

  it('loses nothing to a thief who reset the payment password, takes its older listing and confirms it unpaid', async () => {
    const older = await world.post(world.seller, { quantity: '1000' });
    const running = await world.take(world.buyer, older, '100');
    await world.claim(running);
    await freeze(world.seller);
    expect(await shown()).toEqual([]);
    expect((await take(older)).refusal).toBe('statusChanged');
    expect(await confirm(running)).toMatchObject({ refusal: 'coolDown', params: { hours: 24 } });
    world.ports.clock.advance(COOL_DOWN - HOUR);
    expect(await confirm(running)).toMatchObject({ refusal: 'coolDown', params: { hours: 1 } });
    world.ports.clock.advance(HOUR);
    expect((await shown()).map(({ id }) => id)).toEqual([older]);
    expect((await take(older)).status).toBe(200);
  });

  it('sells what the chain proves, and the buyer’s coins settle no sooner than the freeze ends', async () => {
    await sql`update otc_market set settle_hours = 0`.execute(world.ports.db);
    const trade = await world.trade({ releaseOnProof: true });
    await freeze(world.seller);
    const { total } = (await world.buyer.client.call('otc.trade', { params: { id: trade } })).value;
    world.chain.pay({
      from: world.buyer.address,
      to: world.seller.address,
      amount: BigInt(total.replace('.', '')),
      at: world.ports.clock.now(),
    });
    await world.pass(MINUTE);
    const { value } = await world.buyer.client.call('otc.trade', { params: { id: trade } });
    expect(value.state).toBe('completed');
    expect(Date.parse(value.settlesAt ?? '') - Date.parse(value.closedAt ?? '')).toBe(COOL_DOWN);
    const { holds } = (await world.buyer.client.call('wallet.balances')).value;
    expect(holds).toEqual([{ coin: 'mey', what: 'otcSettling', amount: value.quantity, from: value.settlesAt }]);
  });

  it('sells by the decision of two operators', async () => {
    const trade = await world.trade();
    await world.claim(trade);
    await freeze(world.seller);
    const opened = await world.buyer.client.upload(
      'otc.appeal',
      { reason: 'I have paid' },
      { voucher: world.jpg },
      { id: trade },
    );
    const body = { verdict: 'toBuyer', reason: 'seen', answers: 0 };
    const verdict = { params: { id: opened.value.appeals[0]?.id ?? '' }, body };
    expect((await confirm(trade)).refusal).toBe('coolDown');
    expect((await world.operator('ada').call('otc.proposeVerdict', verdict)).status).toBe(200);
    expect((await world.operator('grace').call('otc.decideAppeal', verdict)).status).toBe(200);
    expect((await world.buyer.client.call('otc.trade', { params: { id: trade } })).value.state).toBe('completed');
  });
});
