import type { ClientKey } from '@greenhall/contract/generated/paths';
import { DAY } from '@greenhall/domain/shared/time';
import { PAY, type WalletWorld, openWalletWorld } from '@greenhall/test-kit/wallet-world';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

/** The most statements of a read of the screens that are opened most, the session's included. A number may only fall. */
const MOST: readonly (readonly [route: ClientKey, most: number, query: Readonly<Record<string, string>>])[] = [
  ['messages.state', 2, {}],
  ['members.me', 3, {}],
  ['members.nextStep', 3, {}],
  ['wallet.balances', 2, {}],
  ['wallet.history', 3, {}],
  ['wallet.bill', 5, { limit: '5' }],
  ['wallet.activity', 7, {}],
  ['wallet.transfers', 3, { state: 'held' }],
  ['otc.trades', 3, { open: '1' }],
  ['notifications.state', 2, {}],
  ['otc.markets', 3, {}],
  ['stock.holding', 3, {}],
  ['content.noticeState', 3, { language: 'en' }],
  ['wallet.payees', 3, {}],
  ['identity.security', 3, {}],
];

describe('reads of the screens that are opened most', () => {
  let world: WalletWorld;
  beforeAll(async () => {
    world = await openWalletWorld('postgresql');
    await world.give(world.ann, { mey: 10_000n });
  });
  afterAll(() => world.close());
  afterEach(() => vi.restoreAllMocks());

  const read = (route: ClientKey, query: Readonly<Record<string, string>> = {}) =>
    world.ann.client.call(route, { query });

  /** The statements that a read sends once everything is known that a process keeps. */
  async function statementsOf(route: ClientKey, query?: Readonly<Record<string, string>>): Promise<number> {
    expect((await read(route, query)).status).toBe(200);
    const sent = vi.spyOn(pg.Client.prototype, 'query');
    await read(route, query);
    const count = sent.mock.calls.length;
    sent.mockRestore();
    return count;
  }

  const send = async (sum: string) => {
    const body = { payee: 'bochen', coin: 'mey', amount: sum, payPassword: PAY } as const;
    expect((await world.ann.client.call('wallet.transfer', { body })).status).toBe(200);
  };

  it('take as many statements for ten days of activity as for one', async () => {
    await send('1');
    const one = await statementsOf('wallet.activity');
    for (let day = 0; day < 9; day += 1) {
      world.ports.clock.advance(DAY);
      await send('1');
    }
    expect((await read('wallet.activity')).value).toMatchObject({ items: { length: 10 } });
    expect(await statementsOf('wallet.activity')).toBe(one);
  });

  it('find the session once where several are asked for in one request', async () => {
    const of = JSON.stringify([{ route: 'messages.state' }, { route: 'wallet.balances' }]);
    const alone = (await statementsOf('messages.state')) + (await statementsOf('wallet.balances'));
    expect(await statementsOf('platform.reads', { of })).toBe(alone - 1);
  });

  it.each(MOST)('%s takes at most %i statements', async (route, most, query) => {
    expect(await statementsOf(route, query)).toBeLessThanOrEqual(most);
  });
});
