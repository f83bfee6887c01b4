-- Files of lists that are made in the background, for one operator alone. Those that are not ended are due: from `due_at` on a process
-- takes one, and moves that moment on for as long as it writes.
create table admin_export (
  id          bigint      generated always as identity primary key,
  operator_id bigint      not null,
  list        text        not null,
  filter      text        not null,
  state       text        not null check (state in ('waiting', 'running', 'done', 'failed')),
  asked_at    timestamptz not null,
  due_at      timestamptz,
  -- How often it was begun. The file of an attempt carries its number.
  attempts    integer     not null default 0 check (attempts >= 0),
  row_count   integer     not null default 0 check (row_count >= 0),
  ended_at    timestamptz,
  bytes       bigint,
  sha256      text,
  failure     text        check (failure in ('rows', 'right', 'asked', 'attempts')),
  check ((state in ('waiting', 'running')) = (due_at is not null)),
  check ((due_at is null) = (ended_at is not null)),
  check ((state = 'done') = (sha256 is not null) and (state = 'done') = (bytes is not null)),
  check ((state = 'failed') = (failure is not null))
);
create unique index admin_export_open on admin_export (operator_id) where due_at is not null;
create index admin_export_due on admin_export (due_at) where due_at is not null;
create index admin_export_ended on admin_export (ended_at) where ended_at is not null;
create index admin_export_operator on admin_export (operator_id, id);

-- Who is being answered a file at once, in whichever process, and until when at most.
create table admin_export_turn (
  operator_id bigint      primary key,
  until       timestamptz not null
);
