-- Which secret this installation's data were made with: a keyed fingerprint, never the secret.

create table platform_installation (
  only_one    boolean     primary key default true check (only_one),
  fingerprint bytea       not null,
  since       timestamptz not null
);
