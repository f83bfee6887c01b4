import { DAY, HOUR, SECOND } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { type OtcWorld, type Trader, openOtcWorld } from '@greenhall/test-kit/otc-world';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe.each(ENGINES)('the traders of the hall on the %s database', (engine) => {
  let world: OtcWorld;
  let [slow, quick, fresh]: Trader[] = [];
  const ids: Record<string, string> = {};

  const hall = async (query: Record<string, string> = {}, person = world.buyer) =>
    (await person.client.call('otc.hall', { query: { coin: 'mey', network: 'BEP20', side: 'sale', ...query } })).value;
  const order = async (query: Record<string, string> = {}, person = world.buyer) => {
    const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
    return (await hall(query, person)).items.map(({ id }) => names.get(id) ?? '');
  };
  /** A sale that the trader releases so long after the claim. */
  const sell = async (trader: Trader, releasedAfter: number) => {
    const id = await world.take(world.buyer, await world.post(trader, { quantity: '100' }), '100');
    await world.claim(id);
    world.ports.clock.advance(releasedAfter);
    const body = await world.releasing(id);
    expect((await trader.client.call('otc.confirm', { params: { id }, body })).status).toBe(200);
  };
  const mark = (person: Trader, trader: string, as: 'none' | 'favourite' | 'blocked') =>
    person.client.call('otc.markTrader', { params: { trader }, body: { mark: as } });
  const traderOfListing = async (name: string, person = world.buyer) =>
    (await hall({}, person)).items.find(({ id }) => id === ids[name])?.trader.id ?? '';

  beforeAll(async () => {
    world = await openOtcWorld(engine);
    [slow, quick, fresh] = await world.more(3);
    if (!slow || !quick || !fresh) throw new Error('three traders were made');
    for (const person of [slow, quick, fresh]) await world.give(person, { mey: 1_000n });
    await sell(slow, 600 * SECOND);
    await sell(quick, 30 * SECOND);
    const left = await world.take(quick, await world.post(world.seller, { quantity: '100' }));
    await quick.client.call('otc.cancel', { params: { id: left } });
    for (const { id } of (await hall()).items) await world.seller.client.call('otc.revoke', { params: { id } });
    await world.pass(DAY);
    ids['fresh'] = await world.post(fresh, { quantity: '100', price: '1', min: '50', max: '80' });
    ids['quick'] = await world.post(quick, { quantity: '100', price: '1', min: '10', max: '100' });
    ids['slow'] = await world.post(slow, { quantity: '300', price: '0.99', min: '200', max: '300' });
  });
  afterAll(async () => {
    expect(await world.faults()).toEqual([]);
    await world.close();
  });

  it('come by best match, price, speed or completion, page by page', async () => {
    expect(await order()).toEqual(['slow', 'quick', 'fresh']);
    expect(await order({ sort: 'price' })).toEqual(['slow', 'fresh', 'quick']);
    expect(await order({ sort: 'speed' })).toEqual(['quick', 'slow', 'fresh']);
    expect(await order({ sort: 'completion' })).toEqual(['slow', 'quick', 'fresh']);
    for (const sort of ['best', 'price', 'speed', 'completion']) {
      const seen: string[] = [];
      for (let cursor = ''; ;) {
        const page = await hall({ sort, limit: '1', ...(cursor ? { cursor } : {}) });
        seen.push(...page.items.map(({ id }) => id));
        if (!page.next) break;
        cursor = page.next;
      }
      expect(seen, sort).toEqual((await hall({ sort })).items.map(({ id }) => id));
    }
    const wrong = (cursor: string, sort: string) =>
      world.buyer.client.call('otc.hall', { query: { coin: 'mey', side: 'sale', cursor, sort } });
    for (const cursor of ['1', '1_2', 'a_b_c', '99999999999999999999_1_1'])
      expect((await wrong(cursor, 'best')).refusal, cursor).toBe('pageCursorInvalid');
    expect((await wrong('9000000000_2', 'price')).value.items).toEqual([]);
  });

  it('are found by a quantity that their listing allows now, on one network or on any', async () => {
    expect(await order({ amount: '60' })).toEqual(['quick', 'fresh']);
    expect(await order({ amount: '250' })).toEqual(['slow']);
    expect(await order({ amount: '9' })).toEqual([]);
    expect(await order({ network: 'TRC20' })).toEqual([]);
    const any = await world.buyer.client.call('otc.hall', { query: { coin: 'mey', side: 'sale', sort: 'price' } });
    expect(any.value.items.map(({ id }) => id)).toEqual((await hall({ sort: 'price' })).items.map(({ id }) => id));
  });

  it('show what they have done, in all, lately and with the viewer', async () => {
    const trader = await traderOfListing('quick');
    const see = async () => (await world.buyer.client.call('otc.trader', { params: { trader } })).value;
    expect(await see()).toMatchObject({
      isMe: false,
      trades: 1,
      completionBp: 5_000,
      medianRelease: 30,
      recent: { trades: 1, completionBp: 5_000, medianRelease: 30 },
      mutualTrades: 1,
      mark: 'none',
    });
    expect((await see()).firstSeen).not.toBeNull();
    const own = await traderOfListing('quick', quick);
    expect(own).toBe(trader);
    expect((await quick?.client.call('otc.trader', { params: { trader } }))?.value.isMe).toBe(true);
    const [trade] = (await world.buyer.client.call('otc.trades', { query: { limit: '1' } })).value.items;
    expect(trade?.trader).toBe(trader);
    const nobody = await world.buyer.client.call('otc.trader', { params: { trader: 'A'.repeat(22) } });
    expect(nobody.refusal).toBe('notFound');
  });

  it('are marked and unmarked by each member for itself', async () => {
    const trader = await traderOfListing('quick');
    expect((await mark(world.buyer, trader, 'favourite')).value.mark).toBe('favourite');
    expect((await mark(world.buyer, trader, 'favourite')).value.mark).toBe('favourite');
    const favourites = async (person: Trader) =>
      (await hall({}, person)).items.filter((item) => item.trader.isFavourite).map(({ id }) => id);
    expect(await favourites(world.buyer)).toEqual([ids['quick']]);
    expect(await favourites(world.seller)).toEqual([]);
    const marked = (query = {}) => world.buyer.client.call('otc.markedTraders', { query });
    expect((await marked()).value.items).toMatchObject([{ id: trader, mark: 'favourite', isFavourite: true }]);
    expect((await marked({ mark: 'blocked' })).value.items).toEqual([]);
    expect((await mark(world.buyer, trader, 'none')).value.mark).toBe('none');
    expect((await marked()).value.items).toEqual([]);
    if (quick) expect((await mark(quick, trader, 'favourite')).refusal).toBe('forbidden');
  });

  it('hide their listings from those whom they block, who cannot take them either', async () => {
    if (!quick) throw new Error('three traders were made');
    const [trade] = (await quick.client.call('otc.trades', { query: { role: 'seller' } })).value.items;
    const buyer = trade?.trader ?? '';
    expect(await order()).toContain('quick');
    expect((await mark(quick, buyer, 'blocked')).status).toBe(200);
    expect(await order()).toEqual(['slow', 'fresh']);
    expect(await order({}, world.seller)).toContain('quick');
    const body = { quantity: '100', ...(await world.authority(world.buyer)) };
    const taken = await world.buyer.client.call('otc.take', { params: { id: ids['quick'] ?? '' }, body });
    expect(taken.refusal).toBe('statusChanged');
    await mark(quick, buyer, 'none');
    expect(await order()).toContain('quick');
  });

  it('do not trade with accounts that are bound to theirs, or to the same main account', async () => {
    if (!slow || !quick) throw new Error('three traders were made');
    const { db, clock } = world.ports;
    const at = clock.now();
    const bind = (main: string, sub: string) =>
      sql`insert into network_link (main, sub, state, applied_at, expires_at, bound_at)
          values (${BigInt(main)}, ${BigInt(sub)}, 'bound', ${at}, ${new Date(at.getTime() + DAY)}, ${at})`.execute(db);
    const listing = ids['quick'] ?? '';
    await bind(world.buyer.no, quick.no);
    await expect(world.take(world.buyer, listing)).rejects.toThrow('selfTransfer');
    await bind(world.buyer.no, slow.no);
    await expect(world.take(slow, listing)).rejects.toThrow('selfTransfer');
    await sql`delete from network_link`.execute(db);
    const taken = await world.take(world.buyer, listing, '10');
    expect((await world.buyer.client.call('otc.cancel', { params: { id: taken } })).refusal).toBeUndefined();
  });

  it('have a mark where a reviewer has approved their document, until it is over', async () => {
    const verified = async () => (await hall()).items.filter(({ trader }) => trader.isVerified).map(({ id }) => id);
    expect(await verified()).toEqual([]);
    const [no, at] = [BigInt(quick?.no ?? '0'), world.ports.clock.now()];
    await sql`insert into verification_case (owner, state, type, changed_at, submitted_at, position, decided_at)
              values (${no}, 'approved', 'passport', ${at}, ${at}, 1, ${at})`.execute(world.ports.db);
    expect(await verified()).toEqual([ids['quick']]);
    await sql`update verification_case set state = 'expired', ended_at = ${at} where owner = ${no}`.execute(
      world.ports.db,
    );
    expect(await verified()).toEqual([]);
  });

  it('are shown with figures of thirty days that older trades have left', async () => {
    await world.pass(31 * DAY + HOUR);
    const trader = await traderOfListing('slow');
    const { value } = await world.buyer.client.call('otc.trader', { params: { trader } });
    expect(value).toMatchObject({ trades: 1, recent: { trades: 0, completionBp: null, medianRelease: null } });
  });
});
