import { READS_AT_ONCE } from '@greenhall/contract/platform';
import { accept, refuse } from '@greenhall/domain/shared/result';
import type { TestClient } from '@greenhall/test-kit/client';
import { type WalletWorld, openWalletWorld } from '@greenhall/test-kit/wallet-world';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

/** What home reads first. */
const HOME = [
  { route: 'members.me' },
  { route: 'wallet.balances' },
  { route: 'members.nextStep' },
  { route: 'otc.trades', query: { open: '1' } },
  { route: 'wallet.transfers', query: { state: 'held' } },
  { route: 'content.noticeState', query: { language: 'en' } },
  { route: 'wallet.bill', query: { limit: 5 } },
  { route: 'messages.state' },
] as const;

describe('several reads in one request', () => {
  let world: WalletWorld;
  beforeAll(async () => {
    world = await openWalletWorld('postgresql');
    await world.give(world.ann, { mey: 100n });
  });
  afterAll(() => world.close());

  const ask = (client: TestClient, of: unknown) =>
    client.call('platform.reads', { query: { of: typeof of === 'string' ? of : JSON.stringify(of) } });
  const answersTo = async (client: TestClient, of: readonly object[]) => {
    const { refusal, value } = await ask(client, of);
    expect(refusal).toBeUndefined();
    return value.answers;
  };
  const refusalsOf = async (client: TestClient, of: readonly object[]) =>
    (await answersTo(client, of)).map(({ status, body }) =>
      status === 200 ? 'answered' : (body as { title: string }).title,
    );

  it('are answered as each by itself', async () => {
    const { client } = world.ann;
    const answers = await answersTo(client, HOME);
    for (const [index, { route, ...parts }] of HOME.entries()) {
      const query =
        'query' in parts ? Object.fromEntries(Object.entries(parts.query).map(([k, v]) => [k, String(v)])) : {};
      const alone = await client.call(route, { query });
      expect(answers[index], route).toEqual({ status: 200, body: JSON.parse(alone.raw.body) });
    }
  });

  it('that are refused leave the others answered', async () => {
    const of = [
      { route: 'wallet.balances' },
      { route: 'wallet.movement', params: { id: '999999' } },
      { route: 'wallet.bill', query: { limit: 'many' } },
      { route: 'wallet.bill', query: { limit: null } },
      { route: 'wallet.nothing' },
      { route: 'toString' },
      { route: 'platform.reads', query: { of: '[]' } },
      { route: 'wallet.transfer' },
      { route: 'wallet.statement' },
      { route: 'members.list' },
      { route: 'members.find', query: { text: 'a' } },
    ];
    expect(await refusalsOf(world.ann.client, of)).toEqual([
      'answered',
      'notFound',
      'badRequest',
      'answered',
      ...Array.from({ length: 7 }, () => 'badRequest'),
    ]);
  });

  it('need the session, and the rights of each', async () => {
    const { no, name, client } = world.bo;
    const token = client.token ?? '';
    client.token = undefined;
    expect((await ask(client, [{ route: 'platform.status' }])).refusal).toBe('notSignedIn');
    client.token = token;
    const kept = client.cookies();
    client.dropCookies();
    const delivery = { route: 'shop.delivery', params: { id: '1' } };
    expect(await refusalsOf(client, [{ route: 'members.me' }, delivery])).toEqual(['answered', 'notSignedIn']);
    for (const [cookie, value] of Object.entries(kept)) client.setCookie(cookie, value);
    expect(await refusalsOf(client, [delivery])).toEqual(['notFound']);
    const acting = await world.signIn(no, name, true);
    expect(await refusalsOf(acting.client, [{ route: 'members.me' }, delivery])).toEqual(['answered', 'actingFor']);
  });

  it.each([['nothing'], ['{}'], ['[]'], ['[1]'], ['[{"route":1}]'], ['[{"route":"members.me","query":{"a":[]}}]']])(
    'are refused as %s',
    async (of) => {
      expect((await ask(world.ann.client, of)).refusal).toBe('badRequest');
    },
  );

  it('are at most twelve, and each counts', async () => {
    const { client } = world.bo;
    const many = Array.from({ length: READS_AT_ONCE + 1 }, () => ({ route: 'members.me' }));
    expect((await ask(client, many)).refusal).toBe('badRequest');
    const admit = vi.spyOn(world.http.admission, 'admit');
    admit.mockReturnValueOnce(accept(undefined)).mockReturnValueOnce(refuse('tooFrequent', { seconds: 1 }));
    const expected = ['tooFrequent', ...many.slice(2).map(() => 'answered')];
    expect(await refusalsOf(client, many.slice(1))).toEqual(expected);
    expect(admit).toHaveBeenCalledTimes(1 + READS_AT_ONCE);
    admit.mockRestore();
  });
});
