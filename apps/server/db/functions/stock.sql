-- What a settlement has written is append-only.
create or replace function stock_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the journal of the stock hall is append-only';
end $$;
