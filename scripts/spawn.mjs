import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { projectPath, ROOT } from './paths.mjs';

/**
 * @typedef {object} Options
 * @property {string} [cwd]
 * @property {Record<string, string>} [env] Added to this process's own environment.
 * @property {boolean} [aside] What it prints goes to standard error: standard output is the caller's.
 */

/**
 * Runs a command in the foreground and answers its exit code. SIGTERM and SIGHUP are passed on; so is SIGINT,
 * except on a terminal, which sends it to the whole group by itself.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Options} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { cwd = ROOT, env = {}, aside = false } = {}) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, PATH: projectPath(), ...env },
    stdio: ['inherit', aside ? 2 : 'inherit', 'inherit'],
  });
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      for (const name of signals) process.off(name, forward);
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/** A failure that is explained by its message alone; `run.mjs` prints it without a stack. */
export class Explained extends Error {
  /** @override */
  name = 'Explained';
}
