import { accept } from '@greenhall/domain/shared/result';
import { TestClient } from '@greenhall/test-kit/client';
import { type ShopWorld, openShopWorld } from '@greenhall/test-kit/shop/goods-world';
import type { Person } from '@greenhall/test-kit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Admission, limitsAt } from '../../../platform/admission/admission.ts';
import { BusyError } from '../../../platform/admission/concurrency-limit.ts';
import { transact } from '../../../platform/database/transact.ts';

const OFFICE = '192.0.2.7';

describe('searches of goods', () => {
  let world: ShopWorld;
  const people: Person[] = [];
  beforeAll(async () => {
    world = await openShopWorld('embedded', { sessionPace: 30 });
    await world.sell({ name: 'Steel flask', price: 30n });
  });
  afterAll(() => world.close());
  const search = (client: TestClient) => client.call('shop.search', { query: { words: 'flask' } });
  /** The first refusal of many searches at once: some places come back while they run. */
  const refusedOf = async (client: TestClient) =>
    (await Promise.all(Array.from({ length: 64 }, () => search(client)))).find(({ refusal }) => refusal !== undefined);
  const refusalsOf = async (clients: readonly TestClient[]) =>
    (await Promise.all(clients.map(search))).map(({ refusal, value }) => refusal ?? value.items.length);

  it('of a stranger are 60 at once and then refused with the time to wait; another network goes on', async () => {
    const stranger = new TestClient(world.http, '198.51.100.1');
    for (let time = 0; time < 3; time += 1)
      expect(await refusalsOf(Array.from({ length: 20 }, () => stranger))).toEqual(Array.from({ length: 20 }, () => 1));
    const refused = await refusedOf(stranger);
    expect([refused?.status, refused?.refusal, refused?.raw.headers['retry-after']]).toEqual([429, 'tooFrequent', '1']);
    expect((await search(new TestClient(world.http, '198.51.100.2'))).refusal).toBeUndefined();
  });

  it('of 40 members behind one address are all answered, again and again, also when its strangers are refused', async () => {
    for (let index = 0; index < 40; index += 1) {
      const above = index < 2 ? undefined : people[Math.floor((index - 2) / 2)];
      const zone = index % 2 === 0 ? 'A' : 'B';
      const under = { by: above?.code ?? world.rootCode, contact: above?.name ?? 'root' };
      people.push(await world.join(`member${index + 10}`, { ...under, zone }));
    }
    const stranger = new TestClient(world.http, OFFICE);
    await refusedOf(stranger);
    expect((await refusedOf(stranger))?.refusal).toBe('tooFrequent');
    const members = people.map(({ client }) => {
      const there = new TestClient(world.http, OFFICE);
      there.token = client.token;
      return there;
    });
    for (let round = 0; round < 3; round += 1)
      expect(await refusalsOf(members)).toEqual(Array.from({ length: 40 }, () => 1));
  });

  it('of a session are counted by it, and a token that is none makes nobody a member', async () => {
    const ann = await world.signIn(people[0]?.no ?? '', people[0]?.name ?? '');
    const member = new TestClient(world.http, '198.51.100.3');
    member.token = ann.client.token;
    await refusedOf(member);
    expect((await refusedOf(member))?.refusal).toBe('tooFrequent');
    // The network has not been counted for any of it.
    const stranger = new TestClient(world.http, '198.51.100.3');
    stranger.token = 'x'.repeat(43);
    expect(await refusalsOf(Array.from({ length: 60 }, () => stranger))).not.toContain('tooFrequent');
    stranger.token = 'y'.repeat(43);
    expect((await refusedOf(stranger))?.refusal).toBe('tooFrequent');
  });
});

describe('the searches of many networks at once', () => {
  it('find a place for 66 strangers, tell the others when to come back, and leave room for a member', async () => {
    const world = await openShopWorld('embedded', { sessionPace: 30 });
    await world.sell({ name: 'Steel flask', price: 30n });
    const ann = await world.join('annlee', { by: world.rootCode, contact: 'root', zone: 'A' });
    const search = (client: TestClient) => client.call('shop.search', { query: { words: 'flask' } });
    // While this transaction has the only connection, no search ends.
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const holding = transact(world.ports.db, async () => {
      await released;
      return accept(undefined);
    });
    const refused: Awaited<ReturnType<typeof search>>[] = [];
    const strangers = Array.from({ length: 70 }, async (_, no) => {
      const answer = await search(new TestClient(world.http, `198.51.100.${no}`));
      if (answer.refusal) refused.push(answer);
      return answer.refusal;
    });
    await expect.poll(() => refused.length).toBe(4);
    const member = search(ann.client);
    release();
    await holding;
    expect((await member).value.items).toHaveLength(1);
    expect((await Promise.all(strangers)).filter((refusal) => refusal === undefined)).toHaveLength(66);
    for (const { status, refusal, raw } of refused)
      expect([status, refusal, raw.headers['retry-after']]).toEqual([429, 'serverBusy', '2']);
    await world.close();
  });
});

describe('the searches of a process', () => {
  const member = (no: number) => ({ session: `member:${no}` });
  const stranger = (no: number) => ({ network: `198.51.100.${no}` });

  it('are two of strangers at once, those of members go before them, and who finds no place is refused', async () => {
    const admission = new Admission(limitsAt(30));
    const started: string[] = [];
    const ends: (() => void)[] = [];
    const run = (who: Parameters<Admission['search']>[0], name: string) =>
      admission.search(who, async () => {
        started.push(name);
        await new Promise<void>((end) => void ends.push(end));
        return accept(name);
      });
    const strangers = Array.from({ length: 66 }, (_, no) => run(stranger(no), `stranger ${no}`));
    expect(started).toEqual(['stranger 0', 'stranger 1']);
    await expect(run(stranger(99), 'one too many')).rejects.toThrow(BusyError);
    const members = Array.from({ length: 7 }, (_, no) => run(member(no), `member ${no}`));
    expect(started.slice(2)).toEqual([0, 1, 2, 3, 4, 5].map((no) => `member ${no}`));
    ends.shift()?.();
    await strangers[0];
    // The place of a stranger goes to the member that waits.
    expect(started.at(-1)).toBe('member 6');
    for (let turn = 0; turn < 72; turn += 1) {
      await expect.poll(() => ends.length, { interval: 1 }).toBeGreaterThan(0);
      ends.shift()?.();
    }
    expect(await Promise.all([...strangers, ...members])).toHaveLength(73);
  });
});
