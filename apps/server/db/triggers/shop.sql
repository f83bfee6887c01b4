create or replace trigger shop_order_comes after insert on shop_order for each row
  execute function platform_desk_changed('orders', 'deskOrder');
create or replace trigger shop_order_moves after update on shop_order for each row
  when (old.* is distinct from new.*)
  execute function platform_desk_changed('orders', 'deskOrder');
create or replace trigger shop_return_request_comes after insert on shop_return_request for each row
  execute function platform_desk_changed('orders', 'deskOrder');
create or replace trigger shop_return_request_moves after update on shop_return_request for each row
  when (old.* is distinct from new.*)
  execute function platform_desk_changed('orders', 'deskOrder');
