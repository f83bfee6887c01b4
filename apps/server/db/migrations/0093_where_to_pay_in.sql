-- Where members pay in from outside. A way never changes: another account is another way. The seal binds a row to the secret of the
-- installation, so that nobody who can write to the table alone can send payments elsewhere.
create table wallet_pay_in_way (
  id bigint generated always as identity primary key,
  name text not null unique,
  kind text not null check (kind in ('bank', 'other')),
  holder text not null,
  account text not null,
  least bigint not null check (least > 0),
  most bigint not null,
  hours integer not null check (hours > 0),
  text text not null,
  state text not null check (state in ('proposed', 'open', 'closed')),
  proposed_at timestamptz not null,
  opened_at timestamptz,
  closed_at timestamptz,
  closed_by text,
  seal bytea not null,
  check (least <= most),
  check (state <> 'open' or opened_at is not null),
  check ((closed_at is null) = (state <> 'closed'))
);
create index wallet_pay_in_way_open on wallet_pay_in_way (id) where state = 'open';
alter table wallet_recharge add column way_id bigint references wallet_pay_in_way (id);
create index wallet_recharge_way on wallet_recharge (way_id) where state in ('submitted', 'approved');
