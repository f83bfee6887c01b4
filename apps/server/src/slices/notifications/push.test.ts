import { createECDH, randomBytes } from 'node:crypto';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { DAY, HOUR, MINUTE } from '@greenhall/domain/shared/time';
import { accept } from '@greenhall/domain/shared/result';
import { ENGINES } from '@greenhall/test-kit/database';
import { type MessagesWorld, openMessagesWorld } from '@greenhall/test-kit/messages-world';
import type { Person } from '@greenhall/test-kit/world';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transact } from '../../platform/database/transact.ts';
import { pushKeys, resealPushKey } from './push-keys.ts';
import { forgetEndedDevices, sendDuePushes } from './send-push.ts';

/** A subscription as a browser makes it. */
function subscription(endpoint: string) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return {
    endpoint,
    p256dh: keys.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
    language: 'th',
  } as const;
}

let made = 0;
const fresh = () => subscription(`https://fcm.googleapis.com/fcm/send/${(made += 1)}`);

describe.each(ENGINES)('web push on the %s database', (engine) => {
  let world: MessagesWorld;
  let ann: Person;
  beforeAll(async () => {
    world = await openMessagesWorld(engine);
  });
  beforeEach(async () => {
    [ann] = await world.newMembers();
    world.ports.pushService.requests.length = 0;
    world.ports.pushService.status = 201;
  });
  afterAll(() => world.close());

  const add = ({ client }: Person, device = fresh()) => client.call('notifications.addDevice', { body: device });
  const tell = (who: Person) =>
    transact(world.ports.db, async (tx) => {
      await world.ports.notify(tx, memberNumber(who.no), 'factorAdded', { factor: 'passkey' });
      return accept(undefined);
    });
  const told = () => world.ports.pushService.requests.map(({ endpoint }) => endpoint.href);
  const devicesOf = async ({ no }: Person) =>
    (
      await sql<{ endpoint: string }>`
        select endpoint from notifications_device where member_no = ${memberNumber(no)} order by id`.execute(
        world.ports.db,
      )
    ).rows.map(({ endpoint }) => endpoint);

  it('tells a device that there is something new, encrypted, signed and without a word of what', async () => {
    const device = fresh();
    expect((await add(ann, device)).status).toBe(200);
    await tell(ann);
    await tell(ann);
    await Promise.all([sendDuePushes(world.ports), sendDuePushes(world.ports)]);
    const [request, ...more] = world.ports.pushService.requests;
    expect(more).toEqual([]);
    const headers = Object.fromEntries(
      Object.entries(request?.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
    );
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: 'notices', ttl: 86_400 });
    const { value } = await ann.client.call('notifications.pushKey');
    expect(headers['authorization']).toContain(value.key);
    expect(request?.body.includes('passkey')).toBe(false);
    // Text, padding and keys of an encrypted message: nothing but kind and language has room in it.
    expect(request?.body.length).toBeLessThan(
      86 + JSON.stringify({ kind: 'notices', language: 'zh-Hant' }).length + 20,
    );
    await sendDuePushes(world.ports);
    expect(told()).toEqual([device.endpoint]);
  });

  it('never contacts an endpoint that is not one of a known push service', async () => {
    const hostile = [
      'http://fcm.googleapis.com/fcm/send/1',
      'https://fcm.googleapis.com:8443/fcm/send/1',
      'https://user@fcm.googleapis.com/fcm/send/1',
      'https://user:secret@fcm.googleapis.com/fcm/send/1',
      'https://fcm.googleapis.com.evil.example/fcm/send/1',
      'https://evil.example/?fcm.googleapis.com',
      'https://evilfcm.googleapis.com/1',
      'https://push.apple.com/1',
      'https://.push.apple.com/x',
      'https://a..push.apple.com/x',
      'https://evilpush.apple.com/1',
      'https://127.0.0.1/1',
      'https://[::1]/1',
      'https://2130706433/1',
      'https://localhost/1',
      'https://fcm.googleapis.com./1',
      'file:///etc/passwd',
      'not an address',
    ];
    for (const endpoint of hostile)
      expect([endpoint, (await add(ann, subscription(endpoint))).refusal]).toEqual([endpoint, 'badRequest']);
    for (const endpoint of ['https://web.push.apple.com/1', 'https://db5p.notify.windows.com/w/?token=1'])
      expect([endpoint, (await add(ann, subscription(endpoint))).status]).toEqual([endpoint, 200]);
    // Also not one that was let in when the list was another one.
    await sql`update notifications_device set endpoint = 'https://evil.example/' || id
               where member_no = ${memberNumber(ann.no)}`.execute(world.ports.db);
    await tell(ann);
    await sendDuePushes(world.ports);
    expect(told()).toEqual([]);
    expect(await devicesOf(ann)).toEqual([]);
  });

  it('takes no keys for which nothing can be encrypted, and forgets a device that has such ones at the first try', async () => {
    const good = fresh();
    const point = Buffer.from(good.p256dh, 'base64url');
    const off = Buffer.from(point);
    off.writeUInt8((off.at(-1) ?? 0) ^ 1, off.length - 1);
    const keys = [
      { p256dh: 'B'.repeat(87) },
      { p256dh: off.toString('base64url') },
      { p256dh: Buffer.concat([Buffer.of(5), point.subarray(1)]).toString('base64url') },
    ];
    for (const wrong of keys) expect((await add(ann, { ...good, ...wrong })).refusal).toBe('badRequest');
    expect((await add(ann, good)).status).toBe(200);
    // Also not one that was let in before its keys were looked at.
    await sql`update notifications_device set p256dh = ${'B'.repeat(87)}
               where member_no = ${memberNumber(ann.no)}`.execute(world.ports.db);
    await tell(ann);
    await sendDuePushes(world.ports);
    expect([told(), await devicesOf(ann)]).toEqual([[], []]);
  });

  it('follows no redirect, tries again later, and forgets a device that is gone', async () => {
    const device = fresh();
    await add(ann, device);
    await tell(ann);
    for (const status of [307, 500, 0]) {
      world.ports.pushService.status = status;
      await sendDuePushes(world.ports);
      world.ports.clock.advance(HOUR);
    }
    expect(told()).toEqual([device.endpoint, device.endpoint, device.endpoint]);
    expect(await devicesOf(ann)).toEqual([device.endpoint]);
    world.ports.pushService.status = 410;
    await sendDuePushes(world.ports);
    expect(await devicesOf(ann)).toEqual([]);
    await tell(ann);
    await sendDuePushes(world.ports);
    expect(told()).toHaveLength(4);
  });

  it('gives up after a day, and keeps the device', async () => {
    await add(ann);
    world.ports.pushService.status = 503;
    await tell(ann);
    for (let hour = 0; hour < 30; hour += 1) {
      await sendDuePushes(world.ports);
      world.ports.clock.advance(HOUR);
    }
    const tried = told().length;
    await sendDuePushes(world.ports);
    expect(told()).toHaveLength(tried);
    expect(await devicesOf(ann)).toHaveLength(1);
  });

  it('keeps ten devices of a member, and one member for a device', async () => {
    const devices = Array.from({ length: 11 }, fresh);
    for (const device of devices) {
      world.ports.clock.advance(1_000);
      await add(ann, device);
    }
    expect(await devicesOf(ann)).toEqual(devices.slice(1).map(({ endpoint }) => endpoint));
    const [bo] = await world.newMembers();
    const [, second] = devices;
    if (!second) throw new Error('there are eleven');
    await add(bo, second);
    expect(await devicesOf(ann)).toHaveLength(9);
    expect(await devicesOf(bo)).toEqual([second.endpoint]);
  });

  it('ends with the session, and when the member says so', async () => {
    const [kept, left] = [fresh(), fresh()];
    const other = await world.signIn(ann.no, ann.name);
    await add(ann, kept);
    await add(other, left);
    await other.client.call('identity.logout', { body: {} });
    await tell(ann);
    await sendDuePushes(world.ports);
    expect(told()).toEqual([kept.endpoint]);
    expect(await devicesOf(ann)).toEqual([kept.endpoint]);
    const third = await world.signIn(ann.no, ann.name);
    await add(third, left);
    await third.client.call('identity.logout', { body: {} });
    await forgetEndedDevices(world.ports);
    expect(await devicesOf(ann)).toEqual([kept.endpoint]);
    const [bo] = await world.newMembers();
    await bo.client.call('notifications.removeDevice', { body: { endpoint: kept.endpoint } });
    expect(await devicesOf(ann)).toEqual([kept.endpoint]);
    await ann.client.call('notifications.removeDevice', { body: { endpoint: kept.endpoint } });
    expect(await devicesOf(ann)).toEqual([]);
    world.ports.clock.advance(31 * DAY);
    await forgetEndedDevices(world.ports);
  });

  it('is chosen by group, and is not for a session that acts for another', async () => {
    await add(ann);
    await ann.client.call('notifications.choose', { body: { push: { notices: false } } });
    await tell(ann);
    await sendDuePushes(world.ports);
    expect(told()).toEqual([]);
    await transact(world.ports.db, async (tx) => {
      await world.ports.notify(tx, memberNumber(ann.no), 'supportAnswered', {});
      return accept(undefined);
    });
    await sendDuePushes(world.ports);
    expect(told()).toHaveLength(1);
    expect((await ann.client.call('notifications.list')).value.items.map(({ kind }) => kind)).toEqual(['factorAdded']);
    const acting = await world.signIn(ann.no, ann.name, true);
    expect((await add(acting)).refusal).toBe('actingFor');
    expect((await acting.client.call('notifications.pushKey')).refusal).toBe('actingFor');
    const ended = await acting.client.call('notifications.removeDevice', { body: { endpoint: 'x' } });
    expect(ended.refusal).toBe('actingFor');
  });

  it('has one key pair, which survives another secret of the installation', async () => {
    const keys = await Promise.all([pushKeys(world.ports), pushKeys(world.ports)]);
    expect(keys[0]).toEqual(keys[1]);
    await resealPushKey(world.ports.db, 'another secret of this test', world.ports.secret);
    expect(await pushKeys({ ...world.ports, secret: 'another secret of this test' })).toEqual(keys[0]);
    await resealPushKey(world.ports.db, world.ports.secret, 'another secret of this test');
    world.ports.clock.advance(MINUTE);
    expect(await pushKeys(world.ports)).toEqual(keys[0]);
  });
});
