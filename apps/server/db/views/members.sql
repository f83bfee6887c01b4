-- Published: where a member stands in the plan, without its contacts.
create or replace view members_state as
select member_no, owner, status, chosen_level, level, bought, node_fuel, fees_paid, counted_income, joined_at,
       pending_until, carry_a, carry_b, new_a, new_b
  from members_member;

-- Published: which version of the agreement each member has accepted; the root member has accepted none.
create or replace view members_acceptance as select member_no, agreement from members_member where agreement <> '';

-- Published: what is restricted of a member until when: for all accounts of the owner, save a protected team.
create or replace view members_restricted as
select m.member_no, r.kind, r.ends_at as until
  from members_restriction r
  join members_member m on m.owner = r.owner and (r.kind <> 'protectedTeam' or m.member_no = r.member_no)
 where r.lifted_at is null;
