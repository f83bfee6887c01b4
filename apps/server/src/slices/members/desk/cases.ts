import { memberNumber } from '@greenhall/domain/shared/member-no';
import { sql } from 'kysely';
import type { CasesOf } from '../../../platform/facts/cases.ts';
import { utcDay, within } from '../../../platform/facts/days.ts';
import { membersNamed } from '../../identity/index.ts';
import { memberState } from '../store.ts';

const JOINED = sql`joined_at`;

export const memberCases: CasesOf<'member' | 'contact'> = {
  member: {
    daily: {
      newMembers: (span) =>
        sql`select ${utcDay(JOINED)} as day, count(*) as sum from members_member where ${within(span, JOINED)} group by 1`,
    },
    /** By number or username. */
    search: (term) => sql`
      select m.member_no::text as id, n.username as title, m.member_no::text as about
        from members_member m join identity_name n using (member_no)
       where m.member_no = ${membersNamed(term)} order by n.username`,
    /** What happened to members, as far as it stands open. */
    timeline: async (db, id) => {
      const no = memberNumber(id);
      const state = await memberState(db, no);
      return (
        state && {
          number: String(no),
          members: [],
          since: state.joinedAt,
          steps: [{ at: state.joinedAt, name: 'joined', by: null }],
          holds: [],
        }
      );
    },
  },
  contact: {
    /** Members by a phone or e-mail that was typed in full. */
    search: ({ lower }) => sql`
      select n.member_no::text as id, n.username as title, n.member_no::text as about
        from identity_bound_address a join identity_name n using (member_no)
       where a.channel in ('phone', 'email') and a.address = ${lower} order by n.member_no`,
  },
};
