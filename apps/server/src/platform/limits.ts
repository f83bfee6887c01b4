import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { sql } from 'kysely';
import { type Db, type Tx, oneRow } from './database/database.ts';

export interface Limit {
  readonly name: string;
  readonly max: number;
  readonly seconds: number;
}

/** Counts one use of something within a window; refuses with `tooFrequent` and the seconds left. */
export async function countUse(db: Db | Tx, limit: Limit, subject: string, now: Date): Promise<Result<void>> {
  const start = new Date(now.getTime() - limit.seconds * 1000);
  const row = await oneRow(
    db,
    sql<{ used: number; windowStart: Date }>`
      insert into platform_limit as l (name, subject, window_start, used) values (${limit.name}, ${subject}, ${now}, 1)
      on conflict (name, subject) do update
         set used = case when l.window_start <= ${start} then 1 else l.used + 1 end,
             window_start = case when l.window_start <= ${start} then ${now} else l.window_start end
      returning used, window_start as "windowStart"`,
  );
  if (row.used <= limit.max) return accept(undefined);
  const seconds = Math.ceil(limit.seconds - (now.getTime() - row.windowStart.getTime()) / 1000);
  return refuse('tooFrequent', { seconds: Math.max(1, seconds) });
}
