-- How many days it takes until goods arrive in a country, packing included, at least and at most, as operators say; without both nothing is said.
alter table shop_freight
  add column least_days int check (least_days between 1 and 60),
  add column most_days int check (most_days between 1 and 60),
  add check ((least_days is null) = (most_days is null) and least_days <= most_days);
