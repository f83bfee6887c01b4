import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { DAY } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import type { TestClient } from '@greenhall/test-kit/client';
import { type VerificationWorld, openVerificationWorld } from '@greenhall/test-kit/verification/world';
import type { Person } from '@greenhall/test-kit/world';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recentAlarms } from '../../platform/alarms.ts';
import { type Db, rows } from '../../platform/database/database.ts';
import { openKeyring } from '../../platform/secrets/keyring.ts';
import type { NamedKey } from '../../platform/secrets/named-key.ts';
import { checkVerificationKeys, rewrapKeys } from './keys.ts';
import { openFields, openPicture } from './sealed.ts';
import { dropOldDocuments, expireCases } from './sweep-cases.ts';
import { fieldsOf, pictureOfCase } from './store-sealed.ts';

const SECRETS = { name: 'Rosalind Unmistakable', number: 'QX-77-ZEBRA-31', birthDate: '1987-06-05' };

const asText = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);

/** Every value of every table, bytes as they are. */
async function dump(db: Db): Promise<Buffer> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const parts: Buffer[] = [];
  for (const { name } of tables.rows) {
    const found = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
    for (const value of found.rows.flatMap((row) => Object.values(row)))
      parts.push(Buffer.from(value instanceof Uint8Array ? value : (JSON.stringify(value, asText) ?? '')));
  }
  return Buffer.concat(parts);
}

/** Every file of a folder. */
function filesIn(folder: string): Buffer[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [readFileSync(path)];
  });
}

const key = (id: string): NamedKey => ({ id, key: `${id}-key-with-more-than-32-characters` });

describe.each(ENGINES)('what is sealed of a verification on %s', (engine) => {
  let world: VerificationWorld;
  let cleo: TestClient;
  let who: Person;
  let picture: Buffer;
  beforeAll(async () => {
    world = await openVerificationWorld(engine);
    cleo = world.reviewer('cleo');
    const noise = {
      create: {
        width: 200,
        height: 120,
        channels: 3 as const,
        background: '#808080',
        noise: { type: 'gaussian' as const, mean: 128, sigma: 40 },
      },
    };
    picture = await sharp(noise).jpeg().toBuffer();
  });
  let people = 0;
  const own = () => {
    people += 1;
    return { name: `Person ${people}`, number: `X${1_000 + people}` };
  };
  beforeEach(async () => {
    who = await world.newcomer();
  });
  afterEach(async () => expect(await world.faults()).toEqual([]));
  afterAll(() => world.close());

  const sealedOf = async (id: string) => {
    const { db } = world.ports;
    return { fields: await fieldsOf(db, BigInt(id)), front: await pictureOfCase(db, BigInt(id), 'front') };
  };
  const countSealed = async (id: string) => {
    const { fields, front } = await sealedOf(id);
    return [fields !== undefined, front !== undefined];
  };

  it('stands in no table and no file in the clear, and opens for its own case alone', async () => {
    const id = await world.submit(who, SECRETS, picture);
    const { keyring, db, settings } = world.ports;
    const everything = Buffer.concat([await dump(db), ...filesIn(settings.dataDir)]);
    for (const secret of Object.values(SECRETS)) {
      expect(everything.includes(secret)).toBe(false);
      expect(everything.includes(secret.toLowerCase())).toBe(false);
      expect(everything.includes(Buffer.from(secret).toString('base64').slice(0, -4))).toBe(false);
    }
    // A hash of what was sent, under the secret of the installation, would confirm whoever guesses name and number.
    const keptOf = (route: string) =>
      rows(db, sql`select key from platform_idempotency where scope like ${`%|${route}`}`);
    expect(await keptOf('verification.submit')).not.toEqual([]);
    expect(await keptOf('verification.save')).toEqual([]);
    const { fields, front } = await sealedOf(id);
    if (!fields || !front) throw new Error('nothing is sealed');
    const opened = openPicture(keyring, BigInt(id), front);
    expect([...opened.subarray(0, 2)]).toEqual([0xff, 0xd8]);
    expect(everything.includes(opened.subarray(200, 240))).toBe(false);
    expect(openFields(keyring, BigInt(id), fields)).toEqual(SECRETS);
    // A row that was moved to another case, another side or another field does not open.
    expect(() => openFields(keyring, BigInt(id) + 1n, fields)).toThrow();
    expect(() => openPicture(keyring, BigInt(id) + 1n, front)).toThrow();
    expect(() => openPicture(keyring, BigInt(id), { ...front, side: 'back' })).toThrow();
    expect(() => openFields(keyring, BigInt(id), { ...fields, name: fields.number })).toThrow();
    expect(() => openFields(openKeyring([key('own')]), BigInt(id), fields)).toThrow();
  });

  it('two processes: is asked for again where a process has not got the key of another one yet', async () => {
    await world.fill(who, own());
    const { keyring } = world.ports;
    Object.assign(world.ports, { keyring: openKeyring([key('before')]) });
    try {
      const refused = await who.client.call('verification.state');
      expect([refused.status, refused.refusal]).toEqual([503, 'unavailable']);
    } finally {
      Object.assign(world.ports, { keyring });
    }
    expect((await who.client.call('verification.state')).status).toBe(200);
  });

  it('raises an alarm and is shown to nobody when its row was put in another’s place', async () => {
    const [first, second] = [who, await world.newcomer()];
    for (const one of [first, second]) await world.fill(one, own());
    const { db, alarms, clock } = world.ports;
    const swap = async () => {
      await sql`update verification_fields f set wrapped = o.wrapped, name = o.name, birth_date = o.birth_date, number = o.number
                  from verification_fields o, verification_case c, verification_case d
                 where f.case_id = c.id and o.case_id = d.id and c.owner in (${BigInt(first.no)}, ${BigInt(second.no)})
                   and d.owner in (${BigInt(first.no)}, ${BigInt(second.no)}) and c.id <> d.id`.execute(db);
    };
    await swap();
    const refused = await first.client.call('verification.state');
    expect([refused.status, refused.refusal]).toEqual([503, 'sealBroken']);
    expect((await first.client.call('verification.submit', { body: {} })).refusal).toBe('sealBroken');
    await alarms.idle();
    const [raised] = (await recentAlarms(db, clock.now())).filter(({ name }) => name === 'sealBroken');
    expect(raised?.detail).toMatchObject({ about: expect.stringContaining('verification|') });
    await swap();
    expect((await first.client.call('verification.state')).value.case?.details).toMatchObject({
      name: expect.any(String),
    });
    for (const { client } of [first, second]) await client.call('verification.erase', { body: {} });
  });

  it('is gone 90 days after the decision, and the fields 90 days after the end', async () => {
    const soon = new Date(world.ports.clock.now().getTime() + 40 * DAY).toISOString().slice(0, 10);
    const id = await world.approve(cleo, who, { ...own(), expiresOn: soon });
    world.ports.clock.advance(41 * DAY);
    await expireCases(world.ports);
    await dropOldDocuments(world.ports);
    expect(await countSealed(id)).toEqual([true, true]);
    world.ports.clock.advance(49 * DAY);
    await dropOldDocuments(world.ports);
    expect(await countSealed(id)).toEqual([true, false]);
    expect((await cleo.call('verification.picture', { params: { id, side: 'front' } })).refusal).toBe('statusChanged');
    world.ports.clock.advance(41 * DAY);
    await dropOldDocuments(world.ports);
    expect(await countSealed(id)).toEqual([false, false]);
    // What stays tells who is known, and nothing else.
    expect((await cleo.call('verification.case', { params: { id } })).value).toMatchObject({ state: 'expired' });
  });

  it('is gone at an erasure, and of a draft after a week', async () => {
    const id = await world.approve(cleo, who, own());
    await who.client.call('verification.erase', { body: {} });
    expect(await countSealed(id)).toEqual([false, false]);
    const keptOf = async (of: string) =>
      (
        await sql<object>`
          select country, expires_on as "expiresOn", person_hash is not null as "isHashed"
            from verification_case where id = ${BigInt(of)}`.execute(world.ports.db)
      ).rows;
    expect(await keptOf(id)).toEqual([{ country: '', expiresOn: null, isHashed: true }]);
    const draftsOf = async ({ no }: Person) =>
      (await sql`select 1 from verification_case where owner = ${memberNumber(no)}`.execute(world.ports.db)).rows
        .length;
    who = await world.newcomer();
    await world.fill(who, own());
    world.ports.clock.advance(7 * DAY - 1);
    await dropOldDocuments(world.ports);
    who = await world.signIn(who.no, who.name);
    expect((await who.client.call('verification.state')).value.case).toMatchObject({ state: 'draft' });
    world.ports.clock.advance(1);
    await dropOldDocuments(world.ports);
    expect((await who.client.call('verification.state')).value).toMatchObject({ case: null, mayStart: true });
    // Of what was never submitted nothing stays at all.
    expect(await draftsOf(who)).toBe(0);
    who = await world.newcomer();
    await world.fill(who, own());
    await who.client.call('verification.erase', { body: {} });
    expect(await draftsOf(who)).toBe(0);
    who = await world.newcomer();
    const left = await world.submit(who, own());
    await sql`update verification_case set owner = 999999 where id = ${BigInt(left)}`.execute(world.ports.db);
    await dropOldDocuments(world.ports);
    expect(await countSealed(left)).toEqual([false, false]);
  });

  it('is found by the same hash after its keys were wrapped anew, also when that was interrupted', async () => {
    const { db, keyring, clock } = world.ports;
    const details = own();
    const id = await world.submit(who, details);
    const keys = [
      key('new'),
      { id: 'own', key: readFileSync(join(world.ports.settings.dataDir, 'verification-keys'), 'utf8') },
    ];
    const both = openKeyring(keys);
    await checkVerificationKeys(db, keyring, clock.now());
    await checkVerificationKeys(db, both, clock.now());
    // Stopped in between: one picture is wrapped anew, the rest is not.
    const { front } = await sealedOf(id);
    if (!front) throw new Error('nothing is sealed');
    const { keyId, wrapped } = both.rewrap(front, `verification|${id}|front`);
    await sql`update verification_picture set key_id = ${keyId}, wrapped = ${wrapped}
               where case_id = ${BigInt(id)} and side = 'front'`.execute(db);
    expect(await rewrapKeys(db, both)).toBeGreaterThan(2);
    expect(await rewrapKeys(db, both)).toBe(0);
    const alone = openKeyring([key('new')]);
    const after = await sealedOf(id);
    if (!after.fields || !after.front) throw new Error('something was lost');
    expect(openFields(alone, BigInt(id), after.fields)).toMatchObject(details);
    expect(openPicture(alone, BigInt(id), after.front).length).toBeGreaterThan(100);
    await checkVerificationKeys(db, alone, clock.now());
    Object.assign(world.ports, { keyring: alone });
    const twin = await world.newcomer();
    const second = await world.submit(twin, details);
    await world.claim(cleo, second);
    const { duplicates } = (await cleo.call('verification.fields', { params: { id: second } })).value;
    expect(duplicates.map((one) => one.id)).toContain(id);
  });

  it('ends a server that lacks its key, or has another one of the same name', async () => {
    const { db, clock } = world.ports;
    const check = (...keys: NamedKey[]) => checkVerificationKeys(db, openKeyring(keys), clock.now());
    await expect(check(key('other'))).rejects.toThrow(/key "new"/);
    await expect(check({ id: 'new', key: 'another-key-of-at-least-32-characters' })).rejects.toThrow(
      /another key "new"/,
    );
    await expect(check(key('new'))).resolves.toBeUndefined();
  });
});
