import { MOST_COUNTED } from '@greenhall/contract/admin/cases';
import { sql, type RawBuilder } from 'kysely';
import { type Db, rows } from '../../../platform/database/database.ts';
import { placed } from '../../../platform/database/placed.ts';
import type { Waiting } from '../../../platform/facts/cases.ts';

interface Counted {
  readonly place: number;
  readonly waiting: number;
  readonly oldest: Date | null;
  readonly late: number;
}

/** How much waits in each of these queues, since when, and how much of it is over its time, in their order. */
export async function countQueues(
  db: Db,
  queues: readonly RawBuilder<Waiting>[],
  now: Date,
): Promise<Omit<Counted, 'place'>[]> {
  if (queues.length === 0) return [];
  const sums = queues.map(
    (queue) => sql<Omit<Counted, 'place'>>`
      select count(*)::int as waiting, min(q.since) as oldest, count(*) filter (where q.due < ${now})::int as late
        from (${queue} limit ${MOST_COUNTED}) q`,
  );
  const counted = await rows(db, sql<Counted>`${placed(sums)} order by place`);
  return counted.map(({ waiting, oldest, late }) => ({ waiting, oldest, late }));
}
