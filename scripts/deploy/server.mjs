import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';

const WITHIN_MS = 90_000;

/**
 * Starts a program that goes on, and waits for words of it. It is stopped with SIGTERM.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ readonly env?: Record<string, string | undefined>, readonly until: RegExp }} options
 * @returns {Promise<{ said: () => string, stop: () => Promise<number | null> }>}
 */
export async function startLasting(command, args, { env, until }) {
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  /** @type {string[]} */
  const lines = [];
  const spoken = new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        if (until.test(line)) resolve(undefined);
      });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${command} ended with ${code}:\n${lines.join('\n')}`)));
    void delay(WITHIN_MS, undefined, { ref: false }).then(() =>
      reject(new Error(`${command} is not ready:\n${lines.join('\n')}`)),
    );
  });
  try {
    await spoken;
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return {
    said: () => lines.join('\n'),
    stop: async () => {
      if (child.exitCode !== null) return child.exitCode;
      child.kill('SIGTERM');
      const [code] = await once(child, 'exit');
      return code;
    },
  };
}
