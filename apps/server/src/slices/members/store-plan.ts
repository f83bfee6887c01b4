import type { Plan } from '@greenhall/domain/members/plan';
import { dayOf } from '@greenhall/domain/shared/time';
import { sql } from 'kysely';
import { type ProposalRow, isApproved } from '../../platform/approvals/store.ts';
import { type Db, type Tx, maybeRow, oneRow, rows, run } from '../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../platform/database/select.ts';
import { planFromJson, planToJson } from './plan-json.ts';

/** A plan version as it is kept. */
export type PlanRow = Omit<RowOf<typeof PLAN>, 'plan'> & { readonly plan: Plan };

const PLAN = columns('members_plan', [
  'version',
  'plan',
  // The UTC day, counted from 1970, from whose beginning it holds.
  'effectiveDay',
  'proposedBy',
  'proposedAt',
  'decidedBy',
  'decidedAt',
]);

const read = (row: RowOf<typeof PLAN>): PlanRow => ({ ...row, plan: planFromJson(row.plan) });

/** Announced, or in force: one whose approval was taken back counts no more than one that was never approved. */
const ANNOUNCED = sql`(proposal is null or ${isApproved(sql`proposal`)})`;

/** The version that governs a UTC day: of those announced for it or before, the latest. */
export async function planOfDay(db: Db | Tx, day: number): Promise<PlanRow> {
  return read(
    await oneRow(
      db,
      select(PLAN)`
        from members_plan where ${ANNOUNCED} and effective_day <= ${day}
         order by effective_day desc, version desc limit 1`,
    ),
  );
}

/** The version that governs the UTC day of a moment. */
export function planAt(db: Db | Tx, now: Date): Promise<PlanRow> {
  return planOfDay(db, dayOf(now.getTime()));
}

export async function planByVersion(db: Db | Tx, version: number): Promise<PlanRow | undefined> {
  const row = await maybeRow(db, select(PLAN)`from members_plan where version = ${version}`);
  return row && read(row);
}

const LISTED = 200;

/** The versions that are announced, in force or past, newest first. */
export async function listPlans(db: Db | Tx): Promise<PlanRow[]> {
  const found = await rows(
    db,
    select(PLAN)`from members_plan where ${ANNOUNCED} order by version desc limit ${LISTED}`,
  );
  return found.map(read);
}

/** Announces the plan of an approved proposal as the next version; where it was approved before, as the version that it had. */
export async function announcePlan(
  tx: Tx,
  proposal: ProposalRow,
  { plan, effectiveDay }: Pick<PlanRow, 'plan' | 'effectiveDay'>,
): Promise<void> {
  const { id, maker, makerId, createdAt, checker, checkerId, decidedAt } = proposal;
  await run(
    tx,
    sql`
      insert into members_plan (version, plan, effective_day, proposed_by, proposed_by_id, proposed_at, decided_by, decided_by_id,
                                decided_at, proposal)
      select max(version) + 1, ${JSON.stringify(planToJson(plan))}::jsonb, ${effectiveDay}, ${maker}, ${makerId}, ${createdAt},
             ${checker}, ${checkerId}, ${decidedAt}, ${id} from members_plan
      on conflict (proposal) do update
         set decided_by = excluded.decided_by, decided_by_id = excluded.decided_by_id, decided_at = excluded.decided_at`,
  );
}

/** The highest level that any member has bought: a plan must not have fewer. */
export async function highestBought(db: Db | Tx): Promise<number> {
  const row = await oneRow(
    db,
    sql<{ highest: number }>`
    select coalesce(max(bought), 0)::int as highest from members_member`,
  );
  return row.highest;
}
