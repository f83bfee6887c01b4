-- Operators: links that make the first two, passwords with a second factor, sessions.

create table admin_operator (
  id             bigint      generated always as identity primary key,
  username       text        not null unique,
  role           text        not null,
  password_hash  text        not null,
  totp_secret    text        not null,
  totp_last_step bigint      not null default 0,
  created_at     timestamptz not null
);

create table admin_setup_link (
  token_hash  bytea       primary key,
  role        text        not null,
  totp_secret text,
  expires_at  timestamptz not null,
  used_at     timestamptz
);

create table admin_session (
  id          bigint      generated always as identity primary key,
  operator_id bigint      not null references admin_operator (id),
  token_hash  bytea       not null unique,
  device      text        not null,
  network     text        not null,
  created_at  timestamptz not null,
  seen_at     timestamptz not null,
  ended_at    timestamptz
);
