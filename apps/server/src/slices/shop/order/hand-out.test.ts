import { HOUR } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import {
  ADDRESS,
  type Buyer,
  type OrdersWorld,
  openOrdersWorld,
  recordSecurityChange,
} from '@greenhall/test-kit/shop/orders-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rows } from '../../../platform/database/database.ts';

const PROOF = { payPassword: PAY_PASSWORD };

describe.each(ENGINES)('what hands out value on the %s database', (engine) => {
  let world: OrdersWorld;
  beforeAll(async () => {
    world = await openOrdersWorld(engine);
  });
  beforeEach(() => world.pass(25 * HOUR));
  afterEach(async () => expect(await world.faults()).toEqual([]));
  afterAll(() => world.close());

  const reveal = (id: string, body: Record<string, string> = PROOF, by = world.buyer.client) =>
    by.call('shop.reveal', { params: { id }, body });
  const read = (id: string, by = world.buyer.client) => by.call('shop.delivery', { params: { id } });
  const see = async (id: string) => (await world.buyer.client.call('shop.order', { params: { id } })).value;
  const buyService = async () => {
    const { skuId } = await world.sell({ kind: 2 });
    const params = { id: String(skuId) };
    await world.operator('ada').call('shop.setDeliveryText', { params, body: { text: 'Come at eight.' } });
    return world.buy(world.buyer, { lines: [{ sku: skuId, units: 1 }] });
  };
  /** The same session without its cookie, and one that acts for the member. */
  const others = async ({ no, name, client }: Buyer) => {
    const bare = (await world.signIn(no, name)).client;
    bare.token = client.token;
    bare.dropCookies();
    return { bare, acting: (await world.signIn(no, name, true)).client };
  };

  it('a code is shown for the payment password, to the member’s own session with its cookie', async () => {
    const id = await buyService();
    const { bare, acting } = await others(world.buyer);
    expect([(await reveal(id, PROOF, bare)).status, (await reveal(id, PROOF, acting)).refusal]).toEqual([
      401,
      'actingFor',
    ]);
    const acts = async (by: typeof bare) => (await by.call('shop.order', { params: { id } })).value.acts;
    expect([await acts(acting), await acts(world.buyer.client)]).toEqual([['cancelPaid'], ['cancelPaid', 'reveal']]);
    expect((await reveal(id, {})).refusal).toBe('badRequest');
    expect((await reveal(id, { payPassword: 'not-this-1' })).refusal).toBe('payPasswordWrong');
    expect((await see(id)).isRevealed).toBe(false);
    expect((await reveal(id)).value.state).toBe('completed');
    expect((await read(id)).value.items).toMatchObject([{ text: 'Come at eight.' }]);
    expect([(await read(id, bare)).status, (await read(id, acting)).refusal]).toEqual([401, 'actingFor']);
  });

  it('is neither shown nor read during a cool-down, and the order says until when', async () => {
    const [id, shown] = [await buyService(), await buyService()];
    await reveal(shown);
    await recordSecurityChange(world, world.buyer);
    expect(await reveal(id)).toMatchObject({ refusal: 'coolDown', params: { hours: 24 } });
    expect(await read(shown)).toMatchObject({ refusal: 'coolDown', params: { hours: 24 } });
    const until = new Date(world.ports.clock.now().getTime() + 24 * HOUR).toISOString();
    expect(await see(id)).toMatchObject({ handedOutFrom: until, acts: ['cancelPaid'] });
    expect(await see(shown)).toMatchObject({ handedOutFrom: until, isRevealed: true });
    await world.pass(25 * HOUR);
    expect(await see(id)).toMatchObject({ handedOutFrom: null, acts: ['cancelPaid', 'reveal'] });
    expect([(await reveal(id)).refusal, (await read(shown)).refusal]).toEqual([undefined, undefined]);
  });

  const add = (by: Buyer, body: Record<string, unknown> = {}, client = by.client) =>
    client.call('shop.addAddress', { body: { ...ADDRESS, isDefault: false, ...body } });
  const change = (by: Buyer, id: string, body: Record<string, unknown> = {}, client = by.client) =>
    client.call('shop.changeAddress', { params: { id }, body: { ...ADDRESS, isDefault: false, ...body } });
  const remove = (id: string, client = world.buyer.client) => client.call('shop.removeAddress', { params: { id } });
  const waits = ({ value }: { value: { packableAt: string | null } }) =>
    value.packableAt === null ? 0 : (Date.parse(value.packableAt) - world.ports.clock.now().getTime()) / HOUR;

  it('an address is changed by the member’s own session with its cookie, and a wrong payment password changes nothing', async () => {
    const { bare, acting } = await others(world.buyer);
    const { id } = (await add(world.buyer)).value;
    for (const [client, outcome] of [
      [bare, 'notSignedIn'],
      [acting, 'actingFor'],
    ] as const) {
      expect((await add(world.buyer, PROOF, client)).refusal).toBe(outcome);
      expect((await change(world.buyer, id, PROOF, client)).refusal).toBe(outcome);
      expect((await remove(id, client)).refusal).toBe(outcome);
    }
    expect((await add(world.buyer, { payPassword: 'not-this-1' })).refusal).toBe('payPasswordWrong');
    expect((await change(world.buyer, id, { payPassword: 'not-this-1', lines: 'Elsewhere 1' })).refusal).toBe(
      'payPasswordWrong',
    );
    const { items } = (await world.buyer.client.call('shop.addresses')).value;
    expect(items.map(({ lines }) => lines)).toEqual([ADDRESS.lines, ADDRESS.lines]);
    await remove(id);
  });

  it('goods for a first address are packed at once with the payment password, and otherwise a day later', async () => {
    const { skuId } = await world.sell({ stock: 9n });
    const pack = (id: string) => world.operator('ada').call('shop.pack', { params: { id } });
    const lines = [{ sku: skuId, units: 1 }];
    const [newcomer] = await world.buyers(1);
    if (!newcomer) throw new Error('there is no buyer');
    expect((await pack(await world.buy(newcomer, { lines }))).refusal).toBeUndefined();
    const fresh = (await add(world.buyer)).value;
    const second = await world.buy(world.buyer, { lines, address: fresh.id });
    expect(await pack(second)).toMatchObject({ refusal: 'coolDown', params: { hours: 24 } });
    expect(await see(second)).toMatchObject({ packableAt: fresh.packableAt });
    await world.pass(25 * HOUR);
    expect((await pack(second)).refusal).toBeUndefined();
    await remove(fresh.id);
  });

  it('an address that is changed or becomes the default waits a day, until the payment password comes', async () => {
    const { id } = (await add(world.buyer, PROOF)).value;
    expect(waits(await change(world.buyer, id))).toBe(0);
    const rested = await change(world.buyer, id, { isDefault: true });
    expect([waits(rested), rested.value.mayLift]).toEqual([24, true]);
    expect(waits(await change(world.buyer, id, { ...PROOF, isDefault: true }))).toBe(0);
    expect(waits(await change(world.buyer, id, { lines: 'Elsewhere 1', isDefault: true }))).toBe(24);
    expect(waits(await change(world.buyer, id, { ...PROOF, lines: 'Elsewhere 2', isDefault: true }))).toBe(0);
    await recordSecurityChange(world, world.buyer);
    const cooled = await change(world.buyer, id, { ...PROOF, lines: 'Elsewhere 3', isDefault: true });
    expect([waits(cooled), cooled.value.mayLift]).toEqual([24, false]);
  });

  it('the member is told of every change by which goods go elsewhere', async () => {
    const [buyer] = await world.buyers(1);
    if (!buyer) throw new Error('there is no buyer');
    const { id } = (await add(buyer)).value;
    await change(buyer, id);
    await change(buyer, id, { isDefault: true });
    await change(buyer, id, { lines: 'Elsewhere 1', isDefault: true });
    await buyer.client.call('shop.removeAddress', { params: { id } });
    const told = await rows(
      world.ports.db,
      sql<{ change: string }>`
        select params ->> 'change' as change from notifications_notice
         where member_no = ${BigInt(buyer.no)} and kind = 'addressChanged' order by id`,
    );
    expect(told.map((one) => one.change)).toEqual([
      'addressAdded',
      'addressAdded',
      'addressDefault',
      'addressChanged',
      'addressRemoved',
    ]);
  });
});
