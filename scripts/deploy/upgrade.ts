import { execFile, execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { TEST_SECRET } from '@greenhall/test-kit/program';
import { clientOf } from '@greenhall/test-kit/outside';
import { JPG } from '@greenhall/test-kit/otc-world';
import { settleMembers, type Settled } from '@greenhall/test-kit/settled-world';
import { startPostgres } from '../postgres.mjs';
import { ROOT } from '../paths.mjs';
import { oneRun } from '../runner/one-run.mjs';
import { Explained, run } from '../spawn.mjs';
import { OpenTrade } from '@greenhall/test-kit/outside/open-trade';
import { releaseOf } from './other-release.ts';
import { tryRolling } from './rolling.ts';

const runFile = promisify(execFile);

const MIGRATION = `create table platform_trial (id int primary key);
alter table platform_switch add column trial int;
`;

/** An installation of a release in a folder, with programs of its own in place of systemd. */
interface Place {
  readonly folder: string;
  readonly url: string;
  readonly environment: Readonly<Record<string, string>>;
}

function say(command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): string {
  return execFileSync(command, args, {
    encoding: 'utf8',
    env,
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

function equal(what: string, found: unknown, wanted: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted))
    throw new Error(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
}

/** Programs that do for this trial what systemd does: run as the service does, start it and stop it. */
function writePrograms({ folder, environment }: Place): void {
  const exports = Object.entries(environment).map(([name, value]) => `export ${name}='${value}'`);
  const write = (name: string, ...lines: readonly string[]) =>
    writeFileSync(join(folder, name), ['#!/bin/sh', ...exports, ...lines, ''].join('\n'), { mode: 0o700 });
  const [pid, log] = [join(folder, 'pid'), join(folder, 'log')];
  write('as-service', 'exec "$@"');
  write(
    'start',
    `setsid '${folder}/root/current/bin/greenhall' start >>'${log}' 2>&1 </dev/null &`,
    `echo $! >'${pid}'`,
  );
  write(
    'stop',
    `kill "$(cat '${pid}')" 2>/dev/null || true`,
    `while kill -0 "$(cat '${pid}')" 2>/dev/null; do sleep 0.1; done`,
  );
}

/** Connections to the server that ends meanwhile are closed while this waits. */
async function upgrade({ folder }: Place, archive: string): Promise<{ readonly code: number; readonly said: string }> {
  const env = {
    ...process.env,
    UPGRADE_ROOT: join(folder, 'root'),
    UPGRADE_ETC: join(folder, 'etc'),
    UPGRADE_RUN: join(folder, 'as-service'),
    UPGRADE_START: join(folder, 'start'),
    UPGRADE_STOP: join(folder, 'stop'),
    UPGRADE_WAIT: '40',
  };
  try {
    const { stdout, stderr } = await runFile(join(ROOT, 'deploy/one/upgrade'), [archive], { env });
    return { code: 0, said: `${stdout}${stderr}` };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, said: `${stdout}${stderr}` };
  }
}

async function lookOf(url: string, members: readonly Settled[], trade: OpenTrade): Promise<unknown> {
  const ofMembers = members.map(async (member) => {
    const client = clientOf(url, member);
    const me = await client.call('members.me');
    const { items } = await client.call('wallet.transfers');
    return { me, transfers: items };
  });
  return { members: await Promise.all(ofMembers), trade: await trade.look(url) };
}

async function tryEngine(engine: string, place: Place, unpacked: string, trade: OpenTrade): Promise<void> {
  const { folder, url, environment } = place;
  mkdirSync(join(folder, 'root/releases'), { recursive: true });
  mkdirSync(join(folder, 'etc'));
  cpSync(unpacked, join(folder, 'root/releases/before'), { recursive: true, verbatimSymlinks: true });
  symlinkSync(join(folder, 'root/releases/before'), join(folder, 'root/current'));
  const members = await settleMembers(environment, ['ann001', 'bob001', 'cyd001'], 1000n, trade.furnish);
  writePrograms(place);
  say(join(folder, 'start'), []);
  try {
    say(join(folder, 'as-service'), [join(folder, 'root/current/bin/greenhall'), 'wait-ready', '90']);
    const [ann] = members;
    if (!ann) throw new Error('nobody joined');
    await clientOf(url, ann).call('members.setAvatar', { files: { avatar: new Blob([JPG]) } });
    await trade.begin(url);
    const before = await lookOf(url, members, trade);

    const bent = join(folder, 'bent');
    mkdirSync(bent);
    const broken = releaseOf(unpacked, bent, 'b', (one) =>
      appendFileSync(join(one, 'apps/server/dist/programs/start.js'), '\nprocess.exit(3);\n'),
    );
    const goneBack = await upgrade(place, broken);
    if (goneBack.code !== 1 || !goneBack.said.includes('nothing was lost'))
      throw new Error(`${engine}: a release that does not start: ${goneBack.said}`);
    equal(`${engine}: what members see after going back`, await lookOf(url, members, trade), before);

    appendFileSync(broken, 'x');
    equal(`${engine}: a damaged archive`, (await upgrade(place, broken)).said.includes('The archive is damaged'), true);

    const next = join(folder, 'next');
    mkdirSync(next);
    const archive = releaseOf(unpacked, next, 'a', (one) =>
      writeFileSync(join(one, 'apps/server/db/migrations/9000_trial.sql'), MIGRATION),
    );
    const done = await upgrade(place, archive);
    if (done.code !== 0) throw new Error(done.said);
    equal(
      `${engine}: the migration is named before`,
      /9000_trial\.sql\n {2}platform_switch: about \d+ rows/.test(done.said),
      true,
    );
    equal(`${engine}: what members see afterwards`, await lookOf(url, members, trade), before);
    equal(
      `${engine}: which release runs`,
      (await fetch(`${url}/healthz`)).ok &&
        existsSync(join(folder, 'root/current/apps/server/db/migrations/9000_trial.sql')),
      true,
    );
    await trade.complete(url);
    equal(`${engine}: the same release again`, (await upgrade(place, archive)).said.includes('runs already'), true);
  } finally {
    say(join(folder, 'stop'), []);
  }
  console.log(
    `✓ ${engine}: upgraded with a migration, nobody signed out, an open trade paid and confirmed; gone back from a release that does not start`,
  );
}

/** Upgrades an installation of one machine, on both engines. */
async function tryOne(unpacked: string, whole: string, databaseUrl: string): Promise<void> {
  for (const [engine, database] of [
    ['postgresql', { DATABASE_URL: databaseUrl }],
    ['embedded', {}],
  ] as const) {
    const folder = join(whole, engine);
    mkdirSync(join(folder, 'data'), { recursive: true, mode: 0o700 });
    const port = engine === 'embedded' ? 18_081 : 18_082;
    const trade = await OpenTrade.prepare();
    const environment = {
      ...TEST_SECRET,
      ...database,
      ...trade.environment,
      DATA_DIR: join(folder, 'data'),
      PORT: String(port),
      LOG_LEVEL: 'warn',
    };
    try {
      await tryEngine(engine, { folder, url: `http://127.0.0.1:${port}`, environment }, unpacked, trade);
    } finally {
      await trade.close();
    }
  }
}

const TRIALS = { one: tryOne, rolling: tryRolling };

/** `npm test -- --upgrade one | rolling [ARCHIVE]`: upgrades one machine with a pause, or several processes without one. */
async function main([which = '', archive]: readonly string[]): Promise<boolean> {
  const trial = Object.entries(TRIALS).find(([name]) => name === which)?.[1];
  if (!trial) throw new Explained('Usage: npm test -- --upgrade one | rolling [ARCHIVE]');
  const whole = tmpdir();
  // Not synchronously: a process that waits for another one does not hear that it is interrupted.
  if (archive === undefined && (await run(process.execPath, [join(ROOT, 'scripts/release/pack.mjs'), whole])) !== 0)
    return false;
  const packed = archive ?? join(whole, readdirSync(whole).find((name) => name.endsWith('.tar.gz')) ?? '');
  const release = join(whole, 'release');
  mkdirSync(release);
  say('tar', ['-xzf', packed, '-C', release]);
  const postgres = await startPostgres();
  try {
    await trial(join(release, readdirSync(release)[0] ?? ''), whole, postgres.url);
    return true;
  } finally {
    await postgres.stop();
  }
}

await oneRun(() => main(process.argv.slice(2)));
