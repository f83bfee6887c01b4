/** What it costs that a standby has every commit before it is acknowledged: the same process, in turns with and without one that is waited for. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { argonHasher } from '@greenhall/server/platform/secrets/hasher';
import { startProgram } from '@greenhall/test-kit/program';
import pg from 'pg';
import { startOwnPostgres, startStandby } from '../../scripts/postgres.mjs';
import { PAY, PEPPER, loadHall } from '../otc/world.ts';
import { createDatabase, median, rateOf } from '../reference.ts';
import { asFastAsItGoes, numbers } from './asking.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 12);
const OK = 200;

const server = await startOwnPostgres();
const directory = mkdtempSync(join(tmpdir(), 'greenhall-bench-'));
try {
  const url = await createDatabase(server.url, 'standby');
  const database = await loadHall(url, 1_000, 0, await argonHasher(PEPPER).hash(PAY));
  const standby = await startStandby(server.url);
  const asked = new pg.Client({ connectionString: server.url });
  await asked.connect();
  const waitsFor = async (names: string): Promise<void> => {
    await asked.query(`alter system set synchronous_standby_names = '${names}'`);
    await asked.query('select pg_reload_conf()');
    await wait(1_000);
  };
  const settings = { LOG_LEVEL: 'error', NODE_ENV: 'production', DATABASE_URL: url, DATA_DIR: directory, PEPPER };
  const program = await startProgram(settings);
  const port = Number(new URL(program.url).port);
  const turns = numbers();
  await asFastAsItGoes(port, turns, SECONDS);
  const ways = [
    { name: 'a standby that nobody waits for', names: '', rates: [] as number[], times: [] as number[] },
    { name: 'a standby that is waited for', names: '*', rates: [] as number[], times: [] as number[] },
  ];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { names, rates, times } of round % 2 === 0 ? ways : ways.toReversed()) {
      await waitsFor(names);
      const told = await asFastAsItGoes(port, turns, SECONDS);
      const good = told.filter(({ status }) => status === OK);
      rates.push(good.length / SECONDS);
      times.push(
        rateOf(
          good.filter(({ act }) => act === 'transfer').map(({ took }) => took),
          1_000,
        ).p50,
      );
    }
  await waitsFor('');
  const [without] = ways;
  process.stdout.write(
    '| database | a second (median) | of the first (median of turns) | transfer p50, ms |\n|---|---|---|---|\n',
  );
  for (const { name, rates, times } of ways) {
    const shares = rates.map((rate, round) => rate / (without?.rates[round] ?? rate));
    process.stdout.write(
      `| ${name} | ${median(rates).toFixed(0)} | ${median(shares).toFixed(2)} × | ${median(times).toFixed(0)} |\n`,
    );
  }
  await program.stop();
  await database.close();
  await asked.end();
  await standby.stop();
} finally {
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
}
