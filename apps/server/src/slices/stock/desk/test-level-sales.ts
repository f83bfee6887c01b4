import type { Role } from '@greenhall/domain/admin/roles';
import { CATALOGUE } from '@greenhall/domain/shared/codes';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { accept } from '@greenhall/domain/shared/result';
import { MINUTE } from '@greenhall/domain/shared/time';
import { TestClient } from '@greenhall/test-kit/client';
import { ENGINES } from '@greenhall/test-kit/database';
import { approveShown } from '@greenhall/test-kit/desk/approve';
import { openNode } from '@greenhall/test-kit/network/further-node';
import { operatorCaller } from '@greenhall/test-kit/operators';
import { PAY_PASSWORD, type Person, type World, openWorld } from '@greenhall/test-kit/world';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allChecks } from '../../../compose.ts';
import { runChecks } from '../../../platform/checks.ts';
import { rows } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';
import { bindSlice } from '../../../platform/http/bind.ts';
import { OPERATOR_COOKIE } from '../../../platform/http/caller.ts';
import { adminHandlers } from '../../admin/routes.ts';
import { lockSaleOf, memberState, storeSale } from '../../members/index.ts';
import { walletHandlers } from '../../wallet/routes.ts';
import { stockHandlers } from '../routes.ts';

/** Sales of a level, whose end many approve at once, so many times. */
export function levelSales(rounds: number): void {
  const REASON = 'its terms are looked at again';
  const pay = { payPassword: PAY_PASSWORD };

  interface SalesWorld extends World {
    desk(name: string, role: Role): TestClient;
  }

  /** Members, and operators who are whom their cookie names. */
  async function openSalesWorld(engine: (typeof ENGINES)[number]): Promise<SalesWorld> {
    const world = await openWorld(engine);
    const callers = new Map<string, ReturnType<typeof operatorCaller>>();
    const auth = { member: world.auth.member, operator: async (cookie: string) => callers.get(cookie) };
    bindSlice(world.http, auth, 'stock', stockHandlers(world.ports));
    bindSlice(world.http, auth, 'wallet', walletHandlers(world.ports));
    bindSlice(world.http, auth, 'admin', adminHandlers(world.ports, allChecks));
    const desk = (name: string, role: Role) => {
      callers.set(name, operatorCaller(name, [], [role]));
      const client = new TestClient(world.http);
      client.setCookie(OPERATOR_COOKIE, name);
      return client;
    };
    return { ...world, desk };
  }

  const propose = (world: SalesWorld, level: number, to: 'open' | 'closed', by = world.desk('max', 'accountant')) =>
    by.call('stock.proposeLevelSale', { params: { level: String(level) }, body: { to, reason: REASON } });

  /** Proposed by one operator and approved by another. */
  async function decide(world: SalesWorld, level: number, to: 'open' | 'closed'): Promise<string> {
    const made = await propose(world, level, to);
    expect(made.refusal).toBeUndefined();
    const done = await approveShown(world.desk('carla', 'compliance'), made.value.id);
    expect(done.value).toMatchObject({ state: 'applied' });
    return made.value.id;
  }

  describe.each(ENGINES)('levels that are closed for purchases, on the %s database', (engine) => {
    let world: SalesWorld;
    let ann: Person;
    let ben: Person;
    beforeEach(async () => {
      world = await openSalesWorld(engine);
      ann = await world.join('ann88', { by: world.rootCode, contact: 'root', zone: 'A', level: 2 });
      ben = await world.join('ben88', { by: ann.code, contact: 'ann88', zone: 'A', level: 3 });
      for (const { no } of [ann, ben]) for (const coin of ['bdb', 'ftb'] as const) await world.fund(no, coin, 9_000n);
    });
    afterEach(async () => {
      const { checks } = await runChecks(world.ports.db, allChecks);
      expect(checks.filter(({ clean }) => !clean)).toEqual([]);
      await world.close();
    });

    const activate = (by: Person, member: Person) =>
      by.client.call('stock.activate', { body: { member: member.no, coin: 'bdb', ...pay } });
    const upgrade = ({ client }: Person, level: number) => client.call('stock.upgrade', { body: { level, ...pay } });
    const reinvest = ({ client }: Person) => client.call('stock.reinvest', { body: pay });
    const acts = async ({ client }: Person) => (await client.call('stock.offers')).value.items.map(({ act }) => act);
    const onSale = async () =>
      (await world.guest.call('stock.levels')).value.items.flatMap(({ level, isOnSale }) => (isOnSale ? [level] : []));
    const sales = async () => (await world.desk('max', 'accountant').call('stock.levelSales')).value.items;

    it('are refused in every way in which they can be bought, and only they', async () => {
      expect((await activate(ann, ann)).refusal).toBeUndefined();
      expect(await acts(ann)).toEqual([null, 'reinvest', 'upgrade', 'upgrade', 'upgrade', 'upgrade']);
      for (const level of [2, 3]) await decide(world, level, 'closed');
      expect(await onSale()).toEqual([1, 4, 5, 6]);
      // What cannot be bought is not offered.
      expect(await acts(ann)).toEqual([null, null, null, 'upgrade', 'upgrade', 'upgrade']);
      expect(await acts(ben)).toEqual([null, null, null, null, null, null]);
      world.ports.clock.advance(10 * MINUTE);
      const refused = [await reinvest(ann), await upgrade(ann, 3), await activate(ann, ben), await activate(ben, ben)];
      expect(refused.map(({ refusal }) => refusal)).toEqual(refused.map(() => 'notYetOpen'));
      expect(CATALOGUE.notYetOpen.code).toBe(5208);
      const body = await world.form('cara8', { by: ann.code, contact: 'ann88', zone: 'B', level: 3 });
      expect((await world.guest.call('network.register', { body })).refusal).toBe('notYetOpen');
      const node = { username: 'futou1', contact: 'ann88', zone: 'B', level: 3 };
      expect((await openNode(world, ann, ann, node)).refusal).toBe('notYetOpen');
      expect((await openNode(world, ann, ann, { ...node, level: 1 })).refusal).toBeUndefined();
      expect((await upgrade(ann, 4)).refusal).toBeUndefined();
    });

    it('leave members what they have, and payments that were made go on', async () => {
      const paid = await activate(ann, ann);
      const before = await memberState(world.ports.db, memberNumber(ann.no));
      await decide(world, 2, 'closed');
      expect(await memberState(world.ports.db, memberNumber(ann.no))).toEqual(before);
      const { items } = (await ann.client.call('stock.allocations')).value;
      expect(items).toMatchObject([{ payment: paid.value.id, state: 'cooling', mayCancel: true }]);
      const cancelled = await ann.client.call('stock.cancelPayment', { params: { id: paid.value.id }, body: pay });
      expect(cancelled.value).toEqual({ cancelled: [paid.value.id] });
      // What was cancelled would be bought anew.
      world.ports.clock.advance(10 * MINUTE);
      expect((await activate(ann, ann)).refusal).toBe('notYetOpen');
    });

    it('tell a member who lacks the coins of its activation that it is closed', async () => {
      const poor = await world.join('poor8', { by: ann.code, contact: 'ann88', zone: 'B', level: 6 });
      const isOpen = async () => (await poor.client.call('wallet.fundingSteps')).value.fundingSteps?.isOpen;
      expect(await isOpen()).toBe(true);
      await decide(world, 6, 'closed');
      expect(await isOpen()).toBe(false);
    });

    it('are shown with since when and by which proposal, and opened again by two', async () => {
      const id = await decide(world, 3, 'closed');
      const at = world.ports.clock.now().toISOString();
      expect((await sales())[2]).toEqual({
        level: 3,
        amount: '1000.000000',
        closed: { since: at, proposal: id, maker: 'max', checker: 'carla', reason: REASON },
        waiting: null,
      });
      const again = await propose(world, 3, 'open');
      expect((await sales())[2]).toMatchObject({ closed: { proposal: id }, waiting: again.value.id });
      expect(await onSale()).toEqual([1, 2, 4, 5, 6]);
      await approveShown(world.desk('carla', 'compliance'), again.value.id);
      expect((await sales())[2]).toMatchObject({ closed: null, waiting: null });
      expect((await activate(ben, ben)).refusal).toBeUndefined();
      const { items } = (await world.desk('zoe', 'super').call('admin.audit', { query: { limit: '6' } })).value;
      const about = (act: string) => items.filter((row) => row.act === act).map(({ proposal }) => proposal);
      for (const act of ['proposal.propose', 'proposal.approve', 'proposal.apply'])
        expect(about(act)).toEqual([again.value.id, id]);
    });

    it('are proposed and decided by different operators with the right, once', async () => {
      const [max, carla] = [world.desk('max', 'accountant'), world.desk('carla', 'compliance')];
      expect((await propose(world, 7, 'closed')).refusal).toBe('levelUnknown');
      expect((await propose(world, 2, 'open')).refusal).toBe('statusChanged');
      for (const role of ['support', 'shop', 'auditor'] as const)
        expect((await propose(world, 2, 'closed', world.desk('sue', role))).refusal).toBe('forbidden');
      const own = (await propose(world, 2, 'closed', carla)).value;
      expect(own).toMatchObject({
        kind: 'levelSale',
        about: { name: 'V2' },
        changes: [{ from: 'open', to: 'closed' }],
      });
      expect((await propose(world, 2, 'closed')).refusal).toBe('resubmitted');
      expect((await approveShown(carla, own.id)).refusal).toBe('fourEyes');
      expect((await approveShown(max, own.id)).refusal).toBe('forbidden');
      expect(await onSale()).toEqual([1, 2, 3, 4, 5, 6]);
      // Bent in the database, it is refused.
      await sql`update platform_proposal set body = '{"to":"open"}' where id = ${own.id}`.execute(world.ports.db);
      const seen = await approveShown(world.desk('zoe', 'super'), own.id);
      expect(seen.refusal).toBe('sealBroken');
    });

    it('by a proposal that was overtaken are not closed twice', async () => {
      const first = (await propose(world, 2, 'closed')).value;
      // Somebody has closed it in another way meanwhile.
      const { db, clock } = world.ports;
      await transact(db, async (tx) => {
        await storeSale(tx, 2, { to: 'closed', proposal: 0n, at: clock.now() });
        return accept(undefined);
      });
      expect((await approveShown(world.desk('carla', 'compliance'), first.id)).refusal).toBe('statusChanged');
    });
  });

  describe('a level that is bought while it is closed, on PostgreSQL', () => {
    let world: SalesWorld;
    let ann: Person;
    beforeEach(async () => {
      world = await openSalesWorld('postgresql');
      ann = await world.join('ann88', { by: world.rootCode, contact: 'root', zone: 'A', level: 2 });
      for (const coin of ['bdb', 'ftb'] as const) await world.fund(ann.no, coin, 9_000n);
      await ann.client.call('stock.activate', { body: { member: ann.no, coin: 'bdb', ...pay } });
    });
    afterEach(() => world.close());

    /** Waits until a transaction waits for an advisory lock. */
    async function untilHeldUp(): Promise<void> {
      for (;;) {
        const waiting = await rows(
          world.ports.db,
          sql<{ pid: number }>`
          select pid from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`,
        );
        if (waiting.length > 0) return;
      }
    }
    const upgrade = () => ann.client.call('stock.upgrade', { body: { level: 3, ...pay } });

    it('waits for the closing, and is refused after it', async () => {
      const { db, clock } = world.ports;
      let bought: ReturnType<typeof upgrade> | undefined;
      await transact(db, async (tx) => {
        await lockSaleOf(tx, 3);
        await storeSale(tx, 3, { to: 'closed', proposal: 1n, at: clock.now() });
        bought = upgrade();
        await untilHeldUp();
        return accept(undefined);
      });
      expect((await bought)?.refusal).toBe('notYetOpen');
      expect(await memberState(db, memberNumber(ann.no))).toMatchObject({ bought: 2 });
    });

    it('makes the closing wait, and counts', async () => {
      const { db, clock } = world.ports;
      const made = await propose(world, 3, 'closed');
      let closing: ReturnType<typeof approveShown> | undefined;
      await transact(db, async (tx) => {
        expect(await lockSaleOf(tx, 3)).toBe('open');
        closing = approveShown(world.desk('carla', 'compliance'), made.value.id);
        await untilHeldUp();
        return accept(undefined);
      });
      expect((await closing)?.value).toMatchObject({ state: 'applied' });
      expect((await upgrade()).refusal).toBe('notYetOpen');
      const closed = await rows(
        db,
        sql<{ closedAt: Date }>`select closed_at as "closedAt" from members_level_closing where level = 3`,
      );
      expect(closed).toEqual([{ closedAt: clock.now() }]);
    });
  });

  describe('one proposal that many approve at once, on PostgreSQL', () => {
    const CHECKERS = 50;
    it('is approved by exactly one of them, with one effect', { timeout: 600_000 }, async () => {
      const world = await openSalesWorld('postgresql');
      const { db } = world.ports;
      const checkers = Array.from({ length: CHECKERS }, (_, index) => world.desk(`checker${index}`, 'compliance'));
      const count = async (of: ReturnType<typeof sql<{ count: number }>>) => (await rows(db, of))[0]?.count;
      for (let round = 0; round < rounds; round += 1) {
        const to = round % 2 === 0 ? 'closed' : 'open';
        const { id, digest } = (await propose(world, 2, to)).value;
        const answers = await Promise.all(
          checkers.map((one) => one.call('admin.approveProposal', { params: { id }, body: { digest } })),
        );
        const won = answers.filter(({ status }) => status === 200);
        expect(won).toHaveLength(1);
        const lost = answers.flatMap(({ refusal }) => refusal ?? []);
        expect(lost).toEqual(Array.from({ length: CHECKERS - 1 }, () => 'alreadyDecided'));
        for (const act of ['proposal.approve', 'proposal.apply'])
          expect(
            await count(
              sql`select count(*)::int as count from platform_audit where act = ${act} and proposal = ${BigInt(id)}`,
            ),
          ).toBe(1);
        const effects = await count(
          sql`select count(*)::int as count from members_level_closing where ${BigInt(id)} in (closed_by, opened_by)`,
        );
        expect(effects).toBe(1);
      }
      expect(await count(sql`select count(*)::int as count from members_level_closing`)).toBe(Math.ceil(rounds / 2));
      await world.close();
    });
  });
}
