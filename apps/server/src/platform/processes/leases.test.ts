import { accept } from '@greenhall/domain/shared/result';
import { type TestPorts, testPorts } from '@greenhall/test-kit/ports';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { transact } from '../database/transact.ts';
import type { Job } from '../jobs.ts';
import { openLeases } from './leases.ts';
import { type ProcessPlace, enterProcess, knownProcesses, leaveProcess, takeLeases, unheldLeases } from './store.ts';

const job = (name: string, runsIn: Job['runsIn'], everyMs: number): Job => ({
  name,
  everyMs,
  runsIn,
  whileClosed: 'goesOn',
  run: async () => undefined,
});
const JOBS = [job('seal', 'one', 1_000), job('sweep-own-sockets', 'each', 1_000), job('tidy', 'one', 60_000)];

describe('two processes: leases of jobs', () => {
  let ports: TestPorts;
  beforeAll(async () => {
    ports = await testPorts('postgresql');
  });
  afterAll(() => ports.close());
  beforeEach(async () => {
    await sql`delete from platform_lease`.execute(ports.db);
    await sql`delete from platform_process`.execute(ports.db);
  });
  afterEach(() => void vi.useRealTimers());

  const take = async (holder: string, ...names: string[]) =>
    takeLeases(
      ports.db,
      holder,
      names.map((name) => ({ name, seconds: 10 })),
    );
  const place = (id: string, port: number): ProcessPlace => ({
    id,
    kind: 'all',
    host: 'one',
    port,
    version: '1.0.7',
    newest: '',
  });
  const enter = (id: string, port: number) =>
    transact(ports.db, async (tx) => accept(await enterProcess(tx, place(id, port))));
  const expire = () => sql`update platform_lease set until = clock_timestamp() - interval '1 ms'`.execute(ports.db);
  const own = (port: number, processKind: 'all' | 'web' = 'all') =>
    openLeases({ ...ports, settings: { ...ports.settings, port, processKind } }, JOBS);

  it('are with one of them, who renews them, until they have run out', async () => {
    expect(await take('ann', 'seal', 'tidy')).toEqual([
      { name: 'seal', fence: 1n },
      { name: 'tidy', fence: 1n },
    ]);
    expect(await take('bob', 'seal', 'tidy')).toEqual([]);
    expect(await take('ann', 'seal')).toEqual([{ name: 'seal', fence: 1n }]);
    await expire();
    expect(await take('bob', 'seal')).toEqual([{ name: 'seal', fence: 2n }]);
    expect(await take('ann', 'seal', 'tidy'), 'a holder that was paused and woken').toEqual([
      { name: 'tidy', fence: 1n },
    ]);
  });

  it('are opened with a word about connections, where all processes want more than there are', async () => {
    const told: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void told.push(line) });
    const open = async (settings: { databasePool: number; keepsPlans?: boolean }) => {
      const leases = await openLeases(
        { ...ports, log, settings: { ...ports.settings, port: 8080, ...settings } },
        JOBS,
      );
      await leases.close();
      return told.splice(0).length;
    };
    const { rows } = await sql<{ most: number }>`select current_setting('max_connections')::int as most`.execute(
      ports.db,
    );
    const half = (rows[0]?.most ?? 0) / 2;
    expect(await open({ databasePool: half }), 'one process has room').toBe(0);
    await enter('another', 8081);
    expect(await open({ databasePool: half }), 'two of them have not').toBe(1);
    expect(await open({ databasePool: half, keepsPlans: false }), 'a pooler is between').toBe(0);
  });

  it('that nobody holds are counted, for who watches', async () => {
    await take('ann', 'seal');
    expect(await unheldLeases(ports.db, ['seal', 'tidy'])).toBe(1);
    await expire();
    expect(await unheldLeases(ports.db, ['seal', 'tidy'])).toBe(2);
  });

  it('go to one of many who ask at the same time', async () => {
    const asked = await Promise.all(Array.from({ length: 12 }, (_, n) => take(`process ${n}`, 'seal', 'tidy')));
    expect(asked.map((held) => held.length).toSorted()).toEqual([...Array(11).fill(0), 2]);
  });

  it('are given back by who ends, and by who starts in the place of one that was killed', async () => {
    await enter('ann', 8080);
    await take('ann', 'seal');
    await enter('bob', 8081);
    expect(await take('bob', 'seal'), 'another place').toEqual([]);
    await enter('ann again', 8080);
    expect(await take('ann again', 'seal')).toEqual([{ name: 'seal', fence: 2n }]);
    await transact(ports.db, async (tx) => accept(await leaveProcess(tx, 'ann again')));
    expect(await take('bob', 'seal')).toEqual([{ name: 'seal', fence: 3n }]);
    expect((await knownProcesses(ports.db)).map(({ id, isAlive }) => [id, isAlive])).toEqual([['bob', true]]);
  });

  it('are not asked for by who only answers requests, nor for what each process does', async () => {
    const web = await own(8081, 'web');
    const worker = await own(8080);
    try {
      const held = (leases: typeof web) => JOBS.map(({ name }) => leases.holds(name));
      expect(held(worker)).toEqual([true, false, true]);
      expect(held(web)).toEqual([false, false, false]);
    } finally {
      await web.close();
      await worker.close();
    }
    expect(await knownProcesses(ports.db)).toEqual([]);
  });

  it('count no longer in a process that could not renew them', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const leases = await own(8080);
    expect(leases.holds('seal')).toBe(true);
    vi.advanceTimersByTime(9_001);
    expect([leases.holds('seal'), leases.holds('tidy')]).toEqual([false, true]);
    vi.advanceTimersByTime(20_000);
    expect(leases.holds('tidy')).toBe(false);
    await leases.close();
  });
});
