/**
 * How long a search takes among 1,000 and 100,000 goods, on both engines, beside a scan with ILIKE, and how many orders are
 * placed and paid beside TPC-B, each with its reference in the same run. A name given to it measures that part alone.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENGINES } from '@greenhall/test-kit/database';
import { makeImage, makeTemplate } from '@greenhall/test-kit/data/prepare';
import { startOwnPostgres } from '../../scripts/postgres.mjs';
import { measureOrders } from './orders.ts';
import { measureSearch } from './search.ts';

const SIZES = (process.env.BENCH_SHOP_SIZES ?? '1000,100000').split(',').map(Number);
const MEASURED = (process.env.BENCH_SHOP_ENGINES ?? ENGINES.join()).split(',');

const parts = process.argv.slice(2);
const isWanted = (part: string): boolean => parts.length === 0 || parts.includes(part);

async function searches(): Promise<void> {
  const server = await startOwnPostgres(['shared_buffers=512MB', 'max_wal_size=4GB']);
  process.env.TEST_DATABASE_URL = server.url;
  process.env.TEST_DATABASE_TEMPLATE = 'bench_template';
  const folder = mkdtempSync(join(tmpdir(), 'greenhall-bench-'));
  process.env.TEST_DATABASE_IMAGE = join(folder, 'image');
  try {
    await makeTemplate(server.url, 'bench_template');
    await makeImage(process.env.TEST_DATABASE_IMAGE);
    console.log('| engine | goods | search | p50 / p99, ms | ILIKE, ms | × |\n|---|---|---|---|---|---|');
    for (const engine of ENGINES.filter((one) => MEASURED.includes(one)))
      for (const size of SIZES) await measureSearch(engine, size);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function orders(): Promise<void> {
  const server = await startOwnPostgres();
  try {
    await measureOrders(server.url);
  } finally {
    await server.stop();
  }
}

const load = (): string => `load ${loadavg()[0]?.toFixed(1)}`;
console.log(load());
if (isWanted('search')) await searches();
if (isWanted('orders')) await orders();
console.log(load());
process.exit(0);
