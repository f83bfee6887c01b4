/**
 * What several processes take from the same two cores: one web process behind HAProxy, two of them, and two behind a pooler. All run from
 * the beginning; who is not asked does nothing. They are asked in turns, and each turn is compared with that of one process.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { argonHasher } from '@greenhall/server/platform/secrets/hasher';
import { startBalancer } from '@greenhall/test-kit/outside/balancer';
import { startPgBouncer } from '@greenhall/test-kit/outside/pgbouncer';
import { type Program, startProgram } from '@greenhall/test-kit/program';
import { needed } from '../../scripts/deploy/step.mjs';
import { startOwnPostgres } from '../../scripts/postgres.mjs';
import { PAY, PEPPER, loadHall } from '../otc/world.ts';
import { createDatabase, median, rateOf } from '../reference.ts';
import { asFastAsItGoes, numbers } from './asking.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 12);
const OK = 200;
/** As many as the pools of two processes have; fewer would be another question. */
const POOLED = 24;

interface Way {
  readonly name: string;
  readonly port: number;
  readonly rates: number[];
  readonly last: number[];
}

const portOf = ({ url }: { readonly url: string }): number => Number(new URL(url).port);

needed('haproxy', 'haproxy');
const server = await startOwnPostgres();
const directory = mkdtempSync(join(tmpdir(), 'greenhall-bench-'));
try {
  const url = await createDatabase(server.url, 'webs');
  const database = await loadHall(url, 1_000, 0, await argonHasher(PEPPER).hash(PAY));
  const pooler = await startPgBouncer(url, POOLED);
  const common = { LOG_LEVEL: 'error', NODE_ENV: 'production', DATA_DIR: directory, PEPPER, DRAIN_SECONDS: '0' };
  const direct = { ...common, DATABASE_URL: url };
  const pooled = { ...common, DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: url, NAMED_STATEMENTS: 'off' };
  const programs: Program[] = [];
  for (const [PROCESS, environment] of [
    ['web', direct],
    ['web', direct],
    ['worker', direct],
    ['web', pooled],
    ['web', pooled],
  ] as const)
    programs.push(await startProgram({ ...environment, PROCESS }));
  const [one, two, , three, four] = programs as [Program, Program, Program, Program, Program];
  const balancers = [
    await startBalancer([one.url]),
    await startBalancer([one.url, two.url]),
    await startBalancer([three.url, four.url]),
  ] as const;
  const way = (name: string, asked: { readonly url: string }): Way => ({
    name,
    port: portOf(asked),
    rates: [],
    last: [],
  });
  const ways = [
    way('one web process', balancers[0]),
    way('the same, asked without a balancer', one),
    way('two web processes', balancers[1]),
    way('two web processes, a pooler', balancers[2]),
  ];
  await wait(3_000);
  const turns = numbers();
  for (const { port } of ways) await asFastAsItGoes(port, turns, SECONDS);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { port, rates, last } of round % 2 === 0 ? ways : ways.toReversed()) {
      const good = (await asFastAsItGoes(port, turns, SECONDS)).filter(({ status }) => status === OK);
      const { perSecond, p99 } = rateOf(
        good.map(({ took }) => took),
        SECONDS * 1_000,
      );
      rates.push(perSecond);
      last.push(p99);
    }
  const [first] = ways;
  process.stdout.write(
    '| asked | a second (median) | of one process (median of turns) | p99, ms |\n|---|---|---|---|\n',
  );
  for (const { name, rates, last } of ways) {
    const shares = rates.map((rate, round) => rate / (first?.rates[round] ?? rate));
    process.stdout.write(
      `| ${name} | ${median(rates).toFixed(0)} | ${median(shares).toFixed(2)} × | ${median(last).toFixed(0)} |\n`,
    );
  }
  for (const { stop } of balancers) await stop();
  for (const { stop } of programs) await stop();
  await pooler.stop();
  await database.close();
} finally {
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
}
