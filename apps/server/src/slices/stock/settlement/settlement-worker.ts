/** A day's end needs seconds of computing and much memory, so with a database server it runs in its own thread. */
import { workerData } from 'node:worker_threads';
import { pino } from 'pino';
import { openPostgres } from '../../../platform/database/postgres.ts';
import { settleDays } from './settle-day.ts';

export interface Settling {
  readonly url: string;
  /** The moment up to which days have ended, in ms since 1970. */
  readonly now: number;
  readonly failpoint: string | undefined;
}

/** One connection for the settlement, and one for the credits that are prepared meanwhile. */
const CONNECTIONS = 2;
const { url, now, failpoint } = workerData as Settling;
const database = openPostgres(url, pino({ level: 'silent' }), { max: CONNECTIONS });
await settleDays({ db: database.db, clock: { now: () => new Date(now) }, settings: { failpoint } });
await database.close();
