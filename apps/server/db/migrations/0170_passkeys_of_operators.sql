-- The passkeys of operators. None serves two of them.
create table admin_passkey (
  id            bigint generated always as identity primary key,
  operator_id   bigint not null references admin_operator (id),
  credential_id text   not null unique,
  public_key    bytea  not null,
  counter       bigint not null,
  name          text   not null,
  created_at    timestamptz not null
);
create index admin_passkey_operator on admin_passkey (operator_id, id);

-- The challenges by which passkeys are added and sign in.
create table admin_passkey_flow (
  id          text primary key,
  kind        text   not null check (kind in ('add', 'login')),
  operator_id bigint references admin_operator (id),
  challenge   text   not null,
  expires_at  timestamptz not null
);
create index admin_passkey_flow_expiry on admin_passkey_flow (expires_at);

-- Decisions that a passkey signs: the text whose digest is the challenge, and once it was used what the passkey answered and the key
-- that the answer is checked with, so that anybody who is given the row can check it.
create table admin_approval (
  id            text   primary key,
  operator_id   bigint not null references admin_operator (id),
  session_id    bigint not null,
  signed_text   text   not null,
  expires_at    timestamptz not null,
  request_key   text,
  credential_id text,
  public_key    bytea,
  assertion     text,
  used_at       timestamptz,
  check ((used_at is null) = (request_key is null) and (used_at is null) = (credential_id is null)
    and (used_at is null) = (public_key is null) and (used_at is null) = (assertion is null))
);
create index admin_approval_unused on admin_approval (expires_at) where used_at is null;
