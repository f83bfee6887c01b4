-- Payments for levels in their cooling-off hold.

create table stock_payment (
  id             bigint      generated always as identity primary key,
  kind           text        not null check (kind in ('activation', 'upgrade', 'reinvest')),
  payer          bigint      not null,
  funder         bigint      not null,
  level          smallint    not null,
  coin           text        not null check (coin in ('bdb', 'ftb')),
  amount         bigint      not null check (amount > 0),
  fee            bigint      not null check (fee >= 0),
  plan           integer     not null,
  bought_before  smallint    not null,
  status_before  text        not null,
  state          text        not null check (state in ('cooling', 'recognised', 'cancelled')),
  paid_at        timestamptz not null,
  cools_until    timestamptz not null,
  ended_at       timestamptz
);
create index stock_payment_payer on stock_payment (payer, id);
create index stock_payment_funder on stock_payment (funder, id);
create index stock_payment_cooling on stock_payment (cools_until, id) where state = 'cooling';

-- One activation a funder in ten minutes.
create table stock_activation_pace (
  funder  bigint      primary key,
  last_at timestamptz not null
);
