import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startBalancer } from '@greenhall/test-kit/outside/balancer';
import { freePort } from '@greenhall/test-kit/outside/free-port';
import { TEST_SECRET } from '@greenhall/test-kit/program';
import { audit } from '@greenhall/test-kit/acts/audit';
import { startLoad } from '@greenhall/test-kit/acts/load';
import { OutsideLog } from '@greenhall/test-kit/acts/outside-log';
import { ringWorld } from '@greenhall/test-kit/acts/world';
import { needed } from './step.mjs';

const execute = promisify(execFile);
const REST_MS = 50;
const READY_WITHIN_MS = 90_000;
/** The balancer asks each second who is ready: before it has seen that the new one is, the next one must not go. */
const SEEN_MS = 3_000;

const EXPAND = `-- expand
create table platform_trial (id int primary key);
alter table platform_switch add column trial int;
`;
const CONTRACT = '-- contract after 9000\ndrop table platform_trial;\n';

type Environment = Readonly<Record<string, string>>;

/** The names of built files in the member app of a release. */
const builtIn = (release: string): string[] =>
  readdirSync(join(release, 'apps/web/dist/assets')).filter((name) => name.endsWith('.js') || name.endsWith('.css'));

/** A release of the same program with other migrations, and with built files of other names. */
function releaseAfter(before: string, folder: string, digit: string, migrations: Environment): string {
  cpSync(before, folder, { recursive: true, verbatimSymlinks: true });
  writeFileSync(join(folder, 'COMMIT'), `${digit.repeat(40)}\n`);
  for (const [name, text] of Object.entries(migrations))
    writeFileSync(join(folder, 'apps/server/db/migrations', name), text);
  const dist = join(folder, 'apps/web/dist');
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const entry = /\/assets\/([\w-]+)\.js/.exec(page)?.[1] ?? '';
  const next = `${entry}${digit}`;
  const assets = join(dist, 'assets');
  for (const name of builtIn(folder)) {
    const text = readFileSync(join(assets, name), 'utf8');
    if (!text.includes(`${entry}.js`)) continue;
    writeFileSync(join(assets, name), text.replaceAll(`${entry}.js`, `${next}.js`));
    for (const kind of ['br', 'gz']) rmSync(join(assets, `${name}.${kind}`), { force: true });
  }
  for (const kind of ['.js', '.js.br', '.js.gz'])
    try {
      renameSync(join(assets, `${entry}${kind}`), join(assets, `${next}${kind}`));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  writeFileSync(join(dist, 'index.html'), page.replaceAll(`${entry}.js`, `${next}.js`));
  return folder;
}

/** A process of a release at a port, which is exchanged for another one there. */
class Place {
  readonly url: string;
  readonly #port: number;
  readonly #environment: Environment;
  #child: ChildProcess | undefined;

  constructor(port: number, environment: Environment) {
    this.url = `http://127.0.0.1:${port}`;
    this.#port = port;
    this.#environment = environment;
    // A trial that ends by a fault leaves no process behind.
    process.once('exit', () => this.#child?.kill('SIGKILL'));
  }

  async start(release: string): Promise<void> {
    const env = { ...process.env, ...this.#environment, PORT: String(this.#port), MIGRATE: 'check', LOG_LEVEL: 'warn' };
    const child = spawn(join(release, 'bin/greenhall'), ['start'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    this.#child = child;
    const isReady = async () => (await statusOf(`${this.url}/readyz`)) === 200;
    for (const until = Date.now() + READY_WITHIN_MS; !(await isReady()); await delay(100))
      if (child.exitCode !== null || Date.now() > until) throw new Error(`${release} does not serve`);
  }

  async stop(): Promise<void> {
    if (!this.#child || this.#child.exitCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    const [code] = (await ended) as [number | null];
    if (code !== 0) throw new Error(`a process ended with ${code}`);
  }
}

const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

/** A page of each release that stays open: it asks for its files again and again, and hears which were not there. */
function openPages(url: string, names: readonly string[]): { readonly close: () => Promise<readonly string[]> } {
  const gone: string[] = [];
  const over = new AbortController();
  const asks = (async () => {
    for (let at = 0; !over.signal.aborted; at = (at + 1) % names.length) {
      const status = await statusOf(`${url}/assets/${names[at]}`);
      if (status !== 200) gone.push(`${names[at]}: ${status}`);
      await delay(5);
    }
  })();
  return {
    close: async () => {
      over.abort();
      await asks;
      return gone;
    },
  };
}

/** Exchanges releases process by process under load, forth and back. */
export async function tryRolling(unpacked: string, folder: string, databaseUrl: string): Promise<void> {
  needed('haproxy', 'haproxy');
  const ports = await Promise.all(Array.from({ length: 3 }, freePort));
  const data = join(folder, 'data');
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const world = await ringWorld({ ...TEST_SECRET, DATABASE_URL: databaseUrl }, data);
  const environment = { ...TEST_SECRET, ...world.environment, SESSION_PACE: '99999' };
  const later = releaseAfter(unpacked, join(folder, 'later'), 'b', { '9000_trial.sql': EXPAND });
  const latest = releaseAfter(unpacked, join(folder, 'latest'), 'c', {
    '9000_trial.sql': EXPAND,
    '9001_trial_gone.sql': CONTRACT,
  });
  const place = (port: number, kind: string) => new Place(port, { ...environment, PROCESS: kind });
  const [first = 0, second = 0, third = 0] = ports;
  const webs = [place(first, 'web'), place(second, 'web')] as const;
  const worker = place(third, 'worker');
  const all = [worker, ...webs];
  const migrateBy = (release: string) =>
    execute(join(release, 'bin/greenhall'), ['migrate'], { env: { ...process.env, ...environment } });
  const exchangeFor = async (release: string) => {
    for (const one of all) {
      await one.stop();
      await one.start(release);
      await delay(SEEN_MS);
    }
  };
  await migrateBy(unpacked);
  for (const one of all) await one.start(unpacked);
  const balancer = await startBalancer([webs[0].url, webs[1].url]);
  const { url } = balancer;
  const log = new OutsideLog();
  try {
    const load = startLoad(log, { urls: [url], restMs: REST_MS, hasStrangers: false }, world.members);
    const open = openPages(url, builtIn(unpacked));
    await migrateBy(later);
    await worker.stop();
    await worker.start(later);
    const refused = await migrateBy(latest).then(
      ({ stdout }) => stdout,
      (error: unknown) => String((error as { stderr?: string }).stderr),
    );
    if (!refused.includes('a rolling upgrade goes one release at a time'))
      throw new Error(`what is still used was taken away: ${refused}`);
    await exchangeFor(later);
    const openLater = openPages(url, builtIn(later));
    await exchangeFor(unpacked);
    const gone = [...(await open.close()), ...(await openLater.close())];
    await load.end();
    if (gone.length > 0) throw new Error(`open pages lost ${gone.length} files: ${gone.slice(0, 5).join(', ')}`);
  } finally {
    for (const one of all) await one.stop();
    await balancer.stop();
  }
  const faults = await audit(world, log);
  const acknowledged = log.orders.filter(({ answer }) => answer).length;
  const open = [...log.unsettled].map(([said, count]) => `${said} ${count} times`).join(', ') || 'nothing';
  if (faults.length > 0 || log.unsettled.has('unanswered'))
    throw new Error(`${faults.join('\n')}\nasked again after: ${open}`);
  console.log(
    `✓ two web processes and a worker exchanged for the next release and back under load: ${acknowledged} acts acknowledged, asked again after: ${open}; pages of both releases found all of their files; what the first release still uses was not taken away`,
  );
}
