-- The devices that operators have signed in from, by the hash of their cookie: two who used one may be one person.
create table admin_device (
  device_hash bytea       not null,
  operator_id bigint      not null references admin_operator (id),
  seen_at     timestamptz not null,
  primary key (device_hash, operator_id)
);
create index admin_device_operator on admin_device (operator_id, seen_at);

-- Pairs of operators who are different persons although they used one device until then, said on the server's machine.
create table admin_apart (
  one_id   bigint      not null references admin_operator (id),
  other_id bigint      not null references admin_operator (id),
  at       timestamptz not null,
  primary key (one_id, other_id),
  check (one_id < other_id)
);
