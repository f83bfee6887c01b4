-- What a member has put into its cart. The revision counts the changes; a device that knows it sends what it did since.
create table shop_cart (
  member_no bigint primary key,
  revision  bigint not null check (revision > 0)
);

create table shop_cart_line (
  id         bigint  generated always as identity,
  member_no  bigint  not null references shop_cart (member_no) on delete cascade,
  sku_id     bigint  not null references shop_sku (id) on delete cascade,
  num        int     not null check (num between 1 and 999),
  is_ticked  boolean not null,
  -- The price that the member saw when the line was added.
  price_seen bigint  not null,
  primary key (member_no, sku_id)
);
create index shop_cart_line_sku on shop_cart_line (sku_id);
