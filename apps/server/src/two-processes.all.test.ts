import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshPostgres } from '@greenhall/test-kit/database';
import { freePort } from '@greenhall/test-kit/outside/free-port';
import { prepared } from '@greenhall/test-kit/data/prepared';
import { type Program, runTool, startProgram } from '@greenhall/test-kit/program';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openPostgres } from './platform/database/postgres.ts';
import { knownProcesses } from './platform/processes/store.ts';

/** Of a job that runs each few seconds; others wait three times as long for their next holder. */
const SHORT_LEASE = 'seal-journal';
const WAIT = { timeout: 60_000, interval: 100 };

/** A web process and two that work on what is due. */
describe('two processes', () => {
  const root = mkdtempSync(join(tmpdir(), 'greenhall-processes-'));
  let environment: Record<string, string>;
  let drop: () => Promise<void>;
  let database: OpenDatabase;
  let web: Program;
  let ports: readonly number[];
  const workers = new Map<number, Program>();

  const start = (kind: string, port: number): Promise<Program> =>
    startProgram({
      ...environment,
      PROCESS: kind,
      PORT: String(port),
      DATA_DIR: root,
    });
  beforeAll(async () => {
    const fresh = await freshPostgres(prepared('TEST_DATABASE_TEMPLATE'));
    ({ drop } = fresh);
    environment = { DATABASE_URL: fresh.url };
    database = openPostgres(fresh.url, pino({ level: 'silent' }));
    ports = await Promise.all([freePort(), freePort()]);
    web = await start('web', await freePort());
    for (const port of ports) workers.set(port, await start('worker', port));
  });
  afterAll(async () => {
    await Promise.all([web, ...workers.values()].map(({ kill }) => kill()));
    await database.close();
    await drop();
    rmSync(root, { recursive: true, force: true });
  });

  /** The port of the process that holds a lease now, and with which fence. */
  const holder = async (): Promise<{ port: number; fence: number } | undefined> => {
    const { rows } = await sql<{ port: number; fence: bigint }>`
      select p.port, l.fence from platform_lease l join platform_process p on p.id = l.holder
       where l.name = ${SHORT_LEASE} and l.until > clock_timestamp()`.execute(database.db);
    return rows[0] && { port: rows[0].port, fence: Number(rows[0].fence) };
  };
  const working = async (): Promise<{ port: number; program: Program; fence: number }> => {
    const { port, fence } = (await holder()) ?? { port: 0, fence: 0 };
    const program = workers.get(port);
    if (!program) throw new Error(`nobody works: ${port}`);
    return { port, program, fence };
  };
  const other = (port: number): number | undefined => ports.find((one) => one !== port);
  /** How the journal's sealing was run last. */
  const lastRun = async (): Promise<number> => {
    const { rows } = await sql<{
      at: Date;
    }>`select started_at as at from platform_sweep where name = ${SHORT_LEASE}`.execute(database.db);
    return rows[0]?.at.getTime() ?? 0;
  };

  it('are known by what they do, and one of them works on what is due', async () => {
    expect((await knownProcesses(database.db)).map(({ kind }) => kind).toSorted()).toEqual(['web', 'worker', 'worker']);
    const { rows } = await sql<{
      holders: bigint;
    }>`select count(distinct holder) as holders from platform_lease`.execute(database.db);
    expect(rows).toEqual([{ holders: 1n }]);
    await working();
  });

  it('answer people in the one that is for them, and say in both whether they are ready', async () => {
    const { program } = await working();
    const status = async (url: string, path: string) => (await fetch(url + path)).status;
    expect([await status(web.url, '/readyz'), await status(program.url, '/readyz')]).toEqual([200, 200]);
    expect([await status(web.url, '/api/status'), await status(program.url, '/api/status')]).toEqual([200, 404]);
  });

  it('go on within the time of a lease after one was killed', async () => {
    const { port, program, fence } = await working();
    await program.kill();
    await expect.poll(holder, WAIT).toEqual({ port: other(port), fence: fence + 1 });
    const before = await lastRun();
    await expect.poll(lastRun, WAIT).toBeGreaterThan(before);
    workers.set(port, await start('worker', port));
    expect((await holder())?.port, 'who comes back waits').toBe(other(port));
  });

  it('go on while one sleeps, and it does not take back what it had when it wakes', async () => {
    const { port, program, fence } = await working();
    process.kill(program.pid, 'SIGSTOP');
    try {
      await expect.poll(holder, WAIT).toEqual({ port: other(port), fence: fence + 1 });
    } finally {
      process.kill(program.pid, 'SIGCONT');
    }
    await expect.poll(async () => (await fetch(`${program.url}/readyz`)).status, WAIT).toBe(200);
    const before = await lastRun();
    await expect.poll(lastRun, WAIT).toBeGreaterThan(before);
    expect(await holder()).toEqual({ port: other(port), fence: fence + 1 });
  });

  it('keep what they have when another program is started on a port of theirs', async () => {
    const { port, fence } = await working();
    const second = start('worker', port);
    await expect(second).rejects.toMatchObject({
      code: 1,
      said: expect.stringContaining('another program uses this port'),
    });
    expect(await holder()).toEqual({ port, fence });
    expect((await knownProcesses(database.db)).map((row) => row.port)).toContain(port);
  });

  it('hand over at once when one ends in order, here by the end of its terminal', async () => {
    const { port, program } = await working();
    process.kill(program.pid, 'SIGHUP');
    await expect.poll(program.hasEnded).toBe(true);
    expect(await program.stop()).toBe(0);
    await expect.poll(async () => (await holder())?.port, { ...WAIT, timeout: 6_000 }).toBe(other(port));
    expect((await knownProcesses(database.db)).map((row) => row.port)).not.toContain(port);
  });

  it('leave accounts behind in which every sum is right', async () => {
    expect(await runTool('check-ledger', [], environment)).toMatchObject({ code: 0 });
  });
});
