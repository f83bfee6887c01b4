create or replace trigger ledger_posting_append_only before update or delete or truncate on ledger_posting
  for each statement execute function ledger_refuse_change();
create or replace trigger ledger_entry_append_only before update or delete or truncate on ledger_entry
  for each statement execute function ledger_refuse_change();
create or replace trigger ledger_journal_append_only before update or delete or truncate on ledger_journal
  for each statement execute function ledger_refuse_change();
create or replace trigger ledger_day_append_only before update or delete or truncate on ledger_day
  for each statement execute function ledger_refuse_change();
create or replace trigger ledger_day_flow_append_only before update or delete or truncate on ledger_day_flow
  for each statement execute function ledger_refuse_change();
create or replace trigger ledger_day_balance_append_only before update or delete or truncate on ledger_day_balance
  for each statement execute function ledger_refuse_change();
create or replace trigger ledger_era_append_only before update or delete or truncate on ledger_era
  for each statement execute function ledger_refuse_change();
create or replace trigger ledger_posting_while_closed before insert on ledger_posting
  for each statement execute function platform_refuse_while_closed();
