-- What members wait for in the trading hall, at most five each, and the UTC day on which each told last.
create table otc_alert (
  id         bigint generated always as identity primary key,
  member_no  bigint      not null references members_member (member_no) on delete cascade,
  slot       smallint    not null check (slot between 1 and 5),
  coin       text        not null,
  network    text        check (network in ('BEP20', 'TRC20')),
  side       text        not null check (side in ('purchase', 'sale')),
  price      bigint      not null check (price > 0),
  price_rank bigint      not null generated always as (case when side = 'sale' then price else -price end) stored,
  quantity   bigint      check (quantity > 0),
  made_at    timestamptz not null,
  told_on    date,
  unique (member_no, slot)
);
