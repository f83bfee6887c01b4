-- What members have searched for in the last days. Who it was is a keyed hash over member and words, so that two searches
-- of one member cannot be told to be of one.
create table shop_search_note (
  words text        not null check (char_length(words) between 1 and 200),
  who   bytea       not null,
  at    timestamptz not null,
  primary key (words, who)
);
create index shop_search_note_at on shop_search_note (at);

-- Words that are shown to everybody: named by operators in an order, or found in many searches, or blocked.
create table shop_hot_word (
  words   text primary key check (char_length(words) between 1 and 60),
  source  text not null check (source in ('operators', 'searches', 'blocked')),
  place   int  not null default 0
);
