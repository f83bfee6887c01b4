-- What a member is about to pay on a network: the transactions of a shared address are public, so the amount says whose payment it is.
create table wallet_exact_payment (
  id        bigint generated always as identity primary key,
  member_no bigint      not null,
  way_id    bigint      not null references wallet_pay_in_way (id),
  network   text        not null check (network in ('BEP20', 'TRC20')),
  amount    bigint      not null check (amount > 0),
  state     text        not null check (state in ('open', 'reported', 'givenUp')),
  made_at   timestamptz not null,
  ended_at  timestamptz,
  check ((ended_at is null) = (state = 'open'))
);
create unique index wallet_exact_payment_open on wallet_exact_payment (member_no, way_id) where state = 'open';
create unique index wallet_exact_payment_amount on wallet_exact_payment (way_id, amount) where state = 'open';
create index wallet_exact_payment_recent on wallet_exact_payment (way_id, made_at);
create index wallet_exact_payment_member on wallet_exact_payment (member_no, id);

-- A report of a payment on a network names its transaction. What the chain shows of it stands in the place of the picture.
alter table wallet_recharge
  alter column voucher drop not null,
  add column exact_id bigint unique references wallet_exact_payment (id),
  add column txid text,
  add column judgement jsonb,
  add column judged_at timestamptz,
  add column proved_at timestamptz,
  add constraint wallet_recharge_is_shown check (voucher is not null or proved_at is not null),
  add constraint wallet_recharge_names_transaction check ((exact_id is null) = (txid is null));
create index wallet_recharge_txid on wallet_recharge (txid) where txid is not null;
create index wallet_recharge_to_judge on wallet_recharge (judged_at)
  where txid is not null and proved_at is null and state in ('submitted', 'approved');

-- Anybody can read a transaction's id on the chain: whoever names it first must not keep its owner from reporting it.
drop index wallet_recharge_reference;
create unique index wallet_recharge_reference on wallet_recharge (reference_key) where state <> 'rejected' and exact_id is null;
