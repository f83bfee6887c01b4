-- Codes that stand in for an operator's authenticator, each once. Only their hashes are kept; a used one is removed.
create table admin_recovery_code (
  operator_id bigint not null references admin_operator (id),
  code_hash   bytea  not null,
  primary key (operator_id, code_hash)
);
