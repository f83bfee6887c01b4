-- The authenticator that an operator is about to take in place of its present one: sealed, and confirmed by a code of it.
alter table admin_operator
  add column next_totp_secret text,
  add column next_totp_at     timestamptz;

-- A link by which an operator who has lost its authenticator proves its password and sets a new one. Two other supers have it made.
create table admin_factor_link (
  token_hash  bytea primary key,
  operator_id bigint not null references admin_operator (id),
  email       text   not null,
  totp_secret text,
  expires_at  timestamptz not null,
  used_at     timestamptz
);
