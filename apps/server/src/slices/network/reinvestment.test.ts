import { CATALOGUE } from '@greenhall/domain/shared/codes';
import { HOUR } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runChecks } from '../../platform/checks.ts';
import { storeSwitch } from '../../platform/switches.ts';
import { countMembers } from './store-counting.ts';
import { relationTo } from './index.ts';
import { PASSWORD, PAY_PASSWORD, type Person, type World, openWorld } from '@greenhall/test-kit/world';
import { networkChecks } from './checks.ts';

const NEW_PAY = 'cedar-4417';

describe.each(ENGINES)('reinvestment accounts on %s', (engine) => {
  let world: World;
  let ann: Person;
  beforeAll(async () => {
    world = await openWorld(engine);
    ann = await world.join('ann88', { by: world.rootCode, contact: 'root', zone: 'A' });
  });
  afterAll(async () => {
    await countMembers(world.ports.db);
    expect((await runChecks(world.ports.db, networkChecks)).clean).toBe(true);
    await world.close();
  });

  const open = (by: Person, username: string, contact: string, changed: Record<string, unknown> = {}) => {
    const body = { contact, zone: 'A', level: 1, username, password: PASSWORD, payPassword: PAY_PASSWORD };
    return by.client.call('network.openReinvestment', { body: { ...body, newPayPassword: NEW_PAY, ...changed } });
  };
  const expectRefusal = (reply: { refusal: string | undefined; params: object }, refusal: keyof typeof CATALOGUE) => {
    expect(reply.refusal).toBe(refusal);
    expect(Object.keys(reply.params).toSorted()).toEqual(CATALOGUE[refusal].params.toSorted());
  };

  it('places a further node of the owner with the main account as referrer', async () => {
    const opened = await open(ann, 'futou1', 'ann88');
    expect(opened.status).toBe(200);
    expect(await relationTo(world.ports.db, BigInt(opened.value.id))).toEqual({
      sponsor: BigInt(ann.no),
      parent: BigInt(ann.no),
    });
    const tree = await ann.client.call('network.tree');
    expect(tree.value.nodes.map((node) => [node.userid, node.own])).toEqual([
      ['ann88', true],
      ['futou1', true],
    ]);
    const nodes = (await ann.client.call('network.nodes')).value.items;
    expect(nodes.find(({ userid }) => userid === 'futou1')).toMatchObject({ isReinvestmentAccount: true });
    expect(nodes.filter(({ userid }) => userid !== 'futou1').some((node) => node.isReinvestmentAccount)).toBe(false);
    const futou = await world.signIn(opened.value.id, 'futou1');
    const second = await open(futou, 'futou2', 'futou1', { payPassword: NEW_PAY });
    expect((await relationTo(world.ports.db, BigInt(second.value.id))).sponsor).toBe(BigInt(ann.no));
  });

  it('refuses what is wrong with it, each refusal with its values', async () => {
    await world.join('out88', { by: world.rootCode, contact: 'root', zone: 'B' });
    expectRefusal(await open(ann, 'wrong1', 'ann88', { payPassword: 'not-this-1' }), 'payPasswordWrong');
    expectRefusal(await open(ann, '12', 'ann88'), 'usernameRule');
    expectRefusal(await open(ann, 'wrong1', 'ann88', { password: 'short' }), 'passwordRule');
    expectRefusal(await open(ann, 'wrong1', 'ann88', { password: 'password1' }), 'commonPassword');
    expectRefusal(await open(ann, 'wrong1', 'ann88', { newPayPassword: 'short' }), 'payPasswordRule');
    expectRefusal(await open(ann, 'wrong1', 'ann88', { newPayPassword: PASSWORD }), 'passwordsEqual');
    expectRefusal(await open(ann, 'wrong1', 'nobody1'), 'contactNotFound');
    expectRefusal(await open(ann, 'wrong1', 'out88'), 'contactOutsideTeam');
    expectRefusal(await open(ann, 'out88', 'ann88', { zone: 'B' }), 'usernameTaken');
    expectRefusal(await open(ann, 'wrong1', 'ann88'), 'zoneATaken');
    expect((await open(ann, 'futou3', 'ann88', { zone: 'B' })).status).toBe(200);
    expectRefusal(await open(ann, 'wrong1', 'ann88', { zone: 'B' }), 'zoneBTaken');
    await world.ports.db.transaction().execute((tx) => storeSwitch(tx, 'registration', false));
    expectRefusal(await open(ann, 'wrong1', 'futou3'), 'registrationLocked');
    await world.ports.db.transaction().execute((tx) => storeSwitch(tx, 'registration', true));
    const acting = await world.signIn(ann.no, 'ann88', true);
    expectRefusal(await open(acting, 'wrong1', 'futou3'), 'actingFor');
  });

  it('gives an owner at most twenty nodes, also when more come at once', async () => {
    let contact = 'futou3';
    const contacts: string[] = [];
    for (let index = 0; index < 14; index += 1) {
      contacts.push(contact);
      const name = `chain${index}`;
      expect((await open(ann, name, contact)).status).toBe(200);
      contact = name;
    }
    const replies = await Promise.all(
      contacts.slice(0, 8).map((at, index) => open(ann, `burst${index}`, at, { zone: 'B' })),
    );
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(2);
    for (const reply of replies) if (reply.status !== 200) expectRefusal(reply, 'accountLimit');
  });

  it('counts towards the twenty pending registrations of its referrer', async () => {
    const bea = await world.join('bea88', { by: world.rootCode, contact: 'out88', zone: 'A' });
    let contact = 'bea88';
    for (let index = 0; index < 20; index += 1) {
      await world.join(`guest${index}`, { by: bea.code, contact, zone: 'A' });
      contact = `guest${index}`;
    }
    expectRefusal(await open(bea, 'futou9', contact), 'pendingLimit');
  });

  it('hands off to the parent from a reinvestment account alone', async () => {
    const handOff = (person: Person) => person.client.call('network.parentHandOff', { body: {} });
    const { rows } = await sql<{
      no: bigint;
    }>`select member_no as no from identity_name where username = 'futou1'`.execute(world.ports.db);
    const no = String(rows[0]?.no);
    const futou = await world.signIn(no, 'futou1');
    const given = await handOff(futou);
    expect(given.value.code.length).toBeGreaterThan(30);
    expectRefusal(await handOff(ann), 'reinvestmentOnly');
    expectRefusal(await handOff(await world.signIn(no, 'futou1', true)), 'actingFor');
    const changes = JSON.stringify({ payPassword: world.ports.clock.now().getTime() - HOUR });
    await sql`update identity_credential set changes = ${changes}::jsonb where member_no = ${BigInt(no)}`.execute(
      world.ports.db,
    );
    const cooled = await handOff(futou);
    expectRefusal(cooled, 'coolDown');
    expect(cooled.params.hours).toBe(23);
  });
});
