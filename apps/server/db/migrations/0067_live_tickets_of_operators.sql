-- Operators have live sockets of their own: a ticket is a member's or an operator's.
alter table platform_live_ticket alter column member_no drop not null;
alter table platform_live_ticket add column operator_id bigint;
alter table platform_live_ticket
  add constraint platform_live_ticket_one_holder check ((member_no is null) <> (operator_id is null));
