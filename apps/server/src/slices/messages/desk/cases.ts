import { sql } from 'kysely';
import { type CasesOf, NO_DUE } from '../../../platform/facts/cases.ts';
import { membersNamed } from '../../identity/index.ts';

export const messageCases: CasesOf<'conversation'> = {
  conversation: {
    queues: {
      conversation: () =>
        sql`select waiting_since as since, ${NO_DUE} as due from messages_conversation where state = 'waiting' order by waiting_position`,
    },
    /** By their member. */
    search: (term) => sql`
      select c.member_no::text as id, n.username as title, c.member_no::text as about
        from messages_conversation c join identity_name n using (member_no)
       where c.member_no = ${membersNamed(term)} order by n.username`,
    /** How long a member had waited is forgotten with the answer. */
    workload: { acts: ['messages.answer'] },
  },
};
