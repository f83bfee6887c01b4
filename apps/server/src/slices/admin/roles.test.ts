import { type RouteKey, routes } from '@greenhall/contract/routes';
import { type Route, defineRoutes } from '@greenhall/contract/shared/route';
import { accept } from '@greenhall/domain/shared/result';
import { CATALOGUE } from '@greenhall/domain/shared/codes';
import { ROLES, type Role, mayDo } from '@greenhall/domain/admin/roles';
import { MINUTE } from '@greenhall/domain/shared/time';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { TestClient } from '@greenhall/test-kit/client';
import { latestActs, operatorCaller } from '@greenhall/test-kit/operators';
import { PAY, type WalletWorld, openWalletWorld } from '@greenhall/test-kit/wallet-world';
import { approveShown } from '@greenhall/test-kit/desk/approve';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { slices } from '../../compose.ts';
import { transact } from '../../platform/database/transact.ts';
import { recordRefusedRight } from '../../platform/audit/refused-rights.ts';
import { type AuthPort, OPERATOR_COOKIE } from '../../platform/http/caller.ts';
import { bindSlice } from '../../platform/http/bind.ts';
import { createHttp } from '../../platform/http/server.ts';
import { liveHandlers } from '../../platform/live/tickets.ts';
import { platformHandlers } from '../../platform/writes/own-routes.ts';
import { insertAccount } from '../wallet/account/store-accounts.ts';

/** Every route of operators by its key. */
const DESK = Object.entries(routes).flatMap(([slice, ofSlice]) =>
  Object.entries<Route>(ofSlice).flatMap(([name, route]) =>
    route.access === 'operator' ? [{ key: `${slice}.${name}` as RouteKey, route }] : [],
  ),
);
const STEPS: Readonly<Record<string, string>> = { day: '2026-01-01', name: 'registration' };

let world: WalletWorld;
let http: Awaited<ReturnType<typeof createHttp>>;
beforeAll(async () => {
  world = await openWalletWorld('embedded');
  const { ports } = world;
  http = await createHttp(ports.settings, ports.log);
  // The cookie says which roles its operator has.
  const operator = async (cookie: string) => {
    const [name = '', roles = ''] = cookie.split('|');
    return operatorCaller(name, [], roles.split(' ') as Role[]);
  };
  const auth: AuthPort = {
    member: world.auth.member,
    operator,
    refusedRight: (caller, route, origin) => recordRefusedRight(ports, { caller, route, origin }),
  };
  bindSlice(
    http,
    auth,
    'platform',
    platformHandlers(ports, async () => 'sandbox'),
  );
  bindSlice(http, auth, 'live', liveHandlers(ports));
  for (const { bind } of slices) bind?.(http, auth, ports);
});
afterAll(async () => {
  expect(await world.faults()).toEqual([]);
  await http.close();
  await world.close();
});

/** The refusal of a route, asked without key and signature: a write that is admitted goes no further than that. */
async function refusalOf(route: Route, by: { cookie?: string; token?: string | undefined }): Promise<string> {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => STEPS[name] ?? '999999');
  const answer = await http.inject({
    method: route.method,
    url: `/api${path}`,
    cookies: by.cookie ? { [OPERATOR_COOKIE]: by.cookie } : {},
    headers: by.token ? { authorization: `Bearer ${by.token}` } : {},
  });
  const { code } = answer.body.startsWith('{') ? answer.json<{ code?: number }>() : {};
  return code === undefined ? 'none' : String(code);
}

const FORBIDDEN = String(CATALOGUE.forbidden.code);
const NOT_SIGNED_IN = String(CATALOGUE.notSignedIn.code);

describe('every route of operators', () => {
  it('names its right, or it does not compile; others name none', () => {
    const route = { method: 'GET', path: '/x', summary: 'x', response: z.object({}), refusals: [] } as const;
    // @ts-expect-error a route of operators without its act
    defineRoutes({ bare: { ...route, access: 'operator' } });
    // @ts-expect-error a route of members with an act
    defineRoutes({ member: { ...route, access: 'member', act: 'admin.audit', needs: 'read' } });
    expect(DESK.length).toBeGreaterThan(50);
  });

  it.each(ROLES)('is open to the role %s as far as the table says, and refused with 5009 beyond', async (role) => {
    const wrong: string[] = [];
    for (const { key, route } of DESK) {
      const may = [route.needs].flat().some((capability) => mayDo([role], route.act, capability));
      const refusal = await refusalOf(route, { cookie: `${role}1|${role}` });
      if ((refusal === FORBIDDEN) === may) wrong.push(`${key}: ${refusal}`);
    }
    expect(wrong).toEqual([]);
  });

  it('leaves one entry a route and minute in the audit log where the role does not reach', async () => {
    const client = new TestClient(http);
    client.setCookie(OPERATOR_COOKIE, 'rita9|content');
    const refused = async () =>
      (await latestActs(world.ports.db, 1_000))
        .filter(({ operator }) => operator === 'rita9')
        .map(({ act, subject }) => [act, subject]);
    for (const _ of [1, 2, 3]) expect((await client.call('admin.audit')).refusal).toBe('forbidden');
    expect((await client.call('admin.checkLedger')).refusal).toBe('forbidden');
    expect(await refused()).toEqual([
      ['right.refused', 'admin.checkLedger'],
      ['right.refused', 'admin.audit'],
    ]);
    world.ports.clock.advance(MINUTE);
    expect((await client.call('admin.audit')).refusal).toBe('forbidden');
    expect(await refused()).toHaveLength(3);
  });

  it('is closed to members and to strangers', async () => {
    for (const by of [{ token: world.ann.client.token }, {}])
      for (const { key, route } of DESK) expect([key, await refusalOf(route, by)]).toEqual([key, NOT_SIGNED_IN]);
  });
});

describe('a route that is used for two steps', () => {
  const desk = (name: string, ...roles: Role[]): TestClient => {
    const client = new TestClient(http);
    client.setCookie(OPERATOR_COOKIE, `${name}|${roles.join(' ')}`);
    return client;
  };

  it('asks for the right of the step: compliance approves a withdrawal, an accountant pays it', async () => {
    const { ann, ports } = world;
    await world.give(ann, { usdt: 500n });
    const account = { address: '0x52908400098527886E0F7030069857D2E4169EE7', label: 'main', isDefault: true };
    const at = ports.clock.now();
    const made = await transact(ports.db, async (tx) =>
      accept(await insertAccount(tx, { memberNo: memberNumber(ann.no), network: 'BEP20', ...account, usableAt: at })),
    );
    if (!made.ok) throw new Error(made.refusal);
    const { value } = await ann.client.call('wallet.accounts');
    const body = { account: value.items[0]?.id, amount: '100', payPassword: PAY };
    const { id } = (await ann.client.call('wallet.withdraw', { body })).value;
    const approve = (client: TestClient) =>
      client.call('wallet.approveWithdrawal', { params: { id }, body: { reference: `0x${'7'.repeat(64)}` } });
    expect((await approve(desk('cora1', 'compliance'))).value.state).toBe('approved');
    expect((await approve(desk('carl2', 'compliance'))).refusal).toBe('forbidden');
    expect((await approve(desk('adam3', 'accountant'))).value.state).toBe('paid');
  });

  it('lets who may only propose ask for an open market, but not close one', async () => {
    const [market] = (await desk('adam3', 'accountant').call('otc.deskMarkets')).value.items;
    const set = (client: TestClient, isOpen: boolean) =>
      client.call('otc.setMarket', {
        params: { id: market?.id ?? '' },
        body: { isOpen, reason: 'its nodes are being replaced' },
      });
    expect((await set(desk('adam3', 'accountant'), false)).refusal).toBe('forbidden');
    expect((await set(desk('cora1', 'compliance'), false)).value.proposal).toBe(null);
    const { proposal } = (await set(desk('adam3', 'accountant'), true)).value;
    const decide = (client: TestClient) => approveShown(client, proposal ?? '');
    expect((await decide(desk('amy4', 'accountant'))).refusal).toBe('forbidden');
    expect((await decide(desk('cora1', 'compliance'))).value.state).toBe('applied');
  });

  it('needs all of a right from one operator: two halves of two roles count for one who has both', async () => {
    const both = desk('bea5', 'support', 'accountant');
    expect((await both.call('wallet.deskRecharges')).status).toBe(200);
    expect((await both.call('otc.deskAppeals')).status).toBe(200);
    expect((await both.call('admin.audit')).refusal).toBe('forbidden');
  });
});
