import { ownerNo } from '@greenhall/domain/members/owner';
import { CATALOGUE } from '@greenhall/domain/shared/codes';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { HOUR, MINUTE } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { openNode } from '@greenhall/test-kit/network/further-node';
import { PASSWORD, type Person, type World, openWorld } from '@greenhall/test-kit/world';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runChecks } from '../../../platform/checks.ts';
import { transact } from '../../../platform/database/transact.ts';
import { storeSwitch } from '../../../platform/switches.ts';
import { networkChecks } from '../checks.ts';
import { relationTo } from '../index.ts';
import { join } from '../join.ts';
import { countMembers } from '../store-counting.ts';

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

  const open = (by: Person, username: string, contact: string, changed: Record<string, unknown> = {}) =>
    openNode(world, by, ann, { username, contact, ...changed });
  const expectRefusal = (reply: { refusal: string | undefined; params: object }, refusal: keyof typeof CATALOGUE) => {
    expect(reply.refusal).toBe(refusal);
    expect(Object.keys(reply.params).toSorted()).toEqual(CATALOGUE[refusal].params.toSorted());
  };
  const cool = (no: string, changes: object) =>
    sql`update identity_credential set changes = ${JSON.stringify(changes)}::jsonb where member_no = ${memberNumber(no)}`.execute(
      world.ports.db,
    );

  it('places a further node of the owner with the main account as referrer', async () => {
    const opened = await open(ann, 'futou1', 'ann88');
    expect(opened.status).toBe(200);
    expect(await relationTo(world.ports.db, memberNumber(opened.value.id))).toEqual({
      sponsor: memberNumber(ann.no),
      parent: memberNumber(ann.no),
    });
    const tree = await ann.client.call('network.tree');
    expect(tree.value.nodes.map((node) => [node.userid, node.own])).toEqual([
      ['ann88', true],
      ['futou1', true],
    ]);
    const nodes = (await ann.client.call('network.nodes')).value.items;
    expect(nodes.find(({ userid }) => userid === 'futou1')).toMatchObject({ isReinvestmentAccount: true });
    expect(nodes.filter(({ userid }) => userid !== 'futou1').some((node) => node.isReinvestmentAccount)).toBe(false);
  });

  it('a node opens one too, with a code that is sent to the main account', async () => {
    const { items } = (await ann.client.call('network.ownAccounts')).value;
    const futou = await world.signIn(items[0]?.id ?? '', 'futou1');
    expect((await futou.client.call('network.ownAccounts')).value.codeTo).toEqual({
      phone: expect.stringMatching(/^139\*+/),
      email: expect.stringMatching(/^a.*\*.*@mail\.example$/),
    });
    world.ports.clock.advance(MINUTE);
    const sent = await futou.client.call('network.sendNodeCode', { body: { channel: 'email' } });
    expect(sent.value.sentTo).toContain('@mail.example');
    const code = world.ports.messenger.lastCode('ann88@mail.example');
    const fields = { contact: 'futou1', zone: 'A', level: 1, username: 'futou2', password: PASSWORD };
    const second = await futou.client.call('network.openReinvestment', {
      body: { ...fields, payPassword: NEW_PAY, newPayPassword: NEW_PAY, codeChannel: 'email', code },
    });
    expect((await relationTo(world.ports.db, memberNumber(second.value.id))).sponsor).toBe(memberNumber(ann.no));
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
    expectRefusal(await open(ann, 'wrong1', 'ann88', { zone: 'C' }), 'zoneCTaken');
    expectRefusal(await open(ann, 'wrong1', 'ann88', { zone: 'D' }), 'zoneDTaken');
    expectRefusal(await open(ann, 'wrong1', 'ann88', { zone: 'E' }), 'zoneETaken');
    expectRefusal(await open(ann, 'wrong1', 'ann88', { zone: 'Z' }), 'zoneUnknown');
    expectRefusal(await open(ann, 'wrong1', 'ann88', { zone: 'B', code: '000000' }), 'codeWrong');
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

  it('opens none in a cool-down of the main account, nor of the node that asks', async () => {
    const { items } = (await ann.client.call('network.ownAccounts')).value;
    const futou = await world.signIn(items[0]?.id ?? '', 'futou1');
    for (const cooled of [ann.no, futou.no]) {
      await cool(cooled, { loginPassword: world.ports.clock.now().getTime() - HOUR });
      const refused = await open(futou, 'cooled1', 'futou3', { payPassword: NEW_PAY });
      expectRefusal(refused, 'coolDown');
      await cool(cooled, {});
    }
    const cooledMain = { payPassword: world.ports.clock.now().getTime() };
    await cool(ann.no, cooledMain);
    expectRefusal(await open(ann, 'cooled1', 'futou3'), 'coolDown');
    await cool(ann.no, {});
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
    // A code opens one, so several come at once only from several processes between check and place.
    const owner = memberNumber(ann.no);
    const hashes = { loginHash: 'x', payHash: 'x', phone: null, email: null, language: null };
    const placed = await Promise.all(
      contacts.slice(0, 8).map((at, index) =>
        transact(world.ports.db, async (tx) => {
          const newcomer = { ...hashes, username: `burst${index}`, level: 1, agreement: '1', riskVersion: null };
          return join(world.ports, tx, newcomer, { sponsor: owner, owner: ownerNo(owner), contact: at, zone: 'B' });
        }),
      ),
    );
    expect(placed.filter(({ ok }) => ok)).toHaveLength(2);
    for (const one of placed) if (!one.ok) expect(one).toMatchObject({ refusal: 'accountLimit', params: { max: 20 } });
    expectRefusal(await open(ann, 'toomany1', contact), 'accountLimit');
  });

  it('counts towards the twenty pending registrations of its referrer', async () => {
    const bea = await world.join('bea88', { by: world.rootCode, contact: 'out88', zone: 'A' });
    let contact = 'bea88';
    for (let index = 0; index < 20; index += 1) {
      await world.join(`guest${index}`, { by: bea.code, contact, zone: 'A' });
      contact = `guest${index}`;
    }
    expectRefusal(await openNode(world, bea, bea, { username: 'futou9', contact }), 'pendingLimit');
  });

  it('are told to the main account at once, by notice and mail', async () => {
    const { rows } = await sql<{ kind: string; params: { name: string } }>`
      select kind, params from notifications_notice where member_no = ${memberNumber(ann.no)} order by id limit 1`.execute(
      world.ports.db,
    );
    expect(rows).toEqual([{ kind: 'nodeOpened', params: { name: 'futou1' } }]);
    const mail = await sql<{ address: string }>`
      select address from notifications_mail where member_no = ${memberNumber(ann.no)} and kind = 'nodeOpened' limit 1`.execute(
      world.ports.db,
    );
    expect(mail.rows).toEqual([{ address: 'ann88@mail.example' }]);
  });
});
