-- Where members have goods sent. Goods for an address that is new are not packed before `usable_at`.
create table shop_address (
  id         bigint      generated always as identity primary key,
  member_no  bigint      not null,
  name       text        not null check (char_length(name) between 1 and 80),
  phone      text        not null check (char_length(phone) between 1 and 40),
  country    text        not null check (country ~ '^[A-Z]{2}$'),
  lines      text        not null check (char_length(lines) between 1 and 300),
  is_default boolean     not null default false,
  usable_at  timestamptz not null,
  changed_at timestamptz not null
);
create index shop_address_member on shop_address (member_no, id);
create unique index shop_address_default on shop_address (member_no) where is_default;

-- What sending to a country costs, in micro of mey. A country without a row is not served.
create table shop_freight (
  country    text        primary key check (country ~ '^[A-Z]{2}$'),
  first      bigint      not null check (first >= 0),
  further    bigint      not null check (further >= 0),
  free_from  bigint      check (free_from > 0),
  changed_at timestamptz not null
);

create table shop_coupon (
  id         bigint      generated always as identity primary key,
  code       text        unique check (code ~ '^[A-Z0-9-]{4,20}$'),
  fixed      bigint      check (fixed > 0),
  percent_bp int         check (percent_bp between 1 and 10000),
  cap        bigint      check (cap > 0),
  minimum    bigint      not null default 0 check (minimum >= 0),
  goods_id   bigint      references shop_goods (id),
  class_id   bigint      references shop_class (id),
  from_at    timestamptz not null,
  until_at   timestamptz not null,
  number     int         not null check (number between 1 and 1000000),
  claimed    int         not null default 0,
  withdrawn_at timestamptz,
  made_at    timestamptz not null,
  constraint shop_coupon_not_more_than_issued check (claimed between 0 and number),
  constraint shop_coupon_one_value check ((fixed is null) <> (percent_bp is null)),
  constraint shop_coupon_cap_of_a_part check (cap is null or percent_bp is not null),
  constraint shop_coupon_one_scope check (goods_id is null or class_id is null),
  constraint shop_coupon_dates check (from_at < until_at)
);
create index shop_coupon_open on shop_coupon (until_at) where withdrawn_at is null;

-- One coupon of a member: claimed, held by an order that is not paid, or used by one that was.
create table shop_coupon_claim (
  id         bigint      generated always as identity primary key,
  coupon_id  bigint      not null references shop_coupon (id),
  member_no  bigint      not null,
  state      text        not null check (state in ('claimed', 'held', 'used')),
  order_id   bigint,
  claimed_at timestamptz not null,
  unique (coupon_id, member_no),
  constraint shop_coupon_claim_of_an_order check ((state = 'claimed') = (order_id is null))
);
create index shop_coupon_claim_member on shop_coupon_claim (member_no, id);
create unique index shop_coupon_claim_order on shop_coupon_claim (order_id) where order_id is not null;

-- An order. Amounts are micro of mey. What is held for it in the ledger is `total - refunded - earned` once it is paid.
create table shop_order (
  id               bigint      generated always as identity primary key,
  number           text        not null unique,
  member_no        bigint      not null,
  owner            bigint      not null,
  kind             text        not null check (kind in ('shipped', 'service')),
  state            text        not null check (state in ('toPay', 'toShip', 'toReceive', 'completed', 'afterSale', 'canceled')),
  came_from        text        check (came_from in ('toShip', 'toReceive', 'completed')),
  goods            bigint      not null check (goods >= 0),
  discount         bigint      not null check (discount between 0 and goods),
  freight          bigint      not null check (freight >= 0),
  total            bigint      not null,
  refunded         bigint      not null default 0,
  freight_refunded bigint      not null default 0,
  earned           bigint      not null default 0 check (earned >= 0),
  goodwill         bigint      not null default 0 check (goodwill >= 0),
  claim_id         bigint      references shop_coupon_claim (id),
  note             text        check (char_length(note) <= 140),
  address          jsonb,
  packable_at      timestamptz,
  made_at          timestamptz not null,
  due_at           timestamptz,
  clock_left_ms    bigint,
  paid_at          timestamptz,
  packed_at        timestamptz,
  carrier          text        check (char_length(carrier) between 1 and 60),
  tracking         text        check (char_length(tracking) between 1 and 80),
  shipped_at       timestamptz,
  extended_at      timestamptz,
  revealed_at      timestamptz,
  completed_at     timestamptz,
  canceled_at      timestamptz,
  closed_at        timestamptz,
  constraint shop_order_total check (total = goods - discount + freight),
  constraint shop_order_refunds check (refunded between 0 and total and freight_refunded between 0 and freight),
  constraint shop_order_given_out check (refunded + earned <= total),
  constraint shop_order_unpaid check (paid_at is not null or (refunded = 0 and earned = 0)),
  constraint shop_order_goodwill check (goodwill + refunded <= total),
  constraint shop_order_case check ((state = 'afterSale') = (came_from is not null))
);
create index shop_order_member on shop_order (member_no, id);
create index shop_order_state on shop_order (state, id);
create index shop_order_due on shop_order (due_at) where due_at is not null;
create index shop_order_unpaid_owner on shop_order (owner) where state = 'toPay';
create index shop_order_ended_unpaid on shop_order (owner, canceled_at) where state = 'canceled' and paid_at is null;
create index shop_order_with_address on shop_order (id) where address ->> 'lines' is not null;

create table shop_order_line (
  id             bigint not null generated always as identity primary key,
  order_id       bigint not null references shop_order (id),
  place          int    not null,
  goods_id       bigint not null references shop_goods (id),
  sku_id         bigint not null references shop_sku (id),
  names          jsonb  not null,
  options        jsonb  not null,
  picture        text,
  delivery       text,
  price          bigint not null check (price > 0),
  cost           bigint not null check (cost >= 0),
  units          int    not null check (units between 1 and 999),
  paid           bigint not null check (paid >= 0),
  refunded_units int    not null default 0,
  refunded       bigint not null default 0,
  unique (order_id, sku_id),
  constraint shop_order_line_paid check (paid <= price * units),
  constraint shop_order_line_refunds check (refunded_units between 0 and units and refunded between 0 and paid)
);
create index shop_order_line_goods on shop_order_line (goods_id);
create index shop_order_line_sku on shop_order_line (sku_id);
create index shop_order_line_picture on shop_order_line (picture) where picture is not null;

-- What happened to an order, step by step; for goodwill and refunds with the amount.
create table shop_order_step (
  id          bigint      generated always as identity primary key,
  order_id    bigint      not null references shop_order (id),
  event       text        not null,
  state       text        not null,
  actor       text        not null check (actor in ('buyer', 'system', 'desk')),
  amount      bigint,
  at          timestamptz not null
);
create index shop_order_step_order on shop_order_step (order_id, id);

-- What goods without shipping consist of: a text for every unit, or one code per unit. Both are sealed.
create table shop_delivery_text (
  sku_id bigint primary key references shop_sku (id),
  sealed text   not null
);
create table shop_code (
  id      bigint generated always as identity primary key,
  sku_id  bigint not null references shop_sku (id),
  sealed  text   not null,
  line_id bigint references shop_order_line (id)
);
create index shop_code_unused on shop_code (sku_id, id) where line_id is null;
create index shop_code_line on shop_code (line_id) where line_id is not null;

-- A request for money back; at most one of an order is open.
create table shop_case (
  id          bigint      generated always as identity primary key,
  order_id    bigint      not null references shop_order (id),
  state       text        not null check (state in ('asked', 'agreed', 'sent', 'withdrawn', 'refused', 'refunded', 'lapsed')),
  reason      text        not null check (char_length(reason) between 1 and 500),
  pictures    text[]      not null default '{}' check (cardinality(pictures) <= 6),
  reply       text        check (char_length(reply) between 1 and 500),
  carrier     text        check (char_length(carrier) between 1 and 60),
  tracking    text        check (char_length(tracking) between 1 and 80),
  amount      bigint      check (amount >= 0),
  asked_at    timestamptz not null,
  due_at      timestamptz,
  ended_at    timestamptz
);
create unique index shop_case_open on shop_case (order_id) where state in ('asked', 'agreed', 'sent');
create index shop_case_order on shop_case (order_id, id);
create index shop_case_state on shop_case (state, id);
create index shop_case_due on shop_case (due_at) where due_at is not null;
create index shop_case_pictures on shop_case using gin (pictures);

create table shop_case_line (
  case_id bigint not null references shop_case (id),
  line_id bigint not null references shop_order_line (id),
  units   int    not null check (units between 1 and 999),
  primary key (case_id, line_id)
);

create table shop_review (
  id        bigint      generated always as identity primary key,
  line_id   bigint      not null unique references shop_order_line (id),
  goods_id  bigint      not null references shop_goods (id),
  member_no bigint      not null,
  stars     int         not null check (stars between 1 and 5),
  body      text        not null default '' check (char_length(body) <= 500),
  pictures  text[]      not null default '{}' check (cardinality(pictures) <= 6),
  made_at   timestamptz not null,
  hidden_at timestamptz,
  hidden_for text       check (char_length(hidden_for) between 1 and 300)
);
create index shop_review_goods on shop_review (goods_id, id) where hidden_at is null;
create index shop_review_pictures on shop_review using gin (pictures);
