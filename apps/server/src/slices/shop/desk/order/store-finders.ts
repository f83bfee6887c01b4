import { sql } from 'kysely';
import type { FindersOf } from '../../../../platform/facts/finders.ts';

/** Orders by their number. */
export const shopFinders: FindersOf = {
  order: ({ upper }) => sql`
    select o.id::text as id, o.number as title, n.username as about
      from shop_order o join identity_name n using (member_no)
     where o.number = ${upper}`,
};
