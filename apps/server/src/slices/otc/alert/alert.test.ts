import { ALERTS } from '@greenhall/domain/otc/alert/alert';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { DAY, HOUR, MINUTE } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { type OtcWorld, type Trader, openOtcWorld } from '@greenhall/test-kit/otc-world';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rows, run } from '../../../platform/database/database.ts';
import { sendDueMail } from '../../notifications/send-mail.ts';
import { traderId } from '../market/trader-id.ts';
import { otcPersonal } from '../store-personal.ts';
import { notifyAlerts } from './notify-alerts.ts';

describe.each(ENGINES)('price alerts on the %s database', (engine) => {
  let world: OtcWorld;
  beforeAll(async () => {
    world = await openOtcWorld(engine);
  });
  beforeEach(async () => {
    await world.pass(2 * DAY);
    // An hour into the day, so that no test runs over midnight.
    const { clock } = world.ports;
    clock.advance(DAY - (clock.now().getTime() % DAY) + HOUR);
    for (const person of [world.seller, world.buyer]) Object.assign(person, await world.signIn(person.no, person.name));
  });
  afterEach(async () => {
    await run(world.ports.db, sql`delete from otc_alert`);
    await run(world.ports.db, sql`delete from notifications_notice`);
    for (const { client } of [world.seller, world.buyer]) {
      const { value } = await client.call('otc.myListings', { query: { open: '1' } });
      for (const { id } of value.items) await client.call('otc.revoke', { params: { id } });
    }
    expect(await world.faults()).toEqual([]);
  });
  afterAll(() => world.close());

  const add = (body: Record<string, unknown> = {}, { client }: Trader = world.buyer) =>
    client.call('otc.addAlert', {
      body: { coin: 'mey', network: null, side: 'sale', price: '1', quantity: null, ...body },
    });
  const alerts = async ({ client }: Trader = world.buyer) => (await client.call('otc.alerts')).value.items;
  const told = async ({ client }: Trader = world.buyer) =>
    (await client.call('notifications.list')).value.items
      .filter(({ kind }) => kind === 'priceReached')
      .map(({ params }) => params);
  /** What has stood for so long is looked at. */
  const look = async (after = MINUTE) => {
    world.ports.clock.advance(after);
    await notifyAlerts(world.ports);
  };
  const revoke = (id: string) => world.seller.client.call('otc.revoke', { params: { id } });

  it('are set, listed and removed by their member alone, with what they wait for', async () => {
    const one = (await add({ network: 'BEP20', price: '1.02', quantity: '50' })).value;
    expect(one).toMatchObject({ network: 'BEP20', price: '1.020000', quantity: '50.000000', toldOn: null });
    expect(await alerts()).toEqual([one]);
    expect(await alerts(world.seller)).toEqual([]);
    const remove = ({ client }: Trader, id = one.id) => client.call('otc.removeAlert', { params: { id } });
    expect((await remove(world.seller)).refusal).toBe('notFound');
    expect((await remove(world.buyer)).refusal).toBeUndefined();
    expect((await remove(world.buyer)).refusal).toBe('notFound');
    for (const id of ['0x1', '-1', '9'.repeat(30)]) expect((await remove(world.buyer, id)).status).toBe(400);
    expect(await alerts()).toEqual([]);
  });

  it('are five at most, also when several devices set one at once', async () => {
    const done = await Promise.all(Array.from({ length: 8 }, (_, index) => add({ price: `1.0${index}` })));
    expect(done.filter(({ refusal }) => refusal === undefined)).toHaveLength(ALERTS.most);
    expect(await add()).toMatchObject({ refusal: 'alertLimit', params: { max: 5 }, status: 409 });
    const [first] = await alerts();
    await world.buyer.client.call('otc.removeAlert', { params: { id: first?.id ?? '' } });
    expect((await add()).refusal).toBeUndefined();
    expect(await alerts()).toHaveLength(ALERTS.most);
  });

  it('are refused for what is no amount or has no market, and to a session that acts for its member', async () => {
    const refused = async (body: Record<string, unknown>) => (await add(body)).refusal;
    for (const price of ['0', '9999999999999']) expect(await refused({ price })).toBe('amountRule');
    expect(await refused({ quantity: '0' })).toBe('amountRule');
    for (const body of [{ price: '-1' }, { price: 'much' }, { price: '' }, { side: 'both' }, { network: 'ERC20' }])
      expect((await add(body)).status).toBe(400);
    expect(await refused({ coin: 'xyz' })).toBe('notFound');
    const acting = await world.signIn(world.buyer.no, world.buyer.name, true);
    expect((await acting.client.call('otc.alerts')).refusal).toBe('actingFor');
    const body = { coin: 'mey', network: null, side: 'sale', price: '1', quantity: null } as const;
    expect((await acting.client.call('otc.addAlert', { body })).refusal).toBe('actingFor');
    expect((await acting.client.call('otc.removeAlert', { params: { id: '1' } })).refusal).toBe('actingFor');
  });

  it('tell of a listing that has stood for a minute, once a UTC day, and by mail', async () => {
    await add({ network: 'BEP20', price: '1.05', quantity: '50' });
    await world.post(world.seller, { price: '1.04', quantity: '100' });
    await look(0);
    await look(MINUTE - 1);
    expect(await told()).toEqual([]);
    await sendDueMail(world.ports);
    world.ports.messenger.sent.length = 0;
    await look(1);
    const news = { side: 'sale', coin: 'mey', price: '1.040000', network: 'BEP20', quantity: '50.000000' };
    expect(await told()).toEqual([news]);
    expect(await alerts()).toMatchObject([{ toldOn: world.ports.clock.now().toISOString().slice(0, 10) }]);
    await sendDueMail(world.ports);
    expect(world.ports.messenger.sent.map(({ text }) => text)).toEqual([
      expect.stringMatching(/Buy\sMEY at 1\.04\sUSDT on BEP20/),
    ]);
    for (let hours = 2; hours < 24; hours += 1) await look(HOUR - MINUTE);
    expect(await told()).toEqual([news]);
    await world.pass(2 * HOUR);
    Object.assign(world.buyer, await world.signIn(world.buyer.no, world.buyer.name));
    await look();
    expect(await told()).toEqual([news, news]);
  });

  it('are silent about what appears and vanishes within a minute', async () => {
    await add();
    const listing = await world.post(world.seller);
    world.ports.clock.advance(MINUTE - 1);
    await revoke(listing);
    await look();
    expect(await told()).toEqual([]);
  });

  it('are silent about what is not waited for, and about what their member could not take', async () => {
    for (const body of [{ price: '0.99' }, { network: 'TRC20' }, { side: 'purchase' }, { quantity: '101' }])
      await add(body);
    await add({}, world.seller);
    await world.post(world.seller, { quantity: '100' });
    await look();
    expect(await told()).toEqual([]);
    expect(await told(world.seller), 'an own listing').toEqual([]);
    await add();
    const params = { trader: traderId(world.ports, memberNumber(world.buyer.no)) };
    const mark = (as: 'blocked' | 'none') => world.seller.client.call('otc.markTrader', { params, body: { mark: as } });
    await mark('blocked');
    await look();
    expect(await told()).toEqual([]);
    await mark('none');
    await look();
    expect(await told()).toHaveLength(1);
  });

  it('wait for a purchase at a price of theirs or above', async () => {
    await add({ side: 'purchase', price: '1.01' }, world.seller);
    await add({ side: 'purchase', price: '1.03' }, world.seller);
    await world.post(world.buyer, { side: 'purchase', price: '1.02', quantity: '100' });
    await look();
    expect(await told(world.seller)).toMatchObject([{ side: 'purchase', price: '1.020000', quantity: '' }]);
  });

  it('are told once each by several processes that look at once', async () => {
    for (const price of ['1', '1.01', '1.02', '1.03', '1.04']) await add({ price });
    await world.post(world.seller);
    world.ports.clock.advance(MINUTE);
    await Promise.all(Array.from({ length: 6 }, () => notifyAlerts(world.ports)));
    expect(await told()).toHaveLength(5);
  });

  it('stand in the copy of the own data, and go with their member', async () => {
    await add({ quantity: '20' });
    const table = otcPersonal.find(({ name }) => name === 'price_alerts');
    expect(await table?.page(world.ports.db, memberNumber(world.buyer.no), 0n, world.ports.clock.now())).toMatchObject([
      { coin: 'mey', network: null, side: 'sale', price: '1.000000', quantity: '20.000000', told_on: null },
    ]);
    expect(await table?.page(world.ports.db, memberNumber(world.seller.no), 0n, world.ports.clock.now())).toEqual([]);
    const keeps = sql<{ rule: string }>`
      select confdeltype::text as rule from pg_constraint where conname = 'otc_alert_member_no_fkey'`;
    expect(await rows(world.ports.db, keeps)).toEqual([{ rule: 'c' }]);
  });
});
