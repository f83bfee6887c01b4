import { type RawBuilder, sql } from 'kysely';
import { type AskedApprovals, type CasesOf, NO_DUE, byMaker } from '../../../platform/facts/cases.ts';
import { membersNamed } from '../../identity/index.ts';
import { caseById } from '../store.ts';

/** Who looks for its own work is not shown what a colleague has in review. */
const isFree = ({ view, caller }: AskedApprovals): RawBuilder<boolean> =>
  view === 'waiting' ? sql`coalesce(c.reviewer_id, ${caller.operatorId}) = ${caller.operatorId}` : sql`true`;

export const verificationCases: CasesOf<'verification'> = {
  verification: {
    queues: {
      verification: () =>
        sql`select submitted_at as since, ${NO_DUE} as due from verification_case where state in ('submitted', 'inReview') order by position`,
    },
    approvals: {
      /** Cases that a first reviewer has approved and a second one has yet to look at. */
      secondReview: (asked) => sql`
        select c.id::text as id, null::text as title, array[c.owner]::text[] as members, n.username as about, null::bigint as amount,
               null::text as coin, c.submitted_at as since, c.first_reviewer_id as "makerId", c.first_reviewer as maker
          from verification_case c join identity_name n on n.member_no = c.owner
         where c.state in ('submitted', 'inReview') and c.first_reviewer_id is not null
           and ${byMaker('c.first_reviewer_id', asked)} and ${isFree(asked)} order by c.position`,
    },
    /** By their member: the one that counts now, once it is handed in. What is sealed in them is not searched. */
    search: (term) => sql`
      select c.id::text as id, n.username as title, c.owner::text as about
        from verification_case c join identity_name n on n.member_no = c.owner
       where c.is_current and c.state <> 'draft' and c.owner = ${membersNamed(term)} order by n.username`,
    /** A member's draft is no case yet. What its person was notified of names no case. */
    timeline: async (db, id) => {
      const row = await caseById(db, id);
      if (!row?.submittedAt) return undefined;
      const ended = [
        [row.endedAt, row.state],
        [row.erasedAt, 'erased'],
      ] as const;
      return {
        number: String(row.owner),
        ofCase: row.id,
        members: [],
        since: row.submittedAt,
        steps: [
          { at: row.submittedAt, name: 'submitted', by: 'member' },
          ...ended.flatMap(([at, name]) => (at ? [{ at, name, by: null }] : [])),
        ],
        holds: [],
      };
    },
    /** They wait from when they were sent in for the last time: what was asked for again began anew. */
    workload: {
      acts: ['verification.approve', 'verification.reject'],
      asked: { from: sql`verification_case c on c.id = e."caseNo"::bigint`, at: sql`c.submitted_at` },
    },
  },
};
