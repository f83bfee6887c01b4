import { runScenario } from '@greenhall/test-kit/scenario/run-scenario';
import { BOTH_ENGINES } from '@greenhall/test-kit/database';
import { expect, it } from 'vitest';
import { open, perform } from './test-coins-in-and-out.ts';

it.each(BOTH_ENGINES)('coins in and out leave the recorded answers and rows on the %s database', async (engine) => {
  const record = await runScenario(engine, open, perform);
  await expect(record).toMatchFileSnapshot('records/coins-in-and-out.txt');
});
