import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './spawn.mjs';

/**
 * @typedef {object} Outcome
 * @property {boolean} isGreen
 * @property {number} passed Tests, where the stage has any.
 * @property {number} failed
 */
/** @typedef {{ readonly name: string, readonly run: () => Promise<Outcome> }} Stage */

/**
 * A stage that is one command and has no tests to count.
 * @param {string} name
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Stage}
 */
export function tool(name, command, args) {
  return {
    name,
    run: async () => ({ isGreen: (await run(command, args)) === 0, passed: 0, failed: 0 }),
  };
}

/**
 * A stage that runs projects of vitest.config.ts, all of them if none is named, with further arguments of Vitest.
 * @param {readonly string[]} projects
 * @param {readonly string[]} [more]
 * @returns {Stage}
 */
export function vitest(projects, more = []) {
  return {
    name: `tests: ${projects[0] ?? more.join(' ')}`,
    run: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'greenhall-tests-'));
      const report = join(folder, 'report.json');
      try {
        const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
        const which = projects.flatMap((project) => ['--project', project]);
        const code = await run('vitest', ['run', ...which, ...reporters, ...more]);
        const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
        return { isGreen: code === 0, passed: numPassedTests, failed: numFailedTests };
      } catch (error) {
        console.error(error);
        return { isGreen: false, passed: 0, failed: 0 };
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

/**
 * Runs stages in order, each with its time, and stops at the first that is not green. A stage that breaks
 * without a failed test counts as one failure.
 * @param {readonly Stage[]} stages
 * @returns {Promise<Outcome>}
 */
export async function runStages(stages) {
  const total = { isGreen: true, passed: 0, failed: 0 };
  for (const stage of stages) {
    console.log(`\n── ${stage.name}`);
    const started = performance.now();
    const outcome = await stage.run();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${outcome.isGreen ? '✓' : '✗'} ${stage.name} (${seconds} s)`);
    total.passed += outcome.passed;
    total.failed += outcome.failed;
    if (outcome.isGreen) continue;
    total.isGreen = false;
    total.failed ||= 1;
    break;
  }
  return total;
}
