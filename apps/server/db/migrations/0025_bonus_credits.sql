-- A day's end sets the coins of its bonuses aside and is done; they are credited after it, in short transactions.
-- Everything before `first` is credited; of what comes before `upto`, in the order of receivers, so many are.
create table stock_credit (
  is_only boolean primary key default true check (is_only),
  first   bigint  not null,
  upto    bigint  not null,
  done    bigint  not null default 0 check (done >= 0),
  constraint stock_credit_order check (first <= upto)
);
insert into stock_credit (first, upto) select next, next from (select coalesce(max(id), 0) + 1 as next from stock_bonus) b;
