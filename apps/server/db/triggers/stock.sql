create or replace trigger stock_event_append_only before update or delete or truncate on stock_event
  for each statement execute function stock_refuse_change();

-- A payment or a sale is seen at once by those whose it is; what a run or the end of a day does to all of them is announced to everybody.
create or replace trigger stock_payment_comes after insert on stock_payment for each row
  execute function platform_member_changed('stock', 'payer', 'funder');
create or replace trigger stock_payment_returns after update on stock_payment for each row
  when (new.state = 'cancelled')
  execute function platform_member_changed('stock', 'payer', 'funder');
create or replace trigger stock_offer_comes after insert on stock_offer for each row
  when (not new.is_clear_out)
  execute function platform_member_changed('stock', 'member_no');
