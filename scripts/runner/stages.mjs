import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { isInterrupted } from './one-run.mjs';
import { Explained, run } from '../spawn.mjs';

/** @typedef {import('../spawn.mjs').Options} Options */
/** @typedef {import('./costs.ts').TimedFile} TimedFile */
/** @typedef {import('./costs.ts').StageName} StageName */

/**
 * @typedef {object} Outcome
 * @property {boolean} isGreen
 * @property {number} passed Tests, where the stage has any.
 * @property {readonly string[]} failures Titles of tests.
 * @property {readonly string[]} reasons What the failed tests said, a line each.
 * @property {readonly TimedFile[]} files Test files with what they took.
 */
/** @typedef {{ readonly name: string, readonly run: (options: Options) => Promise<Outcome> }} Stage */
/** @typedef {{ readonly name: string, readonly outcome: Outcome, readonly seconds: number }} Result */

/** @type {Omit<Outcome, 'isGreen'>} */
const NO_TESTS = { passed: 0, failures: [], reasons: [], files: [] };

/**
 * A stage that has no tests to count.
 * @param {string} name
 * @param {(options: Options) => Promise<boolean>} work Answers whether it was green.
 * @returns {Stage}
 */
export function plain(name, work) {
  return { name, run: async (options) => ({ ...NO_TESTS, isGreen: await work(options) }) };
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
 * @param {readonly string[]} projects
 * @param {readonly string[]} [more]
 * @param {Record<string, string>} [env]
 * @returns {Stage}
 */
export function vitest(projects, more = [], env = {}) {
  return {
    name: `tests: ${projects[0] ?? more.join(' ')}`,
    run: async (options) => {
      const report = join(tmpdir(), `greenhall-report-${performance.now()}.json`);
      const which = projects.flatMap((project) => ['--project', project]);
      const reporters = ['--reporter=default', '--reporter=./scripts/runner/report.ts'];
      const code = await run('vitest', ['run', ...which, ...reporters, ...more], {
        ...options,
        env: { ...env, TEST_REPORT: report },
      });
      // Vitest that breaks before it begins says why and writes none.
      if (!existsSync(report)) return { ...NO_TESTS, isGreen: false };
      /** @type {import('./report.ts').TestReport} */
      const told = JSON.parse(readFileSync(report, 'utf8'));
      return { ...told, isGreen: code === 0 };
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
  let outcome = { ...NO_TESTS, isGreen: false };
  try {
    outcome = await start(isBeside ? { hear: (text) => void said.push(text) } : {});
  } catch (error) {
    said.push(error instanceof Explained ? error.message : inspect(error));
  }
  const seconds = (performance.now() - begins) / 1000;
  if (isBeside) console.log(`\n── ${name}`);
  if (said.length > 0) console.log(said.join('').trimEnd());
  console.log(`${outcome.isGreen ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  return { name, outcome, seconds };
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
  return red.flatMap(({ name, outcome }) => [`✗ ${name}`, ...outcome.reasons.map((reason) => `  ${reason}`)]);
}

/** @param {readonly Result[]} results */
export const areGreen = (results) => !isInterrupted() && results.every(({ outcome }) => outcome.isGreen);

/**
 * The closing line of a run. A stage that breaks without a failed test counts as one failure.
 * @param {readonly Result[]} results
 */
export function closingLine(results) {
  const passed = results.reduce((sum, { outcome }) => sum + outcome.passed, 0);
  const failed = results.reduce(
    (sum, { outcome: { failures, isGreen } }) => sum + (failures.length || (isGreen ? 0 : 1)),
    0,
  );
  return `${passed} passed, ${failed} failed`;
}
