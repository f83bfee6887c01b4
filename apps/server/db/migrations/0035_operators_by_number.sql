-- Who took a step of a decision is kept by the operator's number, which is what decisions compare; the name stays for the
-- eye. Rows from before are filled in by the name that they carry: no operator's name was ever changed.
alter table wallet_recharge   add column first_operator_id bigint, add column second_operator_id bigint;
alter table wallet_withdrawal add column first_operator_id bigint, add column second_operator_id bigint;
alter table otc_appeal        add column proposed_by_id    bigint, add column decided_by_id      bigint;
alter table members_launch    add column proposed_by_id    bigint, add column decided_by_id      bigint;
alter table members_plan      add column proposed_by_id    bigint, add column decided_by_id      bigint;

update wallet_recharge r
   set first_operator_id  = (select o.id from admin_operator o where o.username = r.first_operator),
       second_operator_id = (select o.id from admin_operator o where o.username = r.second_operator)
 where r.first_operator is not null;
update wallet_withdrawal w
   set first_operator_id  = (select o.id from admin_operator o where o.username = w.first_operator),
       second_operator_id = (select o.id from admin_operator o where o.username = w.second_operator)
 where w.first_operator is not null;
update otc_appeal a
   set proposed_by_id = (select o.id from admin_operator o where o.username = a.proposed_by),
       decided_by_id  = (select o.id from admin_operator o where o.username = a.decided_by)
 where a.proposed_by is not null;
update members_launch l
   set proposed_by_id = (select o.id from admin_operator o where o.username = l.proposed_by),
       decided_by_id  = (select o.id from admin_operator o where o.username = l.decided_by);
update members_plan p
   set proposed_by_id = (select o.id from admin_operator o where o.username = p.proposed_by),
       decided_by_id  = (select o.id from admin_operator o where o.username = p.decided_by);

alter table wallet_recharge   add constraint wallet_recharge_two_operators check (first_operator_id <> second_operator_id);
alter table wallet_withdrawal add constraint wallet_withdrawal_two_operators check (first_operator_id <> second_operator_id);
alter table otc_appeal        add constraint otc_appeal_two_operators check (proposed_by_id <> decided_by_id);
alter table members_launch    add constraint members_launch_two_operators
  check (state <> 'approved' or decided_by_id <> proposed_by_id);
alter table members_plan      add constraint members_plan_two_operators
  check (state <> 'announced' or decided_by_id <> proposed_by_id);
