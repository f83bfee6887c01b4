import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RouteKey, routes } from '@greenhall/contract/routes';
import type { Route } from '@greenhall/contract/shared/route';
import { type MemberNo, memberNumber } from '@greenhall/domain/shared/member-no';
import { accept } from '@greenhall/domain/shared/result';
import { TestClient } from '@greenhall/test-kit/client';
import { joinMembers, type Settled } from '@greenhall/test-kit/settled-world';
import { readSettings } from '@greenhall/test-kit/settings';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, compose } from './compose.ts';
import { transact } from './platform/database/transact.ts';
import { signIn } from './slices/identity/session/sessions.ts';

const OF_MEMBERS = Object.entries(routes).flatMap(([slice, ofSlice]) =>
  Object.entries<Route>(ofSlice).flatMap(([name, route]) =>
    route.access === 'member' || route.access === 'money' ? [[`${slice}.${name}` as RouteKey, route] as const] : [],
  ),
);
const ORIGIN = { network: '127.0.0.1', device: 'test', language: undefined, request: 'test' };
/** A parameter that every path takes, and that leads to nothing. */
const PARAMS = { id: '999999999', member: '999999999', name: 'nothing', asset: 'mey' };

/** What a route refuses a kind of session before it reads what was sent. */
describe('the doors of members’ routes', () => {
  const directory = mkdtempSync(join(tmpdir(), 'greenhall-doors-'));
  let app: App;
  let [member, another]: Settled[] = [];
  beforeAll(async () => {
    const settings = readSettings({ DATA_DIR: directory, LOG_LEVEL: 'silent' });
    app = await compose(settings, pino({ level: 'silent' }), { inMemory: true });
    [member, another] = await joinMembers(app, ['doorman', 'visitor'], 10n);
  });
  afterAll(async () => {
    await app.close();
    rmSync(directory, { recursive: true, force: true });
  });

  /** A session for one call, so that none is paced. */
  const clientOf = async (actedBy: MemberNo | null) => {
    const client = new TestClient(app.http);
    const call = { origin: ORIGIN, setCookie: (name: string, value: string) => client.setCookie(name, value) };
    const credential = { memberNo: memberNumber(member?.no ?? '0'), username: member?.name ?? '', invitationCode: '' };
    const opened = await transact(app.ports.db, async (tx) =>
      accept(await signIn(app.ports, tx, call, credential, actedBy)),
    );
    if (!opened.ok) throw new Error(opened.refusal);
    client.token = opened.value.token;
    return client;
  };
  const ask = async (client: TestClient, key: RouteKey, { files, body }: Route) =>
    files
      ? (await client.upload(key, {}, {}, PARAMS)).refusal
      : (await client.call(key, { params: PARAMS, ...(body ? { body: {} } : {}) })).refusal;
  const setChanges = (changes: object) =>
    sql`update identity_credential set changes = ${JSON.stringify(changes)}::jsonb
         where member_no = ${BigInt(member?.no ?? 0)}`.execute(app.ports.db);

  it.each(OF_MEMBERS)('%s asks for the cookie, or says why its token is enough', async (key, route) => {
    const client = await clientOf(null);
    client.dropCookies();
    const refused = await ask(client, key, route);
    if (route.access === 'money') expect(refused).toBe('notSignedIn');
    else expect(refused).not.toBe('notSignedIn');
    client.token = undefined;
    expect(await ask(client, key, route)).toBe('notSignedIn');
  });

  it.each(OF_MEMBERS)('%s is open to an acting session, or refuses it first', async (key, route) => {
    const refused = await ask(await clientOf(memberNumber(another?.no ?? '0')), key, route);
    if (route.own) expect(refused).toBe('actingFor');
    else expect(refused).not.toBe('actingFor');
  });

  it.each(OF_MEMBERS.filter(([key]) => key !== 'identity.logout'))(
    '%s speaks of a cool-down only where the contract says so',
    async (key, route) => {
      await setChanges({ loginPassword: app.ports.clock.now().getTime() });
      const refused = await ask(await clientOf(null), key, route);
      await setChanges({});
      if (!route.refusals.includes('coolDown')) expect(refused).not.toBe('coolDown');
    },
  );

  it('the routes that a cool-down closes are these', () => {
    const closed = OF_MEMBERS.filter(([, { refusals }]) => refusals.includes('coolDown')).map(([key]) => key);
    expect(closed.toSorted()).toEqual(
      [
        'members.askExport',
        'members.fetchExport',
        'network.agreeToLink',
        'network.allowNodes',
        'network.applyForLink',
        'network.openReinvestment',
        'network.parentHandOff',
        'network.subHandOff',
        'otc.confirm',
        'otc.post',
        'otc.take',
        'shop.delivery',
        'shop.pay',
        'shop.reveal',
        'stock.activate',
        'stock.sell',
        'wallet.convert',
        'wallet.payPaymentRequest',
        'wallet.transfer',
        'wallet.withdraw',
      ].toSorted(),
    );
  });
});
