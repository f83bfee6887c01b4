-- That a judgement was looked at again and found as it was is no news.
create or replace trigger wallet_recharge_comes after insert on wallet_recharge for each row
  execute function platform_desk_changed('recharges', 'recharge');

create or replace trigger wallet_recharge_moves after update on wallet_recharge for each row
  when ((old.state, old.first_operator_id, old.second_operator_id, old.judgement, old.proved_at)
    is distinct from (new.state, new.first_operator_id, new.second_operator_id, new.judgement, new.proved_at))
  execute function platform_desk_changed('recharges', 'recharge');

create or replace trigger wallet_withdrawal_comes after insert on wallet_withdrawal for each row
  execute function platform_desk_changed('withdrawals', 'withdrawal');

create or replace trigger wallet_withdrawal_moves after update on wallet_withdrawal for each row
  when (old.* is distinct from new.*)
  execute function platform_desk_changed('withdrawals', 'withdrawal');

-- What moves no coin is news to the members all the same: a report, a withdrawal or an exact amount in its next state, a transfer that
-- waits for its payee.
create or replace trigger wallet_recharge_comes_to_member after insert on wallet_recharge for each row
  execute function platform_member_changed('balance', 'member_no');
create or replace trigger wallet_recharge_moves_for_member after update on wallet_recharge for each row
  when ((old.state, old.judgement) is distinct from (new.state, new.judgement))
  execute function platform_member_changed('balance', 'member_no');

create or replace trigger wallet_withdrawal_moves_for_member after update on wallet_withdrawal for each row
  when (old.state <> new.state)
  execute function platform_member_changed('balance', 'member_no');

create or replace trigger wallet_exact_payment_comes after insert on wallet_exact_payment for each row
  execute function platform_member_changed('balance', 'member_no');
create or replace trigger wallet_exact_payment_moves after update on wallet_exact_payment for each row
  when (old.state <> new.state)
  execute function platform_member_changed('balance', 'member_no');

create or replace trigger wallet_transfer_waits after insert on wallet_transfer for each row
  when (new.state = 'held')
  execute function platform_member_changed('balance', 'payee');
create or replace trigger wallet_transfer_moves after update on wallet_transfer for each row
  when (old.state <> new.state)
  execute function platform_member_changed('balance', 'payer', 'payee');
