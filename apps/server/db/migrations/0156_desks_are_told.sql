-- What operators work through tells their screens by itself, whoever moves it: commands, members, sweeps, and the server's machine.

-- Tells a channel of operators that what stands in its lists has changed: once in a transaction, however many rows it moves. What
-- has been told lasts as long as the transaction, and is undone with a savepoint as the event is.
create or replace function platform_desk_changed() returns trigger language plpgsql as $$
declare
  told text := 'greenhall_told.' || tg_argv[0];
begin
  if coalesce(current_setting(told, true), '') = '' then
    perform set_config(told, tg_argv[1], true);
    insert into platform_event (channel, event, at)
    values (tg_argv[0], ('{"what":"' || tg_argv[1] || '","id":""}')::json, now());
  end if;
  return null;
end $$;

-- What a member only drafts stands in no list.
create trigger verification_case_comes after insert on verification_case for each row
  when (new.state <> 'draft')
  execute function platform_desk_changed('reviews', 'review');
create trigger verification_case_moves after update on verification_case for each row
  when (old.* is distinct from new.* and (old.state <> 'draft' or new.state <> 'draft'))
  execute function platform_desk_changed('reviews', 'review');

create trigger messages_conversation_comes after insert on messages_conversation for each row
  execute function platform_desk_changed('desk', 'inbox');
create trigger messages_conversation_moves after update on messages_conversation for each row
  when (old.* is distinct from new.*)
  execute function platform_desk_changed('desk', 'inbox');

-- That a judgement was looked at again and found as it was is no news.
create trigger wallet_recharge_comes after insert on wallet_recharge for each row
  execute function platform_desk_changed('recharges', 'recharge');
create trigger wallet_recharge_moves after update on wallet_recharge for each row
  when ((old.state, old.first_operator_id, old.second_operator_id, old.judgement, old.proved_at)
    is distinct from (new.state, new.first_operator_id, new.second_operator_id, new.judgement, new.proved_at))
  execute function platform_desk_changed('recharges', 'recharge');
create trigger wallet_withdrawal_comes after insert on wallet_withdrawal for each row
  execute function platform_desk_changed('withdrawals', 'withdrawal');
create trigger wallet_withdrawal_moves after update on wallet_withdrawal for each row
  when (old.* is distinct from new.*)
  execute function platform_desk_changed('withdrawals', 'withdrawal');

create trigger otc_appeal_comes after insert on otc_appeal for each row
  execute function platform_desk_changed('appeals', 'appeal');
create trigger otc_appeal_moves after update on otc_appeal for each row
  when (old.* is distinct from new.*)
  execute function platform_desk_changed('appeals', 'appeal');
create trigger otc_appeal_answer_comes after insert on otc_appeal_answer for each row
  execute function platform_desk_changed('appeals', 'appeal');

create trigger shop_order_comes after insert on shop_order for each row
  execute function platform_desk_changed('orders', 'deskOrder');
create trigger shop_order_moves after update on shop_order for each row
  when (old.* is distinct from new.*)
  execute function platform_desk_changed('orders', 'deskOrder');
create trigger shop_case_comes after insert on shop_case for each row
  execute function platform_desk_changed('orders', 'deskOrder');
create trigger shop_case_moves after update on shop_case for each row
  when (old.* is distinct from new.*)
  execute function platform_desk_changed('orders', 'deskOrder');

-- What takes two operators and has no list of requests of its own.
create trigger platform_proposal_comes after insert on platform_proposal for each row
  execute function platform_desk_changed('proposals', 'proposal');
create trigger platform_proposal_moves after update on platform_proposal for each row
  when (old.* is distinct from new.*)
  execute function platform_desk_changed('proposals', 'proposal');
create trigger members_plan_comes after insert on members_plan for each row
  execute function platform_desk_changed('proposals', 'proposal');
create trigger members_plan_moves after update on members_plan for each row
  when (old.* is distinct from new.*)
  execute function platform_desk_changed('proposals', 'proposal');
create trigger members_launch_comes after insert on members_launch for each row
  execute function platform_desk_changed('proposals', 'proposal');
create trigger members_launch_moves after update on members_launch for each row
  when (old.* is distinct from new.*)
  execute function platform_desk_changed('proposals', 'proposal');
create trigger admin_declaration_comes after insert on admin_declaration for each row
  execute function platform_desk_changed('proposals', 'proposal');
create trigger admin_declaration_moves after update on admin_declaration for each row
  when (old.* is distinct from new.*)
  execute function platform_desk_changed('proposals', 'proposal');

create trigger platform_alarm_comes after insert on platform_alarm for each row
  execute function platform_desk_changed('alarms', 'alarm');
create trigger platform_alarm_moves after update on platform_alarm for each row
  when (old.* is distinct from new.*)
  execute function platform_desk_changed('alarms', 'alarm');
create trigger platform_alarm_acknowledged_comes after insert on platform_alarm_acknowledged for each row
  execute function platform_desk_changed('alarms', 'alarm');
create trigger platform_alarm_acknowledged_moves after update on platform_alarm_acknowledged for each row
  when (old.* is distinct from new.*)
  execute function platform_desk_changed('alarms', 'alarm');
create trigger platform_switch_moves after insert or update on platform_switch for each row
  execute function platform_desk_changed('switches', 'switch');
