import { memberNumber } from '@greenhall/domain/shared/member-no';
import { ENGINES } from '@greenhall/test-kit/database';
import { DAY } from '@greenhall/domain/shared/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runChecks } from '../../platform/checks.ts';
import { countMembers } from './store-counting.ts';
import { crossesProtectedBorder, relationTo, sameSponsorLine } from './index.ts';
import { type Person, type World, openWorld } from '@greenhall/test-kit/world';
import { networkChecks } from './checks.ts';
import { networkJobs } from './jobs.ts';
import { aboveOf } from './store.ts';

/*            root
              ann (A)
       ben (A)      cara (B)        ben and cara referred by ann
   dan (A) eve (B)                  dan by ann, eve by ben
   fay (A)                          fay by dan
   gus (A)                                                     */
const PEOPLE = [
  ['ann88', 'root', 'root', 'A'],
  ['ben88', 'ann88', 'ann88', 'A'],
  ['cara8', 'ann88', 'ann88', 'B'],
  ['dan88', 'ann88', 'ben88', 'A'],
  ['eve88', 'ben88', 'ben88', 'B'],
  ['fay88', 'dan88', 'dan88', 'A'],
  ['gus88', 'fay88', 'fay88', 'A'],
] as const;

describe.each(ENGINES)('the trees on %s', (engine) => {
  let world: World;
  const people = new Map<string, Person>();
  const person = (name: string): Person => {
    const found = people.get(name);
    if (!found) throw new Error(name);
    return found;
  };
  const checked = async () => {
    await countMembers(world.ports.db);
    return runChecks(world.ports.db, networkChecks);
  };
  beforeAll(async () => {
    world = await openWorld(engine);
    for (const [name, by, contact, zone] of PEOPLE) {
      const code = by === 'root' ? world.rootCode : person(by).code;
      people.set(name, await world.join(name, { by: code, contact, zone }));
    }
    await countMembers(world.ports.db);
  });
  afterAll(async () => {
    expect((await checked()).checks.filter((check) => !check.clean)).toEqual([]);
    await world.close();
  });

  const names = (nodes: readonly { userid: string }[]) => nodes.map((node) => node.userid);

  it('knows who stands above a member in each tree', async () => {
    const [dan, ann, ben] = ['dan88', 'ann88', 'ben88'].map((name) => memberNumber(person(name).no));
    expect(await aboveOf(world.ports.db, memberNumber(dan ?? 0n))).toEqual({
      referrer: ann,
      referrerName: 'ann88',
      contact: ben,
      contactName: 'ben88',
      zone: 'A',
    });
  });

  it('shows three levels with the members of both zones, and the way to a deeper node', async () => {
    const { client } = person('ann88');
    const top = await client.call('network.tree');
    expect(names(top.value.path)).toEqual(['ann88']);
    expect(names(top.value.nodes)).toEqual(['ann88', 'ben88', 'cara8', 'dan88', 'eve88', 'fay88']);
    expect(top.value.nodes[0]).toMatchObject({ depth: 0, countA: 5, countB: 1, own: true, parent: null, zone: null });
    expect(top.value.nodes[5]).toMatchObject({ depth: 3, countA: 1, countB: 0, own: false, zone: 'A' });
    const below = await client.call('network.tree', { query: { root: person('fay88').no } });
    expect(names(below.value.path)).toEqual(['ann88', 'ben88', 'dan88', 'fay88']);
    expect(names(below.value.nodes)).toEqual(['fay88', 'gus88']);
    const searched = await client.call('network.tree', { query: { search: ' DAN88 ' } });
    expect(names(searched.value.nodes)).toEqual(['dan88', 'fay88', 'gus88']);
  });

  it('lets nobody look beside or above the own subtree', async () => {
    const { client } = person('ben88');
    for (const name of ['ann88', 'cara8']) {
      expect((await client.call('network.tree', { query: { root: person(name).no } })).refusal).toBe('memberNotFound');
      expect((await client.call('network.tree', { query: { search: name } })).refusal).toBe('memberNotFound');
      expect((await client.call('network.team', { params: { id: person(name).no } })).refusal).toBe('memberNotFound');
      const peek = await client.call('network.expand', { query: { cursor: person(name).no } });
      expect(peek.refusal).toBe('pageCursorInvalid');
    }
    expect((await client.call('network.tree', { query: { root: '9999999999999999' } })).refusal).toBe('memberNotFound');
    expect((await client.call('network.tree', { query: { search: 'nobody1' } })).refusal).toBe('memberNotFound');
    expect((await world.guest.call('network.tree')).refusal).toBe('notSignedIn');
  });

  it('expands the whole subtree in placement order, and goes on from any node of it', async () => {
    const { client } = person('ann88');
    const order = ['ann88', 'ben88', 'dan88', 'fay88', 'gus88', 'eve88', 'cara8'];
    expect(names((await client.call('network.expand')).value.items)).toEqual(order);
    for (const [index, name] of order.entries()) {
      const rest = await client.call('network.expand', { query: { cursor: person(name).no } });
      expect(names(rest.value.items)).toEqual(order.slice(index + 1));
      expect(rest.value.next).toBeUndefined();
    }
  });

  const NO_FEES = { feesLastDay: '0.000000', feesMonth: '0.000000' };

  it('counts both zones and the sponsor tree by generation', async () => {
    const { client } = person('ann88');
    const summary = await client.call('network.summary');
    expect(summary.value).toMatchObject({ A: { members: 5, today: '0.000000' }, B: { members: 1 }, collisionRate: 0 });
    const team = await client.call('network.generations');
    expect(team.value).toEqual({
      items: [
        { generation: 1, members: 3, active: 0, ...NO_FEES },
        { generation: 2, members: 2, active: 0, ...NO_FEES },
        { generation: 3, members: 1, active: 0, ...NO_FEES },
      ],
      total: 6,
      more: false,
    });
    const first = await client.call('network.team', { params: { id: person('ann88').no }, query: { limit: '2' } });
    expect(first.value.items).toMatchObject([
      { userid: 'ben88', referred: 1 },
      { userid: 'cara8', referred: 0 },
    ]);
    const next = first.value.next ?? '';
    const second = await client.call('network.team', { params: { id: person('ann88').no }, query: { cursor: next } });
    expect(names(second.value.items)).toEqual(['dan88']);
    expect(second.value.next).toBeUndefined();
    const bad = await client.call('network.team', { params: { id: person('ann88').no }, query: { cursor: 'x' } });
    expect(bad.refusal).toBe('pageCursorInvalid');
  });

  it('lists the nodes that a member referred or stands above', async () => {
    const { client } = person('ben88');
    const nodes = await client.call('network.nodes');
    expect(nodes.value.items).toMatchObject([
      { userid: 'ben88', status: 'pending', mayActivate: true, mayDelete: false },
      { userid: 'dan88', contact: 'ben88', zone: 'A', price: '500.000000', mayActivate: true, mayDelete: false },
      { userid: 'eve88', contact: 'ben88', zone: 'B', status: 'pending', mayDelete: true },
    ]);
    const paged = await client.call('network.nodes', { query: { limit: '1' } });
    const rest = await client.call('network.nodes', { query: { cursor: paged.value.next ?? '' } });
    expect(names([...paged.value.items, ...rest.value.items])).toEqual(['ben88', 'dan88', 'eve88']);
    expect((await client.call('network.nodes', { query: { cursor: '-1' } })).refusal).toBe('pageCursorInvalid');
  });

  it('knows who stands in one sponsor line and where a protected team ends', async () => {
    const { db } = world.ports;
    const at = world.ports.clock.now();
    const no = (name: string) => memberNumber(person(name).no);
    expect(await sameSponsorLine(db, no('ann88'), no('gus88'))).toBe(true);
    expect(await sameSponsorLine(db, no('gus88'), no('ann88'))).toBe(true);
    expect(await sameSponsorLine(db, no('ben88'), no('dan88'))).toBe(false);
    expect(await sameSponsorLine(db, no('ben88'), no('ben88'))).toBe(false);
    expect(await relationTo(db, no('dan88'))).toEqual({ sponsor: no('ann88'), parent: no('ben88') });
    expect(await relationTo(db, memberNumber(5n))).toEqual({ sponsor: null, parent: null });
    expect(await crossesProtectedBorder(db, no('dan88'), no('ben88'), at)).toBe(false);
    const until = new Date(at.getTime() + 1_000);
    await sql`
      insert into members_restriction (member_no, owner, kind, reason, is_alone, set_by, starts_at, ends_at)
      values (${no('dan88')}, ${no('dan88')}, 'protectedTeam', 'quarrel', true, 'otto', ${at}, ${until})`.execute(db);
    expect(await crossesProtectedBorder(db, no('dan88'), no('ben88'), at)).toBe(true);
    expect(await crossesProtectedBorder(db, no('gus88'), no('fay88'), at)).toBe(false);
    expect(await crossesProtectedBorder(db, no('dan88'), no('ben88'), until)).toBe(false);
    await sql`delete from members_restriction`.execute(db);
  });

  it('lets the referrer alone delete a pending registration with nobody below it, once', async () => {
    const hal = await world.join('hal88', { by: person('ann88').code, contact: 'cara8', zone: 'A' });
    const remove = (by: string, no: string) => person(by).client.call('network.deleteNode', { params: { id: no } });
    expect((await remove('cara8', hal.no)).refusal).toBe('memberNotFound');
    expect((await remove('ann88', person('ben88').no)).refusal).toBe('hasNodesBelow');
    expect((await remove('ann88', '12345')).refusal).toBe('memberNotFound');
    const shown = async (no: string) => {
      const { items } = (await person('ann88').client.call('network.nodes', { query: { limit: '50' } })).value;
      return items.find(({ id }) => id === no);
    };
    expect(await shown(hal.no)).toMatchObject({ mayDelete: true, keptBecause: null });
    expect(await shown(person('ben88').no)).toMatchObject({ mayDelete: false, keptBecause: 'nodesBelow' });
    await world.fund(hal.no, 'mey', 1n);
    expect(await shown(hal.no)).toMatchObject({ mayDelete: false, keptBecause: 'coins' });
    expect((await remove('ann88', hal.no)).refusal).toBe('statusChanged');
    const ida = await world.join('ida88', { by: person('ann88').code, contact: 'cara8', zone: 'B' });
    expect((await remove('ann88', ida.no)).status).toBe(200);
    expect((await remove('ann88', ida.no)).refusal).toBe('memberNotFound');
    expect((await ida.client.call('network.share')).refusal).toBe('notSignedIn');
    const again = await world.join('ida88', { by: person('ann88').code, contact: 'cara8', zone: 'B' });
    expect(again.no).not.toBe(ida.no);
    await sql`update members_member set status = 'active' where member_no = ${BigInt(again.no)}`.execute(
      world.ports.db,
    );
    expect((await remove('ann88', again.no)).refusal).toBe('notPending');
    expect((await checked()).clean).toBe(true);
    expect((await person('ann88').client.call('network.summary')).value.B.members).toBe(3);
  });

  it('lets either the deletion of a node or a sign-up below it happen, never both', async () => {
    const ann = person('ann88');
    const remove = (no: string) => ann.client.call('network.deleteNode', { params: { id: no } });
    for (let round = 0; round < 12; round += 1) {
      const upper = await world.join(`upper${round}`, { by: ann.code, contact: 'eve88', zone: 'A' });
      const body = await world.form(`lower${round}`, { by: ann.code, contact: upper.name, zone: 'A' });
      const [removed, placed] = await Promise.all([remove(upper.no), world.guest.call('network.register', { body })]);
      expect([removed.status, placed.status].toSorted()).toEqual([200, placed.status === 200 ? 409 : 404]);
      expect([undefined, 'hasNodesBelow']).toContain(removed.refusal);
      expect([undefined, 'contactNotFound']).toContain(placed.refusal);
      if (placed.status !== 200) continue;
      expect((await remove(placed.value.id)).status).toBe(200);
      expect((await remove(upper.no)).status).toBe(200);
    }
    expect((await checked()).clean).toBe(true);
  });

  it('counts rightly when a line leaves before its leaving was counted, and while it is being counted', async () => {
    const gus = person('gus88');
    for (const isCounting of [false, true]) {
      const upper = await world.join('lena8', { by: gus.code, contact: 'gus88', zone: 'A' });
      const lower = await world.join('mona8', { by: gus.code, contact: 'lena8', zone: 'B' });
      await countMembers(world.ports.db);
      expect((await gus.client.call('network.summary')).value.A.members).toBe(2);
      for (const { no } of [lower, upper]) {
        const gone = gus.client.call('network.deleteNode', { params: { id: no } });
        await Promise.all([gone, isCounting ? countMembers(world.ports.db) : undefined]);
        expect((await gone).status).toBe(200);
      }
      expect((await checked()).clean).toBe(true);
      expect((await gus.client.call('network.summary')).value.A.members).toBe(0);
    }
  });

  it('ends pending registrations after seven days, from the leaves, and spares those with somebody below', async () => {
    const { ports } = world;
    const nia = await world.join('nia88', { by: person('gus88').code, contact: 'gus88', zone: 'A' });
    const oda = await world.join('oda88', { by: person('gus88').code, contact: 'nia88', zone: 'B' });
    const sweep = networkJobs(ports).find((job) => job.name === 'end-pending-registrations');
    const isThere = async (no: string) => (await relationTo(ports.db, memberNumber(no))).parent !== null;
    await sql`update members_member set pending_until = ${new Date(ports.clock.now().getTime() + 30 * DAY)}
               where member_no not in (${BigInt(nia.no)}, ${BigInt(oda.no)}) and status = 'pending'`.execute(ports.db);
    ports.clock.advance(7 * DAY - 1);
    await sweep?.run();
    expect([await isThere(nia.no), await isThere(oda.no)]).toEqual([true, true]);
    ports.clock.advance(1);
    await sweep?.run();
    expect([await isThere(nia.no), await isThere(oda.no)]).toEqual([true, false]);
    await sweep?.run();
    expect(await isThere(nia.no)).toBe(false);
    expect((await checked()).clean).toBe(true);
  });

  it('answers hostile queries with a refusal', async () => {
    const { client } = await world.signIn(person('ann88').no, 'ann88');
    for (const text of ["';--", '\u0000', '9'.repeat(18), '-1', '💥', '1e9']) {
      const replies = [
        await client.call('network.tree', { query: { root: text } }),
        await client.call('network.tree', { query: { search: text } }),
        await client.call('network.expand', { query: { cursor: text } }),
        await client.call('network.nodes', { query: { cursor: text } }),
        await client.call('network.nodes', { query: { limit: text } }),
      ];
      for (const reply of replies) expect(reply.status).toBeLessThan(500);
    }
  });
});
