import { ROLES, type Role } from '@greenhall/domain/admin/roles';
import { HOUR } from '@greenhall/domain/shared/time';
import type { TestClient } from '@greenhall/test-kit/client';
import { ENGINES } from '@greenhall/test-kit/database';
import { type RoleClients, openRoleClients } from '@greenhall/test-kit/desk/role-clients';
import { type WalletWorld, openWalletWorld } from '@greenhall/test-kit/wallet-world';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe.each(ENGINES)('what waits for operators on the %s database', (engine) => {
  let world: WalletWorld;
  let desk: RoleClients;
  beforeAll(async () => {
    world = await openWalletWorld(engine);
    desk = await openRoleClients(world);
  });
  afterAll(async () => {
    await desk.close();
    await world.close();
  });

  const as = (username: string, ...roles: Role[]): TestClient => desk.as(username, roles);
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
          "rechargeToCheck",
          "rechargeToBook",
          "withdrawalToApprove",
          "withdrawalToPay",
          "orderToShip",
          "returnRequest",
          "proposal",
        ],
        "appeals": [
          "appeal",
          "proposal",
        ],
        "auditor": [
          "verification",
          "rechargeToCheck",
          "rechargeToBook",
          "withdrawalToApprove",
          "withdrawalToPay",
          "appeal",
          "orderToShip",
          "returnRequest",
          "proposal",
        ],
        "compliance": [
          "verification",
          "conversation",
          "rechargeToCheck",
          "rechargeToBook",
          "withdrawalToApprove",
          "withdrawalToPay",
          "appeal",
          "orderToShip",
          "returnRequest",
          "proposal",
        ],
        "content": [
          "proposal",
        ],
        "shop": [
          "orderToShip",
          "returnRequest",
        ],
        "super": [
          "verification",
          "conversation",
          "rechargeToCheck",
          "rechargeToBook",
          "withdrawalToApprove",
          "withdrawalToPay",
          "appeal",
          "orderToShip",
          "returnRequest",
          "proposal",
        ],
        "support": [
          "verification",
          "conversation",
          "rechargeToCheck",
          "rechargeToBook",
          "withdrawalToApprove",
          "withdrawalToPay",
          "appeal",
          "orderToShip",
          "returnRequest",
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
    expect(waiting).toEqual([{ name: 'conversation', waiting: 2, oldest: first, late: 0 }]);
    await sql`update messages_conversation set state = 'closed', waiting_since = null, waiting_position = null`.execute(
      db,
    );
    expect((await queuesOf(as('otto', 'super'))).filter((one) => one.waiting > 0)).toEqual([]);
  });

  it('counts what waits longer than its way promises, and than an appeal may', async () => {
    const { db, clock } = world.ports;
    await db.transaction().execute(async (tx) => {
      for (const statement of [
        sql`set local session_replication_role = replica`,
        sql`insert into wallet_pay_in_way (id, name, kind, holder, account, least, most, hours, text, state, proposed_at, opened_at, seal)
            overriding system value
            values (1, 'bank', 'bank', 'Greenhall', '1', 1, 2, 24, '', 'open', now(), now(), '')`,
        sql`insert into wallet_recharge (number, member_no, amount, reference, reference_key, voucher, state, made_at, way_id)
            values ('R1', 1, 1, 'r1', 'r1', 'v', 'submitted', ${clock.now()}, 1),
                   ('R2', 1, 1, 'r2', 'r2', 'v', 'submitted', ${clock.now()}, null)`,
        sql`insert into otc_appeal (trade_id, opened_by, reason, state, clock_left_ms, made_at)
            values (1, 'buyer', 'paid', 'inReview', 1, ${clock.now()})`,
      ])
        await statement.execute(tx);
    });
    const late = async () =>
      (await queuesOf(as('otto', 'super')))
        .filter(({ waiting }) => waiting > 0)
        .map((one) => [one.name, one.waiting, one.late]);
    expect(await late()).toEqual([
      ['rechargeToCheck', 2, 0],
      ['appeal', 1, 0],
    ]);
    clock.advance(6 * HOUR + 1);
    expect(await late()).toContainEqual(['appeal', 1, 1]);
    clock.advance(18 * HOUR);
    expect(await late()).toContainEqual(['rechargeToCheck', 2, 1]);
  });

  it('lets a proposal wait for others than its maker, and for those alone who may decide it', async () => {
    const off = { params: { name: 'activation' as const }, body: { on: false, reason: 'a look at the figures' } };
    await as('otto', 'super').call('admin.setSwitch', off);
    await as('otto', 'super').call('admin.setSwitch', { ...off, body: { on: true, reason: 'they are right' } });
    const proposals = async (client: TestClient) =>
      (await queuesOf(client)).find(({ name }) => name === 'proposal')?.waiting;
    expect(await proposals(as('otto', 'super'))).toBe(0);
    expect(await proposals(as('olga', 'super'))).toBe(1);
    expect(await proposals(as('olga', 'auditor'))).toBe(0);
  });

  it('is nothing for whoever is not signed in', async () => {
    expect((await desk.stranger().call('admin.queues')).refusal).toBe('notSignedIn');
  });
});
