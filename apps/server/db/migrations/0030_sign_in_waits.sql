-- Attempts at a secret are counted by where they come from, so that strangers never make the owner wait.
create table identity_attempt (
  kind          text        not null,
  subject       text        not null,   -- number of the member or operator
  source        text        not null,   -- a network, a known device, a session, all strangers together, or '' for one count
  failures      integer     not null default 0,
  waits         integer     not null default 0,
  blocked_until timestamptz,
  since         timestamptz not null,
  last_at       timestamptz not null,
  primary key (kind, subject, source)
);
create index identity_attempt_age on identity_attempt (last_at);

-- A payment password's count goes on. Those of sign-ins were kept by name and had no end: they are not carried over.
insert into identity_attempt (kind, subject, source, failures, waits, blocked_until, since, last_at)
select kind, subject, '', (state->>'failures')::integer, (state->>'waits')::integer,
       to_timestamp((state->>'blockedUntil')::double precision / 1000), changed_at, changed_at
  from identity_lockout where kind = 'pay';
drop table identity_lockout;

-- Devices that have signed in to an account, each by the hash of its cookie and the account.
create table identity_device (
  kind        text        not null,
  subject     text        not null,
  device_hash bytea       not null,
  seen_at     timestamptz not null,
  primary key (kind, subject, device_hash)
);
