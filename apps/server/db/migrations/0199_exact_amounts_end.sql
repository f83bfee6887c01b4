-- contract after 0197
-- A member is told once that an exact amount can be paid for one hour more. Of those whose time is over nobody is told.
alter table wallet_exact_payment add column told_at timestamptz;
create index wallet_exact_payment_to_tell on wallet_exact_payment (made_at) where state = 'open' and told_at is null;
