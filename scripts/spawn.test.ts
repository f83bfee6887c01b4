import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';

/** A command as `npm run` starts one, which says its number and goes on until it is ended. */
const COMMAND = `
  import { run } from ${JSON.stringify(new URL('spawn.mjs', import.meta.url).href)};
  process.exitCode = await run(process.execPath, ['-e', 'console.log(process.pid); setInterval(() => {}, 1000)']);
`;
/** Starts a command, and dies of every signal, as npm does of those that it does not pass on. */
const CALLER = `
  import { spawn } from 'node:child_process';
  spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(COMMAND)}], { stdio: 'inherit' });
`;

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function startedBy(script: string): Promise<{ child: ChildProcess; pid: number }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, pid: Number(said.toString()) };
}

describe('a command that runs in the foreground', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('ends by a %s', async (signal) => {
    const { child, pid } = await startedBy(COMMAND);
    child.kill(signal);
    await once(child, 'exit');
    await expect.poll(() => isRunning(pid)).toBe(false);
  });

  it.each(['SIGINT', 'SIGHUP', 'SIGKILL'] as const)('ends when its caller dies of a %s', async (signal) => {
    const { child, pid } = await startedBy(CALLER);
    child.kill(signal);
    await once(child, 'exit');
    await expect.poll(() => isRunning(pid)).toBe(false);
  });
});
