-- A member's conversation with customer service, which lasts. Its row is the lock under which messages get their numbers.
create table messages_conversation (
  member_no        bigint      primary key,
  state            text        not null check (state in ('waiting', 'answered', 'closed')),
  -- Rises whenever the conversation is taken, handed over or closed.
  version          integer     not null default 1,
  last_number      integer     not null default 0 check (last_number >= 0),
  -- Up to which number the member and the desk have got and read.
  member_delivered integer     not null default 0,
  member_read      integer     not null default 0,
  desk_delivered   integer     not null default 0,
  desk_read        integer     not null default 0,
  holder_id        bigint,
  holder           text,
  waiting_since    timestamptz,
  last_at          timestamptz not null,
  -- The order of lists: the moment in microseconds, and the member within it.
  waiting_position bigint,
  position         bigint      not null,
  constraint messages_conversation_member_marks check (member_read between 0 and member_delivered
                                                       and member_delivered <= last_number),
  constraint messages_conversation_desk_marks check (desk_read between 0 and desk_delivered
                                                     and desk_delivered <= last_number),
  constraint messages_conversation_waits_since check (
    (state = 'waiting') = (waiting_since is not null) and (waiting_since is null) = (waiting_position is null)),
  constraint messages_conversation_holder_named check ((holder_id is null) = (holder is null)),
  constraint messages_conversation_closed_is_free check (state <> 'closed' or holder_id is null)
);
create index messages_conversation_waiting on messages_conversation (waiting_position) where state = 'waiting';
create index messages_conversation_holder on messages_conversation (holder_id, position desc) where holder_id is not null;
create index messages_conversation_position on messages_conversation (position desc);

create table messages_message (
  member_no        bigint      not null references messages_conversation (member_no),
  number           integer     not null check (number >= 1),
  by               text        not null check (by in ('member', 'desk')),
  -- The idempotency key that it was sent with.
  key              text        not null,
  text             text        not null check (char_length(text) <= 1000),
  picture          text        unique,
  reference_kind   text        check (reference_kind in ('order', 'trade', 'recharge', 'withdrawal')),
  reference_id     bigint,
  reference_number text,
  operator         text,
  canned_id        bigint,
  at               timestamptz not null,
  primary key (member_no, number),
  unique (member_no, by, key),
  constraint messages_message_not_empty check (text <> '' or picture is not null),
  constraint messages_message_whole_reference check (
    (reference_kind is null) = (reference_id is null) and (reference_kind is null) = (reference_number is null)),
  constraint messages_message_operator_at_the_desk check ((by = 'desk') = (operator is not null)),
  constraint messages_message_canned_at_the_desk check (canned_id is null or by = 'desk')
);

-- What operators tell each other about a conversation. No member's route reads it.
create table messages_note (
  id        bigint      generated always as identity primary key,
  member_no bigint      not null references messages_conversation (member_no),
  operator  text        not null,
  text      text        not null check (char_length(text) between 1 and 2000),
  at        timestamptz not null
);
create index messages_note_member on messages_note (member_no, id);

create table messages_canned_answer (
  id           bigint      generated always as identity primary key,
  title        text        not null check (char_length(title) between 1 and 80),
  version      integer     not null default 1,
  saved_by     text        not null,
  saved_at     timestamptz not null,
  withdrawn_at timestamptz
);

create table messages_canned_text (
  canned_id bigint not null references messages_canned_answer (id),
  language  text   not null,
  text      text   not null check (char_length(text) between 1 and 1000),
  primary key (canned_id, language)
);

alter table messages_message
  add constraint messages_message_canned foreign key (canned_id) references messages_canned_answer (id);
