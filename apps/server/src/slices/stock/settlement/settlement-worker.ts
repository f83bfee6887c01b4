/** A day's end takes seconds of computing and much memory: with a database server it has a thread of its own. */
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

/** The settlement’s own, and one for the credits that are prepared meanwhile. */
const CONNECTIONS = 2;
const { url, now, failpoint } = workerData as Settling;
const database = openPostgres(url, pino({ level: 'silent' }), { max: CONNECTIONS });
await settleDays({ db: database.db, clock: { now: () => new Date(now) }, settings: { failpoint } });
await database.close();
