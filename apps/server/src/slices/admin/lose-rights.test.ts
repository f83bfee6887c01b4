import { DEFAULT_PLAN } from '@greenhall/domain/members/plan';
import type { Role } from '@greenhall/domain/admin/roles';
import { DAY, dateOf, dayOf } from '@greenhall/domain/shared/time';
import { TestClient } from '@greenhall/test-kit/client';
import { latestActs, settleOperators } from '@greenhall/test-kit/operators';
import { type TestPorts, testPorts } from '@greenhall/test-kit/ports';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneRow } from '../../platform/database/database.ts';
import { bindSlice } from '../../platform/http/bind.ts';
import { OPERATOR_COOKIE } from '../../platform/http/caller.ts';
import { createHttp } from '../../platform/http/server.ts';
import { modeOf, planByVersion, planOfDay } from '../members/index.ts';
import { membersHandlers } from '../members/handlers.ts';
import { presentPlan } from '../stock/plan/plan-wire.ts';
import { stockHandlers } from '../stock/routes.ts';
import { operatorSessions } from './index.ts';
import { adminHandlers } from './routes.ts';

const ROUNDS = 6;
const LANGUAGES = ['zh-Hans', 'zh-Hant', 'en', 'kor', 'jp', 'de', 'spa', 'fra', 'pt', 'th'] as const;
const RISK = Object.fromEntries(LANGUAGES.map((language) => [language, 'You can lose everything. '.repeat(5).trim()]));

/** An operator, with the number that its colleagues name it by. */
interface Person {
  readonly id: string;
  readonly client: TestClient;
}

describe('an operator who may no longer decide, on the postgresql database', () => {
  let ports: TestPorts;
  let http: FastifyInstance;
  let ada: Person;
  let grace: Person;
  let names = 0;

  const appoint = async (count: number, roles: readonly Role[]): Promise<Person[]> => {
    names += count;
    const usernames = Array.from({ length: count }, (_, index) => `operator${names - index}`);
    const settled = await settleOperators(ports, usernames, { roles });
    return Promise.all(
      settled.map(async ({ username, cookie }) => {
        const row = sql<{ id: bigint }>`select id from admin_operator where username = ${username}`;
        const client = new TestClient(http);
        client.setCookie(OPERATOR_COOKIE, cookie);
        return { id: String((await oneRow(ports.db, row)).id), client };
      }),
    );
  };
  beforeAll(async () => {
    ports = await testPorts('postgresql', {}, { mode: 'live' });
    http = await createHttp(ports.settings, ports.log);
    const auth = { member: async () => undefined, operator: operatorSessions(ports) };
    bindSlice(http, auth, 'admin', adminHandlers(ports, []));
    bindSlice(http, auth, 'stock', stockHandlers(ports));
    bindSlice(http, auth, 'members', membersHandlers(ports));
    [ada, grace] = (await appoint(3, ['super'])) as [Person, Person, Person];
  });
  afterAll(async () => {
    await http.close();
    await ports.close();
  });

  const suspend = ({ id }: Person, by = ada) =>
    by.client.call('admin.suspendOperator', { params: { id }, body: { reason: 'has left' } });
  const stateOf = async (version: number) => (await planByVersion(ports.db, version))?.state;
  const approve = ({ client }: Person, version: number) =>
    client.call('stock.approvePlan', { params: { version: String(version) } });
  /** A version that holds in two days. */
  const propose = async ({ client }: Person): Promise<number> => {
    const effectiveOn = dateOf(dayOf(ports.clock.now().getTime()) + 2);
    const { value } = await client.call('stock.proposePlan', {
      body: { plan: presentPlan(DEFAULT_PLAN), effectiveOn },
    });
    return value.version;
  };
  const announced = async (maker: Person, checker: Person): Promise<number> => {
    const version = await propose(maker);
    expect((await approve(checker, version)).refusal).toBeUndefined();
    return version;
  };
  /** The version that would be in force in so many days, if nothing changes. */
  const inForce = async (days: number) =>
    (await planOfDay(ports.db, dayOf(ports.clock.now().getTime()) + days)).version;

  it('lets no version of the plan take effect that it has proposed: it waits, and nobody approves it', async () => {
    const [maker, checker, third] = (await appoint(3, ['compliance'])) as [Person, Person, Person];
    const before = await inForce(9);
    const version = await announced(maker, checker);
    expect((await suspend(maker)).refusal).toBeUndefined();
    expect(await stateOf(version)).toBe('proposed');
    expect((await latestActs(ports.db, 2)).find(({ act }) => act === 'plan.reopen')).toMatchObject({
      operator: null,
      subject: String(version),
      before: { state: 'announced' },
      after: { state: 'proposed' },
    });
    expect((await approve(third, version)).refusal).toBe('statusChanged');
    expect(await inForce(9)).toBe(before);
    const params = { version: String(version) };
    const rejected = await third.client.call('stock.rejectPlan', { params, body: { reason: 'proposed anew' } });
    expect(rejected.refusal).toBeUndefined();
  });

  it('lets one that it has approved wait until another operator approves it', async () => {
    const [maker, checker, third] = (await appoint(3, ['compliance'])) as [Person, Person, Person];
    const version = await announced(maker, checker);
    await suspend(checker);
    expect(await stateOf(version)).toBe('proposed');
    expect((await approve(third, version)).refusal).toBeUndefined();
    expect(await inForce(2)).toBe(version);
  });

  it('loses only what it needed the role for that it has lost', async () => {
    const [maker] = (await appoint(1, ['compliance', 'content', 'support'])) as [Person];
    const [, checker] = (await appoint(2, ['compliance'])) as [Person, Person];
    const version = await announced(maker, checker);
    const take = async (role: Role) => {
      const body = { role, isGiven: false, reason: 'other work' };
      const { value } = await ada.client.call('admin.changeRole', { params: { id: maker.id }, body });
      const decision = { params: { id: value.id }, body: { digest: value.digest } };
      expect((await grace.client.call('admin.approveProposal', decision)).refusal).toBeUndefined();
    };
    await take('content');
    expect(await stateOf(version)).toBe('announced');
    await take('compliance');
    expect(await stateOf(version)).toBe('proposed');
  });

  it('opens no live mode that it has proposed', async () => {
    const [maker, checker] = (await appoint(2, ['super'])) as [Person, Person];
    const body = { entity: 'Greenhall Trust AG, HRB 4711', countries: ['DE'], risk: RISK as never };
    const { value } = await maker.client.call('members.proposeLaunch', { body });
    await oneRow(ports.db, sql`update admin_operator set suspended_at = now() where id = ${maker.id} returning id`);
    const params = { version: String(value.version) };
    expect((await checker.client.call('members.approveLaunch', { params })).refusal).toBe('statusChanged');
    expect(await modeOf(ports.db)).toBe('sandbox');
  });

  it('leaves nothing announced when it is suspended while another approves', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [maker, checker] = (await appoint(2, ['compliance'])) as [Person, Person];
      const version = await propose(maker);
      const [approved, suspended] = await Promise.all([approve(checker, version), suspend(maker)]);
      expect(suspended.refusal).toBeUndefined();
      expect([undefined, 'statusChanged']).toContain(approved.refusal);
      expect(await stateOf(version)).toBe('proposed');
    }
  });

  it('leaves what is in force as it is', async () => {
    const [maker, checker] = (await appoint(2, ['compliance'])) as [Person, Person];
    const version = await announced(maker, checker);
    ports.clock.advance(3 * DAY);
    const [, later] = (await appoint(3, ['super'])) as [Person, Person, Person];
    expect((await suspend(maker, later)).refusal).toBeUndefined();
    expect(await inForce(0)).toBe(version);
  });
});
