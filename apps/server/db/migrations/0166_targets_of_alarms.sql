-- Where alarms are sent, besides the dashboard: proposed by one super and opened by another. What is sealed says kind and address
-- once more, with the secret of a webhook, so that an address that was changed here is noticed.
create table platform_alarm_target (
  id          bigint      generated always as identity primary key,
  kind        text        not null check (kind in ('mail', 'webhook')),
  address     text        not null,
  language    text        not null,
  sealed      text        not null,
  proposed_at timestamptz not null,
  opened_at   timestamptz,
  closed_at   timestamptz,
  check (closed_at is null or opened_at is not null)
);
create unique index platform_alarm_target_open on platform_alarm_target (kind, address)
  where opened_at is not null and closed_at is null;

-- What is to be sent to a target, or was: due while `due_at` is there.
create table platform_alarm_delivery (
  id           bigint      generated always as identity primary key,
  target_id    bigint      not null references platform_alarm_target (id),
  alarm        text        not null,
  what         text        not null check (what in ('raised', 'over')),
  -- What tells causes of one alarm apart. It is not sent.
  cause        text        not null,
  at           timestamptz not null,
  attempts     integer     not null default 0 check (attempts >= 0),
  due_at       timestamptz,
  delivered_at timestamptz,
  failed_at    timestamptz,
  error        text,
  check (due_at is null or (delivered_at is null and failed_at is null)),
  check (delivered_at is null or failed_at is null)
);
create index platform_alarm_delivery_due on platform_alarm_delivery (due_at) where due_at is not null;
create index platform_alarm_delivery_paced on platform_alarm_delivery (target_id, alarm, cause, at);
create index platform_alarm_delivery_at on platform_alarm_delivery (at);
