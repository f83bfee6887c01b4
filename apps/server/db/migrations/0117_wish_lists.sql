-- The goods that a member has put on its wish list.
create table shop_wish (
  member_no bigint not null references members_member (member_no) on delete cascade,
  goods_id bigint not null references shop_goods (id) on delete cascade,
  added_at timestamptz not null,
  primary key (member_no, goods_id)
);
create index shop_wish_goods on shop_wish (goods_id);
