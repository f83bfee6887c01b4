import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { oneRow } from '../../../platform/database/database.ts';
import type { Ports } from '../../../platform/ports.ts';
import type { Settling } from './settlement-worker.ts';
import { isSettlementDue } from './store-credit.ts';
import { settleDays } from './settle-day.ts';
import { threadAt } from '../../../platform/files/place.ts';

const WORKER = threadAt('slices/stock/settlement/settlement-worker');

/**
 * Settles the days that have ended. With a database server the settlement runs in a thread of its own, so that requests
 * are answered meanwhile. The embedded database has one connection, which belongs to this thread, and only small
 * installations use it.
 */
export async function settleEndedDays(ports: Ports): Promise<void> {
  const { due } = await oneRow(ports.db, sql<{ due: boolean }>`select ${isSettlementDue(ports.clock.now())} as due`);
  if (!due) return;
  const { databaseUrl, databaseDirectUrl: url = databaseUrl, failpoint } = ports.settings;
  if (url === undefined) return settleDays(ports);
  const settling: Settling = { url, now: ports.clock.now().getTime(), failpoint };
  await once(new Worker(WORKER, { workerData: settling }), 'exit');
}
