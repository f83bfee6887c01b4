import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, it, onTestFinished } from 'vitest';

const above = mkdtempSync(join(tmpdir(), 'greenhall-runner-'));
afterAll(() => rmSync(above, { recursive: true, force: true }));

/** A run whose command leaves a process in a session of its own and a folder, as a test worker leaves a browser. */
const RUN = `
import { oneRun } from '${import.meta.dirname}/one-run.mjs';
import { run } from '${import.meta.dirname}/../spawn.mjs';
const command = 'mkdir "$TMPDIR/profile"; setsid sleep 600 & echo $!; [ "$0" = ends ] || wait';
await oneRun(async () => (await run('sh', ['-c', command, process.argv[1]])) === 0);`;

function start(how: 'ends' | 'waits') {
  const child = spawn(process.execPath, ['--input-type=module', '-e', RUN, how], {
    env: { ...process.env, TMPDIR: above },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
}

/** Whether a process still runs; one that has ended and that nobody has asked about yet does not. */
function isAlive(pid: string): boolean {
  return existsSync(`/proc/${pid}/exe`);
}

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('a run that is ended by %s leaves no process and no folder', async (signal, code) => {
  const { child, lines } = start('waits');
  const { value: pid } = (await lines.next()) as { value: string };
  expect(readdirSync(above)).toHaveLength(1);
  child.kill(signal);
  expect(await once(child, 'exit')).toEqual([code, null]);
  expect(readdirSync(above)).toEqual([]);
  expect(isAlive(pid)).toBe(false);
});

it('a run that comes to its end names what it has to end', async () => {
  const { child, lines } = start('ends');
  const { value: pid } = (await lines.next()) as { value: string };
  expect(await lines.next()).toMatchObject({ value: 'left behind: sleep 600' });
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(readdirSync(above)).toEqual([]);
  expect(isAlive(pid)).toBe(false);
});
