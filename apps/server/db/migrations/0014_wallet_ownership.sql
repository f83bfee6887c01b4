-- When the member last proved by a signature that the address is its own; a changed address has to be proved again.
alter table wallet_account add column proved_at timestamptz;
