-- What an operator asks of a list, saved under a name for itself.
create table admin_view (
  id          bigint      generated always as identity primary key,
  operator_id bigint      not null references admin_operator (id),
  list        text        not null,
  name        text        not null check (char_length(name) between 1 and 40),
  asked       text        not null check (char_length(asked) <= 1000),
  saved_at    timestamptz not null,
  unique (operator_id, list, name)
);
