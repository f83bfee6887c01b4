import { PROPOSAL_ACTS, PROPOSAL_KINDS } from '@greenhall/domain/admin/proposals';
import { mayDo } from '@greenhall/domain/admin/roles';
import { type RawBuilder, sql } from 'kysely';
import { type Approval, type AskedApprovals, type Workload, byMaker } from '../facts/cases.ts';

/** Proposals wait for whoever may decide them; whoever took the first step has a part in one until it is in force. */
function open({ view, caller }: AskedApprovals): RawBuilder<boolean> {
  if (view !== 'waiting') return sql`p.state in ('proposed', 'approved')`;
  const kinds = PROPOSAL_KINDS.filter((kind) => mayDo(caller.roles, PROPOSAL_ACTS[kind], 'decide'));
  return sql`p.state = 'proposed' and p.kind = any(${kinds}::text[])
             and p.beneficiary_operator is distinct from ${caller.operatorId}`;
}

export const proposalApproval: Approval = (asked) => sql`
  select p.id::text as id, coalesce(p.about ->> 'name', p.subject) as title,
         case when p.beneficiary is null then '{}'::text[] else array[p.beneficiary]::text[] end as members,
         null::text as about, null::bigint as amount, null::text as coin, p.created_at as since,
         p.maker_id as "makerId", p.maker
    from platform_proposal p where ${open(asked)} and ${byMaker('p.maker_id', asked)} order by p.expires_at`;

/** Proposals are decided by who approves or rejects them. */
export const proposalWorkload: Workload = {
  acts: ['proposal.approve', 'proposal.reject'],
  asked: { from: sql`platform_proposal c on c.id = e.proposal`, at: sql`c.created_at` },
};
