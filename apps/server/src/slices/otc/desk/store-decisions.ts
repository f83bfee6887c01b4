import { sql } from 'kysely';
import { type DecisionsOf, byMaker } from '../../../platform/facts/decisions.ts';

/** Appeals whose verdict one operator has proposed. */
export const otcDecisions: DecisionsOf = {
  verdict: (asked) => sql`
    select a.id::text as id, t.number as title, array[t.buyer, t.seller]::text[] as members,
           b.username || ' · ' || s.username as about, t.quantity as amount, t.coin, a.proposed_at as since,
           a.proposed_by_id as "makerId", a.proposed_by as maker
      from otc_appeal a
      join otc_trade t on t.id = a.trade_id
      join identity_name b on b.member_no = t.buyer
      join identity_name s on s.member_no = t.seller
     where a.state = 'inReview' and a.proposed_by_id is not null and ${byMaker('a.proposed_by_id', asked)} order by a.id`,
};
