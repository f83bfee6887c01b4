import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Explained } from '../spawn.mjs';

/** @type {NodeJS.Signals | undefined} */
let interruption;

/** Whether somebody has asked this run to end. What has not begun by then does not begin. */
export const isInterrupted = () => interruption !== undefined;

/** A process of the run may take this long to end by itself, and that long after it was asked to. */
const GRACE = { own: 2000, asked: 10_000 };

/**
 * Whether a process was started below this run: it inherited its temporary folder, or works in it, as PostgreSQL does,
 * which overwrites its environment.
 * @param {number} pid
 * @param {string} folder
 */
function belongs(pid, folder) {
  try {
    const environment = readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0');
    return (
      environment.some((entry) => entry.startsWith(`TMPDIR=${folder}`)) ||
      readlinkSync(`/proc/${pid}/cwd`).startsWith(folder)
    );
  } catch {
    // It has ended meanwhile, or is somebody else's.
    return false;
  }
}

/**
 * The processes that were started below this run and still live. Linux alone can tell.
 * @param {string} folder
 */
function processesOf(folder) {
  if (!existsSync('/proc/self/environ')) return [];
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => pid !== process.pid && belongs(pid, folder));
}

/**
 * @param {string} folder
 * @param {number} milliseconds
 * @returns {Promise<number[]>} the processes that live on
 */
async function waitForEnd(folder, milliseconds) {
  const until = Date.now() + milliseconds;
  // A process has no environment at the moment at which it begins another program, so that one look can miss it.
  let looksWithoutAny = 0;
  for (;;) {
    const living = processesOf(folder);
    looksWithoutAny = living.length === 0 ? looksWithoutAny + 1 : 0;
    if (looksWithoutAny === 2 || Date.now() > until) return living;
    await delay(50);
  }
}

/**
 * @param {readonly number[]} pids
 * @param {NodeJS.Signals} signal
 */
function send(pids, signal) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** @param {number} pid */
function commandOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return 'a process that has ended meanwhile';
  }
}

/**
 * Ends what still lives below this run. Nothing should after a run that came to its end: then it is named.
 * @param {string} folder
 */
async function endProcesses(folder) {
  const left = isInterrupted() ? processesOf(folder) : await waitForEnd(folder, GRACE.own);
  if (!isInterrupted()) for (const pid of left) console.log(`left behind: ${commandOf(pid)}`);
  send(left, 'SIGTERM');
  send(await waitForEnd(folder, GRACE.asked), 'SIGKILL');
}

/**
 * Does work that runs tests or tools, in a temporary folder of its own for everything below it, and sets the exit code.
 * Whether the work comes to its end or is asked to end by a signal, no process and no folder of it is left.
 * @param {() => Promise<boolean>} work Answers whether everything was green.
 */
export async function oneRun(work) {
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) {
    process.on(signal, () => {
      interruption ??= signal;
      // Not every tool ends when it is asked to, and a worker whose runner has ended goes on.
      void endProcesses(folder);
    });
  }
  const folder = mkdtempSync(join(tmpdir(), 'greenhall-'));
  // As /tmp itself: PostgreSQL and apt-get work in it as users of their own.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  try {
    process.exitCode = (await work()) ? 0 : 1;
  } catch (error) {
    // What fails after an interruption fails because of it.
    if (!isInterrupted()) {
      if (!(error instanceof Explained)) throw error;
      console.error(error.message);
      process.exitCode = 1;
    }
  } finally {
    await endProcesses(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    if (interruption) {
      console.log(`\nEnded by ${interruption}.`);
      process.exitCode = 128 + constants.signals[interruption];
    }
  }
}
