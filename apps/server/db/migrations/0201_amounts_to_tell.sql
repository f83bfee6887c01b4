-- expand concurrently
-- Exact amounts whose end has not been announced.
drop index concurrently if exists wallet_exact_payment_to_tell;
create index concurrently wallet_exact_payment_to_tell
  on wallet_exact_payment (made_at) where state = 'open' and told_at is null;
