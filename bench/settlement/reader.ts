/** Reads balances from a process of its own, as people do, until it is told to stop; answers how long each took. */
import { setTimeout } from 'node:timers/promises';
import { openPostgres } from '@greenhall/server/platform/database/postgres';
import { available, readBalance } from '@greenhall/server/slices/ledger/index';
import { pino } from 'pino';
import { numberOf } from '../network/load.ts';
import { chance } from '../network/tree.ts';

/** Between one read and the next, so that the reader itself does not use up the machine. */
const PAUSE_MS = 5;
const [url = '', size = '0'] = process.argv.slice(2);
const database = openPostgres(url, pino({ level: 'silent' }), 1);
const next = chance(3);
const times: number[] = [];
const told = { toStop: false };
process.on('SIGTERM', () => {
  told.toStop = true;
});
process.stdout.write('reading\n');
while (!told.toStop) {
  const started = performance.now();
  await readBalance(database.db, available(numberOf(next(Number(size))), 'mey'));
  times.push(performance.now() - started);
  await setTimeout(PAUSE_MS);
}
await database.close();
const sorted = times.toSorted((a, b) => a - b);
const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
process.stdout.write(`${JSON.stringify({ reads: times.length, p50: at(0.5), p99: at(0.99), most: at(1) })}\n`);
