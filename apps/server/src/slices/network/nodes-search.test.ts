import { ENGINES } from '@greenhall/test-kit/database';
import { type Person, type World, openWorld } from '@greenhall/test-kit/world';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const COUNT = 30;
const nameOf = (index: number): string => (index < COUNT - 1 ? `leaf${String(index).padStart(2, '0')}x` : 'maple77');

/** The text of a statement as the driver is given it. */
const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : String((statement as { readonly text: unknown }).text);

describe.each(ENGINES)('the search among the own nodes on %s', (engine) => {
  let world: World;
  let ann: Person;
  let ben: Person;
  beforeAll(async () => {
    world = await openWorld(engine);
    ann = await world.join('ann88', { by: world.rootCode, contact: 'root', zone: 'A' });
    ben = await world.join('ben88', { by: world.rootCode, contact: 'root', zone: 'B' });
    let [above, beside] = [ann.name, ben.name];
    for (let index = 0; index < COUNT; index += 1) {
      const { name } = await world.join(nameOf(index), { by: ann.code, contact: above, zone: 'A' });
      above = name;
      // A referrer has at most twenty that wait.
      await sql`update members_member set status = 'active' where status = 'pending'`.execute(world.ports.db);
    }
    for (const name of ['leafben', 'mapleben']) {
      await world.join(name, { by: ben.code, contact: beside, zone: 'A' });
      beside = name;
    }
  });
  afterAll(() => world.close());

  const ask = async (query: { userid?: string; limit?: string; cursor?: string }, by = ann) =>
    (await by.client.call('network.nodes', { query })).value;
  const found = async (userid: string, by = ann): Promise<string[]> =>
    (await ask({ userid, limit: '100' }, by)).items.map((node) => node.userid);
  const all = Array.from({ length: COUNT }, (_, index) => nameOf(index));

  it('finds a node beyond the first page by some letters of its name, in either case', async () => {
    const first = await ask({});
    expect(first.items.map(({ userid }) => userid)).toEqual(all.slice(0, 20));
    for (const text of ['maple77', 'MAPLE', 'aplE7', '77', ' maple '])
      expect([text, await ask({ userid: text })]).toEqual([
        text,
        { items: [expect.objectContaining({ userid: 'maple77' })] },
      ]);
    expect(await found('leaf')).toEqual(all.slice(0, -1));
    expect(await found('f2')).toEqual(all.filter((name) => name.startsWith('leaf2')));
  });

  it('goes on page by page within what it finds', async () => {
    const first = await ask({ userid: 'LEAF', limit: '25' });
    const rest = await ask({ userid: 'LEAF', limit: '25', cursor: first.next ?? '' });
    expect([...first.items, ...rest.items].map(({ userid }) => userid)).toEqual(all.slice(0, -1));
    expect(rest.next).toBeUndefined();
  });

  it('takes each sign for itself, and a text without letters for none', async () => {
    for (const text of ['%', '_', 'leaf__x', 'l%f', '\\', "'", 'nobody', 'leaf 0', 'x'.repeat(64)])
      expect([text, await found(text)]).toEqual([text, []]);
    for (const text of ['', '  ', '\u200B']) expect(await found(text)).toEqual(all);
    expect((await ann.client.call('network.nodes', { query: { userid: 'x'.repeat(200) } })).status).toBe(400);
  });

  it('shows nobody the nodes of another member', async () => {
    expect(await found('leaf', ben)).toEqual(['leafben']);
    expect(await found('maple', ben)).toEqual(['mapleben']);
    expect(await found('maple77', ben)).toEqual([]);
    expect(await found('ben')).toEqual([]);
    expect(await found('root')).toEqual([]);
  });

  it.runIf(engine === 'postgresql')(
    'sends no further statement, and a condition only where something is sought',
    async () => {
      const sent = vi.spyOn(pg.Client.prototype, 'query');
      const statementsOf = async (userid?: string): Promise<readonly string[]> => {
        await ask(userid === undefined ? {} : { userid });
        return sent.mock.calls.splice(0).map(([statement]) => textOf(statement));
      };
      await statementsOf();
      const [without, empty, sought] = [await statementsOf(), await statementsOf(' '), await statementsOf('maple')];
      sent.mockRestore();
      expect(empty).toEqual(without);
      expect(sought.length).toBe(without.length);
      const conditions = [without, sought].map((texts) => texts.filter((one) => one.includes('strpos')).length);
      expect(conditions).toEqual([0, 1]);
    },
  );
});
