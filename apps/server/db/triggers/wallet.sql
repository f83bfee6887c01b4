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
