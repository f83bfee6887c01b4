-- The trading hall: markets, listings, trades, their chat and appeals.

create table otc_market (
  id                 bigint  generated always as identity primary key,
  coin               text    not null,
  network            text    not null check (network in ('BEP20', 'TRC20')),
  kind               text    not null check (kind in ('cash', 'crypto')),
  is_open            boolean not null,
  band_bp            integer not null check (band_bp between 1 and 5000),
  start_price        bigint  not null check (start_price > 0),   -- until something has been traded
  min_trade          bigint  not null check (min_trade > 0),
  payment_minutes    integer not null check (payment_minutes > 0),
  release_minutes    integer not null check (release_minutes > 0),
  settle_hours       integer not null check (settle_hours >= 0),
  min_level_purchase integer not null default 0,
  min_level_sale     integer not null default 0,
  constraint otc_market_place unique (coin, network)
);
insert into otc_market
  (coin, network, kind, is_open, band_bp, start_price, min_trade, payment_minutes, release_minutes, settle_hours)
select 'mey', network, 'cash', true, 1000, 1000000, 10000000, 30, 120, 24 from (values ('BEP20'), ('TRC20')) n (network);

create table otc_listing (
  id               bigint      generated always as identity primary key,
  market_id        bigint      not null references otc_market (id),
  member_no        bigint      not null,
  side             text        not null check (side in ('purchase', 'sale')),
  price            bigint      not null check (price > 0),
  quantity         bigint      not null check (quantity > 0),
  remaining        bigint      not null check (remaining >= 0),
  fee_left         bigint      not null check (fee_left >= 0),   -- of a sale: held beside what remains
  min_trade        bigint      not null check (min_trade > 0),
  max_trade        bigint      not null,
  release_on_proof boolean     not null,
  account_id       bigint      not null,
  account_label    text        not null,
  address          text        not null,
  state            text        not null check (state in ('toBeTraded', 'inTransaction', 'completed', 'revoked')),
  listed_on        date        not null,
  day_slot         smallint    not null check (day_slot between 1 and 5),
  made_at          timestamptz not null,
  -- the best price has the smallest rank
  price_rank       bigint      generated always as (case when side = 'sale' then price else -price end) stored,
  constraint otc_listing_remaining_within check (remaining <= quantity),
  constraint otc_listing_bounds check (min_trade <= max_trade and max_trade <= quantity),
  constraint otc_listing_nothing_open_at_the_end check (state <> 'completed' or remaining = 0),
  -- at most five a UTC day
  constraint otc_listing_day unique (member_no, listed_on, day_slot)
);
-- One unfilled listing to a member and market side.
create unique index otc_listing_one_unfilled on otc_listing (member_no, market_id, side)
  where state in ('toBeTraded', 'inTransaction');
create index otc_listing_hall on otc_listing (market_id, side, price_rank, id)
  where state in ('toBeTraded', 'inTransaction') and remaining > 0;
create index otc_listing_member on otc_listing (member_no, id);

create table otc_trade (
  id               bigint      generated always as identity primary key,
  number           text        not null unique,
  listing_id       bigint      not null references otc_listing (id),
  market_id        bigint      not null references otc_market (id),
  coin             text        not null,
  network          text        not null,
  buyer            bigint      not null,
  seller           bigint      not null,
  quantity         bigint      not null check (quantity > 0),
  price            bigint      not null check (price > 0),
  total            bigint      not null check (total > 0),   -- usdt, unique among the seller's open trades
  fee              bigint      not null check (fee >= 0),
  of_listing       boolean     not null,                     -- its quantity counts against what the listing has left
  release_on_proof boolean     not null,
  buyer_label      text        not null,
  buyer_address    text        not null,
  buyer_proved     boolean     not null,                     -- the wallet was proved by a signature: the sender is checked
  seller_label     text        not null,
  seller_address   text        not null,
  payment_ms       integer     not null,
  release_ms       integer     not null,
  settle_ms        integer     not null,
  state            text        not null check (state in
    ('waitForPayment', 'waitForConfirmation', 'paymentError', 'receiptError', 'completed', 'canceled')),
  event            text,                                     -- what led to the state
  clock_from       timestamptz not null,
  due_at           timestamptz,                              -- null: no duty has a clock, or an appeal is open
  paused_ms        bigint      not null default 0,           -- outages since the claim
  next_block       bigint,                                   -- where the search for an incoming payment goes on
  txid             text,
  voucher          text,
  claims           smallint    not null default 0 check (claims <= 5),
  claimed_at       timestamptz,
  judgement        jsonb,
  judged_at        timestamptz,
  proved_at        timestamptz,
  made_at          timestamptz not null,
  closed_at        timestamptz,
  took_ms          bigint,                                   -- from claim to release, outages left out
  settles_at       timestamptz,
  settled_at       timestamptz,
  constraint otc_trade_not_with_oneself check (buyer <> seller),
  constraint otc_trade_closed check ((closed_at is not null) = (state in ('completed', 'canceled'))),
  constraint otc_trade_settles check ((settles_at is not null) = (state = 'completed'))
);
-- The amount names the order where the sender cannot be known.
create unique index otc_trade_total on otc_trade (seller, network, total)
  where state in ('waitForPayment', 'waitForConfirmation', 'paymentError', 'receiptError');
create index otc_trade_total_closed on otc_trade (seller, network, closed_at) where closed_at is not null;
create index otc_trade_listing on otc_trade (listing_id);
create index otc_trade_buyer on otc_trade (buyer, id);
create index otc_trade_seller on otc_trade (seller, id);
create index otc_trade_due on otc_trade (due_at) where due_at is not null;
create index otc_trade_settling on otc_trade (settles_at) where settled_at is null and state = 'completed';
create index otc_trade_watched on otc_trade (id)
  where state in ('waitForPayment', 'waitForConfirmation', 'paymentError', 'receiptError');
create index otc_trade_executed on otc_trade (market_id, closed_at) include (quantity, total) where state = 'completed';
create index otc_trade_canceled on otc_trade (closed_at) where state = 'canceled';
create index otc_trade_txid on otc_trade (network, txid) where txid is not null;

-- Every transition a trade made; appended in the transaction of the transition.
create table otc_trade_step (
  id       bigint      generated always as identity primary key,
  trade_id bigint      not null references otc_trade (id),
  event    text        not null,
  state    text        not null,
  by       text        not null check (by in ('buyer', 'seller', 'system', 'desk')),
  at       timestamptz not null
);
create index otc_trade_step_trade on otc_trade_step (trade_id, id);

-- A transfer on a chain pays one trade.
create table otc_payment_proof (
  network  text    not null,
  txid     text    not null,
  log      integer not null,
  trade_id bigint  not null unique references otc_trade (id),
  at       timestamptz not null,
  primary key (network, txid, log)
);

-- Pictures of trades by the hash of their pixels: one that was shown before is noticed.
create table otc_picture (
  name     text        primary key,
  hash     bytea       not null,
  trade_id bigint      not null references otc_trade (id),
  at       timestamptz not null
);
create index otc_picture_hash on otc_picture (hash);
create index otc_picture_trade on otc_picture (trade_id);

create table otc_message (
  id        bigint      generated always as identity primary key,
  trade_id  bigint      not null references otc_trade (id),
  member_no bigint      not null,
  text      text        not null,
  image     text,
  at        timestamptz not null
);
create index otc_message_trade on otc_message (trade_id, id);

create table otc_appeal (
  id             bigint      generated always as identity primary key,
  trade_id       bigint      not null references otc_trade (id),
  opened_by      text        not null check (opened_by in ('buyer', 'seller', 'system')),
  reason         text        not null,
  voucher        text,
  state          text        not null check (state in ('inReview', 'processed', 'revoked')),
  clock_left_ms  bigint      not null,          -- what the trade's clock had left: it runs on after a revocation
  verdict        text        check (verdict in ('toBuyer', 'toSeller')),
  verdict_reason text,
  proposed_by    text,
  proposed_at    timestamptz,
  decided_by     text,
  made_at        timestamptz not null,
  decided_at     timestamptz,
  constraint otc_appeal_four_eyes check (proposed_by <> decided_by)
);
create unique index otc_appeal_one_open on otc_appeal (trade_id) where state = 'inReview';
create index otc_appeal_trade on otc_appeal (trade_id, id);
create index otc_appeal_state on otc_appeal (state, id);

create table otc_appeal_answer (
  appeal_id bigint      not null references otc_appeal (id),
  by        text        not null check (by in ('buyer', 'seller')),
  text      text        not null,
  voucher   text,
  at        timestamptz not null,
  primary key (appeal_id, by)
);

-- What traders have done so far, counted in the transaction that ends a trade.
create table otc_trader (
  member_no bigint  primary key,
  completed integer not null default 0 check (completed >= 0),
  failed    integer not null default 0 check (failed >= 0)
);

-- Positions under an operator's review.
create table otc_lock (
  id        bigint      generated always as identity primary key,
  member_no bigint      not null,
  reason    text        not null,
  locked_by text        not null,
  at        timestamptz not null,
  ended_by  text,
  ended_at  timestamptz
);
create unique index otc_lock_one on otc_lock (member_no) where ended_at is null;

-- What operators looked at in a trade, and why.
create table otc_inspection (
  id       bigint      generated always as identity primary key,
  trade_id bigint      not null references otc_trade (id),
  operator text        not null,
  reason   text        not null,
  at       timestamptz not null
);
create index otc_inspection_trade on otc_inspection (trade_id, id);

-- The platform's pulse, and when it or a network was out: clocks of trades stand still meanwhile.
create table otc_pulse (
  one boolean     primary key default true check (one),
  at  timestamptz not null
);
-- The newest block of each network that was seen.
create table otc_head (
  network text   primary key check (network in ('BEP20', 'TRC20')),
  block   bigint not null
);
create table otc_outage (
  id       bigint      generated always as identity primary key,
  network  text        check (network in ('BEP20', 'TRC20')),   -- null: the platform itself
  began_at timestamptz not null,
  ended_at timestamptz,
  moved    integer     not null default 0
);
create unique index otc_outage_one_open on otc_outage (network) where ended_at is null;
