import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Program, runTool, startProgram } from '@greenhall/test-kit/program';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '@greenhall/server/platform/database/database';
import { type OpenDatabase, openPostgres } from '@greenhall/server/platform/database/postgres';
import { startOwnPostgres } from '../../scripts/postgres.mjs';

const PROCESSES = 10;
const KILLS = 3;
const WAIT = { timeout: 60_000, interval: 20 };

describe('two processes and more: ten on an empty database', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'greenhall-ten-'));
  let server: Awaited<ReturnType<typeof startOwnPostgres>>;
  let database: OpenDatabase;
  const ends = Array.from({ length: PROCESSES }, () => new AbortController());
  beforeAll(async () => {
    // Of its own: ten processes may have 140 connections, and other tests run beside.
    server = await startOwnPostgres();
    database = openPostgres(server.url, pino({ level: 'silent' }), { max: 1 });
  });
  afterAll(async () => {
    for (const end of ends) end.abort();
    await database.close();
    await server.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  });

  /** The process that brings the schema forward now: it holds the lock for which all others wait. */
  const migrating = async (): Promise<number | undefined> => {
    const held = await rows<{ number: number }>(
      database.db,
      sql`select application_name::int as number from pg_locks join pg_stat_activity using (pid)
           where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())
             and application_name ~ '^[0-9]+$'`,
    );
    return held[0]?.number;
  };

  it('make one first member, while who brings the schema forward is killed three times', async () => {
    const environment = { DATABASE_URL: server.url, DATA_DIR, DATABASE_POOL: '2', DRAIN_SECONDS: '0' };
    const started = ends.map(async ({ signal }, number): Promise<Program | undefined> => {
      try {
        return await startProgram({ ...environment, PGAPPNAME: String(number) }, signal);
      } catch (error) {
        if (signal.aborted) return undefined;
        throw error;
      }
    });
    const killed = new Set<number>();
    while (killed.size < KILLS) {
      let next: number | undefined;
      const findNext = async () => {
        next = await migrating();
        return next !== undefined && !killed.has(next);
      };
      await expect.poll(findNext, WAIT).toBe(true);
      ends[next ?? 0]?.abort();
      killed.add(next ?? 0);
    }
    const programs = (await Promise.all(started)).filter((program) => program !== undefined);
    expect(programs).toHaveLength(PROCESSES - KILLS);
    const answers = programs.map(async (program) => (await fetch(`${program.url}/readyz`)).status);
    expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
    expect(new Set(programs.map(({ invitation }) => invitation)).size).toBe(1);
    expect(await rows(database.db, sql`select 1 from members_member`)).toHaveLength(1);
    expect(await Promise.all(programs.map(({ stop }) => stop()))).toEqual(programs.map(() => 0));
    expect(await runTool('check-ledger', [], environment)).toMatchObject({ code: 0 });
  });
});
