import type { LastingAlarm } from '@greenhall/domain/shared/alarms';
import { HOUR, MINUTE } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { type TestPorts, testPorts } from '@greenhall/test-kit/ports';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recentAlarms } from '../alarms.ts';
import { run } from '../database/database.ts';
import type { Cause, Watch } from '../facts/watches.ts';
import { watchCauses } from './causes.ts';
import { sql } from 'kysely';

describe.each(ENGINES)('the causes of alarms on %s', (engine) => {
  let ports: TestPorts;
  beforeAll(async () => {
    ports = await testPorts(engine);
  });
  afterAll(() => ports.close());

  const found = new Map<LastingAlarm, readonly Cause[]>();
  const failing = new Set<LastingAlarm>();
  const watchOf =
    (name: LastingAlarm): Watch =>
    async () => {
      if (failing.has(name)) throw new Error(`${name} cannot be looked at`);
      return found.get(name) ?? [];
    };
  const watches: Readonly<Record<LastingAlarm, Watch>> = {
    auditBroken: watchOf('auditBroken'),
    backupBroken: watchOf('backupBroken'),
    backupOld: watchOf('backupOld'),
    diskFull: watchOf('diskFull'),
    nodesDisagree: watchOf('nodesDisagree'),
    queueLate: watchOf('queueLate'),
    settlementLate: watchOf('settlementLate'),
    signInLocked: watchOf('signInLocked'),
  };
  const look = () => watchCauses({ ...ports, watches });
  const later = (ms: number) => ports.clock.advance(ms);
  const shown = async () =>
    (await recentAlarms(ports.db, ports.clock.now())).map(({ name, raised, detail, overAt }) => ({
      name,
      raised,
      detail,
      overAt,
    }));

  beforeEach(async () => {
    found.clear();
    failing.clear();
    await run(ports.db, sql`delete from platform_alarm`);
    await run(ports.db, sql`delete from platform_alarm_cause`);
  });

  it('raise an alarm at once, again after an hour and not before, and say when it was over', async () => {
    found.set('settlementLate', [{ cause: '', detail: { day: '2026-03-01' } }]);
    await look();
    const once = { name: 'settlementLate', raised: 1, detail: { day: '2026-03-01' }, overAt: null };
    expect(await shown()).toEqual([once]);
    later(HOUR - MINUTE);
    await look();
    expect(await shown()).toEqual([once]);
    later(MINUTE);
    await look();
    expect(await shown()).toEqual([{ ...once, raised: 2 }]);
    found.clear();
    later(MINUTE);
    await look();
    const over = ports.clock.now();
    expect(await shown()).toEqual([{ ...once, raised: 2, overAt: over }]);
    later(MINUTE);
    await look();
    expect(await shown()).toEqual([{ ...once, raised: 2, overAt: over }]);
  });

  it('raise none before they have lasted as long as their alarm asks', async () => {
    found.set('nodesDisagree', [{ cause: 'BEP20', detail: { network: 'BEP20' } }]);
    await look();
    later(9 * MINUTE);
    await look();
    expect(await shown()).toEqual([]);
    found.clear();
    await look();
    found.set('nodesDisagree', [{ cause: 'BEP20', detail: { network: 'BEP20' } }]);
    later(MINUTE);
    await look();
    later(9 * MINUTE);
    await look();
    expect(await shown()).toEqual([]);
    later(MINUTE);
    await look();
    expect(await shown()).toMatchObject([{ name: 'nodesDisagree', raised: 1, overAt: null }]);
  });

  it('are told apart: a second one raises the alarm again, and it is over with the last of them', async () => {
    const late = (queue: string): Cause => ({ cause: queue, detail: { queue } });
    found.set('queueLate', [late('appeals')]);
    await look();
    found.set('queueLate', [late('appeals'), late('rechargeToCheck')]);
    later(MINUTE);
    await look();
    expect(await shown()).toMatchObject([{ raised: 2, detail: { queue: 'rechargeToCheck' } }]);
    found.set('queueLate', [late('appeals')]);
    later(MINUTE);
    await look();
    expect(await shown()).toMatchObject([{ raised: 2, overAt: null }]);
    found.clear();
    later(MINUTE);
    await look();
    expect(await shown()).toMatchObject([{ raised: 2, overAt: ports.clock.now() }]);
  });

  it('that come back within the hour raise none until it has passed', async () => {
    found.set('signInLocked', [{ cause: '7', detail: { operator: 'ada' } }]);
    await look();
    found.clear();
    later(MINUTE);
    await look();
    found.set('signInLocked', [{ cause: '7', detail: { operator: 'ada' } }]);
    later(MINUTE);
    await look();
    expect(await shown()).toMatchObject([{ raised: 1, overAt: null }]);
    later(HOUR);
    await look();
    expect(await shown()).toMatchObject([{ raised: 2, overAt: null }]);
  });

  it('are found although another cannot be looked at, which is told', async () => {
    failing.add('auditBroken');
    found.set('settlementLate', [{ cause: '', detail: {} }]);
    await expect(look()).rejects.toThrow('auditBroken cannot be looked at');
    expect(await shown()).toMatchObject([{ name: 'settlementLate' }]);
  });

  it('raise one alarm where two processes look at the same time', async () => {
    found.set('diskFull', [{ cause: '', detail: { freePercent: 4 } }]);
    await Promise.all([look(), look(), look()]);
    expect(await shown()).toMatchObject([{ name: 'diskFull', raised: 1 }]);
    const { values } = await ports.alarms.counter.get();
    expect(values.find(({ labels }) => labels.name === 'diskFull')?.value).toBe(1);
  });
});
