/** Sends odd requests to every route, on both engines: `npm run bench -- fuzz 30000 [--engine embedded] [--seed 7]`. */
import { parseArgs } from 'node:util';
import { type Engine, ENGINES } from '@greenhall/test-kit/database';
import prepareDatabases from '../../scripts/database.setup.ts';
import { fuzz } from './fuzz.ts';
import { FUZZ_ROUTES } from './requests.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { engine: { type: 'string' }, seed: { type: 'string' } },
});
const requests = Number(positionals[0] ?? 30_000);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const engines = values.engine ? ENGINES.filter((engine) => engine === values.engine) : ENGINES;
if (!Number.isInteger(requests) || !Number.isInteger(seed) || engines.length === 0) {
  process.stderr.write(`Usage: npm run bench -- fuzz [requests] [--engine ${ENGINES.join(' | ')}] [--seed number]\n`);
  process.exit(2);
}

async function attack(engine: Engine): Promise<boolean> {
  const began = performance.now();
  const report = await fuzz(engine, requests, seed);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const statuses = Object.entries(report.statuses).map(([status, count]) => `${status}: ${count}`);
  process.stdout.write(
    `${engine}: ${report.requests} requests in ${seconds} s with seed ${seed}; ${statuses.join(', ')}; ` +
      `${report.accepted.size} of ${FUZZ_ROUTES.length} routes accepted something; ${report.faults.length} faults\n`,
  );
  for (const fault of report.faults) process.stdout.write(`  ${fault}\n`);
  return report.faults.length === 0;
}

const end = await prepareDatabases();
let isClean = true;
try {
  for (const engine of engines) isClean = (await attack(engine)) && isClean;
} finally {
  await end();
}
// The embedded engine is kept for a next world, and would keep the program.
process.exit(isClean ? 0 : 1);
