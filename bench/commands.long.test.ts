import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const SHORT = { BENCH_SECONDS: '1', BENCH_ROUNDS: '1' };

/** Every command of the benches with its arguments, in a small size. */
const COMMANDS: readonly (readonly [command: string, sizes: Readonly<Record<string, string>>])[] = [
  ['bench ledger', { ...SHORT, BENCH_SIZES: '2000' }],
  ['bench network', { BENCH_SIZES: '1000', BENCH_CHAIN: '100', BENCH_TIMES: '20' }],
  ['bench settlement', { BENCH_MEMBERS: '1000', BENCH_PAYMENTS: '100' }],
  ['bench otc', { ...SHORT, BENCH_SIZES: '10', BENCH_RACES: '2', BENCH_WARM: '1', BENCH_PAGES: '100' }],
  ['bench shop', { ...SHORT, BENCH_SHOP_SIZES: '200', BENCH_SHOP_QUERIES: '20', BENCH_SHOP_SCANS: '2' }],
  ['bench live', { ...SHORT, BENCH_SOCKETS: '50', BENCH_MESSAGES: '5', BENCH_READS: '2' }],
  ['bench neighbours', { ...SHORT, BENCH_GOODS: '500' }],
  ['bench console', { BENCH_CONSOLE_SIZES: '1000', BENCH_CONSOLE_TURNS: '2' }],
  ['bench console pages', { BENCH_CONSOLE_ROUNDS: '1' }],
  ['bench lighthouse', { BENCH_RUNS: '1' }],
  ['bench reads', { ...SHORT, BENCH_SIZE: '60' }],
  ['bench open', { BENCH_SECONDS: '3', BENCH_SOCKETS: '100', BENCH_TRANSFERS: '5' }],
  ['bench routes', { BENCH_COLD: '1', BENCH_WARM: '1' }],
  ['bench kills', { BENCH_KILLS: '1' }],
  ['bench watching', { BENCH_TURNS: '3' }],
  ['bench scale', { ...SHORT, BENCH_SOCKETS: '100' }],
  ['bench fuzz 200', {}],
  ['bench soak 0.2', {}],
];

it.each(COMMANDS)('`node scripts/run.mjs %s` comes to its end in a small size', async (command, sizes) => {
  const child = spawn(process.execPath, [join(ROOT, 'scripts/run.mjs'), ...command.split(' ')], {
    env: { ...process.env, ...sizes, TEST_DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  expect(code, said).toBe(0);
  expect(said).toMatch(/\d/);
});
