import { MINUTE } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { type TestPorts, testPorts } from '@greenhall/test-kit/ports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startJobs } from '../jobs.ts';
import { NO_LEASES } from '../processes/leases.ts';
import { SweepLog, lastSweeps } from './sweeps.ts';

describe.each(ENGINES)('sweeps on %s', (engine) => {
  let ports: TestPorts;
  beforeAll(async () => {
    ports = await testPorts(engine);
  });
  afterAll(() => ports.close());

  const shown = () => lastSweeps(ports.db, ports.clock.now());

  it('are written down as they were run last, those that fail first', async () => {
    let runs = 0;
    const seen = Promise.withResolvers<void>();
    const jobs = [
      {
        name: 'a-good-one',
        everyMs: 1,
        whileClosed: 'goesOn' as const,
        runsIn: 'one' as const,
        run: async () => undefined,
      },
      {
        name: 'hopeless',
        everyMs: 1,
        whileClosed: 'goesOn' as const,
        runsIn: 'one' as const,
        run: async () => {
          runs += 1;
          if (runs === 2) seen.resolve();
          throw new Error('no use');
        },
      },
    ];
    const stop = startJobs(ports, jobs, NO_LEASES);
    await seen.promise;
    await stop();
    const startedAt = ports.clock.now();
    expect(await shown()).toEqual([
      {
        name: 'hopeless',
        startedAt,
        tookMs: expect.any(Number),
        failures: expect.any(Number),
        failedAt: startedAt,
        error: 'Error: no use',
      },
      { name: 'a-good-one', startedAt, tookMs: expect.any(Number), failures: 0, failedAt: null, error: null },
    ]);
  });

  it('of two processes are those of the one that has begun last, and keep when they failed', async () => {
    const [one, other] = [new SweepLog(ports.db), new SweepLog(ports.db)];
    const run = { name: 'shared', tookMs: 5, failures: 0, error: null };
    const early = ports.clock.now();
    ports.clock.advance(MINUTE);
    const late = ports.clock.now();
    one.note({ ...run, startedAt: late, failures: 1, error: 'Error: once' });
    other.note({ ...run, startedAt: early, tookMs: 9 });
    await one.write();
    await other.write();
    const row = async () => (await shown()).find(({ name }) => name === 'shared');
    expect(await row()).toMatchObject({ startedAt: late, tookMs: 5, failures: 1, error: 'Error: once' });
    ports.clock.advance(MINUTE);
    other.note({ ...run, startedAt: ports.clock.now() });
    await other.write();
    expect(await row()).toMatchObject({
      startedAt: ports.clock.now(),
      failures: 0,
      failedAt: late,
      error: 'Error: once',
    });
  });

  it('that were not run for a week are those of an earlier version', async () => {
    ports.clock.advance(8 * 24 * 60 * MINUTE);
    expect(await shown()).toEqual([]);
  });
});
