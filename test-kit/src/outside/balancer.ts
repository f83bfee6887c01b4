import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const SETTINGS = fileURLToPath(new URL('../../../deploy/many/haproxy.cfg', import.meta.url));
/** Debian keeps it where only root's path leads. */
const DEBIANS = '/usr/sbin/haproxy';
const READY_WITHIN_MS = 30_000;

export interface Balancer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const serves = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts HAProxy with the file of `deploy/many` before one web process or two, and waits until one of them answers. It ends with `stop`, and with this process. */
export async function startBalancer([first, second]: readonly [string, string?]): Promise<Balancer> {
  const host = `127.0.0.1:${await freePort()}`;
  const child = spawn(existsSync(DEBIANS) ? DEBIANS : 'haproxy', ['-db', '-f', SETTINGS], {
    env: {
      HALL_LISTEN: host,
      HALL_WEB_1: new URL(first).host,
      HALL_WEB_2: second ? new URL(second).host : `127.0.0.1:${await freePort()}`,
    },
    stdio: 'ignore',
  });
  const last = () => void child.kill('SIGKILL');
  process.once('exit', last);
  const ended = once(child, 'close');
  const url = `http://${host}`;
  for (const until = Date.now() + READY_WITHIN_MS; !(await serves(url)); await delay(100))
    if (child.exitCode !== null || Date.now() > until) throw new Error('the balancer does not serve');
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      process.off('exit', last);
    },
  };
}
