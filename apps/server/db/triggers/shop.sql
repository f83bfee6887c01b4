create or replace trigger shop_order_comes after insert on shop_order for each row
  execute function platform_desk_changed('orders', 'deskOrder');
create or replace trigger shop_order_moves after update on shop_order for each row
  when (old.* is distinct from new.*)
  execute function platform_desk_changed('orders', 'deskOrder');
create or replace trigger shop_case_comes after insert on shop_case for each row
  execute function platform_desk_changed('orders', 'deskOrder');
create or replace trigger shop_case_moves after update on shop_case for each row
  when (old.* is distinct from new.*)
  execute function platform_desk_changed('orders', 'deskOrder');
