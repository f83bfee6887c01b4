/** The day's end in a process of its own. Usage: settle.ts <url> <now, ms since 1970>. Prints one JSON line. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openPostgres } from '@greenhall/server/platform/database/postgres';
import { settleDays } from '@greenhall/server/slices/stock/settlement/settle-day';
import { pino } from 'pino';

const [url = '', now = ''] = process.argv.slice(2);
const database = openPostgres(url, pino({ level: 'silent' }), { max: 2 });
const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();
const started = performance.now();
await settleDays({ db: database.db, clock: { now: () => new Date(Number(now)) }, settings: { failpoint: undefined } });
const seconds = (performance.now() - started) / 1000;
await database.close();
const memory = process.resourceUsage().maxRSS / 2 ** 20;
process.stdout.write(`${JSON.stringify({ seconds, memory, stop: delay.max / 1e9 })}\n`);
