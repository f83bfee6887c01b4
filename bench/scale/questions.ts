/** How often idle processes ask their database: one that does everything, and beside it two for requests with one for what is due. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startProgram } from '@greenhall/test-kit/program';
import pg from 'pg';
import { startOwnPostgres } from '../../scripts/postgres.mjs';
import { createDatabase } from '../reference.ts';

const SETTLES_MS = 20_000;
const MEASURED_MS = 1_000 * Number(process.env.BENCH_SECONDS ?? 60);

const server = await startOwnPostgres(['shared_preload_libraries=pg_stat_statements']);
const directory = mkdtempSync(join(tmpdir(), 'greenhall-bench-'));
try {
  const url = await createDatabase(server.url, 'questions');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create extension pg_stat_statements');

  /** The statements of a minute, all processes together. */
  const ask = async (kinds: readonly string[]): Promise<number> => {
    const programs = [];
    for (const PROCESS of kinds)
      programs.push(await startProgram({ DATABASE_URL: url, DATA_DIR: directory, DRAIN_SECONDS: '0', PROCESS }));
    await wait(SETTLES_MS);
    await client.query('select pg_stat_statements_reset()');
    await wait(MEASURED_MS);
    const { rows } = await client.query<{ calls: number }>('select sum(calls)::int as calls from pg_stat_statements');
    for (const { stop } of programs) await stop();
    return rows[0]?.calls ?? 0;
  };
  const alone = await ask(['all']);
  const apart = await ask(['web', 'web', 'worker']);
  await client.end();
  process.stdout.write(
    `idle, statements a minute: one process ${alone}, two for requests and a worker ${apart}: ${(apart / alone).toFixed(2)} ×\n`,
  );
} finally {
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
}
