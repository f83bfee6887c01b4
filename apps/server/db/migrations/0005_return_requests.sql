-- contract after 0004
-- bodies 697286bb8173
-- What the buyer of an order asks money back by is a return request: tables, columns and what belongs to them are named so.
drop trigger if exists shop_case_comes on shop_case;
drop trigger if exists shop_case_moves on shop_case;

alter table shop_case rename to shop_return_request;
alter table shop_case_line rename to shop_return_request_line;
alter table shop_return_request_line rename column case_id to return_request_id;
alter sequence shop_case_id_seq rename to shop_return_request_id_seq;
alter table shop_order rename constraint shop_order_case to shop_order_return_request;
update shop_order_step set event = 'requestRefund' where event = 'askRefund';

-- The constraints of the two tables, among them those that the database named itself, and then the indexes that belong to none.
do $$
declare
  one record;
begin
  for one in
    select conrelid::regclass as named_on, conname as old, replace(replace(conname, 'shop_case', 'shop_return_request'), 'case_id', 'return_request_id') as new
      from pg_constraint
     where conrelid in ('shop_return_request'::regclass, 'shop_return_request_line'::regclass) and conname like 'shop\_case%'
  loop
    execute format('alter table %s rename constraint %I to %I', one.named_on, one.old, one.new);
  end loop;
  for one in
    select relname as old, replace(relname, 'shop_case', 'shop_return_request') as new
      from pg_index join pg_class on pg_class.oid = indexrelid
     where indrelid in ('shop_return_request'::regclass, 'shop_return_request_line'::regclass) and relname like 'shop\_case%'
  loop
    execute format('alter index %I rename to %I', one.old, one.new);
  end loop;
end
$$;
