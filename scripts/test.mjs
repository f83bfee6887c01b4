import { checkBudget } from './budget.mjs';
import { build } from './build.mjs';
import { runStages, vitest } from './stages.mjs';
import { STATIC_STAGES } from './static-stages.mjs';

/** @type {import('./stages.mjs').Stage} */
const faces = {
  name: 'build',
  run: async () => {
    await build();
    checkBudget();
    return { isGreen: true, passed: 0, failed: 0 };
  },
};

const everything = [...STATIC_STAGES, faces, vitest(['unit']), vitest(['server', 'isolated']), vitest(['e2e'])];

/**
 * What is named alone: paths of tests, or options of Vitest such as `--changed`. Journeys need the faces.
 * @param {readonly string[]} named
 */
function only(named) {
  const needsFaces = named.some((name) => name.includes('e2e') || name.startsWith('--changed'));
  return [...(needsFaces ? [faces] : []), vitest([], named)];
}

const named = process.argv.slice(2);
const outcome = await runStages(named.length > 0 ? only(named) : everything);
console.log(`\n${outcome.passed} passed, ${outcome.failed} failed`);
process.exitCode = outcome.isGreen ? 0 : 1;
