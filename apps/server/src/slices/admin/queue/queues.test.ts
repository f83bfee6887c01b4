import { ROLES, type Role } from '@greenhall/domain/admin/roles';
import { TestClient } from '@greenhall/test-kit/client';
import { ENGINES } from '@greenhall/test-kit/database';
import { operatorCaller } from '@greenhall/test-kit/operators';
import { type WalletWorld, openWalletWorld } from '@greenhall/test-kit/wallet-world';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allChecks } from '../../../compose.ts';
import { bindSlice } from '../../../platform/http/bind.ts';
import { OPERATOR_COOKIE } from '../../../platform/http/caller.ts';
import { createHttp } from '../../../platform/http/server.ts';
import { adminHandlers } from '../routes.ts';

describe.each(ENGINES)('what waits for operators on the %s database', (engine) => {
  let world: WalletWorld;
  let http: Awaited<ReturnType<typeof createHttp>>;
  beforeAll(async () => {
    world = await openWalletWorld(engine);
    http = await createHttp(world.ports.settings, world.ports.log);
    // The cookie says which roles its operator has.
    const operator = async (cookie: string) => {
      const [name = '', roles = ''] = cookie.split('|');
      return operatorCaller(name, [], roles.split(' ') as Role[]);
    };
    bindSlice(http, { member: world.auth.member, operator }, 'admin', adminHandlers(world.ports, allChecks));
  });
  afterAll(async () => {
    await http.close();
    await world.close();
  });

  const as = (username: string, ...roles: Role[]): TestClient => {
    const client = new TestClient(http);
    client.setCookie(OPERATOR_COOKIE, `${username}|${roles.join(' ')}`);
    return client;
  };
  const queuesOf = async (client: TestClient) => (await client.call('admin.queues')).value.items;

  it('shows each role the queues of the lists that it may read', async () => {
    const shown = new Map<Role, string[]>();
    for (const role of ROLES)
      shown.set(
        role,
        (await queuesOf(as(role, role))).map(({ name }) => name),
      );
    expect(Object.fromEntries(shown)).toMatchInlineSnapshot(`
      {
        "accountant": [
          "rechargesToCheck",
          "rechargesToBook",
          "withdrawalsToApprove",
          "withdrawalsToPay",
          "ordersToShip",
          "returns",
          "proposals",
        ],
        "appeals": [
          "appeals",
          "proposals",
        ],
        "auditor": [
          "verifications",
          "rechargesToCheck",
          "rechargesToBook",
          "withdrawalsToApprove",
          "withdrawalsToPay",
          "appeals",
          "ordersToShip",
          "returns",
          "proposals",
        ],
        "compliance": [
          "verifications",
          "conversations",
          "rechargesToCheck",
          "rechargesToBook",
          "withdrawalsToApprove",
          "withdrawalsToPay",
          "appeals",
          "ordersToShip",
          "returns",
          "proposals",
        ],
        "content": [
          "proposals",
        ],
        "shop": [
          "ordersToShip",
          "returns",
        ],
        "super": [
          "verifications",
          "conversations",
          "rechargesToCheck",
          "rechargesToBook",
          "withdrawalsToApprove",
          "withdrawalsToPay",
          "appeals",
          "ordersToShip",
          "returns",
          "proposals",
        ],
        "support": [
          "verifications",
          "conversations",
          "rechargesToCheck",
          "rechargesToBook",
          "withdrawalsToApprove",
          "withdrawalsToPay",
          "appeals",
          "ordersToShip",
          "returns",
        ],
      }
    `);
  });

  it('counts what waits and says since when, and forgets it once it is answered', async () => {
    const { db, clock } = world.ports;
    expect((await queuesOf(as('otto', 'super'))).filter(({ waiting }) => waiting > 0)).toEqual([]);
    const first = clock.now().toISOString();
    await world.ann.client.upload('messages.send', { text: 'Where is my order?' }, {});
    clock.advance(60_000);
    await world.bo.client.upload('messages.send', { text: 'And mine?' }, {});
    const waiting = (await queuesOf(as('otto', 'super'))).filter((one) => one.waiting > 0);
    expect(waiting).toEqual([{ name: 'conversations', waiting: 2, oldest: first }]);
    await sql`update messages_conversation set state = 'closed', waiting_since = null, waiting_position = null`.execute(
      db,
    );
    expect((await queuesOf(as('otto', 'super'))).filter((one) => one.waiting > 0)).toEqual([]);
  });

  it('lets a proposal wait for others than its maker, and for those alone who may decide it', async () => {
    const off = { params: { name: 'activation' as const }, body: { on: false, reason: 'a look at the figures' } };
    await as('otto', 'super').call('admin.setSwitch', off);
    await as('otto', 'super').call('admin.setSwitch', { ...off, body: { on: true, reason: 'they are right' } });
    const proposals = async (client: TestClient) =>
      (await queuesOf(client)).find(({ name }) => name === 'proposals')?.waiting;
    expect(await proposals(as('otto', 'super'))).toBe(0);
    expect(await proposals(as('olga', 'super'))).toBe(1);
    expect(await proposals(as('olga', 'auditor'))).toBe(0);
  });

  it('is nothing for whoever is not signed in', async () => {
    expect((await new TestClient(http).call('admin.queues')).refusal).toBe('notSignedIn');
  });
});
