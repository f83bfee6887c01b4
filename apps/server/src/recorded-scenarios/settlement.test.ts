import { runScenario } from '@greenhall/test-kit/scenario/run-scenario';
import { BOTH_ENGINES } from '@greenhall/test-kit/database';
import { expect, it } from 'vitest';
import { open, perform } from './test-settlement.ts';

it.each(BOTH_ENGINES)('a settlement leaves the recorded answers and rows on the %s database', async (engine) => {
  await expect(await runScenario(engine, open, perform)).toMatchFileSnapshot('records/settlement.txt');
});
