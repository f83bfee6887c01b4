import { PAYOUTS } from '@greenhall/contract/admin/decisions';
import { MOST_COUNTED } from '@greenhall/contract/admin/queues';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { sql, type RawBuilder } from 'kysely';
import { type Db, rows } from '../../../platform/database/database.ts';
import { placed } from '../../../platform/database/placed.ts';
import { NO_DUE, type QueuesOf, type Waiting } from '../../../platform/facts/queues.ts';
import { isSwitchOn } from '../../../platform/switches.ts';
import { kindsFor } from '../inbox/kinds.ts';
import { membersOf } from '../inbox/store.ts';

const NONE = sql<Waiting>`select now() as since, ${NO_DUE} as due where false`;

/** What takes two waits for whoever may take the next step: not for who took the first, nor for who is involved. */
export const adminQueues: QueuesOf = {
  proposals: async (caller, { db, persons, decisions }) => {
    // For the program nothing waits that it could decide.
    if (caller === null) return NONE;
    const isPaying = await isSwitchOn(db, 'payouts');
    const kinds = kindsFor(caller, 'decide')
      .filter((kind) => isPaying || !PAYOUTS.has(kind))
      .map((kind) => decisions[kind]({ view: 'waiting', caller }));
    if (kinds.length === 0) return NONE;
    const waiting = placed(kinds, MOST_COUNTED);
    // Who has declared that no account is its own is involved with nobody.
    const members = caller.members?.length === 0 ? [] : await membersOf(db, waiting);
    const obstacleOf = await persons.obstacles(
      db,
      caller,
      members.map((no) => memberNumber(no)),
    );
    const kept = members.filter((no) => obstacleOf(memberNumber(no)) !== null);
    const inseparable = [...(await persons.inseparable(db, caller.operatorId))].map(String);
    return sql`
      select d.since, ${NO_DUE} as due from (${waiting}) d
       where not d.members && ${kept}::text[]
         and (d."makerId" is null or d."makerId" <> all (${inseparable}::bigint[]))`;
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
  const sums = queues.map(
    (queue) => sql<Omit<Counted, 'place'>>`
      select count(*)::int as waiting, min(q.since) as oldest, count(*) filter (where q.due < ${now})::int as late
        from (${queue} limit ${MOST_COUNTED}) q`,
  );
  const counted = await rows(db, sql<Counted>`${placed(sums)} order by place`);
  return counted.map(({ waiting, oldest, late }) => ({ waiting, oldest, late }));
}
