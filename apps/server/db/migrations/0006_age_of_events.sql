-- expand
-- bodies dfacfab8b2c1
-- When an event got its number, by the clock of the database: whoever has read something since then has missed nothing.
alter table platform_event add column numbered_at timestamptz;
