import type { WorkloadKind } from '@greenhall/contract/admin/cases';
import { sql } from 'kysely';
import { type Db, rows } from '../database/database.ts';
import { placed } from '../database/placed.ts';
import type { Workload } from '../facts/cases.ts';

/** How often an operator did something. */
export interface Work {
  readonly operator: string;
  readonly act: string;
  readonly count: number;
}

const MOST_WORK = 5_000;

/** How often each operator did what from a moment on and before another. */
export function workBetween(db: Db, from: Date, until: Date): Promise<Work[]> {
  return rows(
    db,
    sql<Work>`
      select operator, act, count(*)::int as count from platform_audit
       where operator is not null and at >= ${from} and at < ${until}
       group by operator, act order by operator, count desc, act limit ${MOST_WORK}`,
  );
}

/** What an operator did of one kind, and in how many seconds from when it was asked for; null where nothing tells that. */
export interface Done {
  readonly operator: string;
  readonly work: WorkloadKind;
  readonly count: number;
  readonly median: number | null;
  readonly p95: number | null;
}

type DoneRow = Omit<Done, 'work'>;

/** What is done of one kind among the entries `entry`. Both figures come from one sort, by floats, which takes half the time of decimals. */
function doneOf({ acts, asked }: Workload) {
  const took = asked
    ? sql`percentile_cont('{0.5,0.95}'::float8[]) within group (order by extract(epoch from e.at - ${asked.at})::float8)`
    : sql`null::float8[]`;
  return sql<DoneRow>`
    select operator, count, round(took[1])::int as median, round(took[2])::int as p95
      from (select e.operator, count(*)::int as count, ${took} as took
              from entry e ${asked ? sql`left join ${asked.from}` : sql``}
             where e.act = any(${acts}::text[]) group by e.operator) d`;
}

/** What each operator did of these kinds from a moment on and before another, by operator and in the order of the kinds. */
export async function doneBetween(
  db: Db,
  works: readonly (readonly [WorkloadKind, Workload])[],
  from: Date,
  until: Date,
): Promise<Done[]> {
  const counted = works.flatMap(([, { acts }]) => acts);
  const found = await rows(
    db,
    sql<DoneRow & { readonly place: number }>`
      with entry as materialized (
        select operator, act, subject, detail ->> 'case' as "caseNo", proposal, at from platform_audit
         where operator is not null and at >= ${from} and at < ${until} and act = any(${counted}::text[]))
      select * from (${placed(works.map(([, work]) => doneOf(work)))}) done order by operator, place`,
  );
  return found.flatMap(({ place, operator, count, median, p95 }) => {
    const work = works[place]?.[0];
    return work === undefined ? [] : [{ operator, work, count, median, p95 }];
  });
}
