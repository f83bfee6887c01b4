import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { isInterrupted } from './one-run.mjs';
import { Explained, run } from '../spawn.mjs';

/** @typedef {import('../spawn.mjs').Options} Options */
/** @typedef {import('./report.ts').TestReport} TestReport */

/**
 * @typedef {object} Outcome
 * @property {boolean} isGreen
 * @property {TestReport} report Without files where the stage runs no tests.
 */
/** @typedef {{ readonly name: string, readonly run: (options: Options) => Promise<Outcome> }} Stage */
/** @typedef {{ readonly name: string, readonly outcome: Outcome }} Result */

/** @type {TestReport} */
const NO_TESTS = { files: [], outside: [] };

/**
 * A stage that has no tests to count.
 * @param {string} name
 * @param {(options: Options) => Promise<boolean>} work Answers whether it was green.
 * @returns {Stage}
 */
export function plain(name, work) {
  return { name, run: async (options) => ({ report: NO_TESTS, isGreen: await work(options) }) };
}

/**
 * A stage that is one command.
 * @param {string} name
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Stage}
 */
export function tool(name, command, args) {
  return plain(name, async (options) => (await run(command, args, options)) === 0);
}

/**
 * A stage that runs projects of vitest.config.ts, all of them if none is named, with further arguments of Vitest.
 * @param {string} name
 * @param {readonly string[]} projects
 * @param {readonly string[]} [more]
 * @param {Record<string, string>} [env]
 * @returns {Stage}
 */
export function vitest(name, projects, more = [], env = {}) {
  return {
    name: `tests: ${name}`,
    run: async (options) => {
      const path = join(tmpdir(), `greenhall-report-${performance.now()}.json`);
      const which = projects.flatMap((project) => ['--project', project]);
      const reporters = ['--reporter=default', '--reporter=./scripts/runner/report.ts'];
      const code = await run('vitest', ['run', ...which, ...reporters, ...more], {
        ...options,
        env: { ...env, TEST_REPORT: path },
      });
      // Vitest that breaks before it begins says why and writes none.
      if (!existsSync(path)) return { report: NO_TESTS, isGreen: false };
      /** @type {TestReport} */
      const report = JSON.parse(readFileSync(path, 'utf8'));
      return { report, isGreen: code === 0 };
    },
  };
}

/**
 * Runs one stage, with its time. What it prints is held back until its end when another may run beside it.
 * @param {Stage} stage
 * @param {boolean} isBeside
 * @returns {Promise<Result>}
 */
async function runStage({ name, run: start }, isBeside) {
  /** @type {string[]} */
  const said = [];
  const begins = performance.now();
  if (!isBeside) console.log(`\n── ${name}`);
  /** @type {Outcome} */
  let outcome = { report: NO_TESTS, isGreen: false };
  try {
    outcome = await start(isBeside ? { hear: (text) => void said.push(text) } : {});
  } catch (error) {
    said.push(error instanceof Explained ? error.message : inspect(error));
  }
  const seconds = (performance.now() - begins) / 1000;
  if (isBeside) console.log(`\n── ${name}`);
  if (said.length > 0) console.log(said.join('').trimEnd());
  console.log(`${outcome.isGreen ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  return { name, outcome };
}

/**
 * Runs stages, of which one may be red without hiding the others. After an interruption none begins.
 * @param {readonly Stage[]} stages
 * @param {{ atOnce?: number }} [options] How many stages run beside each other.
 * @returns {Promise<Result[]>}
 */
export async function runStages(stages, { atOnce = 1 } = {}) {
  const waiting = [...stages];
  /** @type {Result[]} */
  const results = [];
  const work = async () => {
    for (let next = waiting.shift(); next && !isInterrupted(); next = waiting.shift()) {
      results.push(await runStage(next, atOnce > 1));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

/**
 * The last lines of a run that was not green: each stage that was red, and what its tests said. Long runs are often read
 * from their end.
 * @param {readonly Result[]} results
 */
export function reasonsOf(results) {
  const red = results.filter(({ outcome }) => !outcome.isGreen);
  return red.flatMap(({ name, outcome: { report } }) => [
    `✗ ${name}`,
    ...report.files.flatMap(({ path, failures }) =>
      failures.map(({ title, message }) => `  ${path}${title && ` > ${title}`}: ${message}`),
    ),
    ...report.outside.map((message) => `  outside of tests: ${message}`),
  ]);
}

/** @param {readonly Result[]} results */
export const areGreen = (results) => !isInterrupted() && results.every(({ outcome }) => outcome.isGreen);

/**
 * The closing line of a run. A stage that breaks without a failed test counts as one failure.
 * @param {readonly Result[]} results
 */
export function closingLine(results) {
  let passed = 0;
  let failed = 0;
  for (const { outcome } of results) {
    const failures = outcome.report.files.reduce((sum, file) => sum + file.failures.length, 0);
    passed += outcome.report.files.reduce((sum, file) => sum + file.passed, 0);
    failed += outcome.isGreen ? 0 : Math.max(1, failures);
  }
  return `${passed} passed, ${failed} failed`;
}
