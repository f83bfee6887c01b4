-- Classes of goods, two levels deep: goods lie in one of the second level.
create table shop_class (
  id        bigint  generated always as identity primary key,
  parent_id bigint  references shop_class (id),
  place     int     not null default 0,
  is_shown  boolean not null default true,
  constraint shop_class_not_its_own check (parent_id <> id)
);
create index shop_class_parent on shop_class (parent_id);

create table shop_class_text (
  class_id bigint not null references shop_class (id) on delete cascade,
  language text   not null,
  name     text   not null check (char_length(name) between 1 and 60),
  primary key (class_id, language)
);

-- What is sold. Kind 1 is shipped, kind 2 is a service or a voucher without address and freight. The least price of the
-- skus that are offered is kept here, because lists are ordered by it.
create table shop_goods (
  id         bigint      generated always as identity primary key,
  class_id   bigint      not null references shop_class (id),
  kind       smallint    not null check (kind in (1, 2)),
  label      text        not null default '' check (char_length(label) <= 40),
  state      text        not null default 'draft' check (state in ('draft', 'onSale', 'offSale')),
  sold       bigint      not null default 0 check (sold >= 0),
  price_from bigint      check (price_from > 0),
  version    int         not null default 1,
  made_at    timestamptz not null,
  changed_at timestamptz not null
);
create index shop_goods_of_class on shop_goods (class_id);
create index shop_goods_newest on shop_goods (id) where state = 'onSale' and price_from is not null;
create index shop_goods_sold on shop_goods (sold, id) where state = 'onSale' and price_from is not null;
create index shop_goods_price on shop_goods (price_from, id) where state = 'onSale' and price_from is not null;

-- What a search looks at: the normalised words of all names, of the label, the class and the options, names first, and the
-- letters and pairs of letters in them. Beside the goods and not in their row, because a sale would write the index anew.
create table shop_search (
  goods_id  bigint primary key references shop_goods (id) on delete cascade,
  words     text   not null,
  names_end int    not null,
  grams     text[] not null
);
create index shop_search_grams on shop_search using gin (grams);

create table shop_goods_text (
  goods_id bigint not null references shop_goods (id) on delete cascade,
  language text   not null,
  name     text   not null check (char_length(name) between 1 and 120),
  summary  text   not null default '' check (char_length(summary) <= 400),
  details  jsonb,
  primary key (goods_id, language)
);

create table shop_goods_picture (
  goods_id bigint not null references shop_goods (id) on delete cascade,
  place    int    not null check (place between 0 and 8),
  file     text   not null,
  primary key (goods_id, place)
);
create index shop_goods_picture_file on shop_goods_picture (file);

-- What can be bought of goods: one combination of options. Options are a list of a name and a value, each per language.
create table shop_sku (
  id          bigint  generated always as identity primary key,
  goods_id    bigint  not null references shop_goods (id) on delete cascade,
  options     jsonb   not null default '[]',
  price       bigint  not null check (price > 0),
  cost        bigint  not null check (cost >= 0),
  stock       bigint  not null default 0 check (stock >= 0),
  order_limit int     not null default 10 check (order_limit between 1 and 999),
  place       int     not null default 0,
  is_offered  boolean not null default true
);
create index shop_sku_goods on shop_sku (goods_id, place);

-- Every change of a stock, with the order or the reason that it is for. A stock is the sum of its rows.
create table shop_stock_row (
  id       bigint      generated always as identity primary key,
  sku_id   bigint      not null references shop_sku (id),
  order_id bigint,
  reason   text        not null check (char_length(reason) between 1 and 200),
  delta    bigint      not null check (delta <> 0),
  at       timestamptz not null
);
create index shop_stock_row_sku on shop_stock_row (sku_id, id);
create index shop_stock_row_order on shop_stock_row (order_id) where order_id is not null;
