insert into platform_switch values ('payouts', true);
