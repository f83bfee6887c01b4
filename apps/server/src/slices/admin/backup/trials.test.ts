import { HOUR } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { type RoleClients, openRoleClients } from '@greenhall/test-kit/desk/role-clients';
import { type WalletWorld, openWalletWorld } from '@greenhall/test-kit/wallet-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recentAlarms } from '../../../platform/alarms.ts';
import { watchCauses } from '../../../platform/operations/causes.ts';
import { headsOf, noteTrial, type ReportedTrial } from '../index.ts';

describe.each(ENGINES)('trials of backups, on the %s database', (engine) => {
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

  const now = () => world.ports.clock.now().toISOString();
  const shown = async () => (await desk.as('otto', ['auditor']).call('admin.operations')).value.backup;
  const tell = (trial: ReportedTrial) => noteTrial(world.ports, trial);
  const restored = async (takenAt = now()): Promise<ReportedTrial> => ({
    outcome: 'restored',
    takenAt,
    tookMs: 1_200,
    heads: await headsOf(world.ports.db),
  });
  /** The alarms about backups whose causes last. */
  const raised = async () => {
    await watchCauses(world.ports);
    const alarms = await recentAlarms(world.ports.db, world.ports.clock.now());
    const lasting = alarms.filter(({ name, overAt }) => name.startsWith('backup') && overAt === null);
    return new Set(lasting.map(({ name }) => name));
  };

  it('raise nothing before the first one', async () => {
    expect(await shown()).toBeNull();
    expect(await raised()).toEqual(new Set());
  });

  it('say up to when the data could be restored, and raise an alarm when that is 26 hours ago', async () => {
    const takenAt = now();
    expect(await tell(await restored(takenAt))).toEqual(null);
    expect(await shown()).toMatchObject({ outcome: 'restored', upTo: takenAt, isOld: false, took: 1_200, fault: null });
    world.ports.clock.advance(26 * HOUR);
    expect(await raised()).toEqual(new Set());
    world.ports.clock.advance(1);
    expect(await raised()).toEqual(new Set(['backupOld']));
    expect(await shown()).toMatchObject({ isOld: true });
    await tell(await restored());
    expect(await raised()).toEqual(new Set());
  });

  it('say why one is broken until another one can be restored', async () => {
    const told = await tell({ outcome: 'broken', takenAt: null, tookMs: 3, fault: 'x'.repeat(5_000) });
    expect(told).toEqual('x'.repeat(1_000));
    expect(await shown()).toMatchObject({ outcome: 'broken', fault: 'x'.repeat(1_000), isOld: false });
    expect(await raised()).toEqual(new Set(['backupBroken']));
    await tell(await restored());
    expect(await raised()).toEqual(new Set());
  });

  it('say nothing of a backup for which there was no room', async () => {
    await tell({ outcome: 'noRoom', takenAt: null, tookMs: 1, fault: 'no room' });
    expect(await shown()).toMatchObject({ outcome: 'noRoom', fault: 'no room' });
    expect(await raised()).toEqual(new Set());
  });

  const RECORDS = ['journal', 'audit', 'snapshot'] as const;
  it.each(RECORDS)('refuse a backup of other data: the end of its %s is not in these', async (record) => {
    const good = await restored();
    if (good.outcome !== 'restored') throw new Error('not restored');
    const other = { ...good.heads, [record]: { sequence: '999999', hash: 'ab'.repeat(32) } };
    const fault = await tell({ ...good, heads: other });
    expect(fault).toBe(`its ${record} ends at 999999, where the data in use have nothing`);
    expect(await shown()).toMatchObject({ outcome: 'broken', fault });
    await tell(good);
  });

  it('refuse a backup whose audit log differs at its end', async () => {
    // A check by an operator is an entry of the log.
    await desk.as('otto', ['auditor']).call('admin.checkLedger');
    const good = await restored();
    if (good.outcome !== 'restored') throw new Error('not restored');
    const { sequence } = good.heads.audit;
    expect(sequence).not.toBe('0');
    const heads = { ...good.heads, audit: { sequence, hash: 'ab'.repeat(32) } };
    const fault = await tell({ ...good, heads });
    expect(fault).toBe(`its audit ends at ${sequence}, where the data in use have another one`);
  });
});
