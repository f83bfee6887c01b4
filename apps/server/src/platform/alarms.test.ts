import { MINUTE } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { testPorts } from '@greenhall/test-kit/ports';
import { describe, expect, it } from 'vitest';
import { recentAlarms } from './alarms.ts';
import { startJobs } from './jobs.ts';
import { NO_LEASES } from './processes/leases.ts';

describe.each(ENGINES)('alarms on %s', (engine) => {
  it('are one line a day and name, with how often and when last', async () => {
    const ports = await testPorts(engine);
    ports.alarms.raise('jobFailing', { job: 'first' });
    await ports.alarms.idle();
    ports.clock.advance(MINUTE);
    ports.alarms.raise('jobFailing', { job: 'second' });
    ports.alarms.raise('checkBroken', { check: 'a sum', found: 'mey' });
    await ports.alarms.idle();
    const now = ports.clock.now();
    expect(await recentAlarms(ports.db, now)).toEqual([
      { name: 'checkBroken', raised: 1, lastAt: now, detail: { check: 'a sum', found: 'mey' }, overAt: null },
      { name: 'jobFailing', raised: 2, lastAt: now, detail: { job: 'second' }, overAt: null },
    ]);
    const { values } = await ports.alarms.counter.get();
    expect(values.find(({ labels }) => labels.name === 'jobFailing')?.value).toBe(2);
    ports.clock.advance(8 * 24 * 60 * MINUTE);
    expect(await recentAlarms(ports.db, ports.clock.now())).toEqual([]);
    await ports.close();
  });

  it('say that a job failed three times in a row, once for the row', async () => {
    const ports = await testPorts(engine);
    let runs = 0;
    const seen = Promise.withResolvers<void>();
    const run = async (): Promise<void> => {
      runs += 1;
      if (runs === 6) seen.resolve();
      throw new Error('no use');
    };
    const stop = startJobs(
      ports,
      [{ name: 'hopeless', everyMs: 1, whileClosed: 'goesOn' as const, runsIn: 'one' as const, run }],
      NO_LEASES,
    );
    await seen.promise;
    await stop();
    await ports.alarms.idle();
    expect(await recentAlarms(ports.db, ports.clock.now())).toMatchObject([
      { name: 'jobFailing', raised: 1, detail: { job: 'hopeless', error: 'Error: no use' } },
    ]);
    await ports.close();
  });
});
