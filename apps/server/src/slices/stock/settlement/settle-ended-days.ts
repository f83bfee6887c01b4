import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { dayOf } from '@greenhall/domain/shared/time';
import type { Ports } from '../../../platform/ports.ts';
import type { Settling } from './settlement-worker.ts';
import { isCrediting } from './store-credit.ts';
import { readMarket } from '../market/store-market.ts';
import { settleDays } from './settle-day.ts';
import { threadAt } from '../../../platform/files/place.ts';

const WORKER = threadAt('slices/stock/settlement/settlement-worker');

/**
 * Whether a day has ended that is not settled, or whose bonuses are not all credited. Before the market is opened there
 * is none.
 */
async function isDue(ports: Ports): Promise<boolean> {
  const market = await readMarket(ports.db);
  if (!market) return false;
  const hasEnded = market.cut !== null || dayOf(ports.clock.now().getTime()) > market.day + 1;
  return hasEnded || isCrediting(ports.db);
}

/**
 * Settles the days that have ended. With a database server the settlement runs in a thread of its own, so that requests
 * are answered meanwhile. The embedded database has one connection, which belongs to this thread, and only small
 * installations use it.
 */
export async function settleEndedDays(ports: Ports): Promise<void> {
  if (!(await isDue(ports))) return;
  const { databaseUrl, databaseDirectUrl: url = databaseUrl, failpoint } = ports.settings;
  if (url === undefined) return settleDays(ports);
  const settling: Settling = { url, now: ports.clock.now().getTime(), failpoint };
  await once(new Worker(WORKER, { workerData: settling }), 'exit');
}
