import { PLAN_LIFE, type Plan, type PlanState } from '@greenhall/domain/members/plan';
import type { OperatorId } from '@greenhall/domain/shared/four-eyes';
import { dayOf } from '@greenhall/domain/shared/time';
import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, oneRow, rows } from '../../platform/database/database.ts';
import { type RowOf, columns, returning, select } from '../../platform/database/select.ts';
import { accepting } from '../../platform/database/states.ts';
import type { Signer } from '../../platform/approvals/persons.ts';
import { planFromJson, planToJson } from './plan-json.ts';

/** A plan version as it is kept. */
export interface PlanRow {
  readonly version: number;
  readonly plan: Plan;
  readonly state: PlanState;
  /** The UTC day, counted from 1970, from whose beginning it holds. */
  readonly effectiveDay: number;
  readonly proposedBy: string;
  readonly proposedById: OperatorId | null;
  readonly proposedAt: Date;
  readonly decidedBy: string | null;
  readonly decidedById: OperatorId | null;
  readonly decidedAt: Date | null;
}

type Kept = RowOf<typeof PLAN>;

const PLAN = columns('members_plan', [
  'version',
  'plan',
  'state',
  'effectiveDay',
  'proposedBy',
  'proposedById',
  'proposedAt',
  'decidedBy',
  'decidedById',
  'decidedAt',
]).narrow<{ proposedById: OperatorId | null; decidedById: OperatorId | null }>();

const read = (row: Kept): PlanRow => ({ ...row, plan: planFromJson(row.plan) });

/** The version that governs a UTC day: of those announced for it or before, the latest. */
export async function planOfDay(db: Db | Tx, day: number): Promise<PlanRow> {
  return read(
    await oneRow(
      db,
      select(PLAN)`
        from members_plan where state = 'announced' and effective_day <= ${day}
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

/** Newest first. */
export async function listPlans(db: Db | Tx): Promise<PlanRow[]> {
  const found = await rows(db, select(PLAN)`from members_plan order by version desc limit ${LISTED}`);
  return found.map(read);
}

export async function insertPlan(
  tx: Tx,
  fresh: Pick<PlanRow, 'plan' | 'effectiveDay' | 'proposedAt'> & { readonly proposedBy: Signer },
): Promise<PlanRow> {
  return read(
    await oneRow(
      tx,
      returning(PLAN)`
        insert into members_plan (version, plan, state, effective_day, proposed_by, proposed_by_id, proposed_at)
        select max(version) + 1, ${JSON.stringify(planToJson(fresh.plan))}::jsonb, 'proposed', ${fresh.effectiveDay},
               ${fresh.proposedBy.name},
             ${fresh.proposedBy.id}, ${fresh.proposedAt} from members_plan`,
    ),
  );
}

/** Compare-and-set; `undefined` when it was decided already. */
export async function decidePlan(
  tx: Tx,
  version: number,
  to: { event: 'announce' | 'reject'; by: Signer; at: Date; reason: string | null },
): Promise<PlanRow | undefined> {
  const row = await maybeRow(
    tx,
    returning(PLAN)`
      update members_plan set state = ${PLAN_LIFE.next('proposed', to.event)}, decided_by = ${to.by.name}, decided_by_id = ${to.by.id}, decided_at = ${to.at},
       reason = ${to.reason}
       where version = ${version} and state in ${accepting(PLAN_LIFE, to.event)}`,
  );
  return row && read(row);
}

/** The announced versions that begin after a day and are the step of an operator, locked until the transaction ends. */
export async function lockComing(tx: Tx, operator: OperatorId, day: number): Promise<PlanRow[]> {
  const found = await rows(
    tx,
    select(PLAN)`
      from members_plan
       where state in ${accepting(PLAN_LIFE, 'reopen')} and effective_day > ${day}
         and (proposed_by_id = ${operator} or decided_by_id = ${operator})
       order by version for update`,
  );
  return found.map(read);
}

/** Takes the announcement of a locked version back. */
export async function reopenPlan(tx: Tx, { version }: Pick<PlanRow, 'version'>): Promise<PlanRow> {
  const row = await oneRow(
    tx,
    returning(PLAN)`
      update members_plan set state = ${PLAN_LIFE.next('announced', 'reopen')}, decided_by = null, decided_by_id = null,
             decided_at = null
       where version = ${version} and state in ${accepting(PLAN_LIFE, 'reopen')}`,
  );
  return read(row);
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
