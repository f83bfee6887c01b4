create or replace trigger stock_event_append_only before update or delete or truncate on stock_event
  for each statement execute function stock_refuse_change();
