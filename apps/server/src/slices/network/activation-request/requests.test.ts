import { memberNumber } from '@greenhall/domain/shared/member-no';
import { DAY, HOUR } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { openNode } from '@greenhall/test-kit/network/further-node';
import { PAY, type WalletWorld, openWalletWorld } from '@greenhall/test-kit/wallet-world';
import type { Person } from '@greenhall/test-kit/world';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storeSwitch } from '../../../platform/switches.ts';

describe.each(ENGINES)('asking the sponsor on the %s database', (engine) => {
  let world: WalletWorld;
  let sponsor: Person;
  let asker: Person;
  let count = 0;
  beforeAll(async () => {
    world = await openWalletWorld(engine);
    sponsor = world.ann;
  });
  beforeEach(async () => {
    count += 1;
    const host = sponsor;
    sponsor = await world.join(`host${count}`, { by: host.code, contact: host.name, zone: 'A', level: 1 });
    asker = await world.join(`asker${count}`, { by: sponsor.code, contact: sponsor.name, zone: 'B', level: 1 });
  });
  afterAll(async () => {
    expect(await world.faults()).toEqual([]);
    await world.close();
  });

  const ask = (by = asker, key?: string) =>
    by.client.call('network.requestActivation', { body: {}, ...(key === undefined ? {} : { key }) });
  const mute = (member?: string, by = sponsor) =>
    by.client.call('network.muteActivationRequests', { body: member === undefined ? {} : { member } });
  const unmute = (member?: string, by = sponsor) =>
    by.client.call('network.unmuteActivationRequests', { body: member === undefined ? {} : { member } });
  const mutes = async (by = sponsor) => (await by.client.call('network.activationRequestMutes')).value;
  const toldTo = async ({ no }: Person) => {
    const { rows } = await sql<{ params: { name: string; node: string } }>`
      select params from notifications_notice where member_no = ${memberNumber(no)} and kind = 'activationAsked' order by id`.execute(
      world.ports.db,
    );
    return rows.map(({ params }) => params);
  };
  const later = async (ms: number) => {
    world.ports.clock.advance(ms);
    sponsor = await world.signIn(sponsor.no, sponsor.name);
    asker = await world.signIn(asker.no, asker.name);
  };
  const nodeOf = async (id: string) =>
    (await sponsor.client.call('network.nodes')).value.items.find((node) => node.id === id);

  it('tells the referrer once, and again only after 24 hours', async () => {
    const at = world.ports.clock.now().getTime();
    expect((await ask()).value).toEqual({ again: new Date(at + DAY).toISOString() });
    expect(await toldTo(sponsor)).toEqual([{ name: asker.name, node: asker.no }]);
    expect((await nodeOf(asker.no))?.askedAt).toBe(new Date(at).toISOString());
    expect(await ask()).toMatchObject({ refusal: 'askedAlready', params: { hours: 24 } });
    await later(DAY - HOUR);
    expect(await ask()).toMatchObject({ refusal: 'askedAlready', params: { hours: 1 } });
    await later(HOUR);
    expect((await nodeOf(asker.no))?.askedAt).toBeNull();
    expect((await ask()).refusal).toBeUndefined();
    expect(await toldTo(sponsor)).toHaveLength(2);
  });

  it('tells once of two devices at once, and answers a repeated request like the first', async () => {
    const again = await world.signIn(asker.no, asker.name);
    const answers = await Promise.all([ask(), ask(again), ask(), ask(again)]);
    expect(answers.filter(({ refusal }) => refusal === undefined)).toHaveLength(1);
    expect(answers.filter(({ refusal }) => refusal === 'askedAlready')).toHaveLength(3);
    expect(await toldTo(sponsor)).toHaveLength(1);
    await later(DAY);
    const first = await ask(asker, 'one-request-of-mine');
    const second = await ask(asker, 'one-request-of-mine');
    expect(second.value).toEqual(first.value);
    expect(await toldTo(sponsor)).toHaveLength(2);
  });

  it('answers alike whatever the referrer wants to hear, and tells nothing that is muted', async () => {
    expect((await mute(asker.no)).refusal).toBeUndefined();
    expect((await mute(asker.no)).refusal).toBeUndefined();
    expect(await mutes()).toMatchObject({ all: false, items: [{ id: asker.no, userid: asker.name }] });
    expect((await ask()).status).toBe(200);
    expect((await ask()).refusal).toBe('askedAlready');
    expect(await toldTo(sponsor)).toEqual([]);
    expect(await nodeOf(asker.no)).toMatchObject({ askedAt: null, isMuted: true });
    await later(DAY);
    await unmute(asker.no);
    expect(await mutes()).toMatchObject({ all: false, items: [] });
    await mute();
    expect(await mutes()).toMatchObject({ all: true, items: [] });
    expect((await ask()).status).toBe(200);
    expect(await toldTo(sponsor)).toEqual([]);
    expect(await nodeOf(asker.no)).toMatchObject({ askedAt: null, isMuted: false });
    await later(DAY);
    await unmute();
    expect((await ask()).status).toBe(200);
    expect(await toldTo(sponsor)).toHaveLength(1);
  });

  it('lets a referrer mute those whom it referred, and nobody else', async () => {
    for (const no of [world.bo.no, '9999999999999999', sponsor.no, asker.no])
      expect((await mute(no, asker)).refusal).toBe('memberNotFound');
    expect((await unmute(world.bo.no)).refusal).toBe('memberNotFound');
    expect(await mutes(asker)).toMatchObject({ all: false, items: [] });
    for (const member of ['', '-1', '0', 'abc', '1e3']) expect((await mute(member)).refusal).toBe('badRequest');
  });

  it('is no way for who has the coins, is active, or has nobody to ask', async () => {
    await world.fund(asker.no, 'ftb', 99n);
    expect((await ask()).refusal).toBeUndefined();
    await later(DAY);
    await world.fund(asker.no, 'ftb', 1n);
    expect((await ask()).refusal).toBe('coinsSuffice');
    const paid = await asker.client.call('stock.activate', {
      body: { member: asker.no, coin: 'ftb', payPassword: PAY },
    });
    expect(paid.refusal).toBeUndefined();
    expect((await ask()).refusal).toBe('notPending');
    const node = await openNode(world, asker, asker, { username: `node${count}`, contact: asker.name, zone: 'A' });
    expect((await ask(await world.signIn(node.value.id, `node${count}`))).refusal).toBe('sponsorMissing');
    await asker.client.call('stock.cancelPayment', { params: { id: paid.value.id }, body: { payPassword: PAY } });
    expect((await ask()).refusal).toBe('coinsSuffice');
  });

  it('needs an own session, and an activation that is open, not a registration', async () => {
    const acting = await world.signIn(asker.no, asker.name, true);
    expect((await ask(acting)).refusal).toBe('actingFor');
    expect((await mute(undefined, acting)).refusal).toBe('actingFor');
    expect((await acting.client.call('network.activationRequestMutes')).refusal).toBe('actingFor');
    expect((await world.guest.call('network.requestActivation', { body: {} })).refusal).toBe('notSignedIn');
    const turn = (name: 'activation' | 'registration', isOn: boolean) =>
      world.ports.db.transaction().execute((tx) => storeSwitch(tx, name, isOn));
    await turn('activation', false);
    expect((await ask()).refusal).toBe('activationLocked');
    await turn('activation', true);
    await turn('registration', false);
    expect((await ask()).refusal).toBeUndefined();
    await turn('registration', true);
  });

  it('ends with the registration', async () => {
    await ask();
    await mute(asker.no);
    expect((await sponsor.client.call('network.deleteNode', { params: { id: asker.no } })).refusal).toBeUndefined();
    expect(await mutes()).toMatchObject({ items: [] });
    const { rows } = await sql`select 1 from network_ask where member_no = ${BigInt(asker.no)}`.execute(world.ports.db);
    expect(rows).toEqual([]);
  });
});
