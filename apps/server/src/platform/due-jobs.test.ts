import { ENGINES } from '@greenhall/test-kit/database';
import { type TestPorts, testPorts } from '@greenhall/test-kit/ports';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { run } from './database/database.ts';
import { DueJobs } from './due-jobs.ts';
import { startJobs } from './jobs.ts';
import { NO_LEASES } from './processes/leases.ts';

describe.each(ENGINES)('jobs with a condition on %s', (engine) => {
  let ports: TestPorts;
  beforeAll(async () => {
    ports = await testPorts(engine);
  });
  afterAll(() => ports.close());

  const used = (name: string): RawBuilder<boolean> => sql`exists (select from platform_limit where name = ${name})`;
  const use = (name: string) =>
    run(ports.db, sql`insert into platform_limit (name, subject, window_start, used) values (${name}, '', now(), 1)`);

  it('are asked for together, in one statement', async () => {
    let statements = 0;
    const counting = ports.db.withPlugin({
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const names = ['first', 'second', 'third'];
    const jobs = new DueJobs(
      { ...ports, db: counting },
      names.map((name) => ({ name, due: () => used(name) })),
    );
    const ask = () => Promise.all(names.map((name) => jobs.isDue(name)));
    expect(await ask()).toEqual([false, false, false]);
    await use('second');
    expect(await ask()).toEqual([false, true, false]);
    expect(statements).toBe(2);
  });

  it('all run where the condition of one of them fails', async () => {
    const failed = vi.spyOn(ports.log, 'error');
    const runs = { broken: 0, idle: 0 };
    const job = { everyMs: 1, whileClosed: 'goesOn', runsIn: 'one' } as const;
    const broken = () => sql<boolean>`exists (select from no_such_table)`;
    const jobs = [
      { ...job, name: 'broken', due: broken, run: async () => void (runs.broken += 1) },
      { ...job, name: 'idle', due: () => sql<boolean>`false`, run: async () => void (runs.idle += 1) },
    ];
    const stop = startJobs(ports, jobs, NO_LEASES);
    await vi.waitFor(() => expect(Math.min(runs.broken, runs.idle)).toBeGreaterThan(2), { timeout: 60_000 });
    await stop();
    expect(failed.mock.calls.filter(([about]) => 'job' in (about as object))).toEqual([]);
    failed.mockRestore();
  });

  it('run at the start, after a failure and where the condition holds, and not otherwise', async () => {
    const runs = { idle: 0, failing: 0, waiting: 0 };
    const job = { everyMs: 1, whileClosed: 'goesOn', runsIn: 'one' } as const;
    const never = () => sql<boolean>`false`;
    const fail = async () => {
      runs.failing += 1;
      if (runs.failing < 3) throw new Error('not yet');
    };
    const jobs = [
      { ...job, name: 'idle', due: never, run: async () => void (runs.idle += 1) },
      { ...job, name: 'failing', due: never, run: fail },
      { ...job, name: 'waiting', due: () => used('work'), run: async () => void (runs.waiting += 1) },
    ];
    const stop = startJobs(ports, jobs, NO_LEASES);
    await vi.waitFor(() => expect(runs).toEqual({ idle: 1, failing: 3, waiting: 1 }), { timeout: 60_000 });
    await use('work');
    await vi.waitFor(() => expect(runs.waiting).toBeGreaterThan(2), { timeout: 60_000 });
    await stop();
    expect(runs).toMatchObject({ idle: 1, failing: 3 });
  });
});
