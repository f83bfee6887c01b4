import { memberNumber } from '@greenhall/domain/shared/member-no';
import { HOUR } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { type OtcWorld, type Trader, openOtcWorld } from '@greenhall/test-kit/otc-world';
import { PAY } from '@greenhall/test-kit/wallet-world';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordChange } from '../../identity/store.ts';
import { traderId } from '../market/trader-id.ts';

/** Does something and answers what takes it back. */
type Obstacle = () => Promise<() => Promise<unknown>>;

describe.each(ENGINES)('the depth of a market on the %s database', (engine) => {
  let world: OtcWorld;
  let third: Trader;
  beforeAll(async () => {
    world = await openOtcWorld(engine);
    [third = world.buyer] = await world.more(1);
    await world.give(third, { mey: 3_000n });
  });
  beforeEach(() => world.pass(48 * HOUR));
  afterEach(async () => {
    for (const { client } of [world.seller, world.buyer, third]) {
      const { value } = await client.call('otc.myListings', { query: { open: '1' } });
      for (const { id } of value.items) await client.call('otc.revoke', { params: { id } });
    }
    expect(await world.faults()).toEqual([]);
  });
  afterAll(() => world.close());

  const depth = async (person = world.buyer, query: Record<string, string> = {}) =>
    (await person.client.call('otc.depth', { query: { coin: 'mey', side: 'sale', ...query } })).value;
  const NOTHING = { mayTake: true, items: [] };

  it('sums up what one order of each listing can take, best price first, without own listings', async () => {
    await world.post(world.seller, { price: '1', quantity: '100', max: '60' });
    await world.post(third, { price: '1.05', quantity: '40' });
    expect((await depth()).items).toEqual([
      { price: '1.000000', total: '60.000000' },
      { price: '1.050000', total: '100.000000' },
    ]);
    expect((await depth(third)).items).toEqual([{ price: '1.000000', total: '60.000000' }]);
    for (const query of [{ side: 'purchase' }, { network: 'TRC20' }, { coin: 'xyz' }])
      expect(await depth(world.buyer, query)).toEqual(NOTHING);
    expect(Object.keys((await depth()).items[0] ?? {}), 'nothing tells who offers').toEqual(['price', 'total']);
  });

  it('begins with the highest price for whoever sells', async () => {
    await world.post(world.buyer, { side: 'purchase', price: '0.95', quantity: '30' });
    await world.post(third, { side: 'purchase', price: '1.02', quantity: '20' });
    expect((await depth(world.seller, { side: 'purchase' })).items).toEqual([
      { price: '1.020000', total: '20.000000' },
      { price: '0.950000', total: '50.000000' },
    ]);
  });

  it('refuses what names no side of a coin', async () => {
    const ask = async (query: Record<string, string>) => (await world.buyer.client.call('otc.depth', { query })).status;
    expect(await ask({ coin: 'mey' })).toBe(400);
    expect(await ask({ coin: 'mey', side: 'both' })).toBe(400);
    expect(await ask({ coin: 'mey', side: 'sale', network: 'ERC20' })).toBe(400);
    expect(await ask({ coin: 'm'.repeat(5_000), side: 'sale' })).toBe(400);
  });

  const member = (person: Trader) => memberNumber(person.no);
  const run = (query: ReturnType<typeof sql>) => query.execute(world.ports.db);
  const operator = () => world.operator('ada');
  const block: Obstacle = async () => {
    const mark = (as: 'none' | 'blocked') =>
      world.seller.client.call('otc.markTrader', {
        params: { trader: traderId(world.ports, member(world.buyer)) },
        body: { mark: as },
      });
    await mark('blocked');
    return () => mark('none');
  };
  const freeze: Obstacle = async () => {
    const { db, clock } = world.ports;
    await db.transaction().execute((tx) => recordChange(tx, member(world.seller), 'payPassword', clock.now()));
    return () => run(sql`update identity_credential set changes = '{}' where member_no = ${member(world.seller)}`);
  };
  const restrict =
    (who: () => Trader): Obstacle =>
    async () => {
      const body = { member: who().no, kind: 'trade', hours: 2, reason: 'a complaint by a buyer' } as const;
      await operator().call('members.restrict', { body });
      return async () => {
        const { items } = (await operator().call('members.restrictions', { query: { open: '1' } })).value;
        const params = { id: items[0]?.id ?? '' };
        await operator().call('members.liftRestriction', { params, body: { reason: 'settled' } });
      };
    };
  const link: Obstacle = async () => {
    const at = world.ports.clock.now();
    const [main, sub] = [member(world.seller), member(world.buyer)];
    await run(sql`
      insert into network_link (main, sub, state, applied_at, expires_at, bound_at)
      values (${main}, ${sub}, 'bound', ${at}, ${new Date(at.getTime() + 1)}, ${at})`);
    return () => run(sql`update network_link set state = 'ended', closed_at = ${at} where main = ${main}`);
  };
  const removeAccount: Obstacle = async () => {
    const setGone = (at: Date | null) =>
      run(sql`update wallet_account set deleted_at = ${at} where id = ${BigInt(world.seller.account)}`);
    await setGone(world.ports.clock.now());
    return () => setGone(null);
  };
  const setAddress = (address: string) =>
    run(sql`update wallet_account set address = ${address} where id = ${BigInt(world.seller.account)}`);
  const saveToken: Obstacle = async () => {
    await setAddress(world.chain.terms('BEP20')?.token ?? '');
    return () => setAddress(world.seller.address);
  };
  const closeMarket: Obstacle = async () => {
    await run(sql`update otc_market set is_open = false`);
    return () => run(sql`update otc_market set is_open = true`);
  };
  const takeThree: Obstacle = async () => {
    const { value } = await world.buyer.client.call('otc.hall', { query: { coin: 'mey', side: 'sale' } });
    const trades: string[] = [];
    while (trades.length < 3) trades.push(await world.take(world.buyer, value.items[0]?.id ?? '', '10'));
    return async () => {
      for (const id of trades) await world.buyer.client.call('otc.cancel', { params: { id } });
      // Three that ended unpaid are enough for a day.
      expect(await depth()).toEqual({ mayTake: false, items: [] });
      await world.pass(24 * HOUR);
    };
  };

  const take = async (id: string, person: Trader) =>
    (
      await person.client.call('otc.take', {
        params: { id },
        body: { quantity: '10', ...(await world.authority(person)) },
      })
    ).refusal;

  it.each([
    ['statusChanged', 'its member has blocked the one who looks', true, block],
    ['statusChanged', 'the coins of its member are frozen', true, freeze],
    ['statusChanged', 'its member may make no trades', true, restrict(() => world.seller)],
    ['statusChanged', 'the account of its member is gone', true, removeAccount],
    ['statusChanged', 'the account of its member is the contract of the token', true, saveToken],
    ['selfTransfer', 'the two accounts are bound to each other', true, link],
    ['notYetOpen', 'the market is closed', true, closeMarket],
    ['positionLocked', 'the one who looks may make no trades', false, restrict(() => world.buyer)],
    ['unpaidOrders', 'the one who looks has three unpaid orders', false, takeThree],
  ] as const)('leaves out what taking refuses with %s: %s', async (refusal, _, mayTake, obstacle) => {
    const listing = await world.post(world.seller, { quantity: '100' });
    expect((await depth()).items).toHaveLength(1);
    const end = await obstacle();
    expect(await depth()).toEqual({ mayTake, items: [] });
    expect(await take(listing, world.buyer)).toBe(refusal);
    await end();
    expect((await depth()).items).toHaveLength(1);
  });

  it('has nothing for whoever would sell under a transfer lock, and something to buy', async () => {
    await world.post(world.buyer, { side: 'purchase', quantity: '30' });
    const listing = (await world.seller.client.call('otc.hall', { query: { coin: 'mey', side: 'purchase' } })).value;
    await world.post(third, { quantity: '30' });
    await world.seller.client.call('identity.setTransferLock', { body: { on: true, payPassword: PAY } });
    expect(await depth(world.seller, { side: 'purchase' })).toEqual({ mayTake: false, items: [] });
    expect(await take(listing.items[0]?.id ?? '', world.seller)).toBe('transferLocked');
    expect((await depth(world.seller)).items).toHaveLength(1);
  });
});
