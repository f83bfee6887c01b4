import { CATALOGUE } from '@greenhall/domain/shared/codes';
import { ENGINES } from '@greenhall/test-kit/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runChecks } from '../../platform/checks.ts';
import { storeSwitch } from '../../platform/switches.ts';
import { countMembers } from './store-counting.ts';
import { rootMember } from './index.ts';
import { PASSWORD, PAY_PASSWORD, type Person, type World, openWorld } from '@greenhall/test-kit/world';
import { networkChecks } from './checks.ts';

describe.each(ENGINES)('joining on %s', (engine) => {
  let world: World;
  let ann: Person;
  beforeAll(async () => {
    world = await openWorld(engine);
    ann = await world.join('ann88', { by: world.rootCode, contact: 'root', zone: 'A', level: 3 });
  });
  afterAll(async () => {
    await countMembers(world.ports.db);
    expect(await runChecks(world.ports.db, networkChecks)).toMatchObject({ clean: true });
    await world.close();
  });

  const attempt = async (name: string, changed: Record<string, unknown> = {}) => {
    const form = await world.form(name, { by: ann.code, contact: 'ann88', zone: 'B' });
    return world.guest.call('network.register', { body: { ...form, ...changed } });
  };
  const expectParams = (reply: { refusal: string | undefined; params: object }, refusal: keyof typeof CATALOGUE) => {
    expect(reply.refusal).toBe(refusal);
    expect(Object.keys(reply.params).toSorted()).toEqual(CATALOGUE[refusal].params.toSorted());
  };

  it('makes one root, at the first start alone', async () => {
    expect(await rootMember(world.ports)).toBe(world.rootCode);
  });

  it('shows the inviter’s masked name and the free places to the holder of a code', async () => {
    const inviter = await world.guest.call('network.inviter', { query: { code: ann.code } });
    expect(inviter.value.name).toMatch(/^a.*\*\*\*/);
    expect(inviter.value.name).not.toBe('ann88');
    const places = await world.guest.call('network.places', { query: { code: world.rootCode, contact: 'ROOT ' } });
    expect(places.value).toMatchObject({ A: 'taken', B: 'free' });
    const outside = await world.guest.call('network.places', { query: { code: ann.code, contact: 'root' } });
    expectParams(outside, 'contactOutsideTeam');
    const unknown = await world.guest.call('network.places', { query: { code: ann.code, contact: 'nobody1' } });
    expectParams(unknown, 'contactNotFound');
    const without = await world.guest.call('network.inviter', { query: { code: 'nothing' } });
    expectParams(without, 'inviterNotFound');
  });

  it('proposes the nearest free place to whoever is invited', async () => {
    const place = async (person: Person) => (await person.client.call('network.share')).value.place;
    expect(await place(ann)).toEqual({ contact: 'ann88', zone: 'A' });
    const one = await world.join('nearone', { by: ann.code, contact: 'ann88', zone: 'A' });
    expect(await place(ann)).toEqual({ contact: 'ann88', zone: 'B' });
    const two = await world.join('neartwo', { by: ann.code, contact: 'ann88', zone: 'B' });
    expect(await place(ann)).toEqual({ contact: 'nearone', zone: 'A' });
    expect(await place(two)).toEqual({ contact: 'neartwo', zone: 'A' });
    const asked = async (contact: string) =>
      (await world.guest.call('network.places', { query: { code: ann.code, contact } })).value;
    expect(await asked('ann88')).toMatchObject({ A: 'taken', B: 'taken', next: { contact: 'nearone', zone: 'A' } });
    expect(await asked('nearone')).toMatchObject({ A: 'free', next: null });
    for (const { no } of [one, two]) {
      const deleted = await ann.client.call('network.deleteNode', { params: { id: no } });
      expect(deleted.refusal).toBeUndefined();
    }
  });

  it('refuses each with its values', async () => {
    const wrongs = [
      ['agreementRequired', { riskAccepted: false }],
      ['usernameRule', { username: '1234567' }],
      ['passwordRule', { password: 'short' }],
      ['commonPassword', { password: 'password1' }],
      ['payPasswordRule', { payPassword: 'short' }],
      ['passwordsEqual', { payPassword: PASSWORD }],
      ['phoneRule', { phone: '12345' }],
      ['emailRule', { email: 'nowhere' }],
      ['inviterNotFound', { invitationCode: 'unknown0' }],
      ['contactNotFound', { contact: 'nobody1' }],
      ['contactOutsideTeam', { contact: 'root' }],
      ['codeWrong', { code: '000000', email: 'other@mail.example', codeChannel: 'email' }],
    ] as const;
    for (const [refusal, changed] of wrongs) expectParams(await attempt('wrong1', changed), refusal);
    const everything = Object.assign({}, ...wrongs.toReversed().map(([, changed]) => changed));
    expectParams(await attempt('wrong1', everything), 'agreementRequired');
    expectParams(await attempt('wrong1', { username: 'ANN88' }), 'usernameTaken');
  });

  it('is locked while operators have registration switched off', async () => {
    await world.ports.db.transaction().execute((tx) => storeSwitch(tx, 'registration', false));
    expectParams(await attempt('locked1'), 'registrationLocked');
    await world.ports.db.transaction().execute((tx) => storeSwitch(tx, 'registration', true));
  });

  it('answers a repeated sign-up like the first, though its code is spent', async () => {
    const body = await world.form('twice1', { by: ann.code, contact: 'ann88', zone: 'A' });
    const key = 'sign-up-of-twice';
    const first = await world.guest.call('network.register', { body, key });
    const second = await world.guest.call('network.register', { body, key });
    expect(first.status).toBe(200);
    expect(second.value).toEqual(first.value);
    expectParams(
      await world.guest.call('network.register', { body: { ...body, username: 'twice2' }, key }),
      'resubmitted',
    );
    const elsewhere = { ...body, username: 'twice2', zone: 'B' as const };
    expectParams(await world.guest.call('network.register', { body: elsewhere }), 'codeWrong');
  });

  it('keeps the code of whoever finds the place taken, so that the next place takes it', async () => {
    const body = await world.form('later1', { by: ann.code, contact: 'ann88', zone: 'A' });
    expect((await world.guest.call('network.register', { body })).refusal).toBe('zoneATaken');
    const other = { ...body, zone: 'B' as const };
    const joined = await world.guest.call('network.register', { body: other });
    expect(joined.refusal).toBeUndefined();
    await ann.client.call('network.deleteNode', { params: { id: joined.value.id } });
  });

  it('answers each zone that has no place with its own code, and any other text as unknown', async () => {
    for (const [zone, refusal] of [
      ['C', 'zoneCTaken'],
      ['D', 'zoneDTaken'],
      ['E', 'zoneETaken'],
      ['F', 'zoneUnknown'],
      ['', 'zoneUnknown'],
    ] as const) {
      const registered = await attempt('nozone1', { zone });
      const query = { code: ann.code, contact: 'ann88', zone };
      const asked = await world.guest.call('network.places', { query });
      expect([zone, registered.refusal, asked.refusal]).toEqual([zone, refusal, refusal]);
    }
  });

  it('gives one place to one of fifty who ask for it at once', async () => {
    const host = await world.join('host01', { by: world.rootCode, contact: 'twice1', zone: 'A' });
    const half = ['A', 'B'] as const;
    for (const zone of half) {
      const forms = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          world.form(`race${zone.toLowerCase()}${index}`, { by: host.code, contact: 'host01', zone }),
        ),
      );
      const replies = await Promise.all(forms.map((body) => world.guest.call('network.register', { body })));
      const won = replies.filter((reply) => reply.status === 200);
      expect(won).toHaveLength(1);
      for (const reply of replies)
        if (reply.status !== 200) expectParams(reply, zone === 'A' ? 'zoneATaken' : 'zoneBTaken');
      const { rows } = await sql<{ names: bigint; members: bigint; nodes: bigint }>`
        select (select count(*) from identity_name where username like ${`race${zone.toLowerCase()}%`}) as names,
               (select count(*) from members_state) as members, (select count(*) from network_place) as nodes`.execute(
        world.ports.db,
      );
      expect(rows[0]?.names).toBe(1n);
      expect(rows[0]?.members).toBe(rows[0]?.nodes);
    }
  });

  it('lets a referrer have twenty pending registrations, also when more come at once', async () => {
    const busy = await world
      .join('busy01', { by: world.rootCode, contact: 'host01', zone: 'A' })
      .catch(() => undefined);
    expect(busy).toBeUndefined();
    const head = await world.join('head01', { by: world.rootCode, contact: 'ann88', zone: 'B' });
    let above = head.name;
    const chain: string[] = [];
    for (let index = 0; index < 16; index += 1) {
      const next = `line${index}`;
      await world.join(next, { by: head.code, contact: above, zone: 'A' });
      chain.push(above);
      above = next;
    }
    const forms = await Promise.all(
      chain.slice(0, 10).map((contact, index) => world.form(`many${index}`, { by: head.code, contact, zone: 'B' })),
    );
    const replies = await Promise.all(forms.map((body) => world.guest.call('network.register', { body })));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(4);
    for (const reply of replies) if (reply.status !== 200) expectParams(reply, 'pendingLimit');
    expect((await head.client.call('network.share')).value).toMatchObject({ registered: 20, active: 0, pending: 20 });
  });

  it('tells a network that guesses nothing any more', async () => {
    const refusals = new Set<string | undefined>();
    for (let index = 0; index < 40; index += 1) {
      const reply = await world.guest.call('network.inviter', { query: { code: `guess${index}` } });
      refusals.add(reply.refusal);
    }
    expect([...refusals].at(-1)).toBe('tooFrequent');
    expect((await world.guest.call('network.inviter', { query: { code: ann.code } })).status).toBe(200);
  });

  it('answers hostile input with a refusal', async () => {
    const hostile = ["' or 1=1 --", '\u0000', '💥'.repeat(20), '%', '../../etc/passwd', '9'.repeat(60)];
    for (const text of hostile) {
      const changed = [{ username: text }, { contact: text }, { invitationCode: text.slice(0, 40) }, { zone: text }];
      for (const change of changed) {
        const reply = await attempt('hostile1', change);
        expect(reply.status).toBeGreaterThanOrEqual(400);
        expect(reply.status).toBeLessThan(500);
      }
    }
    expect((await attempt('hostile1', { level: 7 })).refusal).toBe('badRequest');
    expect((await attempt('hostile1', { password: PAY_PASSWORD, payPassword: PAY_PASSWORD })).refusal).toBe(
      'passwordsEqual',
    );
  });
});
