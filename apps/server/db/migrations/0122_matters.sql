-- A matter is what a member has to do with customer service, from the message that begins it until the desk closes the conversation.
create table messages_matter (
  id               bigint      generated always as identity primary key,
  member_no        bigint      not null references messages_conversation (member_no),
  -- The message that began it.
  number           integer     not null check (number >= 1),
  topic            text        not null check (topic in ('hall', 'shop', 'payment', 'verification', 'account', 'other')),
  reference_kind   text        check (reference_kind in ('order', 'trade', 'recharge', 'withdrawal', 'request')),
  reference_id     bigint,
  reference_number text,
  began_at         timestamptz not null,
  closed_at        timestamptz,
  rating           text        check (rating in ('helpful', 'notHelpful', 'declined')),
  rating_text      text        not null default '' check (char_length(rating_text) <= 200),
  -- When it was first rated.
  rated_at         timestamptz,
  unique (member_no, number),
  constraint messages_matter_whole_reference check (
    (reference_kind is null) = (reference_id is null) and (reference_kind is null) = (reference_number is null)),
  constraint messages_matter_rated_after_its_end check (rating is null or closed_at is not null),
  constraint messages_matter_whole_rating check ((rating is null) = (rated_at is null)),
  constraint messages_matter_text_of_a_rating check (rating_text = '' or rating in ('helpful', 'notHelpful'))
);
create unique index messages_matter_open on messages_matter (member_no) where closed_at is null;
create index messages_matter_closed on messages_matter (closed_at) where closed_at is not null;
create index messages_matter_texts on messages_matter (id) where rating_text <> '';

-- Conversations that go on have had no topic to choose from.
insert into messages_matter (member_no, number, topic, began_at)
select c.member_no, m.number, 'other', m.at
  from messages_conversation c
  join messages_message m on m.member_no = c.member_no and m.number = 1
 where c.state <> 'closed';
