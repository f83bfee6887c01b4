-- expand
-- A member is told once that an exact amount can be paid for one hour more. Of those whose time is over nobody is told.
alter table wallet_exact_payment add column told_at timestamptz;
