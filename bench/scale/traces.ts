/** What traces cost: a process that sends them to a collector and one that does not, asked in turns, by the processor time of each request. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argonHasher } from '@greenhall/server/platform/secrets/hasher';
import { startProgram } from '@greenhall/test-kit/program';
import { startOwnPostgres } from '../../scripts/postgres.mjs';
import { PAY, PEPPER, loadHall } from '../otc/world.ts';
import { processorMs } from '../processor.ts';
import { createDatabase, median } from '../reference.ts';
import { asFastAsItGoes, numbers } from './asking.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const OK = 200;

let received = 0;
const collector = createServer((request, reply) => {
  request.on('data', (part: Buffer) => (received += part.length)).on('end', () => reply.end('{}'));
});
await once(collector.listen(0, '127.0.0.1'), 'listening');
const server = await startOwnPostgres();
const directory = mkdtempSync(join(tmpdir(), 'greenhall-bench-'));
try {
  const url = await createDatabase(server.url, 'traces');
  const database = await loadHall(url, 1_000, 0, await argonHasher(PEPPER).hash(PAY));
  const settings = {
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
    DATABASE_URL: url,
    DATA_DIR: directory,
    PEPPER,
    PROCESS: 'web',
    DRAIN_SECONDS: '0',
  };
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const ways = [
    { name: 'without traces', program: await startProgram(settings), costs: [] as number[] },
    {
      name: 'with traces',
      program: await startProgram({ ...settings, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }),
      costs: [] as number[],
    },
  ];
  const turns = numbers();
  const cost = async ({ url: at, pid }: { readonly url: string; readonly pid: number }): Promise<number> => {
    const before = processorMs(pid);
    const told = await asFastAsItGoes(Number(new URL(at).port), turns, SECONDS);
    return (processorMs(pid) - before) / told.filter(({ status }) => status === OK).length;
  };
  for (const { program } of ways) await cost(program);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { program, costs } of round % 2 === 0 ? ways : ways.toReversed()) costs.push(await cost(program));
  const [first] = ways;
  process.stdout.write(
    '| process | processor time of a request, ms (median) | of the first (median of turns) |\n|---|---|---|\n',
  );
  for (const { name, costs } of ways) {
    const shares = costs.map((one, round) => one / (first?.costs[round] ?? one));
    process.stdout.write(`| ${name} | ${median(costs).toFixed(3)} | ${median(shares).toFixed(3)} × |\n`);
  }
  process.stdout.write(`the collector was sent ${(received / 1_024).toFixed(0)} kB\n`);
  for (const { program } of ways) await program.stop();
  await database.close();
} finally {
  collector.close();
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
}
