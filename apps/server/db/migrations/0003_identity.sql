-- Who a member is to the door: passwords, contacts, codes, sessions, second factors.

create sequence identity_member_no start with 100001;

create table identity_credential (
  member_no       bigint      primary key,
  username        text        not null,
  login_hash      text        not null,
  pay_hash        text        not null,
  pay_version     integer     not null default 1,
  invitation_code text        not null,
  totp_secret     text,
  totp_confirmed  boolean     not null default false,
  totp_last_step  bigint      not null default 0,
  transfer_lock   boolean     not null default false,
  unlocked_at     timestamptz,
  changes         jsonb       not null default '{}',   -- when each security setting last changed
  language        text,
  created_at      timestamptz not null,
  constraint identity_credential_username unique (username),
  constraint identity_credential_invitation unique (invitation_code)
);

-- At most seven accounts to a phone or an e-mail address: the slots are numbered.
create table identity_contact (
  channel   text     not null check (channel in ('phone', 'email')),
  address   text     not null,
  slot      smallint not null check (slot between 1 and 7),
  member_no bigint   not null references identity_credential (member_no) on delete cascade,
  primary key (channel, address, slot)
);
create unique index identity_contact_one_each on identity_contact (member_no, channel);

create table identity_session (
  id              bigint      generated always as identity primary key,
  member_no       bigint      not null references identity_credential (member_no) on delete cascade,
  token_hash      bytea       not null unique,
  previous_hash   bytea       unique,
  companion_hash  bytea       not null,
  acting_for      boolean     not null default false,
  device          text        not null,
  network         text        not null,
  created_at      timestamptz not null,
  rotated_at      timestamptz not null,
  seen_at         timestamptz not null,
  ended_at        timestamptz
);
create index identity_session_member on identity_session (member_no) where ended_at is null;
-- Tokens that were rotated away: showing one again ends the session.
create table identity_spent_token (
  token_hash bytea  primary key,
  session_id bigint not null references identity_session (id) on delete cascade
);

create table identity_code (
  id         bigint      generated always as identity primary key,
  purpose    text        not null,
  channel    text        not null,
  address    text        not null,
  code_hash  bytea       not null,
  tries      smallint    not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  spent_at   timestamptz
);
create index identity_code_latest on identity_code (purpose, channel, address, id desc);
create index identity_code_age on identity_code (expires_at);

create table identity_challenge (
  id          text        primary key,
  action      text        not null,
  answer      integer     not null,
  work_hash   bytea       not null,
  tries       smallint    not null default 0,
  ticket_hash bytea       unique,
  spent_at    timestamptz,
  expires_at  timestamptz not null
);
create index identity_challenge_age on identity_challenge (expires_at);

-- Wrong attempts, by account and network; they survive a restart.
create table identity_lockout (
  kind         text        not null,
  subject      text        not null,
  state        jsonb       not null,
  changed_at   timestamptz not null,
  primary key (kind, subject)
);

create table identity_passkey (
  id            bigint      generated always as identity primary key,
  member_no     bigint      not null references identity_credential (member_no) on delete cascade,
  credential_id text        not null unique,
  public_key    bytea       not null,
  counter       bigint      not null,
  name          text        not null,
  created_at    timestamptz not null
);
create table identity_passkey_flow (
  id         text        primary key,
  kind       text        not null check (kind in ('add', 'login')),
  member_no  bigint,
  challenge  text        not null,
  expires_at timestamptz not null
);

create table identity_hand_off (
  code_hash      bytea       primary key,
  issuer         bigint      not null references identity_session (id) on delete cascade,
  target         bigint      not null references identity_credential (member_no) on delete cascade,
  companion_hash bytea       not null,
  expires_at     timestamptz not null,
  spent_at       timestamptz
);

-- Published: names of members for higher slices.
create view identity_name as select member_no, username, invitation_code from identity_credential;
