import { runScenario } from '@greenhall/test-kit/scenario/run-scenario';
import { BOTH_ENGINES } from '@greenhall/test-kit/database';
import { expect, it } from 'vitest';
import { open, perform } from './test-verification.ts';

it.each(BOTH_ENGINES)('verifications leave the recorded answers and rows on the %s database', async (engine) => {
  const record = await runScenario(engine, open, perform);
  await expect(record).toMatchFileSnapshot('records/verification.txt');
});
