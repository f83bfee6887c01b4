/** Kills the program under load again and again, on both engines, and says what was lost: nothing. */
import { startOwnPostgres } from '../../scripts/postgres.mjs';
import { audit } from '@greenhall/test-kit/acts/audit';
import { killRepeatedly, moments } from './kill.ts';
import { OutsideLog } from '@greenhall/test-kit/acts/outside-log';
import { ringWorld } from '@greenhall/test-kit/acts/world';

const KILLS = Number(process.env.BENCH_KILLS ?? 50);

async function measure(engine: string, database: Readonly<Record<string, string>> = {}): Promise<boolean> {
  const world = await ringWorld(database);
  const log = new OutsideLog();
  const began = performance.now();
  await killRepeatedly(world, log, moments(KILLS));
  const open = log.orders.filter((order) => !order.answer && !order.refusal).length;
  const faults = await audit(world, log);
  const unsettled = [...log.unsettled.values()].reduce((sum, count) => sum + count, 0);
  const acknowledgedOrders = log.orders.filter((order) => order.answer).length;
  const took = ((performance.now() - began) / 1000).toFixed(0);
  process.stdout.write(
    `${engine}: ${KILLS} kills in ${took} s, ${log.orders.length} orders, ${acknowledgedOrders} acknowledged, ` +
      `${unsettled} sendings without an answer, ${open} still open after the last kill, ${faults.length} faults\n`,
  );
  for (const fault of faults) process.stdout.write(`  ${fault}\n`);
  world.remove();
  return faults.length === 0;
}

const postgres = await startOwnPostgres();
try {
  const outcomes = [await measure('embedded'), await measure('PostgreSQL', { DATABASE_URL: postgres.url })];
  process.exitCode = outcomes.every(Boolean) ? 0 : 1;
} finally {
  await postgres.stop();
}
