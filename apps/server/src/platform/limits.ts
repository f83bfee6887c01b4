import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { sql } from 'kysely';
import { declareLimit } from './bounds.ts';
import { type Db, type Tx, oneRow } from './database/database.ts';
import { ifWritable } from './outages.ts';

/** How often something may happen within a window, for each counted subject. */
export interface Limit {
  readonly name: string;
  readonly max: number;
  readonly seconds: number;
}

const UNITS = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
] as const;

function inWords(seconds: number): string {
  const [size, unit] = UNITS.find(([length]) => seconds % length === 0) ?? [1, 'second'];
  const count = seconds / size;
  return count === 1 ? `a ${unit}` : `in ${count} ${unit}s`;
}

/** Declares a limit in the module that counts it. */
export function defineLimit({ per, about, ...limit }: Limit & { per: string; about: string }): Limit {
  declareLimit({ name: limit.name, amount: `${limit.max} ${inWords(limit.seconds)}`, per, about });
  return limit;
}

/** Counts uses of something within a window, one by default. Refuses with `tooFrequent` and the seconds left. */
export async function countUse(db: Db | Tx, limit: Limit, subject: string, now: Date, uses = 1): Promise<Result<void>> {
  const start = new Date(now.getTime() - limit.seconds * 1000);
  const row = await oneRow(
    db,
    sql<{ used: number; windowStart: Date }>`
      insert into platform_limit as l (name, subject, window_start, used) values (${limit.name}, ${subject}, ${now}, ${uses})
      on conflict (name, subject) do update
         set used = case when l.window_start <= ${start} then ${uses} else l.used + ${uses} end,
             window_start = case when l.window_start <= ${start} then ${now} else l.window_start end
      returning used, window_start as "windowStart"`,
  );
  if (row.used <= limit.max) return accept(undefined);
  const seconds = Math.ceil(limit.seconds - (now.getTime() - row.windowStart.getTime()) / 1000);
  return refuse('tooFrequent', { seconds: Math.max(1, seconds) });
}

/** The same for a read, which goes on if there is no room to count it. */
export async function countRead(db: Db, limit: Limit, subject: string, now: Date): Promise<Result<void>> {
  return (await ifWritable(() => countUse(db, limit, subject, now))) ?? accept(undefined);
}
