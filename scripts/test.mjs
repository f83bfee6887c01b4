import { checkBudget } from './budget.mjs';
import { build } from './build.mjs';
import { runStages, vitest } from './stages.mjs';
import { STATIC_STAGES } from './static-stages.mjs';

const outcome = await runStages([
  ...STATIC_STAGES,
  {
    name: 'build',
    run: async () => {
      await build();
      checkBudget();
      return { isGreen: true, passed: 0, failed: 0 };
    },
  },
  vitest('unit'),
  vitest('server'),
  vitest('e2e'),
]);
console.log(`\n${outcome.passed} passed, ${outcome.failed} failed`);
process.exitCode = outcome.isGreen ? 0 : 1;
