import { memberNumber } from '@greenhall/domain/shared/member-no';
import { DAY, HOUR, MINUTE } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { type OtcWorld, type Trader, openOtcWorld } from '@greenhall/test-kit/otc-world';
import { SoftKey } from '@greenhall/test-kit/soft-key';
import { PAY } from '@greenhall/test-kit/wallet-world';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCode, memberKey } from '../../identity/code/codes.ts';
import { contactsOf } from '../../identity/code/store-contact.ts';

type Body = Record<string, string | number | boolean>;
type ActRoute = 'otc.post' | 'otc.take' | 'otc.confirm';

describe.each(ENGINES)('acts of the hall that a passkey approves, on the %s database', (engine) => {
  let world: OtcWorld;
  const keys = new Map<string, SoftKey>();

  const enrol = async (person: Trader): Promise<void> => {
    const { ports } = world;
    const phone = (await contactsOf(ports.db, memberNumber(person.no))).phone ?? '';
    const code = await makeCode(ports, memberKey(memberNumber(person.no), 'secondFactor', 'phone', phone));
    if (!code.ok) throw new Error(code.refusal);
    const body = { payPassword: PAY, codeChannel: 'phone' as const, code: code.value };
    const { flow, options } = (await person.client.call('identity.passkeyOptions', { body })).value;
    // Synced passkeys do not count their uses: nothing but the approval itself stops a replay.
    const key = Object.assign(new SoftKey(), { counter: 0 });
    const added = { flow, name: 'phone', answer: key.create(options) };
    expect((await person.client.call('identity.addPasskey', { body: added })).refusal).toBeUndefined();
    keys.set(person.no, key);
  };
  const keyOf = (person: Trader): SoftKey => keys.get(person.no) ?? new SoftKey();
  const begin = (person: Trader, route: ActRoute, body: Body, id?: string) =>
    person.client.call('identity.passkeyApproval', {
      body: { route, params: id === undefined ? {} : { id }, body },
    });
  /** The approval of an act, answered by the person's passkey. */
  const approve = async (person: Trader, route: ActRoute, body: Body, id?: string) => {
    const { flow, options } = (await begin(person, route, body, id)).value;
    return { flow, answer: keyOf(person).get(options) };
  };
  const order = (person: Trader, more: Body = {}): Body => ({
    coin: 'mey',
    network: 'BEP20',
    side: 'sale',
    price: '1',
    quantity: '100',
    min: '10',
    max: '100',
    account: person.account,
    ...more,
  });
  const post = (person: Trader, body: Body, passkey: unknown, key?: string) =>
    person.client.call('otc.post', { body: { ...body, passkey }, ...(key ? { key } : {}) });

  beforeAll(async () => {
    world = await openOtcWorld(engine);
    for (const person of [world.seller, world.buyer]) await enrol(person);
    await world.pass(DAY + HOUR);
  });
  beforeEach(() => world.pass(DAY));
  afterEach(async () => {
    for (const person of [world.seller, world.buyer]) {
      const { value } = await person.client.call('otc.myListings', { query: { open: '1' } });
      for (const { id } of value.items) await person.client.call('otc.revoke', { params: { id } });
    }
    expect(await world.faults()).toEqual([]);
  });
  afterAll(() => world.close());

  it('are posting, taking and releasing, without payment password and code', async () => {
    const body = order(world.seller);
    const listed = await post(world.seller, body, await approve(world.seller, 'otc.post', body));
    expect(listed.refusal).toBeUndefined();
    const { id } = listed.value;
    const taking = { quantity: '100', account: world.buyer.account };
    const passkey = await approve(world.buyer, 'otc.take', taking, id);
    const taken = await world.buyer.client.call('otc.take', { params: { id }, body: { ...taking, passkey } });
    expect(taken.refusal).toBeUndefined();
    await world.claim(taken.value.id);
    const { numberEnd } = await world.releasing(taken.value.id);
    const released = await world.seller.client.call('otc.confirm', {
      params: { id: taken.value.id },
      body: { numberEnd, passkey: await approve(world.seller, 'otc.confirm', { numberEnd }, taken.value.id) },
    });
    expect(released.value.state).toBe('completed');
  });

  it('happen once: a repeat under the same key is answered alike, a replay is refused', async () => {
    const body = order(world.seller);
    const passkey = await approve(world.seller, 'otc.post', body);
    const first = await post(world.seller, body, passkey, 'a-key-of-its-own-1');
    const again = await post(world.seller, body, passkey, 'a-key-of-its-own-1');
    expect(again.value.id).toBe(first.value.id);
    await world.seller.client.call('otc.revoke', { params: { id: first.value.id } });
    expect((await post(world.seller, body, passkey)).refusal).toBe('passkeyFailed');
  });

  it('are those that were shown: no other amount, price, side, order or route', async () => {
    const body = order(world.seller);
    const others = [{ quantity: '99', max: '99' }, { price: '0.99' }, { side: 'purchase' }, { network: 'TRC20' }];
    for (const other of others) {
      const passkey = await approve(world.seller, 'otc.post', body);
      expect((await post(world.seller, order(world.seller, other), passkey)).refusal).not.toBeUndefined();
      expect((await post(world.seller, { ...body, ...other }, passkey)).refusal).toBe('passkeyFailed');
    }
    const listing = await world.post(world.seller, { quantity: '100' });
    const taking = { quantity: '50', account: world.buyer.account };
    const elsewhere = await approve(world.buyer, 'otc.take', taking, '999');
    const take = (id: string, passkey: { flow: string; answer: Record<string, unknown> }) =>
      world.buyer.client.call('otc.take', { params: { id }, body: { ...taking, passkey } });
    expect((await take(listing, elsewhere)).refusal).toBe('passkeyFailed');
    const otherRoute = await approve(world.buyer, 'otc.confirm', taking, listing);
    expect((await take(listing, otherRoute)).refusal).toBe('passkeyFailed');
  });

  it('belong to one member, one session and one owner who was asked', async () => {
    const body = order(world.seller);
    const theirs = await approve(world.buyer, 'otc.post', body);
    expect((await post(world.seller, body, theirs)).refusal).toBe('passkeyFailed');
    const { flow, options } = (await begin(world.seller, 'otc.post', body)).value;
    const foreign = keyOf(world.buyer).get(options);
    expect((await post(world.seller, body, { flow, answer: foreign })).refusal).toBe('passkeyFailed');
    const own = await approve(world.seller, 'otc.post', body);
    const elsewhere = { ...world.seller, ...(await world.signIn(world.seller.no, world.seller.name)) };
    expect((await post(elsewhere, body, own)).refusal).toBe('passkeyFailed');
    const key = keyOf(world.seller);
    key.verified = false;
    const unasked = await approve(world.seller, 'otc.post', body);
    key.verified = true;
    expect((await post(world.seller, body, unasked)).refusal).toBe('passkeyFailed');
  });

  it('are approved within two minutes, by a passkey of a day', async () => {
    const body = order(world.seller);
    const late = await approve(world.seller, 'otc.post', body);
    world.ports.clock.advance(2 * MINUTE);
    expect((await post(world.seller, body, late)).refusal).toBe('passkeyFailed');
    const [fresh] = await world.more(1);
    if (!fresh) throw new Error('a trader was made');
    await enrol(fresh);
    expect((await begin(fresh, 'otc.post', order(fresh))).refusal).toBe('passkeyFailed');
    await world.pass(DAY - HOUR);
    expect((await begin(fresh, 'otc.post', order(fresh))).refusal).toBe('passkeyFailed');
    await world.pass(HOUR + MINUTE);
    const wish = order(fresh, { side: 'purchase' });
    expect((await post(fresh, wish, await approve(fresh, 'otc.post', wish))).refusal).toBeUndefined();
    await fresh.client.call('otc.revoke', {
      params: { id: (await fresh.client.call('otc.myListings')).value.items[0]?.id ?? '' },
    });
  });

  it('need the member’s own session, and a payment password that is not locked', async () => {
    const body = order(world.seller);
    const passkey = await approve(world.seller, 'otc.post', body);
    const number = BigInt(world.seller.no);
    const setActing = (acting: boolean) =>
      sql`update identity_session set acting_for = ${acting} where member_no = ${number}`.execute(world.ports.db);
    await setActing(true);
    expect((await begin(world.seller, 'otc.post', body)).refusal).toBe('actingFor');
    expect((await post(world.seller, body, passkey)).refusal).toBe('actingFor');
    await setActing(false);
    for (let attempt = 0; attempt < 5; attempt += 1)
      await world.seller.client.call('otc.confirm', { params: { id: '1' }, body: { payPassword: 'wrong-one1' } });
    expect((await begin(world.seller, 'otc.post', body)).refusal).toBe('payPasswordWrong');
    expect((await post(world.seller, body, passkey)).refusal).toBe('payPasswordWrong');
    world.ports.clock.advance(31 * MINUTE);
  });

  it('use an approval once, however many are sent at the same moment', async () => {
    const listing = await world.post(world.seller, { quantity: '100' });
    const taking = { quantity: '10', account: world.buyer.account };
    const passkey = await approve(world.buyer, 'otc.take', taking, listing);
    const done = await Promise.all(
      Array.from({ length: 5 }, () =>
        world.buyer.client.call('otc.take', { params: { id: listing }, body: { ...taking, passkey } }),
      ),
    );
    expect(done.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(done.filter(({ refusal }) => refusal === 'passkeyFailed')).toHaveLength(4);
  });
});
