import { HOUR, MINUTE, SECOND } from '@greenhall/domain/shared/time';
import type { TargetKind } from '@greenhall/domain/admin/alarm-targets';
import type { Role } from '@greenhall/domain/admin/roles';
import { ENGINES } from '@greenhall/test-kit/database';
import { type RoleClients, openRoleClients } from '@greenhall/test-kit/desk/role-clients';
import { type WalletWorld, openWalletWorld } from '@greenhall/test-kit/wallet-world';
import { latestActs } from '@greenhall/test-kit/operators';
import { type TestWebhook, isSignedBy, openWebhook } from '@greenhall/test-kit/desk/webhook';
import { approveShown } from '@greenhall/test-kit/desk/approve';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverAlarms, resealTargets } from '../../../platform/alarm-targets/deliver.ts';
import { openTarget } from '../../../platform/alarm-targets/sealed.ts';
import { openTargets } from '../../../platform/alarm-targets/store.ts';
import { recentAlarms } from '../../../platform/alarms.ts';
import { rows, run } from '../../../platform/database/database.ts';
import type { Cause } from '../../../platform/facts/watches.ts';
import { watchCauses } from '../../../platform/operations/causes.ts';

describe.each(ENGINES)('targets of alarms on the %s database', (engine) => {
  let world: WalletWorld;
  let desk: RoleClients;
  let hook: TestWebhook;
  beforeAll(async () => {
    world = await openWalletWorld(engine, { alarmsToLoopback: true });
    desk = await openRoleClients(world);
    hook = await openWebhook();
  });
  afterAll(async () => {
    await hook.close();
    await desk.close();
    await world.close();
  });
  beforeEach(async () => {
    const { db } = world.ports;
    for (const table of ['platform_alarm', 'platform_alarm_cause', 'platform_alarm_delivery', 'platform_alarm_target'])
      await run(db, sql`delete from ${sql.table(table)}`);
    await run(db, sql`delete from platform_proposal`);
    hook.received.length = 0;
    hook.status = 204;
    world.ports.messenger.sent.length = 0;
    world.ports.messenger.isDead = false;
  });

  const as = (name: string, role: Role = 'super') => desk.as(name, [role]);
  const propose = (kind: TargetKind, address: string, role: Role = 'super', key?: string) =>
    as('otto', role).call('admin.proposeAlarmTarget', {
      body: { kind, address, language: 'de', reason: 'for the night' },
      ...(key === undefined ? {} : { key }),
    });
  const approve = (id: string, name = 'olga', role: Role = 'super') => approveShown(as(name, role), id);
  const open = async (kind: TargetKind = 'webhook', address = hook.url) => {
    const { value } = await propose(kind, address);
    expect((await approve(value.proposal.id)).value.state).toBe('applied');
    return value.secret ?? '';
  };
  const raise = async (job: string) => {
    world.ports.alarms.raise('jobFailing', { job, error: 'a member was named here' });
    await world.ports.alarms.idle();
  };
  const deliver = () => deliverAlarms(world.ports);
  const listed = async () => (await as('ines', 'auditor').call('admin.alarmTargets')).value.items;
  const bodies = () => hook.received.map(({ body }) => JSON.parse(body) as unknown);

  it('are proposed by one super, opened by another, and read by compliance and auditors', async () => {
    expect((await propose('webhook', hook.url, 'compliance')).refusal).toBe('forbidden');
    const { value } = await propose('webhook', hook.url);
    expect(value.proposal).toMatchObject({
      kind: 'alarmTarget',
      about: { name: hook.url },
      changes: [{ field: 'alarmTarget', from: '', to: hook.url }],
    });
    expect((await approve(value.proposal.id, 'otto')).refusal).toBe('fourEyes');
    expect((await approve(value.proposal.id, 'carla', 'compliance')).refusal).toBe('forbidden');
    await raise('before');
    expect(await listed()).toEqual([]);
    expect((await approve(value.proposal.id)).value.state).toBe('applied');
    await deliver();
    expect(hook.received).toEqual([]);
    expect(await listed()).toMatchObject([
      { kind: 'webhook', address: hook.url, closedAt: null, waiting: 0, failed: 0 },
    ]);
    expect((await as('sue', 'support').call('admin.alarmTargets')).refusal).toBe('forbidden');
    expect((await propose('webhook', hook.url)).refusal).toBe('statusChanged');
  });

  it('show the secret of a webhook once, and keep it sealed', async () => {
    const key = 'one-and-the-same-key';
    const first = await propose('webhook', hook.url, 'super', key);
    expect(first.value.secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const again = await propose('webhook', hook.url, 'super', key);
    expect([again.status, again.value.secret]).toEqual([200, null]);
    expect((await propose('mail', 'ops@mail.example')).value.secret).toBe(null);
    const stored = JSON.stringify(
      await rows(world.ports.db, sql`select sealed, body::text from platform_alarm_target, platform_proposal`),
    );
    expect(stored).not.toContain(first.value.secret);
  });

  it('are told that an alarm was raised, signed, and nothing of what it is about', async () => {
    const secret = await open();
    await raise('settle-ended-days');
    const at = world.ports.clock.now().toISOString();
    await deliver();
    expect(bodies()).toEqual([
      {
        type: 'alarm.raised',
        timestamp: at,
        data: { alarm: 'jobFailing', about: null, mode: 'sandbox', installation: 'http://127.0.0.1:8080' },
      },
    ]);
    const [received] = hook.received;
    expect(received && isSignedBy(secret, received)).toBe(true);
    expect(await listed()).toMatchObject([{ waiting: 0, failed: 0, deliveredAt: at, error: null }]);
  });

  it('are told once an hour of a cause, and of each cause', async () => {
    await open();
    await raise('one');
    await raise('one');
    await raise('other');
    world.ports.clock.advance(59 * MINUTE);
    await raise('one');
    await deliver();
    expect(hook.received).toHaveLength(2);
    world.ports.clock.advance(MINUTE);
    await raise('one');
    await deliver();
    expect(hook.received).toHaveLength(3);
  });

  it('are told that what lasted is over', async () => {
    await open();
    const found: Cause[] = [{ cause: 'appeals', detail: { queue: 'appeals', late: 3 } }];
    const nothing = async () => [];
    const ports = {
      ...world.ports,
      watches: { ...world.ports.watches, diskFull: nothing, queueLate: async () => found },
    };
    await watchCauses(ports);
    found.length = 0;
    world.ports.clock.advance(MINUTE);
    await watchCauses(ports);
    await watchCauses(ports);
    await deliver();
    expect(bodies()).toMatchObject([
      { type: 'alarm.raised', data: { alarm: 'queueLate', about: 'appeals' } },
      { type: 'alarm.over', timestamp: world.ports.clock.now().toISOString(), data: { about: 'appeals' } },
    ]);
  });

  it('are tried again for a day and a half, with the same number, while the act that raised the alarm has succeeded', async () => {
    await open();
    hook.status = 503;
    await raise('one');
    expect(await recentAlarms(world.ports.db, world.ports.clock.now())).toMatchObject([{ name: 'jobFailing' }]);
    const waits = [0, 10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 24 * HOUR];
    for (const [attempt, wait] of waits.entries()) {
      world.ports.clock.advance(wait - 1);
      await deliver();
      expect(hook.received).toHaveLength(attempt);
      world.ports.clock.advance(1);
      await deliver();
      expect(hook.received).toHaveLength(attempt + 1);
    }
    expect(new Set(hook.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await listed()).toMatchObject([{ waiting: 0, failed: 1, deliveredAt: null, error: 'the answer was 503' }]);
    world.ports.clock.advance(24 * HOUR);
    await deliver();
    expect(hook.received).toHaveLength(8);
  });

  it('are sent what waited when they answer again', async () => {
    await open();
    hook.status = 0;
    await raise('one');
    await deliver();
    expect(await listed()).toMatchObject([{ waiting: 1, failed: 0 }]);
    hook.status = 200;
    world.ports.clock.advance(10 * SECOND);
    await deliver();
    expect(await listed()).toMatchObject([{ waiting: 0, failed: 0, deliveredAt: expect.any(String), error: null }]);
  });

  it('by mail are written in the language in which they were proposed, and tried again as well', async () => {
    await open('mail', 'Ops@Mail.example');
    const { messenger } = world.ports;
    messenger.isDead = true;
    await raise('one');
    await deliver();
    expect(messenger.sent).toEqual([]);
    messenger.isDead = false;
    world.ports.clock.advance(10 * SECOND);
    await deliver();
    expect(messenger.sent).toMatchObject([
      {
        channel: 'email',
        to: 'ops@mail.example',
        subject: expect.stringContaining('Alarm'),
        messageId: expect.any(String),
      },
    ]);
    const text = messenger.sent[0]?.text ?? '';
    expect(text).toContain('Eine Aufgabe ist mehrmals nacheinander gescheitert');
    expect(text).not.toContain('a member was named here');
  });

  it('are no address that is not a public one of https', async () => {
    expect((await propose('webhook', 'http://ops.example/')).refusal).toBe('badRequest');
    Object.assign(world.ports.settings, { alarmsToLoopback: false });
    for (const address of [
      'http://ops.example/',
      'https://127.0.0.1/',
      'https://0x7f.1/',
      'https://[::1]/',
      'https://[::ffff:127.0.0.1]/',
      'https://169.254.169.254/latest/meta-data',
      'https://user:word@ops.example/',
      'ops.example',
    ]) {
      const refused = await propose('webhook', address);
      expect([address, refused.refusal, refused.params]).toEqual([address, 'badRequest', { field: 'address' }]);
    }
    expect((await propose('mail', 'nobody')).refusal).toBe('emailRule');
    // A name can lead anywhere by the time it is called.
    const { value } = await propose('webhook', 'https://localhost:1/');
    await approve(value.proposal.id);
    await raise('one');
    await deliver();
    expect(await listed()).toMatchObject([{ waiting: 1, error: 'localhost is not a public address' }]);
    Object.assign(world.ports.settings, { alarmsToLoopback: true });
  });

  it('that were changed in the database are sent nothing, closed and told', async () => {
    await open();
    const other = await openWebhook();
    await run(world.ports.db, sql`update platform_alarm_target set address = ${other.url}`);
    await raise('one');
    await deliver();
    await world.ports.alarms.idle();
    expect([hook.received, other.received]).toEqual([[], []]);
    const told = await recentAlarms(world.ports.db, world.ports.clock.now());
    expect(told.find(({ name }) => name === 'sealBroken')?.detail).toMatchObject({ about: 'a target of alarms' });
    expect(await listed()).toMatchObject([{ closedAt: expect.any(String), failed: 1 }]);
    await other.close();
  });

  it('are closed by two, and what they were still to be sent is given up', async () => {
    await open();
    const [target] = await listed();
    const close = (id = target?.id ?? '') =>
      as('otto').call('admin.closeAlarmTarget', { params: { id }, body: { reason: 'another one is there' } });
    expect((await close('999')).refusal).toBe('notFound');
    const proposed = await close();
    expect(proposed.value.changes).toEqual([{ field: 'alarmTarget', from: hook.url, to: '' }]);
    hook.status = 500;
    await raise('one');
    await deliver();
    expect((await approve(proposed.value.id)).value.state).toBe('applied');
    expect(await listed()).toMatchObject([{ closedAt: expect.any(String), waiting: 0, failed: 1 }]);
    await raise('other');
    world.ports.clock.advance(HOUR);
    await deliver();
    expect(hook.received).toHaveLength(1);
    expect((await close()).refusal).toBe('statusChanged');
  });

  describe('are sent a test', () => {
    const test = (id: string, role: Role = 'super') =>
      as('otto', role).call('admin.testAlarmTarget', { params: { id }, body: {} });
    const only = async () => (await listed())[0] ?? expect.fail('there is no target');

    it('by a super, signed, once, which the page and the log say', async () => {
      const secret = await open();
      const { id, test: before } = await only();
      expect(before).toBe(null);
      expect((await test(id, 'compliance')).refusal).toBe('forbidden');
      expect((await test(id)).status).toBe(200);
      expect(await only()).toMatchObject({ waiting: 0, test: { state: 'waiting', error: null } });
      const at = world.ports.clock.now().toISOString();
      await deliver();
      expect(bodies()).toEqual([
        {
          type: 'alarm.test',
          timestamp: at,
          data: { alarm: null, about: null, mode: 'sandbox', installation: 'http://127.0.0.1:8080' },
        },
      ]);
      const [received] = hook.received;
      expect(received && isSignedBy(secret, received)).toBe(true);
      expect(await only()).toMatchObject({ deliveredAt: null, test: { state: 'delivered', at, error: null } });
      expect(await latestActs(world.ports.db, 1)).toMatchObject([
        { act: 'alarm.test', operator: 'otto', subject: hook.url, detail: { kind: 'webhook' } },
      ]);
      world.ports.clock.advance(HOUR);
      await deliver();
      expect(hook.received).toHaveLength(1);
    });

    it('that fails, which the page says at once, beside what was sent of alarms', async () => {
      await open();
      const { id } = await only();
      hook.status = 503;
      await test(id);
      await deliver();
      expect(await only()).toMatchObject({
        waiting: 0,
        failed: 0,
        error: null,
        test: { state: 'failed', error: 'the answer was 503' },
      });
      world.ports.clock.advance(MINUTE);
      await deliver();
      expect(hook.received).toHaveLength(1);
      await raise('one');
      hook.status = 204;
      await deliver();
      expect(await only()).toMatchObject({ deliveredAt: expect.any(String), test: { state: 'failed' } });
    });

    it('by mail, in the language of the target', async () => {
      await open('mail', 'ops@mail.example');
      await test((await only()).id);
      await deliver();
      expect(world.ports.messenger.sent.map(({ text }) => text)).toEqual([
        expect.stringContaining('Dies ist ein Test'),
      ]);
    });

    it('only while they are open, five times a minute', async () => {
      await open();
      const { id } = await only();
      expect((await test('999')).refusal).toBe('notFound');
      world.ports.clock.advance(HOUR);
      for (let n = 0; n < 5; n += 1) expect((await test(id)).status).toBe(200);
      expect((await test(id)).refusal).toBe('tooFrequent');
      world.ports.clock.advance(MINUTE);
      expect((await test(id)).status).toBe(200);
      await run(world.ports.db, sql`update platform_alarm_target set closed_at = opened_at`);
      expect((await test(id)).refusal).toBe('statusChanged');
    });
  });

  it('are sent each message by one of the processes', async () => {
    await open();
    for (const job of ['a', 'b', 'c', 'd']) await raise(job);
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(new Set(hook.received.map(({ headers }) => headers['webhook-id'])).size).toBe(4);
    expect(hook.received).toHaveLength(4);
  });

  it('open with the new secret of the installation after it was changed', async () => {
    const secret = await open();
    const { db } = world.ports;
    await resealTargets(db, 'another secret', world.ports.secret);
    const [target] = await openTargets(db);
    expect(target && openTarget({ secret: 'another secret' }, target)).toBe(secret);
    await resealTargets(db, 'another secret', world.ports.secret);
  });
});
