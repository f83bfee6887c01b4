-- When an operator last began to look at a conversation: the first look of an hour stands in the audit log.
create table messages_look (
  operator_id bigint      not null,
  member_no   bigint      not null references messages_conversation (member_no),
  at          timestamptz not null,
  primary key (operator_id, member_no)
);
