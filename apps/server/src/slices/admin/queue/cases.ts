import { MOST_COUNTED, PAYOUTS } from '@greenhall/contract/admin/cases';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { sql } from 'kysely';
import { placed } from '../../../platform/database/placed.ts';
import { type CasesOf, NO_DUE, type Queue, type Waiting, byMaker } from '../../../platform/facts/cases.ts';
import { proposalApproval, proposalWorkload } from '../../../platform/approvals/store-approval.ts';
import { isSwitchOn } from '../../../platform/switches.ts';
import { approvalsFor } from '../inbox/kinds.ts';
import { membersOf } from '../inbox/store.ts';

const NONE = sql<Waiting>`select now() as since, ${NO_DUE} as due where false`;

/** What takes two waits for whoever may take the next step: not for who took the first, nor for who is involved. */
const waitingApprovals: Queue = async (caller, { db, persons, cases: { approvals } }) => {
  // For the program nothing waits that it could decide.
  if (caller === null) return NONE;
  const isPaying = await isSwitchOn(db, 'payouts');
  const steps = approvalsFor(caller, 'decide')
    .filter((name) => isPaying || !PAYOUTS.has(name))
    .map((name) => approvals[name]({ view: 'waiting', caller }));
  if (steps.length === 0) return NONE;
  const waiting = placed(steps, MOST_COUNTED);
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
};

export const adminCases: CasesOf<'proposal' | 'declaration' | 'file'> = {
  proposal: {
    queues: { proposal: waitingApprovals },
    approvals: { proposal: proposalApproval },
    workload: proposalWorkload,
  },
  declaration: {
    approvals: {
      /** The latest declarations of operators' member accounts that nobody has confirmed. */
      declaration: (asked) => sql`
    select d.id::text as id, nullif(array_to_string(d.members, ', '), '') as title, '{}'::text[] as members, o.username as about,
           null::bigint as amount, null::text as coin, d.declared_at as since, d.operator_id as "makerId", o.username as maker
      from admin_declaration d join admin_operator o on o.id = d.operator_id
     where d.confirmed_at is null and ${byMaker('d.operator_id', asked)}
       and not exists (select 1 from admin_declaration l where l.operator_id = d.operator_id and l.id > d.id)
     order by d.id`,
    },
  },
  /** Files that an operator had made of lists and reports. */
  file: { workload: { acts: ['list.export', 'report.export'] } },
};
