-- Published: the persons whose document is approved, by each of their accounts.
create or replace view verification_approved as
select m.member_no from members_state m join verification_case c on c.owner = m.owner
 where c.is_current and c.state = 'approved';
