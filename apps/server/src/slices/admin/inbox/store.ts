import { MOST_DECISIONS, type DecisionKind } from '@greenhall/contract/admin/decisions';
import { type RawBuilder, sql } from 'kysely';
import { type Db, rows } from '../../../platform/database/database.ts';
import { placed } from '../../../platform/database/placed.ts';
import { type DecisionRow, type DecisionsOf, byMaker } from '../../../platform/facts/decisions.ts';
import { proposalDecisions } from '../../../platform/approvals/store-decisions.ts';

/** The latest declarations of operators' member accounts that nobody has confirmed, and proposals. */
export const adminDecisions: DecisionsOf = {
  proposal: proposalDecisions,
  declaration: (asked) => sql`
    select d.id::text as id, nullif(array_to_string(d.members, ', '), '') as title, '{}'::text[] as members, o.username as about,
           null::bigint as amount, null::text as coin, d.declared_at as since, d.operator_id as "makerId", o.username as maker
      from admin_declaration d join admin_operator o on o.id = d.operator_id
     where d.confirmed_at is null and ${byMaker('d.operator_id', asked)}
       and not exists (select 1 from admin_declaration l where l.operator_id = d.operator_id and l.id > d.id)
     order by d.id`,
};

/** What waits of these kinds, in their order and one more than is answered of each. */
export async function waitingOf(
  db: Db,
  kinds: readonly (readonly [DecisionKind, RawBuilder<DecisionRow>])[],
): Promise<(DecisionRow & { readonly kind: DecisionKind })[]> {
  if (kinds.length === 0) return [];
  const found = await rows(
    db,
    placed(
      kinds.map(([, statement]) => statement),
      MOST_DECISIONS + 1,
    ),
  );
  return kinds.flatMap(([kind], n) => found.filter(({ place }) => place === n).map((row) => ({ ...row, kind })));
}

/** The members whom these decisions concern. */
export async function membersOf(db: Db, statement: RawBuilder<DecisionRow>): Promise<string[]> {
  const found = await rows(db, sql<{ no: string }>`select distinct unnest(d.members) as no from (${statement}) d`);
  return found.map(({ no }) => no);
}
