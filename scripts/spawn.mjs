import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { projectPath, ROOT } from './paths.mjs';

/**
 * @typedef {object} Options
 * @property {string} [cwd]
 * @property {Record<string, string>} [env] Added to this process's own environment.
 * @property {boolean} [aside] What it prints goes to standard error: standard output is the caller's.
 * @property {(text: string) => void} [hear] What it prints goes here, and nowhere else.
 */

/** How long what a command printed may take to arrive after its end; what it left behind may hold the pipe open. */
const LAST_WORDS = 1000;
/** How often a command looks whether whoever called for it is still there. */
const PARENT_EVERY_MS = 250;

/**
 * Runs a command in the foreground and answers its exit code. SIGTERM and SIGHUP are passed on; so is SIGINT,
 * except on a terminal, which sends it to the whole group by itself. The command ends with whoever called for it.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Options} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { cwd = ROOT, env = {}, aside = false, hear } = {}) {
  // Before the command is started: a signal that came in between would leave it alone.
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  const parent = process.ppid;
  const colours = hear && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, PATH: projectPath(), ...colours, ...env },
    stdio: hear ? ['inherit', 'pipe', 'pipe'] : ['inherit', aside ? 2 : 'inherit', 'inherit'],
  });
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => hear?.(text));
  // npm dies of signals that it does not pass on; its child gets another parent then.
  const orphaned = setInterval(() => process.ppid === parent || child.kill('SIGTERM'), PARENT_EVERY_MS);
  orphaned.unref();
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      for (const name of signals) process.off(name, forward);
      clearInterval(orphaned);
      const answer = () => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
      child.on('close', answer);
      setTimeout(answer, LAST_WORDS).unref();
    });
  });
}

/** A failure that is explained by its message alone; `run.mjs` prints it without a stack. */
export class Explained extends Error {
  /** @override */
  name = 'Explained';
}
