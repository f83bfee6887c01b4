-- Transfer, conversion, flash exchange, recharge, withdrawal, trading accounts.

create table wallet_transfer (
  id             bigint      generated always as identity primary key,
  payer          bigint      not null,
  payee          bigint      not null,
  coin           text        not null,
  amount         bigint      not null check (amount > 0),
  fee            bigint      not null check (fee >= 0),
  remark         text,
  state          text        not null check (state in ('held', 'credited', 'cancelled')),
  made_at        timestamptz not null,
  credits_at     timestamptz,
  constraint wallet_transfer_not_to_oneself check (payer <> payee),
  constraint wallet_transfer_fee_within check (fee < amount)
);
create index wallet_transfer_payer on wallet_transfer (payer, id);
create index wallet_transfer_payee on wallet_transfer (payee, id);
create index wallet_transfer_due on wallet_transfer (credits_at) where state = 'held';

-- Who has been paid before: later transfers are credited at once.
create table wallet_known_payee (
  payer bigint      not null,
  payee bigint      not null,
  since timestamptz not null,
  primary key (payer, payee)
);

create table wallet_conversion (
  id        bigint      generated always as identity primary key,
  member_no bigint      not null,
  kind      text        not null check (kind in ('conversion', 'exchange')),
  from_coin text        not null,
  to_coin   text        not null,
  amount    bigint      not null check (amount > 0),
  fee       bigint      not null check (fee >= 0),
  rate      integer     not null check (rate between 1 and 10000),
  credited  bigint      not null check (credited >= 0),
  made_at   timestamptz not null
);
create index wallet_conversion_member on wallet_conversion (member_no, id);

create table wallet_quote (
  id         bigint      generated always as identity primary key,
  member_no  bigint      not null,
  from_coin  text        not null,
  to_coin    text        not null,
  amount     bigint      not null check (amount > 0),
  fee        bigint      not null,
  receive    bigint      not null check (receive > 0),
  expires_at timestamptz not null,
  taken_at   timestamptz
);

create table wallet_recharge (
  id              bigint      generated always as identity primary key,
  number          text        not null unique,
  member_no       bigint      not null,
  amount          bigint      not null check (amount > 0),
  reference       text        not null,
  note            text,
  voucher         text        not null,
  state           text        not null check (state in ('submitted', 'approved', 'booked', 'rejected')),
  first_operator  text,
  second_operator text,
  reason          text,
  made_at         timestamptz not null,
  decided_at      timestamptz,
  constraint wallet_recharge_four_eyes check (first_operator <> second_operator),
  constraint wallet_recharge_booked_by_two
    check (state <> 'booked' or (first_operator is not null and second_operator is not null))
);
-- A receipt's outside reference counts once.
create unique index wallet_recharge_reference on wallet_recharge (lower(reference)) where state <> 'rejected';
create index wallet_recharge_member on wallet_recharge (member_no, id);
create index wallet_recharge_state on wallet_recharge (state, id);

create table wallet_account (
  id         bigint      generated always as identity primary key,
  member_no  bigint      not null,
  network    text        not null check (network in ('BEP20', 'TRC20')),
  address    text        not null,
  label      text        not null,
  is_default boolean     not null,
  usable_at  timestamptz not null,
  deleted_at timestamptz
);
create unique index wallet_account_address on wallet_account (network, address) where deleted_at is null;
create unique index wallet_account_default on wallet_account (member_no, network) where is_default and deleted_at is null;
create index wallet_account_member on wallet_account (member_no, id);

create table wallet_withdrawal (
  id              bigint      generated always as identity primary key,
  number          text        not null unique,
  member_no       bigint      not null,
  account_id      bigint      not null references wallet_account (id),
  network         text        not null,
  address         text        not null,
  amount          bigint      not null check (amount > 0),
  fee             bigint      not null check (fee >= 0),
  state           text        not null check (state in ('requested', 'approved', 'paid', 'rejected', 'cancelled')),
  first_operator  text,
  second_operator text,
  reference       text,
  reason          text,
  made_at         timestamptz not null,
  decided_at      timestamptz,
  constraint wallet_withdrawal_fee_within check (fee < amount),
  constraint wallet_withdrawal_four_eyes check (first_operator <> second_operator),
  constraint wallet_withdrawal_paid_by_two
    check (state <> 'paid' or (first_operator is not null and second_operator is not null and reference is not null))
);
create unique index wallet_withdrawal_reference on wallet_withdrawal (lower(reference)) where reference is not null;
create index wallet_withdrawal_member on wallet_withdrawal (member_no, id);
create index wallet_withdrawal_state on wallet_withdrawal (state, id);
