/**
 * Whether processes stay as they are over a long time: two for requests and a worker under a steady load of writes, reads and sockets.
 * Usage: npm run bench -- soak MINUTES (30). What counts begins after a third of the time, when caches and compiled code are there.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { clientOf } from '@greenhall/test-kit/outside';
import { type Program, runTool, startProgram } from '@greenhall/test-kit/program';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { startOwnPostgres } from '../../scripts/postgres.mjs';
import { startLoad } from '@greenhall/test-kit/acts/load';
import { OutsideLog } from '@greenhall/test-kit/acts/outside-log';
import { ringWorld } from '@greenhall/test-kit/acts/world';
import { createDatabase } from '../reference.ts';

const MINUTE_MS = 60_000;
const SAMPLE_MS = 5_000;
/** In less, caches still fill: whether anything grows is not judged. */
const LEAST_MINUTES = 3;
/** Each lane of the load rests so long: some 200 acts a second, a fraction of what two processors can. */
const REST_MS = 100;
/** Heaps may differ by this part. */
const WITHIN = 0.05;
/** Connections to the database come and go with the load. */
const POOLED = 8;
const TOKEN = 'the token of this soak';

/** What a process tells of itself at a moment. */
interface Sample {
  readonly at: number;
  readonly heap: number;
  readonly descriptors: number;
  readonly series: number;
  readonly faults: number;
}

function sumOf(lines: readonly string[], name: RegExp): number {
  return lines.filter((line) => name.test(line)).reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

async function sampleOf({ url }: Program): Promise<Sample> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const lines = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return {
    at: Date.now(),
    heap: sumOf(lines, /^nodejs_heap_size_used_bytes /),
    descriptors: sumOf(lines, /^process_open_fds /),
    series: lines.length,
    faults: sumOf(lines, /^http_request_seconds_count\{.*status="5xx"/),
  };
}

/** Reads what a member looks at, again and again, and keeps a socket open for a while. */
async function browse(url: string, member: Settled, signal: AbortSignal): Promise<void> {
  const { origin, host } = new URL(url);
  while (!signal.aborted) {
    const client = clientOf(url, member);
    const { ticket } = await client.call('live.ticket', { body: {} });
    const socket = new WebSocket(`ws://${host}/wss`, { headers: { origin } });
    socket.addEventListener('open', () => socket.send(JSON.stringify({ kind: 'ticket', ticket })));
    for (let round = 0; round < 20 && !signal.aborted; round += 1) {
      await client.call('wallet.balances');
      await client.call('wallet.transfers', { query: { limit: 20 } });
      await client.call('members.me');
      await wait(SAMPLE_MS / 10);
    }
    socket.close();
  }
}

/** The least of the heap in a part of the time: what is left when garbage has been collected. */
const floorOf = (samples: readonly Sample[]): number => Math.min(...samples.map(({ heap }) => heap));

const mib = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MiB`;

/** What has grown in a process, as sentences; a line for the table is written. */
function judge(name: string, samples: readonly Sample[], minutes: number): string[] {
  const from = samples[0]?.at ?? 0;
  const between = (first: number, last: number) =>
    samples.filter(({ at }) => at >= from + first * MINUTE_MS && at <= from + last * MINUTE_MS);
  const width = Math.max(1, minutes / 10);
  const [early, late] = [between(minutes / 3, minutes / 3 + width), between(minutes - width, minutes + 1)];
  const [before, after] = [floorOf(early), floorOf(late)];
  const most = (of: readonly Sample[], what: 'descriptors' | 'series') => Math.max(...of.map((sample) => sample[what]));
  const faults = samples.at(-1)?.faults ?? 0;
  process.stdout.write(
    `| ${name} | ${mib(before)} | ${mib(after)} | ${((after / before - 1) * 100).toFixed(1)} % | ${most(early, 'descriptors')} → ${most(late, 'descriptors')} | ${most(early, 'series')} → ${most(late, 'series')} | ${faults} |\n`,
  );
  const fails = faults > 0 ? [`${name}: ${faults} answers with 5xx`] : [];
  if (minutes < LEAST_MINUTES) return fails;
  return [
    ...(after > before * (1 + WITHIN) ? [`${name}: the heap has grown`] : []),
    ...(most(late, 'descriptors') > most(early, 'descriptors') + POOLED ? [`${name}: open files have grown`] : []),
    ...(most(late, 'series') > most(early, 'series') ? [`${name}: series have grown`] : []),
    ...fails,
  ];
}

async function soak(minutes: number, databaseUrl: string): Promise<string[]> {
  const world = await ringWorld({ DATABASE_URL: databaseUrl });
  const environment = { ...world.environment, METRICS_TOKEN: TOKEN };
  const programs: (readonly [string, Program])[] = [];
  for (const [name, kind] of [
    ['first web', 'web'],
    ['second web', 'web'],
    ['worker', 'worker'],
  ] as const)
    programs.push([name, await startProgram({ ...environment, PROCESS: kind })]);
  const urls = programs.slice(0, 2).map(([, { url }]) => url);
  const log = new OutsideLog();
  const over = new AbortController();
  const load = startLoad(log, { urls, restMs: REST_MS, hasStrangers: false }, world.members);
  const browsing = Promise.all(
    world.members.map((member, index) => browse(urls[index % urls.length] ?? '', member, over.signal)),
  );
  const samples = new Map(programs.map(([name]) => [name, [] as Sample[]]));
  for (const until = Date.now() + minutes * MINUTE_MS; Date.now() < until; await wait(SAMPLE_MS))
    for (const [name, program] of programs) {
      const sample = await sampleOf(program);
      samples.get(name)?.push(sample);
    }
  over.abort();
  await load.end();
  await browsing;
  for (const [, { stop }] of programs) await stop();
  process.stdout.write(
    `${log.orders.filter(({ answer }) => answer).length} acts in ${minutes} minutes\n| process | heap after a third | heap at the end | more | descriptors | series | 5xx |\n|---|---|---|---|---|---|---|\n`,
  );
  const grown = programs.flatMap(([name]) => judge(name, samples.get(name) ?? [], minutes));
  const { code, said } = await runTool('check-ledger', [], world.environment);
  world.remove();
  return code === 0 ? grown : [...grown, said];
}

const [minutes = '30'] = process.argv.slice(2);
const postgres = await startOwnPostgres();
try {
  const faults = await soak(Number(minutes), await createDatabase(postgres.url, 'soak'));
  process.stdout.write(faults.length > 0 ? `${faults.join('\n')}\n` : 'no faults\n');
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await postgres.stop();
}
process.exit();
