import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { lockDirectory } from './directory-lock.ts';

const root = mkdtempSync(join(tmpdir(), 'greenhall-lock-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const folder = (): string => mkdtempSync(join(root, 'of-'));

const LOCK = new URL('./directory-lock.ts', import.meta.url).href;
/** Locks the folder, says so and stays until its input ends; what it is refused with is its error. */
const holderOf = (directory: string): string => `
  import { lockDirectory } from ${JSON.stringify(LOCK)};
  await lockDirectory(${JSON.stringify(directory)});
  process.stdout.write('held ' + process.pid + '\\n');
  process.stdin.resume();`;

/** A process that numbers processes by itself, as one in a container does. The kernel may not let everybody do so. */
const APART = ['--pid', '--fork', '--mount-proc', '--kill-child'];
const mayBeApart = spawnSync('unshare', [...APART, 'true']).status === 0;

/** Starts a holder, in a view of processes of its own where that is wanted; answers what it said first. */
async function startHolder(directory: string, isApart: boolean): Promise<{ child: ChildProcess; said: string }> {
  const own = [process.execPath, '--input-type=module', '-e', holderOf(directory)];
  const [command = '', ...args] = isApart ? ['unshare', ...APART, ...own] : own;
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'] });
  let error = '';
  child.stderr.on('data', (chunk: Buffer) => (error += chunk.toString()));
  const ended = once(child, 'close').then(() => error);
  const said = await Promise.race([once(child.stdout, 'data').then(([chunk]) => String(chunk)), ended]);
  return { child, said };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'close');
  child.kill('SIGKILL');
  await ended;
}

describe('running on one machine: the lock of a data folder', () => {
  it('holds for a process that sees other process numbers, and is gone when the holder is killed', async () => {
    const directory = folder();
    const holder = await startHolder(directory, mayBeApart);
    expect(holder.said).toMatch(/^held \d+/);
    // Where the kernel allows no view of its own, the files of the lock are made to say nothing: only the socket is left.
    if (!mayBeApart) rmSync(join(directory, 'greenhall.lock'));
    else expect(holder.said).toBe('held 1\n');
    await expect(lockDirectory(directory)).rejects.toThrow(
      mayBeApart ? /already open in process 1;/ : /already open in another process/,
    );
    const second = await startHolder(directory, mayBeApart);
    expect(second.said).toContain('already open in');
    await kill(holder.child);
    const unlock = await lockDirectory(directory);
    const third = await startHolder(directory, mayBeApart);
    expect(third.said).toContain(`already open in process ${process.pid}`);
    unlock();
    expect(readdirSync(directory)).toEqual([]);
  });

  it('is taken over once by those that find a killed holder together', async () => {
    const directory = folder();
    const holder = await startHolder(directory, false);
    await kill(holder.child);
    expect(readdirSync(directory)).toHaveLength(2);
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockDirectory(directory)));
    const held = tries.filter((one) => one.status === 'fulfilled');
    expect(held.length).toBeLessThanOrEqual(1);
    for (const { value } of held) value();
    const unlock = await lockDirectory(directory);
    await expect(lockDirectory(directory)).rejects.toThrow(/already open/);
    unlock();
    expect(readdirSync(directory)).toEqual([]);
  });

  it('holds in a folder whose path is longer than that of a socket may be', async () => {
    const directory = join(folder(), 'a'.repeat(120), 'b'.repeat(120));
    mkdirSync(directory, { recursive: true });
    const holder = await startHolder(directory, mayBeApart);
    expect(holder.said).toMatch(/^held/);
    rmSync(join(directory, 'greenhall.lock'));
    await expect(lockDirectory(directory)).rejects.toThrow(/already open in another process/);
    await kill(holder.child);
    (await lockDirectory(directory))();
    expect(readdirSync(directory)).toEqual([]);
  });

  it('holds although its holder is stopped and says nothing', async () => {
    const directory = folder();
    const holder = await startHolder(directory, false);
    rmSync(join(directory, 'greenhall.lock'));
    holder.child.kill('SIGSTOP');
    await expect(lockDirectory(directory)).rejects.toThrow(/already open in another process/);
    await kill(holder.child);
  });

  it('is refused where a program of an earlier version has the folder, and that one is refused here', async () => {
    const directory = folder();
    const stat = spawnSync('cat', [`/proc/${process.pid}/stat`], { encoding: 'utf8' }).stdout;
    const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    writeFileSync(join(directory, 'greenhall.lock'), `${process.pid} ${started}`);
    await expect(lockDirectory(directory)).rejects.toThrow(`already open in process ${process.pid}`);
    expect(readdirSync(directory)).toEqual(['greenhall.lock']);
    writeFileSync(join(directory, 'greenhall.lock'), '999999999 1');
    const unlock = await lockDirectory(directory);
    expect(readdirSync(directory)).toContain('greenhall.lock');
    unlock();
  });
});
