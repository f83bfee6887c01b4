import { tmpdir } from 'node:os';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { faces } from './runner/apps.mjs';
import { judgePresses } from './runner/presses.ts';
import { keepReach, reachedFiles } from './runner/reach.ts';
import { isInterrupted, oneRun } from './runner/one-run.mjs';
import { filesToRepeat, repeated, unstable } from './runner/rerun.ts';
import { Explained } from './spawn.mjs';
import { areGreen, closingLine, plain, reasonsOf, runStages, vitest } from './runner/stages.mjs';
import { runStaticStages } from './runner/static-stages.mjs';
import { prepareMachine } from './machine.mjs';

/** @typedef {import('./runner/stages.mjs').Result} Result */

/** What needs a database: one queue, so that no worker waits for the last file of a stage. */
const SERVED = ['e2e', 'isolated', 'server'];

/** @typedef {{ readonly folder: string, readonly unstable: string[], readonly isStrict: boolean }} Run */

/**
 * The tests that need a database, those in a browser among them. A browser's file that failed runs once more at the end,
 * alone: what passes then is named as unstable, and red only where nothing unstable is accepted.
 * @param {Run} run
 * @param {readonly string[]} more
 * @returns {Promise<Result[]>}
 */
async function served(run, more) {
  const env = { PRESSES_DIR: run.folder };
  const [first] = await runStages([vitest('server and browser', SERVED, more, env)]);
  if (!first) return [];
  const files = filesToRepeat(first.outcome.report);
  if (files.length === 0) return [first];
  const [again] = await runStages([vitest('what failed in a browser', ['e2e'], [...files, '--maxWorkers=1'], env)]);
  if (!again) return [first];
  const [one, other] = [first.outcome.report, again.outcome.report];
  run.unstable.push(...unstable(one, other));
  const isGreen = again.outcome.isGreen && !(run.isStrict && run.unstable.length > 0);
  return [{ ...first, outcome: { isGreen, report: repeated(one, other) } }];
}

/** @param {string} folder */
const presses = (folder) =>
  plain('presses: every place that sends a write', async () => {
    const missing = judgePresses(folder);
    if (missing.length > 0) console.log(`No browser pressed:\n${missing.join('\n')}`);
    return missing.length === 0;
  });

/**
 * All tests of a run, or a shard of them: the static stages belong to the first. They end the run when one of them is red; of
 * the tests, red ones hide nothing.
 * @param {Run} run
 * @param {string | undefined} shard
 */
async function everything(run, shard) {
  const more = shard ? [`--shard=${shard}`] : [];
  const isFirst = shard === undefined || shard.startsWith('1/');
  const before = isFirst ? await runStaticStages() : [];
  if (!areGreen(before)) return before;
  before.push(...(await runStages([faces])));
  if (!areGreen(before)) return before;
  const units = await runStages([vitest('unit', ['unit'], more)]);
  const others = await served(run, more);
  const judged = shard === undefined && areGreen(others) ? await runStages([presses(run.folder)]) : [];
  if (shard === undefined) keepReach(run.folder);
  return [...before, ...units, ...others, ...judged];
}

/** The long tests alone, which try the same things many times more often or with more of everything. */
const long = async () => runStages([faces, vitest('long', [], ['--maxWorkers=1'])]);

/**
 * What is named alone: paths of tests, or options of Vitest. The browser's tests that a change reaches are found by the
 * screens and routes that they used last.
 * @param {Run} run
 * @param {readonly string[]} named
 */
async function only(run, named) {
  const env = { PRESSES_DIR: run.folder };
  const stages = [];
  if (named.includes('--changed')) {
    const files = reachedFiles();
    stages.push(vitest('what the change reaches', ['rules', 'unit', 'isolated', 'server'], named, env));
    if (files.length > 0) stages.push(vitest('what the change reaches in a browser', ['e2e'], [...files], env));
  } else stages.push(vitest(named.join(' '), [], named, env));
  const needsFaces = named.some((name) => name.includes('e2e') || name.startsWith('--changed'));
  const results = needsFaces ? await runStages([faces]) : [];
  if (areGreen(results)) results.push(...(await runStages(stages)));
  const isPart = named.some((name) => name === '--changed' || name.startsWith('--shard='));
  const isEmpty = results.every(({ outcome }) => outcome.report.files.length === 0);
  if (!isPart && isEmpty && areGreen(results)) throw new Explained(`No test file is named so: ${named.join(' ')}`);
  keepReach(run.folder);
  return results;
}

/**
 * Takes the arguments of this script from among those of Vitest.
 * @param {readonly string[]} given
 */
function readArguments(given) {
  const named = given.filter((one) => one !== '--all' && one !== '--long');
  // A file that is named says by its ending which run it belongs to.
  const wants = (/** @type {string} */ length) =>
    given.includes(`--${length}`) || named.some((name) => name.includes(`.${length}.test`));
  const length = wants('long') ? 'long' : wants('all') ? 'all' : 'short';
  const at = named.findIndex((one) => one === '--shard' || one.startsWith('--shard='));
  const [first, second] = at < 0 ? [] : named.splice(at, named[at] === '--shard' ? 2 : 1);
  const shard = first === '--shard' ? (second ?? '') : first?.slice('--shard='.length);
  const [index = 0, count = 0] = (shard ?? '1/1').split('/').map(Number);
  if (!(index >= 1 && index <= count)) throw new Explained('A shard is named as in --shard 1/2.');
  return { length, shard, named: shard && named.length > 0 ? [...named, `--shard=${shard}`] : named };
}

await oneRun(async () => {
  const { length, shard, named } = readArguments(process.argv.slice(2));
  process.env.TEST_RUN = length;
  prepareMachine(['browser', 'database']);
  const folder = mkdtempSync(join(tmpdir(), 'greenhall-notes-'));
  /** @type {Run} */
  const run = { folder, unstable: [], isStrict: length === 'all' };
  const whole = () => (length === 'long' ? long() : everything(run, shard));
  const results = await (named.length > 0 ? only(run, named) : whole());
  const isGreen = areGreen(results);
  if (!isInterrupted() && !isGreen) console.log(`\n${reasonsOf(results).join('\n')}`);
  if (run.unstable.length > 0) console.log(`\n${run.unstable.join('\n')}`);
  console.log(`\n${closingLine(results)}`);
  return isGreen;
});
