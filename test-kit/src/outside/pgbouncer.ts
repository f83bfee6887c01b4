import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const READY_WITHIN_MS = 10_000;

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Debian keeps it where only root's path leads. */
const DEBIANS = '/usr/sbin/pgbouncer';
const command = (): string => (existsSync(DEBIANS) ? DEBIANS : 'pgbouncer');

export interface Pooler {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a PgBouncer of its own before a database: connections are shared between transactions, and there are few of them. It ends with
 * `stop`, and with this process.
 */
export async function startPgBouncer(url: string, connections: number): Promise<Pooler> {
  const { hostname, port, username, pathname } = new URL(url);
  const folder = mkdtempSync(join(tmpdir(), 'greenhall-pooler-'));
  const own = await freePort();
  const name = pathname.slice(1);
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
${name} = host=${hostname} port=${port} dbname=${name} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
server_login_retry = 1
query_wait_timeout = 10
`,
  );
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    const id = Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }));
    chownSync(folder, id, id);
    chownSync(settings, id, id);
  }
  const child = spawn(command(), [...(isRoot ? ['-u', 'postgres'] : []), settings], { stdio: 'ignore' });
  const last = () => void child.kill('SIGKILL');
  process.once('exit', last);
  const ended = once(child, 'close');
  for (const until = Date.now() + READY_WITHIN_MS; !(await answers(own));) {
    if (Date.now() > until || child.exitCode !== null) throw new Error('PgBouncer did not start');
    await delay(50);
  }
  const shared = new URL(url);
  shared.hostname = '127.0.0.1';
  shared.port = String(own);
  return {
    url: shared.href,
    stop: async () => {
      child.kill('SIGINT');
      const timer = setTimeout(last, 2_000);
      await ended;
      clearTimeout(timer);
      process.off('exit', last);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
