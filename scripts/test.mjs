import { availableParallelism } from 'node:os';
import { COSTS_FILE, outgrown, readCosts, recorded, STAGES, totalOf, writeCosts } from './runner/costs.ts';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faces } from './runner/faces.mjs';
import { judgePresses } from './runner/presses.ts';
import { isInterrupted, oneRun } from './runner/one-run.mjs';
import { Explained } from './spawn.mjs';
import { areGreen, closingLine, plain, reasonsOf, runStages, vitest } from './runner/stages.mjs';
import { runStaticStages } from './runner/static-stages.mjs';

/** @typedef {import('./runner/stages.mjs').Result} Result */
/** @typedef {import('./runner/costs.ts').StageName} StageName */
/** @typedef {import('./runner/costs.ts').StageRun & { readonly results: readonly Result[] }} Part */

const CORES = availableParallelism();
/** A journey waits for its screens half of the time: three of them keep two cores busy. */
const JOURNEYS_AT_ONCE = Math.ceil(CORES * 1.5);

/**
 * @param {StageName} stage
 * @param {() => Promise<readonly Result[]>} work
 * @param {number} workers
 * @returns {Promise<Part>}
 */
async function part(stage, work, workers = CORES) {
  const begins = performance.now();
  const results = await work();
  const seconds = (performance.now() - begins) / 1000;
  return {
    stage,
    seconds,
    workers,
    results,
    files: results.flatMap(({ outcome }) => outcome.files),
  };
}

/**
 * The journeys; of a whole run, also whether they pressed every place that sends a write.
 * @param {readonly string[]} more
 * @param {boolean} isWhole
 */
async function journeys(more, isWhole) {
  const folder = mkdtempSync(join(tmpdir(), 'greenhall-presses-'));
  const stage = vitest(['e2e'], [...more, `--maxWorkers=${JOURNEYS_AT_ONCE}`], { PRESSES_DIR: folder });
  const results = await runStages([stage]);
  if (!isWhole || !areGreen(results)) return results;
  const judged = plain('presses: every place that sends a write', async () => {
    const missing = judgePresses(folder);
    if (missing.length > 0) console.log(`No journey pressed:\n${missing.join('\n')}`);
    return missing.length === 0;
  });
  return [...results, ...(await runStages([judged]))];
}

/**
 * Everything, or a shard of it: the static stages belong to the first. They end the run when one of them is red; of the
 * tests, red ones hide nothing but journeys without faces.
 * @param {string | undefined} shard
 * @returns {Promise<Part[]>}
 */
async function everything(shard) {
  const more = shard ? [`--shard=${shard}`] : [];
  const parts = shard && !shard.startsWith('1/') ? [] : [await part('static', runStaticStages)];
  if (!areGreen(parts.flatMap(({ results }) => results))) return parts;
  const built = await part('build', () => runStages([faces]));
  parts.push(built);
  parts.push(await part('unit', () => runStages([vitest(['unit'], more)])));
  parts.push(await part('server', () => runStages([vitest(['server', 'isolated'], more)])));
  if (areGreen(built.results))
    parts.push(await part('e2e', () => journeys(more, shard === undefined), JOURNEYS_AT_ONCE));
  else if (!isInterrupted()) console.log('\n── tests: e2e\nnot run, because the build failed');
  return parts;
}

/**
 * What is named alone: paths of tests, or options of Vitest such as `--changed`. Journeys need the faces.
 * @param {readonly string[]} named
 */
async function only(named) {
  const needsFaces = named.some((name) => name.includes('e2e') || name.startsWith('--changed'));
  const built = needsFaces ? await runStages([faces]) : [];
  return areGreen(built) ? [...built, ...(await runStages([vitest([], named)]))] : built;
}

/**
 * Takes the two arguments of this script from among those of Vitest.
 * @param {readonly string[]} given
 */
function readArguments(given) {
  const named = given.filter((one) => one !== '--all' && one !== '--long');
  // A file that is named says by its ending which run it belongs to.
  const wants = (/** @type {string} */ length) =>
    given.includes(`--${length}`) || named.some((name) => name.includes(`.${length}.test`));
  process.env.TEST_RUN = wants('long') ? 'long' : wants('all') ? 'all' : 'short';
  const isRecorded = named.includes('--record');
  if (isRecorded) named.splice(named.indexOf('--record'), 1);
  const at = named.findIndex((one) => one === '--shard' || one.startsWith('--shard='));
  const [first, second] = at < 0 ? [] : named.splice(at, named[at] === '--shard' ? 2 : 1);
  const shard = first === '--shard' ? (second ?? '') : first?.slice('--shard='.length);
  const [index = 0, count = 0] = (shard ?? '1/1').split('/').map(Number);
  if (!(index >= 1 && index <= count)) throw new Explained('A shard is named as in --shard 1/2.');
  if (isRecorded && (shard || named.length > 0))
    throw new Explained('--record is for a whole run, without other arguments.');
  return { isRecorded, shard, named };
}

/** @param {readonly Result[]} results */
function nameOutgrown(results) {
  // Long runs try the same things more often.
  if (process.env.TEST_LENGTH === 'long') return;
  const files = outgrown(
    readCosts(),
    results.flatMap(({ outcome }) => outcome.files),
  );
  if (files.length > 0) console.log(`\nDearer than ${COSTS_FILE} says:\n${files.join('\n')}`);
}

/** @param {readonly Part[]} parts */
function record(parts) {
  const costs = recorded(readCosts(), parts);
  writeCosts(costs);
  const totals = STAGES.map((stage) => `${stage} ${totalOf(costs[stage])} s of ${costs[stage].budget} s`);
  console.log(`\nRecorded in ${COSTS_FILE}, in seconds of one worker: ${totals.join(', ')}`);
}

await oneRun(async () => {
  const { isRecorded, shard, named } = readArguments(process.argv.slice(2));
  const parts = named.length > 0 ? [] : await everything(shard);
  const results =
    named.length > 0 ? await only(shard ? [...named, `--shard=${shard}`] : named) : parts.flatMap((one) => one.results);
  const isGreen = areGreen(results);
  if (!isInterrupted()) nameOutgrown(results);
  if (isRecorded && isGreen) record(parts);
  else if (isRecorded) console.log('\nNothing is recorded of a run that is not green.');
  if (!isInterrupted() && !isGreen) console.log(`\n${reasonsOf(results).join('\n')}`);
  console.log(`\n${closingLine(results)}`);
  return isGreen;
});
