import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { type Server, createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { StartError } from '../start-error.ts';

/** Another process has the same embedded data open. */
export class DirectoryInUseError extends StartError {
  override name = 'DirectoryInUseError';
  /** The number of the process is one of its own machine or container; `undefined` if it has not written it yet. */
  constructor(directory: string, pid: number | undefined) {
    const holder = pid === undefined ? 'another process' : `process ${pid}`;
    super(
      `the data in ${directory} is already open in ${holder}; stop that one first, or set DATA_DIR or DATABASE_URL`,
    );
  }
}

/** Holders listen here, each by a name of its own, so that the socket of a killed one is never one that is used again. */
const HELD = /^lock-[\da-f]{16}\.sock$/;
/** A socket that does not listen yet looks like that of a killed process: it gets its name when it does. */
const UNREADY = 'new-';
/** The longest path of a socket on any system that Node runs on, with its end. */
const LONGEST_PATH = 103;
/** The holder's number and start, for people, and for programs of earlier versions, which know of nothing else. */
const FILE = 'greenhall.lock';
/** Nobody listens at the other end, or the socket is gone. Whatever else goes wrong may hide a holder. */
const DEAD = new Set(['ECONNREFUSED', 'ENOENT']);

function numberIn(path: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(path, 'utf8'), 10) || undefined;
  } catch {
    return undefined;
  }
}

/** A folder by a path that is short enough for sockets in it, and how to forget that path. */
function shortPathOf(directory: string, longestName: number): { path: string; forget: () => void } {
  const whole = resolve(directory);
  if (Buffer.byteLength(whole) + 1 + longestName <= LONGEST_PATH) return { path: whole, forget: () => undefined };
  const beside = mkdtempSync(join(tmpdir(), 'gh-'));
  const path = join(beside, 'd');
  symlinkSync(whole, path);
  return { path, forget: () => rmSync(beside, { recursive: true, force: true }) };
}

async function listen(path: string): Promise<Server> {
  const server = createServer((socket) => socket.on('error', () => undefined).destroy());
  // The program ends although it listens here.
  server.unref();
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(path, done);
  });
  return server;
}

/** Whether somebody listens at a socket. The kernel answers, so a holder that is busy or stopped is found too. */
const isHeld = (path: string): Promise<boolean> =>
  new Promise((answer) => {
    const socket = createConnection(path);
    socket.on('connect', () => {
      socket.destroy();
      answer(true);
    });
    socket.on('error', ({ code }: NodeJS.ErrnoException) => answer(!DEAD.has(code ?? '')));
  });

/**
 * Holds a folder by a socket that listens in it. Whoever can connect finds a living holder, also from another container
 * that shares the folder and sees other process numbers; with a killed process its socket stops listening.
 *
 * A process listens before it looks for others, so of two that start at once at least one sees the other. If both do,
 * neither goes on.
 */
async function holdSocket(directory: string): Promise<() => void> {
  const own = `lock-${randomBytes(8).toString('hex')}.sock`;
  const { path, forget } = shortPathOf(directory, Math.max(own.length, UNREADY.length + own.length));
  try {
    const server = await listen(join(path, `${UNREADY}${own}`));
    chmodSync(join(path, `${UNREADY}${own}`), 0o600);
    renameSync(join(path, `${UNREADY}${own}`), join(path, own));
    const release = (): void => {
      rmSync(join(directory, own), { force: true });
      server.close();
    };
    for (const name of readdirSync(directory).filter((each) => HELD.test(each) && each !== own)) {
      if (await isHeld(join(path, name))) {
        release();
        throw new DirectoryInUseError(directory, numberIn(join(directory, FILE)));
      }
      rmSync(join(directory, name), { force: true });
    }
    return release;
  } finally {
    forget();
  }
}

/** A killed process leaves its lock file behind. The start time shows whether the process id was reused. */
function identityOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return `${pid} ${afterName[19]}`;
  } catch {
    try {
      process.kill(pid, 0);
      return `${pid} -`;
    } catch {
      return undefined;
    }
  }
}

function holdFile(directory: string): () => void {
  const path = join(directory, FILE);
  for (;;) {
    try {
      const file = openSync(path, 'wx', 0o600);
      writeSync(file, identityOf(process.pid) ?? `${process.pid} -`);
      closeSync(file);
      return () => unlinkSync(path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      removeWhenStale(path, directory);
    }
  }
}

function removeWhenStale(path: string, directory: string): void {
  const holder = readFileSync(path, 'utf8').trim();
  const pid = Number.parseInt(holder, 10);
  if (pid > 0 && identityOf(pid) === holder) throw new DirectoryInUseError(directory, pid);
  unlinkSync(path);
}

/** Locks a folder for this process and returns the function that unlocks it. Throws `DirectoryInUseError`. */
export async function lockDirectory(directory: string): Promise<() => void> {
  const releaseSocket = await holdSocket(directory);
  try {
    const releaseFile = holdFile(directory);
    return () => {
      releaseFile();
      releaseSocket();
    };
  } catch (error) {
    releaseSocket();
    throw error;
  }
}
