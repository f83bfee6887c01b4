import { DAY, HOUR, MINUTE } from '@greenhall/domain/shared/time';
import type { Role } from '@greenhall/domain/admin/roles';
import { ENGINES } from '@greenhall/test-kit/database';
import { type RoleClients, openRoleClients } from '@greenhall/test-kit/desk/role-clients';
import { scriptedChain } from '@greenhall/test-kit/otc-chain';
import { type WalletWorld, openWalletWorld } from '@greenhall/test-kit/wallet-world';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recentAlarms } from '../../../platform/alarms.ts';
import { oneRow, rows, run } from '../../../platform/database/database.ts';
import { lock } from '../../../platform/database/locks.ts';
import { watchCauses } from '../../../platform/operations/causes.ts';
import { adminJobs } from '../jobs.ts';
import { isCheckDue } from './check-ledger.ts';

describe('the nightly check', () => {
  const at = (text: string) => new Date(`2026-03-${text}:00Z`);
  it('is due once after three in the morning, UTC', () => {
    const start = at('01T12:00');
    expect(isCheckDue(at('01T04:00'), start, at('01T23:00'))).toBe(false);
    expect(isCheckDue(at('01T04:00'), start, at('02T02:59'))).toBe(false);
    expect(isCheckDue(at('01T04:00'), start, at('02T03:00'))).toBe(true);
    expect(isCheckDue(at('02T03:00'), start, at('02T23:00'))).toBe(false);
  });

  it('waits for the first night where nothing was checked ever', () => {
    expect(isCheckDue(undefined, at('01T12:00'), at('02T02:00'))).toBe(false);
    expect(isCheckDue(undefined, at('01T12:00'), at('02T03:00'))).toBe(true);
  });
});

describe.each(ENGINES)('how the program runs, on the %s database', (engine) => {
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

  const as = (role: Role, name = 'otto') => desk.as(name, [role]);
  const shown = async () => (await as('auditor').call('admin.operations')).value;
  const alarms = async () =>
    (await recentAlarms(world.ports.db, world.ports.clock.now())).map(({ name, overAt, detail }) => ({
      name,
      overAt,
      detail,
    }));
  const acts = () =>
    rows(
      world.ports.db,
      sql<{ operator: string | null; subject: string }>`
        select operator, subject from platform_audit where act = 'ledger.check' order by sequence`,
    );

  it('is told to those who look after it, and to nobody else', async () => {
    const told = await shown();
    expect(told).toMatchObject({
      obstacle: null,
      build: { version: expect.stringMatching(/^\d+\./) },
      safeAgainstPowerLoss: engine === 'postgresql',
      sockets: { members: 0, operators: 0 },
      outgoing: [
        { name: 'mail', waiting: 0, oldest: null },
        { name: 'push', waiting: 0, oldest: null },
      ],
      networks: [
        { network: 'BEP20', state: 'notConfigured', heads: [] },
        { network: 'TRC20', state: 'notConfigured', heads: [] },
      ],
      settlement: { last: null, late: null },
      snapshot: null,
      check: null,
    });
    expect(told.database.version).toMatch(/^\d+/);
    expect(told.database.bytes).toBeGreaterThan(1_000_000);
    expect(told.disk.size).toBeGreaterThan(told.disk.free);
    expect((await as('support').call('admin.operations')).refusal).toBe('forbidden');
    expect((await desk.stranger().call('admin.operations')).refusal).toBe('notSignedIn');
  });

  it('says which processes there are, and which of them are silent', async () => {
    const { db } = world.ports;
    expect((await shown()).processes).toEqual([]);
    await run(
      db,
      sql`insert into platform_process (id, kind, host, port, version, started_at, seen_at)
          values ('a', 'web', 'one.example', 8080, '1.0.7', now(), clock_timestamp()),
                 ('b', 'worker', 'two.example', 8081, '1.0.6', now(), clock_timestamp() - interval '21 s')`,
    );
    expect((await shown()).processes).toMatchObject(
      engine === 'embedded'
        ? []
        : [
            { kind: 'web', host: 'one.example', port: 8080, version: '1.0.7', isAlive: true },
            { kind: 'worker', host: 'two.example', port: 8081, version: '1.0.6', isAlive: false },
          ],
    );
    await run(db, sql`delete from platform_process`);
  });

  it('says what waits to be mailed, and since when', async () => {
    const { db, clock } = world.ports;
    await run(
      db,
      sql`insert into notifications_mail (member_no, kind, params, channel, address, made_at, due_at, attempts)
          values (${world.ann.no}, 'bonusesCredited', '{}', 'email', 'ann@mail.example', ${clock.now()}, ${clock.now()}, 0)`,
    );
    expect((await shown()).outgoing[0]).toEqual({ name: 'mail', waiting: 1, oldest: clock.now().toISOString() });
    await run(db, sql`delete from notifications_mail`);
  });

  it('keeps what the check has found that an operator asked for, and logs it', async () => {
    const report = await as('accountant').call('admin.checkLedger');
    expect(report.value.clean).toBe(true);
    const { check } = await shown();
    expect(check).toMatchObject({ by: 'otto', broken: [], checks: report.value.checks.length });
    expect(check?.at).toBe(world.ports.clock.now().toISOString());
    expect(await acts()).toEqual([{ operator: 'otto', subject: '1' }]);
  });

  describe('running on one machine', () => {
    it('is checked each night by one of the processes, without an operator', async () => {
      const { ports } = world;
      const [nightly] = adminJobs(ports);
      await nightly?.run();
      const [before, logged] = [(await shown()).check, await acts()];
      ports.clock.advance(DAY);
      await nightly?.run();
      const { check } = await shown();
      expect(check?.at).not.toBe(before?.at);
      expect(check).toMatchObject({ by: null, broken: [], at: ports.clock.now().toISOString() });
      ports.clock.advance(MINUTE);
      await nightly?.run();
      expect((await shown()).check?.at).toBe(check?.at);
      expect(await acts()).toEqual(logged);
    });
  });

  // The embedded engine has one connection and one process.
  if (engine === 'postgresql')
    it('is checked once at a time, whatever process asks', async () => {
      await world.ports.db.transaction().execute(async (tx) => {
        await lock(tx, 'ledgerChecker');
        expect((await as('super').call('admin.checkLedger')).refusal).toBe('serverBusy');
      });
      expect((await as('super').call('admin.checkLedger')).status).toBe(200);
    });

  it('raises an alarm when the check finds a broken log, until it finds it whole', async () => {
    const { ports } = world;
    const bend = async (subject: string) => {
      await run(ports.db, sql`alter table platform_audit disable trigger platform_audit_append_only`);
      await run(
        ports.db,
        sql`update platform_audit set subject = ${subject} where act = 'ledger.check' and sequence = 1`,
      );
      await run(ports.db, sql`alter table platform_audit enable trigger platform_audit_append_only`);
    };
    await bend('2');
    await as('super').call('admin.checkLedger');
    await watchCauses(ports);
    expect(await alarms()).toEqual([{ name: 'auditBroken', overAt: null, detail: { found: 'entry 1' } }]);
    expect((await shown()).check?.broken).toEqual([{ name: expect.stringContaining('audit log'), found: ['entry 1'] }]);
    await bend('1');
    await as('super').call('admin.checkLedger');
    await watchCauses(ports);
    expect(await alarms()).toMatchObject([{ name: 'auditBroken', overAt: ports.clock.now() }]);
    await run(ports.db, sql`delete from platform_alarm`);
  });

  it('raises an alarm for a network whose nodes do not agree for ten minutes', async () => {
    const { ports } = world;
    const chain = scriptedChain();
    const told = { ...ports, chain };
    chain.setDown('TRC20', true);
    await watchCauses(told);
    ports.clock.advance(10 * MINUTE);
    await watchCauses(told);
    expect(await alarms()).toEqual([
      { name: 'nodesDisagree', overAt: null, detail: { network: 'TRC20', why: 'noNode' } },
    ]);
    chain.setDown('TRC20', false);
    await watchCauses(told);
    expect(await alarms()).toMatchObject([{ overAt: ports.clock.now() }]);
    await run(ports.db, sql`delete from platform_alarm`);
  });

  it('raises an alarm for a day that is not settled half an hour after its end', async () => {
    const { ports } = world;
    const today = Math.floor(ports.clock.now().getTime() / DAY);
    const goTo = (moment: number) => ports.clock.advance(moment - ports.clock.now().getTime());
    await run(ports.db, sql`insert into stock_market (day, next_payment) values (${today - 1}, 1)`);
    await watchCauses(ports);
    goTo((today + 1) * DAY + 29 * MINUTE);
    await watchCauses(ports);
    expect(await alarms()).toEqual([]);
    goTo((today + 1) * DAY + 30 * MINUTE);
    await watchCauses(ports);
    const day = new Date(today * DAY).toISOString().slice(0, 10);
    expect(await alarms()).toEqual([{ name: 'settlementLate', overAt: null, detail: { day } }]);
    expect((await shown()).settlement).toEqual({ last: null, late: day });
    await run(ports.db, sql`delete from stock_market`);
    await watchCauses(ports);
    expect((await shown()).settlement.late).toBe(null);
    await run(ports.db, sql`delete from platform_alarm`);
  });

  it('raises an alarm for what waits over its time, and for an operator who is locked out', async () => {
    const { ports } = world;
    const { id } = await oneRow(
      ports.db,
      sql<{ id: bigint }>`
        insert into admin_operator (username, password_hash, totp_secret, roles, created_at)
        values ('lockedout', '', '', array['support'], now()) returning id`,
    );
    await ports.db.transaction().execute(async (tx) => {
      await run(tx, sql`set local session_replication_role = replica`);
      await run(
        tx,
        sql`insert into otc_appeal (trade_id, opened_by, reason, state, clock_left_ms, made_at)
            values (1, 'buyer', 'paid', 'inReview', 1, ${new Date(ports.clock.now().getTime() - 7 * HOUR)})`,
      );
    });
    await run(
      ports.db,
      sql`insert into identity_attempt (kind, subject, source, failures, waits, blocked_until, since, last_at)
          values ('operator', ${String(id)}, '', 5, 1, ${new Date(ports.clock.now().getTime() + MINUTE)}, now(), now())`,
    );
    await watchCauses(ports);
    expect(await alarms()).toEqual([
      { name: 'queueLate', overAt: null, detail: { queue: 'appeal', late: 1 } },
      { name: 'signInLocked', overAt: null, detail: { operator: 'lockedout' } },
    ]);
    ports.clock.advance(2 * MINUTE);
    await watchCauses(ports);
    expect(await alarms()).toMatchObject([
      { name: 'queueLate', overAt: null },
      { name: 'signInLocked', overAt: ports.clock.now() },
    ]);
  });
});
