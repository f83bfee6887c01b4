-- The prices that a sku had, each until a moment: a new price is compared with the highest of the last day.
create table shop_price_before (
  id       bigint      generated always as identity primary key,
  sku_id   bigint      not null references shop_sku (id),
  price    bigint      not null check (price > 0),
  until_at timestamptz not null
);
create index shop_price_before_sku on shop_price_before (sku_id, until_at);

-- What operators did that a buyer gains from: a price or a cost was lowered or set, what a sku hands out was entered, or a
-- coupon was issued. The operator's own person does not buy it for a while.
create table shop_interest (
  id          bigint      generated always as identity primary key,
  sku_id      bigint      references shop_sku (id),
  coupon_id   bigint      references shop_coupon (id),
  operator_id bigint      not null,
  at          timestamptz not null,
  constraint shop_interest_of_one check ((sku_id is null) <> (coupon_id is null))
);
create index shop_interest_sku on shop_interest (sku_id, at) where sku_id is not null;
create index shop_interest_coupon on shop_interest (coupon_id, at) where coupon_id is not null;

-- Orders of members who stand in a line with an operator that has such an interest in them: operators look at them.
create table shop_order_interest (
  order_id    bigint      not null references shop_order (id),
  operator_id bigint      not null,
  at          timestamptz not null,
  primary key (order_id, operator_id)
);
create index shop_order_interest_at on shop_order_interest (at);

-- The operator that has issued a coupon without a second one.
alter table shop_coupon add column issued_alone_by bigint;
create index shop_coupon_issued_alone on shop_coupon (issued_alone_by, made_at) where issued_alone_by is not null;
