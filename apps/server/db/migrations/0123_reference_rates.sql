-- What one unit of account is worth in a currency outside, as two operators have set it. It is shown beside a balance and used for nothing.
create table wallet_reference_rate (
  id          bigint      generated always as identity primary key,
  currency    text        not null check (currency ~ '^[A-Z]{3}$'),
  -- Micro of the currency for one unit.
  rate        bigint      not null check (rate between 1 and 1000000000000),
  -- When it was proposed.
  proposed_at timestamptz not null,
  approved_at timestamptz not null
);
create index wallet_reference_rate_currency on wallet_reference_rate (currency, id desc);
