import { LINKED_ACCOUNTS_LIMIT } from '@greenhall/domain/network/link';
import { sql } from 'kysely';
import { type Check, check } from '../../platform/checks.ts';

const NAMED = 20;

/**
 * What always holds in both trees. Each node stands one step below the one above it and the root at nought, so that
 * every line ends at the root and none can be a circle.
 */
export const networkChecks: readonly Check[] = [
  check(
    'a place has one member',
    sql`select 'zone ' || zone || ' below ' || parent || ' has ' || count(*) as found from network_node
         where parent is not null group by parent, zone having count(*) > 1 limit ${NAMED}`,
  ),
  check(
    'the placement tree has one root and no circle',
    sql`select 'member ' || n.member_no as found from network_node n left join network_node p on p.member_no = n.parent
         where n.depth <> coalesce(p.depth + 1, 0) or (n.parent is not null and p.member_no is null)
        union all
        select 'roots: ' || count(*) from network_node where parent is null having count(*) > 1 limit ${NAMED}`,
  ),
  check(
    'the sponsor tree has one root and no circle',
    sql`select 'member ' || n.member_no as found from network_node n left join network_node s on s.member_no = n.sponsor
         where n.generation <> coalesce(s.generation + 1, 0) or (n.sponsor is not null and s.member_no is null)
        union all
        select 'roots: ' || count(*) from network_node where sponsor is null having count(*) > 1 limit ${NAMED}`,
  ),
  check(
    'every member stands in the trees and nobody else does',
    sql`select 'member ' || coalesce(n.member_no, m.member_no) as found
          from network_node n full join members_state m on m.member_no = n.member_no
         where n.member_no is null or m.member_no is null limit ${NAMED}`,
  ),
  check(
    'linked accounts form no chain, are of two owners, and one main account has no more than it may',
    sql`select 'binding ' || l.id as found from network_link l
         where l.state = 'bound' and exists (select from network_link o where o.state = 'bound' and o.sub = l.main)
        union all
        select 'binding ' || l.id from network_link l
          join members_state m on m.member_no = l.main join members_state s on s.member_no = l.sub
         where l.state = 'bound' and m.owner = s.owner
        union all
        select 'main account ' || main from network_link where state in ('applied', 'bound')
         group by main having count(*) > ${LINKED_ACCOUNTS_LIMIT} limit ${NAMED}`,
  ),
  check(
    'the counts of both zones equal the tree, once all changes are counted',
    sql`select 'member ' || n.member_no as found
          from network_node n
          left join network_count c on c.member_no = n.member_no
          left join network_node a on a.parent = n.member_no and a.zone = 'A'
          left join network_count ca on ca.member_no = a.member_no
          left join network_node b on b.parent = n.member_no and b.zone = 'B'
          left join network_count cb on cb.member_no = b.member_no
         where not exists (select from network_count_change)
           and (c.in_a, c.in_b) is distinct from
               (coalesce(1 + ca.in_a + ca.in_b, 0), coalesce(1 + cb.in_a + cb.in_b, 0)) limit ${NAMED}`,
  ),
];
