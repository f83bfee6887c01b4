import { MINUTE } from '@greenhall/domain/shared/time';
import type { Role } from '@greenhall/domain/admin/roles';
import { ENGINES } from '@greenhall/test-kit/database';
import { type RoleClients, openRoleClients } from '@greenhall/test-kit/desk/role-clients';
import { type WalletWorld, openWalletWorld } from '@greenhall/test-kit/wallet-world';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '../../../platform/database/database.ts';

describe.each(ENGINES)('alarms on the %s database', (engine) => {
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

  const as = (role: Role) => desk.as('otto', [role]);
  const board = async () => (await as('auditor').call('admin.dashboard')).value;
  const raise = async (detail: string) => {
    world.ports.clock.advance(MINUTE);
    world.ports.alarms.raise('jobFailing', { job: detail });
    await world.ports.alarms.idle();
  };
  const acknowledge = (lastAt: string, role: Role = 'super') =>
    as(role).call('admin.acknowledgeAlarm', { params: { name: 'jobFailing' }, body: { lastAt, reason: 'mended' } });
  const lastAt = async () => (await board()).alarms[0]?.lastAt ?? '';

  it('leave the dashboard when they are acknowledged, and say by whom', async () => {
    await raise('first');
    const seen = await lastAt();
    expect((await acknowledge(seen)).status).toBe(200);
    const { alarms, acknowledged } = await board();
    expect(alarms).toEqual([]);
    expect(acknowledged).toMatchObject([{ name: 'jobFailing', raised: 1, lastAt: seen, by: 'otto', reason: 'mended' }]);
    expect(await rows(world.ports.db, sql`select act, subject, operator from platform_audit`)).toEqual([
      { act: 'alarm.acknowledge', subject: 'jobFailing', operator: 'otto' },
    ]);
    expect((await acknowledge(seen)).refusal).toBe('statusChanged');
  });

  it('come back when they are raised again, on the same day and on another', async () => {
    await raise('second');
    expect((await board()).alarms).toMatchObject([{ raised: 2, detail: { job: 'second' } }]);
    expect((await board()).acknowledged).toEqual([]);
    await acknowledge(await lastAt());
    world.ports.clock.advance(24 * 60 * MINUTE);
    await raise('third');
    expect((await board()).alarms).toMatchObject([{ raised: 1, detail: { job: 'third' } }]);
    expect((await board()).acknowledged).toHaveLength(1);
  });

  it('stay when they were raised while one looked, and go with all that was raised before', async () => {
    const seen = await lastAt();
    world.ports.clock.advance(24 * 60 * MINUTE);
    await raise('fourth');
    expect((await acknowledge(seen)).refusal).toBe('statusChanged');
    expect((await board()).alarms).toHaveLength(2);
    expect((await acknowledge(await lastAt())).status).toBe(200);
    expect((await board()).alarms).toEqual([]);
  });

  it('are acknowledged by supers and compliance alone', async () => {
    await raise('fifth');
    for (const role of ['support', 'accountant', 'auditor'] as const)
      expect((await acknowledge(await lastAt(), role)).refusal).toBe('forbidden');
    expect((await acknowledge(await lastAt(), 'compliance')).status).toBe(200);
  });
});
