import { checkBudget } from '../budget.mjs';
import { build, buildComponentPages } from '../build.mjs';
import { plain } from './stages.mjs';

/** What the tests in a browser open. */
export const faces = plain('build', async () => {
  await build();
  await buildComponentPages();
  checkBudget();
  return true;
});
