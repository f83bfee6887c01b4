import { spawn } from 'node:child_process';
import { faces } from './runner/apps.mjs';
import { isInterrupted, oneRun } from './runner/one-run.mjs';
import { Explained } from './spawn.mjs';
import { areGreen, runStages, vitest } from './runner/stages.mjs';

/** Keeps a core busy as long as this process lives. */
const BUSY = `
const parent = process.ppid;
while (process.ppid === parent) for (let n = 0; n < 1e8; n++);`;

/** @param {readonly string[]} given */
function readArguments(given) {
  const options = new Set(given.filter((one) => one.startsWith('--')));
  const [rounds = '10', ...named] = given.filter((one) => !one.startsWith('--'));
  const isShuffled = options.delete('--shuffled');
  const isQuiet = options.delete('--quiet');
  if (!/^[1-9]\d*$/.test(rounds) || options.size > 0) {
    throw new Explained('Usage: npm test -- --steady [rounds] [paths of journeys] [--shuffled] [--quiet]');
  }
  return { rounds: Number(rounds), named, isShuffled, isQuiet };
}

/**
 * Runs the journeys so many times and counts what failed.
 * @param {number} rounds
 * @param {import('./runner/stages.mjs').Stage} journeys
 */
async function runRounds(rounds, journeys) {
  /** @type {Map<string, number>} */
  const failures = new Map();
  let done = 0;
  for (; done < rounds && !isInterrupted(); done++) {
    console.log(`\n── round ${done + 1} of ${rounds}`);
    const [result] = await runStages([journeys]);
    if (!result || isInterrupted()) break;
    if (result.outcome.isGreen) continue;
    const titles = result.outcome.report.files.flatMap(({ path, failures: failed }) =>
      failed.map(({ title }) => `${path} > ${title}`),
    );
    const all = titles.length > 0 ? titles : ['a round without a failed test'];
    for (const title of new Set(all)) failures.set(title, (failures.get(title) ?? 0) + 1);
  }
  return { done, failures };
}

await oneRun(async () => {
  const { rounds, named, isShuffled, isQuiet } = readArguments(process.argv.slice(2));
  if (!areGreen(await runStages([faces]))) return false;
  const busy = isQuiet ? [] : [1, 2].map(() => spawn(process.execPath, ['-e', BUSY], { stdio: 'ignore' }));
  try {
    const order = isShuffled ? ['--sequence.shuffle.files'] : [];
    const journeys = vitest('e2e', ['e2e'], [...named, ...order]);
    const { done, failures } = await runRounds(rounds, journeys);
    console.log(`\n${done} rounds of the journeys, ${failures.size} titles failed`);
    const often = [...failures].toSorted(([, one], [, other]) => other - one);
    for (const [title, times] of often) console.log(`${times} × ${title}`);
    return failures.size === 0;
  } finally {
    for (const one of busy) one.kill('SIGKILL');
  }
});
