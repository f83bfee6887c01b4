import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { settleOperators } from '@greenhall/test-kit/operators';
import { clientOf } from '@greenhall/test-kit/outside';
import { runTool, startProgram } from '@greenhall/test-kit/program';
import { settleMembers, type Settled } from '@greenhall/test-kit/settled-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import { ROOT } from '../paths.mjs';
import { postgresBinaries } from '../postgres.mjs';
import { oneRun } from '../runner/one-run.mjs';
import { needed, say } from './step.mjs';

const UNITS = join(ROOT, 'deploy/one/systemd');
const EACH = 40;

interface Cluster {
  readonly data: string;
  readonly url: string;
  readonly socket: string;
  readonly port: number;
  readonly ask: (statement: string) => string;
}

/** Runs a command as the user of PostgreSQL. */
const asOwner = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): string =>
  say('setpriv', ['--reuid=postgres', '--regid=postgres', '--init-groups', '--', command, ...args], { env });

function clusterAt(data: string, socket: string, port: number): Cluster {
  const url = `postgres://greenhall@127.0.0.1:${port}/greenhall`;
  const psql = ['-h', socket, '-p', String(port), '-U', 'postgres', '-d', 'greenhall', '-Atqc'];
  return { data, socket, port, url, ask: (statement) => asOwner('psql', [...psql, statement]) };
}

const control = (folder: string, { data, socket, port }: Cluster, act: string): string =>
  `setpriv --reuid=postgres --regid=postgres --init-groups -- ${join(postgresBinaries(), 'pg_ctl')} -D ${data} -l ${folder}/log-${port} -w -t 120 -o "-p ${port} -k ${socket} -c listen_addresses=127.0.0.1" ${act}`;

const run = (command: string): void =>
  void execFileSync('sh', ['-c', command], { stdio: ['ignore', 'ignore', 'inherit'] });

function equal(what: string, found: unknown, wanted: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted))
    throw new Error(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
}

/** Sends transfers one after another and answers the numbers of those that were acknowledged. */
async function transfers(url: string, from: Settled, to: Settled, count: number): Promise<string[]> {
  const client = clientOf(url, from);
  const acknowledged: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const body = { payee: to.name, coin: 'usdt' as const, amount: '1', payPassword: PAY_PASSWORD };
    const { id } = await client.call('wallet.transfer', { body });
    acknowledged.push(id);
  }
  return acknowledged;
}

interface Trial {
  readonly folder: string;
  /** The cluster that is backed up, and where it is restored to. */
  readonly first: Cluster;
  readonly restored: Cluster;
  readonly env: NodeJS.ProcessEnv;
  /** The settings of the server, but for its database. */
  readonly settings: Readonly<Record<string, string>>;
}

function prepare(folder: string): Trial {
  const first = clusterAt(join(folder, 'data'), folder, 29_871);
  const initdb = join(postgresBinaries(), 'initdb');
  asOwner(initdb, ['-D', first.data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C']);
  run(control(folder, first, 'start'));
  const psql = ['-h', folder, '-p', String(first.port), '-d', 'postgres', '-qc', 'create role greenhall login'];
  asOwner('psql', [...psql, '-c', 'create database greenhall owner greenhall']);
  mkdirSync(join(folder, 'uploads'), { mode: 0o700 });
  const env = {
    ...process.env,
    BACKUP_CONF: join(folder, 'conf'),
    BACKUP_REPO: join(folder, 'repo'),
    BACKUP_DATA: first.data,
    BACKUP_SOCKET: folder,
    BACKUP_PORT: String(first.port),
    BACKUP_RESTART: control(folder, first, 'restart'),
  };
  const restored = clusterAt(join(folder, 'restored'), folder, 29_872);
  return { folder, first, restored, env, settings: { DATA_DIR: join(folder, 'uploads') } };
}

const BACKUP = join(ROOT, 'apps/server/dist/programs/backup.js');

/** Tries the newest backup as the daily unit does, and answers what is said and the exit code. */
function tryNewest({ folder, first }: Trial, conf: string): string {
  const env = { ...process.env, TMPDIR: folder, BACKUP_CONF: conf, DATABASE_URL: socketUrl(first) };
  return asOwner('sh', ['-c', '"$0" "$1" verify 2>&1; echo "rc $?"', process.execPath, BACKUP], env);
}

const socketUrl = ({ socket, port }: Cluster): string =>
  `postgres://postgres@localhost:${port}/greenhall?host=${encodeURIComponent(socket)}`;

/** A copy of the backups in which a file of the newest one is missing. */
function damagedCopy({ folder }: Trial): string {
  const conf = join(folder, 'damaged');
  asOwner('sh', [
    '-c',
    `cp -a '${folder}/conf' '${conf}' && cp -a '${folder}/repo' '${folder}/damaged-repo' &&
     sed -i "s#^repo1-path=.*#repo1-path=${folder}/damaged-repo#; s#^lock-path=.*#lock-path=${conf}/lock#" '${conf}/pgbackrest.conf' &&
     find '${folder}/damaged-repo/backup' -path '*pg_data*' -type f | head -n 20 | xargs rm`,
  ]);
  return conf;
}

/** The newest backup restores, and what came of it stands in the database; none, or one with missing files, is told. */
function tryBackups(trial: Trial, when: 'before the first' | 'after the last'): void {
  const conf = join(trial.folder, 'conf');
  if (when === 'before the first') {
    equal('without a backup', /there is no backup[^]*rc 1/.test(tryNewest(trial, conf)), true);
    return;
  }
  const broken = tryNewest(trial, damagedCopy(trial));
  equal(`a backup with missing files: ${broken}`, /missing file[^]*rc 1$/.test(broken.trim()), true);
  const good = tryNewest(trial, conf);
  equal(`the newest backup: ${good}`, /can be restored, up to 20[^]*rc 0/.test(good), true);
  equal(
    'trials',
    trial.first.ask('select outcome from platform_backup order by id').trim(),
    'broken\nbroken\nrestored',
  );
  const age = trial.first.ask("select now() - taken_at < '2 minutes' from platform_backup order by id desc limit 1");
  equal('up to when it has what happened', age.trim(), 't');
  equal(
    'what is left of trials',
    asOwner('sh', ['-c', `ls '${trial.folder}' | grep -c greenhall-try || true`]).trim(),
    '0',
  );
}

interface Written {
  readonly ann: Settled;
  readonly before: readonly string[];
  readonly moment: string;
  readonly after: readonly string[];
}

/** Transfers before, between and after backups, and a moment between them; then a table is lost. */
async function writeAndLose(trial: Trial): Promise<Written> {
  const { folder, first, env, settings } = trial;
  say(join(UNITS, 'set-up-backup'), [], { env });
  say(join(UNITS, 'set-up-backup'), [], { env });
  equal('the mode of the key', statSync(join(folder, 'conf/conf.d/key.conf')).mode & 0o777, 0o600);
  const environment = { ...settings, DATABASE_URL: first.url };
  const [ann, bob] = await settleMembers(environment, ['ann001', 'bob001'], 1000n, async (ports) => {
    await settleOperators(ports, ['first01', 'second01', 'third01']);
  });
  if (!ann || !bob) throw new Error('nobody joined');
  const server = await startProgram(environment);
  tryBackups(trial, 'before the first');
  const before = await transfers(server.url, ann, bob, EACH);
  for (const kind of ['full', 'incr']) {
    asOwner(join(UNITS, 'backup-database'), [kind], env);
    before.push(...(await transfers(server.url, ann, bob, EACH)));
  }
  first.ask('select pg_switch_wal()');
  tryBackups(trial, 'after the last');
  // A moment is named by its second: what is acknowledged lies in other seconds.
  await delay(1_100);
  const moment = first.ask("select to_char(now() at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS') || '+00'");
  await delay(1_100);
  const after = await transfers(server.url, ann, bob, EACH);
  await server.stop();
  first.ask('drop table wallet_transfer cascade');
  first.ask('select pg_switch_wal()');
  run(control(folder, first, 'stop'));
  return { ann, before, moment, after };
}

/** What was acknowledged before the moment is there, nothing of after it, and the books fit. */
async function restoreTo(
  { folder, restored, env, settings }: Trial,
  { before, moment, after }: Written,
): Promise<void> {
  asOwner(join(UNITS, 'restore-database'), [moment, restored.data], env);
  run(control(folder, restored, 'start'));
  while (restored.ask('select pg_is_in_recovery()') === 't') await delay(200);
  const found = new Set(restored.ask('select id from wallet_transfer').split('\n'));
  const missing = before.filter((id) => !found.has(id));
  equal('acknowledged before the moment and missing', missing, []);
  const tooLate = after.filter((id) => found.has(id));
  equal('of after the moment and there', tooLate, []);
  const { code } = await runTool('check-ledger', [], { ...settings, DATABASE_URL: restored.url });
  equal('check-ledger', code, 0);
  const args = [join(UNITS, 'restore-database'), moment, folder];
  const other = say('sh', ['-c', '"$0" "$1" "$2" 2>&1; echo "rc $?"', ...args], { env });
  equal('a folder that is not empty', /is not empty. Nothing was restored[^]*rc 1/.test(other), true);
  const open = asOwner('sh', ['-c', `grep -rl ann001 '${join(folder, 'repo')}' | wc -l`]);
  equal('files of the backup that can be read without its key', open.trim(), '0');
}

/** The restored installation is closed, and nobody is signed in. */
async function close({ restored, settings }: Trial, { ann, moment }: Written): Promise<void> {
  const there = { ...settings, DATABASE_URL: restored.url };
  const taken = moment.replace(' ', 'T').replace('+00', 'Z');
  const closed = await runTool('operators', ['close-after-restore', '--taken-at', taken, 'first01', 'second01'], there);
  equal('close-after-restore', [closed.code, closed.said], [0, 'done\n']);
  const again = await startProgram(there);
  try {
    const client = clientOf(again.url, ann);
    const status = await client.call('platform.status');
    equal('the installation is closed', status.closedAfter === null, false);
    const session = await client.call('wallet.transfers').then(
      () => 'answered',
      () => 'refused',
    );
    equal('a session of before', session, 'refused');
  } finally {
    await again.stop();
  }
}

async function tryRestore(folder: string): Promise<void> {
  const trial = prepare(folder);
  try {
    const written = await writeAndLose(trial);
    await restoreTo(trial, written);
    await close(trial, written);
    console.log('✓ the newest backup is tried and noted; none, and one with missing files, are told');
    const { before, moment, after } = written;
    console.log(
      `✓ ${before.length} transfers acknowledged before ${moment} are there, ${after.length} after it are not`,
    );
    console.log('✓ the restored installation is closed, and sessions of before are void');
  } finally {
    for (const one of [trial.first, trial.restored])
      if (existsSync(one.data)) run(`${control(folder, one, 'stop')} 2>/dev/null || true`);
  }
}

/** `npm test -- --backup`: the database of an installation by pgBackRest, and back to a moment before a table was dropped. */
async function main(): Promise<boolean> {
  needed('pgbackrest', 'pgbackrest');
  const folder = mkdtempSync(join(tmpdir(), 'greenhall-backup-'));
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })));
  chownSync(folder, uid ?? 0, gid ?? 0);
  await tryRestore(folder);
  return true;
}

await oneRun(main);
