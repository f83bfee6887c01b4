import { DEFAULT_PLAN } from '@greenhall/domain/members/plan';
import type { Role } from '@greenhall/domain/admin/roles';
import { DAY, dateOf, dayOf } from '@greenhall/domain/shared/time';
import { TestClient } from '@greenhall/test-kit/client';
import { approveShown } from '@greenhall/test-kit/desk/approve';
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
  const proposals = async () => (await ada.client.call('admin.proposals', { query: {} })).value.items;
  const stateOf = async (id: string) => (await proposals()).find((row) => row.id === id)?.state;
  const approve = ({ client }: Person, id: string) => approveShown(client, id);
  /** A version of the plan that holds in two days. */
  const propose = async ({ client }: Person): Promise<string> => {
    const effectiveOn = dateOf(dayOf(ports.clock.now().getTime()) + 2);
    const body = { plan: presentPlan(DEFAULT_PLAN), effectiveOn, reason: 'a new year' };
    const made = await client.call('stock.proposePlan', { body });
    expect(made.refusal).toBeUndefined();
    return made.value.id;
  };
  const announced = async (maker: Person, checker: Person): Promise<string> => {
    const id = await propose(maker);
    expect((await approve(checker, id)).value.state).toBe('approved');
    return id;
  };
  const end = ({ client }: Person, id: string, how: 'rejectProposal' | 'withdrawProposal') =>
    client.call(`admin.${how}`, { params: { id }, body: { reason: 'proposed anew' } });
  /** The version that would be in force in so many days, if nothing changes. */
  const inForce = async (days: number) =>
    (await planOfDay(ports.db, dayOf(ports.clock.now().getTime()) + days)).version;

  it('lets no version of the plan take effect that it has proposed: it waits, and nobody approves it', async () => {
    const [maker, checker, third] = (await appoint(3, ['compliance'])) as [Person, Person, Person];
    const before = await inForce(9);
    const id = await announced(maker, checker);
    expect(await inForce(9)).toBe(before + 1);
    expect((await suspend(maker)).refusal).toBeUndefined();
    expect(await stateOf(id)).toBe('proposed');
    expect((await latestActs(ports.db, 2)).find(({ act }) => act === 'proposal.reopen')).toMatchObject({
      operator: null,
      subject: id,
    });
    expect((await approve(third, id)).refusal).toBe('statusChanged');
    expect(await inForce(9)).toBe(before);
    expect((await end(third, id, 'rejectProposal')).refusal).toBeUndefined();
  });

  it('lets one that it has approved wait until another operator approves it, as the version that it was', async () => {
    const [maker, checker, third] = (await appoint(3, ['compliance'])) as [Person, Person, Person];
    const before = await inForce(2);
    const id = await announced(maker, checker);
    const version = await inForce(2);
    expect(version).toBeGreaterThan(before);
    await suspend(checker);
    expect([await stateOf(id), await inForce(2)]).toEqual(['proposed', before]);
    expect((await approve(third, id)).refusal).toBeUndefined();
    expect(await inForce(2)).toBe(version);
    expect((await planByVersion(ports.db, version))?.decidedBy).toMatch(/^operator/);
    expect((await end(maker, id, 'withdrawProposal')).value.state).toBe('withdrawn');
    expect(await inForce(2)).toBe(before);
  });

  it('loses only what it needed the role for that it has lost', async () => {
    const [maker] = (await appoint(1, ['compliance', 'content', 'support'])) as [Person];
    const [, checker] = (await appoint(2, ['compliance'])) as [Person, Person];
    const id = await announced(maker, checker);
    const take = async (role: Role) => {
      const body = { role, isGiven: false, reason: 'other work' };
      const { value } = await ada.client.call('admin.changeRole', { params: { id: maker.id }, body });
      expect((await approveShown(grace.client, value.id)).refusal).toBeUndefined();
    };
    await take('content');
    expect(await stateOf(id)).toBe('approved');
    await take('compliance');
    expect(await stateOf(id)).toBe('proposed');
    expect((await end(checker, id, 'rejectProposal')).refusal).toBeUndefined();
  });

  it('opens no live mode that it has proposed', async () => {
    const [maker, checker] = (await appoint(2, ['super'])) as [Person, Person];
    const body = { entity: 'Greenhall Trust AG, HRB 4711', countries: ['DE'], risk: RISK as never, reason: 'ready' };
    const { value } = await maker.client.call('members.proposeLaunch', { body });
    await oneRow(ports.db, sql`update admin_operator set suspended_at = now() where id = ${maker.id} returning id`);
    expect((await approve(checker, value.id)).refusal).toBe('statusChanged');
    expect(await modeOf(ports.db)).toBe('sandbox');
  });

  it('leaves nothing announced when it is suspended while another approves', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [maker, checker] = (await appoint(2, ['compliance'])) as [Person, Person];
      const id = await propose(maker);
      const [approved, suspended] = await Promise.all([approve(checker, id), suspend(maker)]);
      expect(suspended.refusal).toBeUndefined();
      expect([undefined, 'statusChanged']).toContain(approved.refusal);
      expect(await stateOf(id)).toBe('proposed');
      expect((await end(checker, id, 'rejectProposal')).refusal).toBeUndefined();
    }
  });

  it('leaves what is in force as it is, before and after it is noted as applied', async () => {
    const [maker, checker] = (await appoint(2, ['compliance'])) as [Person, Person];
    const id = await announced(maker, checker);
    ports.clock.advance(3 * DAY);
    const version = await inForce(0);
    const [ruler] = (await appoint(3, ['super'])) as [Person, Person, Person];
    const [later] = (await appoint(1, ['compliance'])) as [Person];
    ada = ruler;
    expect((await end(later, id, 'withdrawProposal')).refusal).toBe('alreadyDecided');
    expect((await suspend(maker)).refusal).toBeUndefined();
    expect([await stateOf(id), await inForce(0)]).toEqual(['approved', version]);
    await ports.approvals.due();
    expect((await suspend(checker)).refusal).toBeUndefined();
    expect([await stateOf(id), await inForce(0)]).toEqual(['applied', version]);
  });
});
