-- What a main account was shown that it can collect, and what became of each row once it was confirmed.
create table wallet_collection (
  id         bigint      generated always as identity primary key,
  member_no  bigint      not null,
  expires_at timestamptz not null,
  taken_at   timestamptz
);
create index wallet_collection_member on wallet_collection (member_no, expires_at) where taken_at is null;

create table wallet_collection_row (
  id            bigint  generated always as identity primary key,
  collection_id bigint  not null references wallet_collection (id) on delete cascade,
  link_id       bigint  not null,
  sub           bigint  not null,
  coin          text    not null check (coin not in ('bdb', 'ftb')),
  amount        bigint  not null check (amount > 0),
  fee           bigint  not null check (fee >= 0 and fee < amount),
  -- Null until it is confirmed; then whether it was moved, and otherwise why not.
  is_moved      boolean,
  reason        text,
  constraint wallet_collection_row_reason check ((is_moved is false) = (reason is not null)),
  unique (collection_id, sub, coin)
);
