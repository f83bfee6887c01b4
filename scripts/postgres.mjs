import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { canInstallPackages, findCommand, installPackages } from './debian.mjs';

export const DEBIAN_VERSIONS = '/usr/lib/postgresql';
const ROLE = 'greenhall';

/** The folder of initdb and postgres, the newest when there are several. */
export function postgresBinaries() {
  const config = findCommand(['pg_config']);
  const folders = config ? [execFileSync(config, ['--bindir'], { encoding: 'utf8' }).trim()] : [];
  if (existsSync(DEBIAN_VERSIONS)) {
    const versions = readdirSync(DEBIAN_VERSIONS).toSorted((a, b) => Number(b) - Number(a));
    folders.push(...versions.map((version) => join(DEBIAN_VERSIONS, version, 'bin')));
  }
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')));
  if (found) return found;
  if (!canInstallPackages()) {
    throw new Error('No PostgreSQL found. Install its server (initdb, postgres) or set TEST_DATABASE_URL.');
  }
  installPackages(['postgresql']);
  return postgresBinaries();
}

/**
 * @param {string} flag
 * @returns {number} the user's or the group's number of `postgres`
 */
const idOfPostgres = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

/** PostgreSQL refuses to run as root: who it runs as then. */
export function unprivileged() {
  return process.getuid?.() === 0 ? { uid: idOfPostgres('-u'), gid: idOfPostgres('-g') } : {};
}

/** Ports below those that systems give to connections: nothing else takes one of them while the server starts anew. */
const PORTS = { first: 20_000, count: 10_000 };

/**
 * Whether nobody listens at a port.
 * @param {number} port
 */
async function isFree(port) {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}

async function freePort() {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = PORTS.first + Math.floor(Math.random() * PORTS.count);
    if (await isFree(port)) return port;
  }
  throw new Error('no port is free for PostgreSQL');
}

/**
 * Keeps the server until its own standard input ends: when it is told to stop, and also when whoever started
 * it was killed. Then nothing is left behind. Each line on the way ends the server, and `start` starts it anew.
 */
const KEEPER = `
trap '' INT TERM HUP
"$@" &
pid=$!
exec 2>&-
end() {
  [ -z "$pid" ] || { kill -INT $pid; wait $pid; }
  pid=
}
while read -r line; do
  end
  [ "$line" != start ] || { "$@" 2>/dev/null & pid=$!; }
done
end
rm -rf "$FOLDER"`;

/**
 * Resolves when the server accepts connections; rejects with its log when it ends before.
 * @param {import('node:stream').Readable} output
 */
function ready(output) {
  return new Promise((resolve, reject) => {
    /** @type {string[]} */
    const log = [];
    const lines = createInterface({ input: output });
    lines.on('line', (line) => {
      if (log.length < 50) log.push(line);
      if (/database system is ready to accept (read-only )?connections/.test(line)) resolve(undefined);
    });
    lines.on('close', () => reject(new Error(`PostgreSQL did not start:\n${log.join('\n')}`)));
  });
}

/**
 * A PostgreSQL for tests: the one of `TEST_DATABASE_URL`, or one of its own.
 * @param {readonly string[]} [settings] further server settings as `name=value`
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startPostgres(settings = []) {
  const given = process.env.TEST_DATABASE_URL;
  if (!given) return startOwnPostgres(settings);
  console.log('PostgreSQL: the one of TEST_DATABASE_URL');
  return { url: given, stop: async () => undefined };
}

/**
 * A server of its own whose data are made in a temporary folder: default durability, loopback and a socket in that folder.
 * `halt` ends it with its sessions, `restart` starts it again at the same address.
 * @param {(data: string, run: (program: string, options: readonly string[]) => void) => void} makeData
 * @param {readonly string[]} settings further server settings as `name=value`
 * @returns {Promise<{ url: string, halt: () => void, restart: () => void, stop: () => Promise<void> }>}
 */
async function startOn(makeData, settings) {
  const binaries = postgresBinaries();
  const owner = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'greenhall-pg-'));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  makeData(data, (program, options) =>
    execFileSync(join(binaries, program), options, { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] }),
  );

  const port = await freePort();
  const options = [
    `listen_addresses=127.0.0.1`,
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    ...settings,
  ];
  const command = [join(binaries, 'postgres'), '-D', data, '-p', String(port)];
  const keeper = spawn('/bin/sh', ['-c', KEEPER, 'sh', ...command, ...options.flatMap((option) => ['-c', option])], {
    ...owner,
    cwd: folder,
    env: { ...process.env, FOLDER: folder },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  await ready(keeper.stderr);
  console.log(`PostgreSQL: ${binaries} on 127.0.0.1:${port}`);
  return {
    url: `postgres://${ROLE}@127.0.0.1:${port}/postgres`,
    halt: () => void keeper.stdin.write('halt\n'),
    restart: () => void keeper.stdin.write('start\n'),
    stop: async () => {
      const ended = once(keeper, 'exit');
      keeper.stdin.end();
      await ended;
    },
  };
}

/**
 * Starts a new PostgreSQL without passwords.
 * @param {readonly string[]} [settings] further server settings as `name=value`
 */
export const startOwnPostgres = (settings = []) =>
  startOn(
    (data, run) => run('initdb', ['-D', data, '-U', ROLE, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']),
    settings,
  );

/**
 * Starts one that follows the server of an address, which such a function has started.
 * @param {string} url
 */
export const startStandby = (url) =>
  startOn((data, run) => {
    const { hostname, port, username } = new URL(url);
    run('pg_basebackup', [
      '-h',
      hostname,
      '-p',
      port,
      '-U',
      username,
      '-D',
      data,
      '-R',
      '-X',
      'stream',
      '--checkpoint=fast',
    ]);
  }, []);
