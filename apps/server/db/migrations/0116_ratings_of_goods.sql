-- What the reviews that are shown give goods, kept beside what was sold so that a list need not read reviews.
alter table shop_goods
  add column reviews int not null default 0 check (reviews >= 0),
  add column stars bigint not null default 0 check (stars >= 0);
update shop_goods g set reviews = r.reviews, stars = r.stars
  from (select goods_id, count(*) as reviews, sum(stars) as stars from shop_review where hidden_at is null group by goods_id) r
 where r.goods_id = g.id;
