import { memberNumber } from '@greenhall/domain/shared/member-no';
import { accept } from '@greenhall/domain/shared/result';
import { DAY, HOUR, MINUTE } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { codeOfMain, NODE_PAY, openNode } from '@greenhall/test-kit/network/further-node';
import { type LinkWorld, openLinkWorld } from '@greenhall/test-kit/network/link-world';
import { PAY } from '@greenhall/test-kit/wallet-world';
import { PASSWORD, type Person } from '@greenhall/test-kit/world';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { transact } from '../../../platform/database/transact.ts';
import { recordChange } from '../../identity/store.ts';

describe.each(ENGINES)('the main account and its nodes on the %s database', (engine) => {
  let world: LinkWorld;
  let main: Person;
  let node: Person;
  beforeAll(async () => {
    world = await openLinkWorld(engine);
  });
  beforeEach(async () => {
    main = await world.newMember();
    const username = `node${main.no}`;
    const opened = await openNode(world, main, main, { username, contact: main.name, zone: 'B' });
    if (opened.refusal) throw new Error(opened.refusal);
    node = await world.signIn(opened.value.id, username);
  });
  afterEach(async () => expect(await world.faults()).toEqual([]));
  afterAll(() => world.close());

  const allow = (by: Person, nodes: readonly string[], payPassword = PAY) =>
    by.client.call('network.allowNodes', { body: { nodes, payPassword } });
  const forbid = (by: Person, id: string) => by.client.call('network.forbidNode', { params: { id }, body: {} });
  const handOff = (by: Person) => by.client.call('network.parentHandOff', { body: {} });
  const enter = async (by: Person) => {
    const given = await handOff(by);
    if (given.refusal) throw new Error(given.refusal);
    const opened = await by.client.call('identity.exchangeHandOff', { body: { code: given.value.code } });
    expect(opened.value).toMatchObject({ id: main.no, actingFor: true });
    const { client } = await world.signIn(main.no, main.name, true);
    client.token = opened.value.token;
    return { ...main, client };
  };
  const isOpen = async ({ client }: Person) => (await client.call('identity.sessions')).status === 200;
  const cool = async ({ no }: Person, hoursAgo: number) => {
    const at = new Date(world.ports.clock.now().getTime() - hoursAgo * HOUR);
    const done = await transact(world.ports.db, async (tx) =>
      accept(await recordChange(tx, memberNumber(no), 'phone', at)),
    );
    expect(done.ok).toBe(true);
  };
  const warm = ({ no }: Person) =>
    sql`update identity_credential set changes = '{}'::jsonb where member_no = ${memberNumber(no)}`.execute(
      world.ports.db,
    );
  const setPasswords = async (by: Person, id: string, changed: object = {}) =>
    by.client.call('network.setNodePasswords', {
      params: { id },
      body: {
        payPassword: PAY,
        password: 'juniper83',
        newPayPassword: 'spruce-71',
        ...(await codeOfMain(world, by, 'nodePasswords')),
        ...changed,
      },
    });
  const noticesOf = async ({ no }: Person) => {
    const { rows } = await sql<{ kind: string }>`
      select kind from notifications_notice where member_no = ${memberNumber(no)} order by id`.execute(world.ports.db);
    return rows.map(({ kind }) => kind);
  };

  it('a node enters nothing until its main account allows it, and is refused again once that is taken back', async () => {
    expect((await handOff(node)).refusal).toBe('parentAccessMissing');
    expect((await handOff(main)).refusal).toBe('reinvestmentOnly');
    expect((await allow(main, [node.no], 'not-this-1')).refusal).toBe('payPasswordWrong');
    expect((await handOff(node)).refusal).toBe('parentAccessMissing');
    expect((await allow(main, [node.no])).refusal).toBeUndefined();
    const { items } = (await main.client.call('network.ownAccounts')).value;
    expect(items).toMatchObject([{ id: node.no, mayEnterMain: true }]);
    const acting = await enter(node);
    expect(await isOpen(acting)).toBe(true);
    const waiting = (await handOff(node)).value.code;
    expect((await forbid(main, node.no)).refusal).toBeUndefined();
    expect(await isOpen(acting)).toBe(false);
    expect((await node.client.call('identity.exchangeHandOff', { body: { code: waiting } })).refusal).toBe(
      'handOffInvalid',
    );
    expect((await handOff(node)).refusal).toBe('parentAccessMissing');
    expect(await noticesOf(main)).toEqual(['nodeOpened', 'nodeAllowed', 'nodeSignIn', 'nodeSignIn']);
  });

  it('several nodes are allowed at once, and only one’s own', async () => {
    const other = await world.newMember();
    const second = await openNode(world, main, main, { username: `next${main.no}`, contact: node.name });
    expect((await allow(main, [node.no, other.no])).refusal).toBe('memberNotFound');
    expect((await allow(main, [main.no])).refusal).toBe('memberNotFound');
    expect((await allow(node, [node.no], NODE_PAY)).refusal).toBe('memberNotFound');
    expect((await handOff(node)).refusal).toBe('parentAccessMissing');
    expect((await allow(main, [node.no, second.value.id])).refusal).toBeUndefined();
    const { items } = (await main.client.call('network.ownAccounts')).value;
    expect(items.map(({ mayEnterMain }) => mayEnterMain)).toEqual([true, true]);
    expect((await forbid(other, node.no)).refusal).toBe('memberNotFound');
    expect((await handOff(node)).refusal).toBeUndefined();
  });

  it('whatever starts a cool-down of the main account ends the consent, the session and the open code', async () => {
    await allow(main, [node.no]);
    const acting = await enter(node);
    const waiting = (await handOff(node)).value.code;
    await cool(main, 0);
    expect(await isOpen(acting)).toBe(false);
    const late = await node.client.call('identity.exchangeHandOff', { body: { code: waiting } });
    expect(late.refusal).toBe('handOffInvalid');
    expect(await handOff(node)).toMatchObject({ refusal: 'coolDown', params: { hours: 24 } });
    expect((await allow(main, [node.no])).refusal).toBe('coolDown');
    world.ports.clock.advance(DAY);
    const again = await world.signIn(node.no, node.name);
    expect((await handOff(again)).refusal).toBe('parentAccessMissing');
    const back = await world.signIn(main.no, main.name);
    expect((await allow(back, [node.no])).refusal).toBeUndefined();
    expect((await handOff(again)).refusal).toBeUndefined();
  });

  it('nothing is handed off in a cool-down of the node either', async () => {
    await allow(main, [node.no]);
    await cool(node, 1);
    expect(await handOff(node)).toMatchObject({ refusal: 'coolDown', params: { hours: 23 } });
    await warm(node);
    expect((await handOff(node)).refusal).toBeUndefined();
  });

  it('the main account ends the sessions of a node, and of nobody else', async () => {
    const other = await world.newMember();
    const end = (by: Person, id: string) => by.client.call('network.endNodeSessions', { params: { id }, body: {} });
    expect((await end(other, node.no)).refusal).toBe('memberNotFound');
    expect((await end(node, main.no)).refusal).toBe('memberNotFound');
    expect([await isOpen(node), await isOpen(main)]).toEqual([true, true]);
    expect((await end(main, node.no)).refusal).toBeUndefined();
    expect([await isOpen(node), await isOpen(main)]).toEqual([false, true]);
  });

  it('a node that somebody else opened and kept is held by the owner again, and reaches nothing of it', async () => {
    const thief = node;
    const accomplice = await world.newMember();
    await sql`insert into identity_contact (channel, address, mailbox, slot, member_no)
      values ('email', ${`thief${main.no}@mail.example`}, ${`thief${main.no}@mail.example`}, 1, ${BigInt(node.no)})`.execute(
      world.ports.db,
    );
    await sql`insert into identity_passkey (member_no, credential_id, public_key, counter, name, created_at)
      values (${BigInt(node.no)}, ${`key${main.no}`}, ${Buffer.from('x')}, 0, 'key', ${world.ports.clock.now()})`.execute(
      world.ports.db,
    );
    const applied = await world.apply(accomplice, { ...node });
    expect(
      (
        await node.client.call('network.agreeToLink', {
          params: { id: applied.value.id },
          body: { payPassword: NODE_PAY, consents: { signIn: true, collect: true } },
        })
      ).refusal,
    ).toBeUndefined();
    const passwords = { original: PASSWORD, password: 'juniper83' };
    expect((await main.client.call('identity.changeLoginPassword', { body: passwords })).refusal).toBeUndefined();
    world.ports.clock.advance(7 * DAY);
    const owner = await world.signIn(main.no, main.name);
    const still = await world.signIn(thief.no, thief.name);
    expect((await handOff(still)).refusal).toBe('parentAccessMissing');
    const wrong: readonly [object, string][] = [
      [{ payPassword: 'not-this-1' }, 'payPasswordWrong'],
      [{ password: 'short' }, 'passwordRule'],
      [{ newPayPassword: 'juniper83' }, 'passwordsEqual'],
      [{ code: '000000' }, 'codeWrong'],
    ];
    for (const [changed, refusal] of wrong) expect((await setPasswords(owner, node.no, changed)).refusal).toBe(refusal);
    const stranger = await world.signIn(accomplice.no, accomplice.name);
    expect((await setPasswords(stranger, node.no)).refusal).toBe('memberNotFound');
    expect(await isOpen(still)).toBe(true);
    expect((await setPasswords(owner, node.no)).refusal).toBeUndefined();
    expect(await isOpen(still)).toBe(false);
    const left = await sql<{ n: number }>`
      select (select count(*) from identity_contact where member_no = ${BigInt(node.no)})::int
           + (select count(*) from identity_passkey where member_no = ${BigInt(node.no)})::int as n`.execute(
      world.ports.db,
    );
    expect(left.rows).toEqual([{ n: 0 }]);
    expect((await stranger.client.call('network.links')).value.subs).toMatchObject([{ state: 'ended' }]);
    const held = await world.signIn(node.no, node.name);
    const pay = (payPassword: string) =>
      held.client.call('network.allowNodes', { body: { nodes: [main.no], payPassword } });
    expect((await pay(NODE_PAY)).refusal).toBe('payPasswordWrong');
    expect((await pay('spruce-71')).refusal).toBe('memberNotFound');
    expect((await handOff(held)).refusal).toBe('coolDown');
    expect((await noticesOf(owner)).at(-1)).toBe('nodeTaken');
  });

  it('a code for a node opens one, and one for its passwords no node', async () => {
    const place = { username: `more${main.no}`, contact: node.name };
    const passwords = { password: PASSWORD, payPassword: PAY, newPayPassword: NODE_PAY };
    const other = await codeOfMain(world, main, 'nodePasswords');
    const body = { zone: 'A', level: 1, ...passwords, ...place };
    const open = (code: object) => main.client.call('network.openReinvestment', { body: { ...body, ...code } });
    expect((await open(other)).refusal).toBe('codeWrong');
    const asked = await codeOfMain(world, main, 'node');
    expect((await open(asked)).refusal).toBeUndefined();
    world.ports.clock.advance(MINUTE);
    expect((await open({ ...asked, username: `last${main.no}`, zone: 'B' })).refusal).toBe('codeWrong');
  });
});

describe('a hand-off while the main account changes its security on the postgresql database', () => {
  it('issues no code that outlives the change', async () => {
    const world = await openLinkWorld('postgresql');
    const main = await world.newMember();
    const opened = await openNode(world, main, main, { username: 'raced1', contact: main.name, zone: 'B' });
    const node = await world.signIn(opened.value.id, 'raced1');
    await main.client.call('network.allowNodes', { body: { nodes: [node.no], payPassword: PAY } });
    const { db, clock } = world.ports;
    const waiting = () =>
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    let given: ReturnType<typeof ask> | undefined;
    const ask = () => node.client.call('network.parentHandOff', { body: {} });
    await transact(db, async (tx) => {
      await recordChange(tx, memberNumber(main.no), 'phone', clock.now());
      let isAnswered = false;
      given = ask();
      void given.finally(() => {
        isAnswered = true;
      });
      await vi.waitUntil(async () => isAnswered || (await waiting()).rows.length > 0, { timeout: 60_000 });
      return accept(undefined);
    });
    expect((await given)?.refusal).toBe('coolDown');
    await world.close();
  });
});
