import { MOST_COUNTED } from '@greenhall/contract/admin/queues';
import { PROPOSAL_ACTS, PROPOSAL_KINDS } from '@greenhall/domain/admin/proposals';
import { mayDo } from '@greenhall/domain/admin/roles';
import { sql, type RawBuilder } from 'kysely';
import { type Db, rows } from '../../../platform/database/database.ts';
import { waitingProposals } from '../../../platform/approvals/store.ts';
import type { QueuesOf, Waiting } from '../../../platform/facts/queues.ts';

/** Proposals wait for whoever may decide them: not for their maker. */
export const adminQueues: QueuesOf = {
  proposals: ({ operatorId, roles }) => {
    const kinds = PROPOSAL_KINDS.filter((kind) => mayDo(roles, PROPOSAL_ACTS[kind], 'decide'));
    return waitingProposals(kinds, operatorId);
  },
};

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
  const parts = queues.map(
    (queue, place) => sql`
      select ${place}::int as place, count(*)::int as waiting, min(q.since) as oldest,
             count(*) filter (where q.due < ${now})::int as late
        from (${queue} limit ${MOST_COUNTED}) q`,
  );
  const counted = await rows(db, sql<Counted>`${sql.join(parts, sql` union all `)} order by place`);
  return counted.map(({ waiting, oldest, late }) => ({ waiting, oldest, late }));
}
