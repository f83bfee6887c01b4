import { maskPhone } from '@greenhall/domain/identity/masking';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { DAY, HOUR } from '@greenhall/domain/shared/time';
import type { TestClient } from '@greenhall/test-kit/client';
import { ENGINES } from '@greenhall/test-kit/database';
import { type RoleClients, openRoleClients } from '@greenhall/test-kit/desk/role-clients';
import { declareMembers, latestActs, operatorCaller } from '@greenhall/test-kit/operators';
import { type WalletWorld, openWalletWorld } from '@greenhall/test-kit/wallet-world';
import type { Person } from '@greenhall/test-kit/world';
import { approveShown } from '@greenhall/test-kit/desk/approve';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../../platform/database/database.ts';
import { membersPersonal } from '../store-personal.ts';

const REASON = 'asked by phone about a missing payment';

describe.each(ENGINES)('inspections of members on the %s database', (engine) => {
  let world: WalletWorld;
  let desk: RoleClients;
  let sam: TestClient;
  let cleo: TestClient;
  let dora: TestClient;
  beforeAll(async () => {
    world = await openWalletWorld(engine);
    desk = await openRoleClients(world);
    sam = desk.as('sam', ['support']);
    cleo = desk.as('cleo', ['compliance']);
    dora = desk.as('dora', ['super', 'compliance']);
  });
  afterAll(async () => {
    await desk.close();
    await world.close();
  });

  /** Time passes; sessions of members end by it. */
  const pass = async (ms: number) => {
    world.ports.clock.advance(ms);
    for (const person of [world.ann, world.bo]) Object.assign(person, await world.signIn(person.no, person.name));
  };
  const about = (person: Person) => ({ params: { id: person.no } });
  const inspect = (by: TestClient, person: Person, reason = REASON) =>
    by.call('members.inspect', { ...about(person), body: { category: 'payment', reason } });
  const told = async (person: Person) => (await person.client.call('members.inspections')).value.items;
  const page = async (by: TestClient, person: Person) => (await by.call('members.deskMember', about(person))).value;
  const propose = (by: TestClient, person: Person, days = 30) =>
    by.call('members.proposeInvestigation', { ...about(person), body: { days, reason: REASON } });
  const decide = (by: TestClient, proposal: string | null) => approveShown(by, proposal ?? '');
  /** An investigation that two operators have decided. */
  const investigate = async (person: Person, days = 30) => {
    const { proposal } = (await propose(cleo, person, days)).value;
    expect((await decide(dora, proposal)).status).toBe(200);
    return (await page(cleo, person)).investigations?.[0]?.id ?? '';
  };

  it('shows what stands open without one, and restrictions to those alone who may read them', async () => {
    const { ann } = world;
    await desk.as('cleo', ['super']).call('members.restrict', {
      body: { member: ann.no, kind: 'withdraw', hours: 2, reason: 'a check of its withdrawals' },
    });
    expect(await page(sam, ann)).toMatchObject({
      id: ann.no,
      userid: ann.name,
      isOperators: false,
      inspection: null,
      investigations: null,
      restrictions: [{ kind: 'withdraw' }],
    });
    expect((await page(desk.as('acco', ['accountant']), ann)).restrictions).toBeNull();
    expect((await page(cleo, ann)).investigations).toEqual([]);
    const shop = await desk.as('shop', ['shop']).call('members.deskMember', about(ann));
    expect(shop.refusal).toBe('forbidden');
    expect((await sam.call('members.deskMember', { params: { id: '999999' } })).refusal).toBe('memberNotFound');
  });

  it('opens with a category and a sentence, is logged, and is told with role and number instead of a name', async () => {
    const { ann } = world;
    for (const reason of [' ', 'x', 'nineteen characters', `${' '.repeat(30)}x`, `${REASON}\u0000`])
      expect((await inspect(sam, ann, reason)).refusal, reason).toBe('badRequest');
    const vague = { category: 'curiosity', reason: REASON };
    expect((await sam.call('members.inspect', { ...about(ann), body: vague })).refusal).toBe('badRequest');
    expect(
      (await sam.call('members.inspect', { params: { id: '999999' }, body: { category: 'help', reason: REASON } }))
        .refusal,
    ).toBe('memberNotFound');
    expect((await inspect(desk.as('undeclared', ['support'], null), ann)).refusal).toBe('reviewerUndeclared');
    expect((await inspect(desk.as('relative', ['support'], [ann.no]), ann)).refusal).toBe('reviewerInvolved');
    const opened = (await inspect(sam, ann)).value;
    expect(Date.parse(opened.until) - Date.parse(opened.at)).toBe(HOUR);
    expect((await page(sam, ann)).inspection).toEqual(opened);
    expect((await page(cleo, ann)).inspection).toBeNull();
    expect(await latestActs(world.ports.db, 1)).toMatchObject([
      { operator: 'sam', act: 'member.inspect', subject: ann.no, reason: REASON, role: 'support' },
    ]);
    const [shown] = await told(ann);
    expect(shown).toEqual({
      id: opened.id,
      operator: String(operatorCaller('sam').operatorId),
      roles: ['support'],
      category: 'payment',
      reason: REASON,
      contactSeen: false,
      at: opened.at,
      until: null,
      investigation: null,
    });
    expect(JSON.stringify(shown)).not.toContain('sam');
    expect(await told(world.bo)).toEqual([]);
    const wrong = await ann.client.call('members.inspections', { query: { cursor: 'x' } });
    expect(wrong.refusal).toBe('pageCursorInvalid');
  });

  it('shows phone and e-mail masked, and in full by an act of its own that the member reads', async () => {
    const { ann } = world;
    const { id } = (await inspect(sam, ann)).value;
    const profile = (await sam.call('members.deskProfile', { params: { inspection: id } })).value;
    expect((await latestActs(world.ports.db, 1))[0]).toMatchObject({
      act: 'member.open',
      role: 'support',
      network: '127.0.0.1',
      request: expect.stringMatching(/./),
    });
    const { phone } = (await sam.call('members.unmask', about(ann))).value;
    expect(profile.phone).toBe(maskPhone(phone ?? ''));
    expect((await told(ann))[0]).toMatchObject({ id, contactSeen: true });
    expect((await latestActs(world.ports.db, 1))[0]).toMatchObject({ act: 'member.unmask', subject: ann.no });
    expect((await sam.call('members.unmask', about(world.bo))).refusal).toBe('inspectionOver');
    await sam.call('members.endInspection', about(ann));
    expect((await sam.call('members.unmask', about(ann))).refusal).toBe('inspectionOver');
  });

  it('ends by a press, by the next one, or after an hour, and the member reads when', async () => {
    const { bo, ann } = world;
    const first = (await inspect(sam, bo)).value;
    world.ports.clock.advance(60_000);
    const second = (await inspect(sam, bo)).value;
    const parts = (inspection: string) => sam.call('wallet.deskBalances', { params: { inspection } });
    expect((await parts(first.id)).refusal).toBe('inspectionOver');
    expect((await parts(second.id)).status).toBe(200);
    expect((await sam.call('members.endInspection', about(bo))).status).toBe(200);
    expect((await latestActs(world.ports.db, 1))[0]).toMatchObject({
      act: 'member.endInspection',
      subject: bo.no,
      before: { state: 'running' },
      after: { state: 'ended' },
    });
    expect((await parts(second.id)).refusal).toBe('inspectionOver');
    expect((await sam.call('members.endInspection', about(bo))).refusal).toBe('inspectionOver');
    expect((await told(bo)).map(({ until }) => until)).toEqual([second.at, second.at]);
    const third = (await inspect(sam, ann)).value;
    await pass(HOUR);
    expect((await parts(third.id)).refusal).toBe('inspectionOver');
    expect((await told(ann))[0]?.until).toBe(third.until);
  });

  it('shows where the member is signed in without what signs in, and what it was told', async () => {
    const { ann } = world;
    const { id } = (await inspect(sam, ann)).value;
    const params = { inspection: id };
    const own = (await ann.client.call('identity.sessions')).value.items;
    const seen = (await sam.call('members.deskSessions', { params })).value.items;
    expect(own).toMatchObject(seen);
    expect(seen).toHaveLength(own.length);
    expect(JSON.stringify(seen)).not.toContain(ann.client.token);
    const notices = (await sam.call('notifications.deskNotices', { params })).value.items;
    expect(notices).toEqual((await ann.client.call('notifications.list')).value.items);
    expect(notices.map(({ kind }) => kind)).toContain('restricted');
    const appeals = desk.as('amos', ['appeals']);
    const looked = (await inspect(appeals, ann)).value.id;
    expect((await appeals.call('members.deskProfile', { params: { inspection: looked } })).status).toBe(200);
    expect((await appeals.call('members.deskSessions', { params: { inspection: looked } })).refusal).toBe('forbidden');
  });

  it('lets an operator look sixty times an hour, whatever is looked at', async () => {
    await pass(HOUR);
    const { bo } = world;
    for (let time = 0; time < 30; time += 1) {
      expect((await inspect(sam, bo)).status).toBe(200);
      expect((await sam.call('members.unmask', about(bo))).status).toBe(200);
    }
    expect((await inspect(sam, bo)).refusal).toBe('tooFrequent');
    expect((await sam.call('members.unmask', about(bo))).refusal).toBe('tooFrequent');
    await pass(HOUR);
    expect((await inspect(sam, bo)).status).toBe(200);
  });

  describe('of an account that belongs to an operator', () => {
    let bound: Person;
    beforeAll(async () => {
      bound = await world.join('boundone', { by: world.ann.code, contact: 'annlee', zone: 'B' });
      await declareMembers(world.ports, 'olga', [memberNumber(world.bo.no)]);
      // Whoever is bound to an account counts as the same person.
      await run(
        world.ports.db,
        sql`insert into network_link (main, sub, state, applied_at, expires_at, bound_at)
            values (${world.bo.no}, ${bound.no}, 'bound', now(), now() + interval '7 days', now())`,
      );
    });
    const ask = (by: TestClient, person: Person) =>
      by.call('members.proposeInspection', { ...about(person), body: { category: 'law', reason: REASON } });

    it('are refused to one operator alone, also of what is bound to it', async () => {
      for (const person of [world.bo, bound])
        for (const by of [sam, cleo, dora]) {
          expect((await inspect(by, person)).refusal).toBe('inspectionTakesTwo');
          expect((await page(by, person)).isOperators).toBe(true);
        }
      expect((await ask(sam, world.bo)).refusal).toBe('forbidden');
      expect((await ask(cleo, world.ann)).refusal).toBe('statusChanged');
      expect((await ask(desk.as('olga', ['super'], [world.bo.no]), world.bo)).refusal).toBe('reviewerInvolved');
    });

    it('begin for who proposed it when another one of compliance or super approves', async () => {
      const { proposal } = (await ask(cleo, bound)).value;
      expect((await ask(dora, bound)).refusal).toBe('resubmitted');
      expect((await decide(cleo, proposal)).refusal).toBe('fourEyes');
      expect((await decide(desk.as('acco', ['accountant']), proposal)).refusal).toBe('forbidden');
      expect((await decide(desk.as('olga', ['super'], [world.bo.no]), proposal)).refusal).toBe('reviewerInvolved');
      expect((await page(cleo, bound)).inspection).toBeNull();
      expect((await decide(dora, proposal)).status).toBe(200);
      const { inspection } = await page(cleo, bound);
      const params = { inspection: inspection?.id ?? '' };
      expect((await cleo.call('wallet.deskBill', { params })).status).toBe(200);
      expect((await dora.call('wallet.deskBill', { params })).refusal).toBe('notFound');
      const [shown] = await told(Object.assign(bound, await world.signIn(bound.no, bound.name)));
      expect(shown).toMatchObject({
        roles: ['compliance'],
        category: 'law',
        operator: String(operatorCaller('cleo').operatorId),
      });
      await pass(HOUR);
      expect((await cleo.call('wallet.deskBill', { params })).refusal).toBe('inspectionOver');
    });

    it('close when the account turns out to be an operator’s while one operator looks', async () => {
      const { ann } = world;
      const params = { inspection: (await inspect(sam, ann)).value.id };
      expect((await sam.call('wallet.deskBalances', { params })).status).toBe(200);
      await declareMembers(world.ports, 'anja', [memberNumber(ann.no)]);
      expect((await sam.call('wallet.deskBalances', { params })).refusal).toBe('inspectionTakesTwo');
      expect((await sam.call('members.unmask', about(ann))).refusal).toBe('inspectionTakesTwo');
      await run(world.ports.db, sql`delete from admin_declaration`);
      await run(world.ports.db, sql`delete from network_link`);
    });
  });

  describe('under an investigation', () => {
    it('is proposed for 90 days at most, by compliance or super, and decided by another', async () => {
      const { ann } = world;
      for (const days of [0, 91, 1.5])
        expect((await propose(cleo, ann, days)).refusal, String(days)).toBe('badRequest');
      expect((await propose(sam, ann)).refusal).toBe('forbidden');
      expect((await propose(desk.as('cleo', ['compliance'], [ann.no]), ann)).refusal).toBe('reviewerInvolved');
      const { proposal } = (await propose(cleo, ann, 90)).value;
      expect((await propose(dora, ann)).refusal).toBe('resubmitted');
      const inbox = (await dora.call('admin.decisions', { query: { view: 'waiting' } })).value.items;
      expect(inbox.find(({ id }) => id === proposal)).toMatchObject({
        obstacle: null,
        proposal: { kind: 'memberInvestigated', changes: [{ field: 'investigatedDays', from: '0', to: '90' }] },
      });
      // Who could not decide about it does not learn of it.
      const strangers = [
        desk.as('acco', ['accountant']),
        desk.as('dora', ['super'], [ann.no]),
        desk.as('audi', ['auditor']),
      ];
      for (const by of strangers) {
        expect((await by.call('admin.proposals', { query: {} })).value.items).not.toContainEqual(
          expect.objectContaining({ id: proposal }),
        );
        expect((await by.call('admin.decisions', { query: { view: 'all' } })).value.items).not.toContainEqual(
          expect.objectContaining({ id: proposal }),
        );
      }
      const mine = (await cleo.call('admin.decisions', { query: { view: 'mine' } })).value.items;
      expect(mine).toContainEqual(expect.objectContaining({ id: proposal, obstacle: 'fourEyes' }));
      expect((await decide(cleo, proposal)).refusal).toBe('fourEyes');
      expect((await page(cleo, ann)).investigations).toEqual([]);
      await pass(7 * DAY);
      await world.ports.approvals.due();
      expect((await decide(dora, proposal)).refusal).toBe('alreadyDecided');
      expect((await page(cleo, ann)).investigations).toEqual([]);
    });

    it('is hidden from the member and its copy while it runs, and shown with its time afterwards', async () => {
      const { ann } = world;
      const before = await told(ann);
      const id = await investigate(ann);
      expect((await propose(dora, ann)).refusal).toBe('investigationRuns');
      const hidden = (await inspect(cleo, ann)).value;
      await cleo.call('members.unmask', about(ann));
      await cleo.call('members.endInspection', about(ann));
      expect(await told(ann)).toEqual(before);
      const copied = async () =>
        (
          await membersPersonal
            .find(({ name }) => name === 'inspections')
            ?.page(world.ports.db, memberNumber(ann.no), 0n, world.ports.clock.now())
        )?.map((row) => String(row.id));
      expect(await copied()).not.toContain(hidden.id);
      // Who cannot decide about investigations looks openly.
      const open = (await inspect(sam, ann)).value;
      expect((await told(ann))[0]?.id).toBe(open.id);
      expect((await page(cleo, ann)).investigations).toMatchObject([
        { id, isRunning: true, inspections: 1, endedBy: null },
      ]);
      expect((await page(sam, ann)).investigations).toBeNull();
      expect((await page(desk.as('cleo', ['compliance'], [ann.no]), ann)).investigations).toBeNull();

      const end = (by: TestClient, which = id) =>
        by.call('members.endInvestigation', { params: { id: which }, body: { reason: REASON } });
      expect((await end(sam)).refusal).toBe('forbidden');
      expect((await end(dora, '999999')).refusal).toBe('notFound');
      expect((await end(desk.as('dora', ['super'], [ann.no]))).refusal).toBe('reviewerInvolved');
      world.ports.clock.advance(60_000);
      expect((await end(dora)).status).toBe(200);
      expect((await end(dora)).refusal).toBe('alreadyDecided');
      expect((await latestActs(world.ports.db, 1))[0]).toMatchObject({
        act: 'investigation.end',
        subject: id,
        operator: 'dora',
      });
      const shown = (await told(ann)).find((one) => one.id === hidden.id);
      expect(shown).toMatchObject({ contactSeen: true, roles: ['compliance'] });
      expect(shown?.investigation?.until).toBe(world.ports.clock.now().toISOString());
      expect(await copied()).toContain(hidden.id);
    });

    it('is shown when its days are over, without anybody ending it', async () => {
      const { bo } = world;
      await investigate(bo, 90);
      const hidden = (await inspect(cleo, bo)).value;
      await pass(90 * DAY - 1);
      expect((await told(bo)).map(({ id }) => id)).not.toContain(hidden.id);
      await pass(1);
      const shown = (await told(bo)).find(({ id }) => id === hidden.id);
      const { from = '', until = '' } = shown?.investigation ?? {};
      expect(Date.parse(until) - Date.parse(from)).toBe(90 * DAY);
      expect((await page(cleo, bo)).investigations).toMatchObject([{ isRunning: false, endedBy: null }]);
    });
  });
});
