-- The authenticator that an operator is about to take in place of its present one: sealed, and confirmed by a code of it.
alter table admin_operator
  add column next_totp_secret text,
  add column next_totp_at     timestamptz;
