-- What operators write for members. Visible is what is published and whose dates have begun and are not over.
create table content_entry (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('news', 'notice', 'question', 'about', 'agreement', 'banner', 'shopText')),
  state text not null default 'draft' check (state in ('draft', 'published', 'withdrawn', 'discarded')),
  -- Counts the changes of the entry itself; each text counts its own.
  version integer not null default 1,
  is_important boolean not null default false,
  -- The group of a question, the place of a banner or of a text of the shop.
  topic text,
  -- The order among questions and texts of one group.
  place integer not null default 0,
  picture text,
  link jsonb,
  visible_from timestamptz,
  visible_until timestamptz,
  made_by text not null,
  made_at timestamptz not null,
  published_at timestamptz,
  -- From when members see it, if it is published.
  shown_at timestamptz generated always as (greatest(visible_from, published_at)) stored,
  -- An agreement gets its number when it is published, and keeps its texts from then on.
  agreement_version integer unique,
  check (visible_until is null or visible_from is null or visible_until > visible_from),
  check (state <> 'published' or published_at is not null),
  check ((kind = 'agreement' and state = 'published') = (agreement_version is not null))
);
create index content_entry_shown on content_entry (kind, shown_at desc, id desc) where state = 'published';

create table content_text (
  entry_id bigint not null references content_entry (id),
  language text not null,
  version integer not null,
  title text not null,
  summary text not null default '',
  body jsonb,
  saved_by text not null,
  saved_at timestamptz not null,
  primary key (entry_id, language)
);

-- Every text that was ever saved, to compare a version with the one before.
create table content_text_version (
  entry_id bigint not null,
  language text not null,
  version integer not null,
  title text not null,
  summary text not null,
  body jsonb,
  saved_by text not null,
  saved_at timestamptz not null,
  primary key (entry_id, language, version),
  foreign key (entry_id, language) references content_text (entry_id, language)
);

-- The pictures that operators have uploaded for texts and banners.
create table content_picture (
  file text primary key,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  added_by text not null,
  added_at timestamptz not null
);

-- Up to when a member has marked all notices as read, and which later ones it has read one by one.
create table content_reader (
  member_no bigint primary key,
  read_until timestamptz not null
);
create table content_read (
  member_no bigint not null,
  entry_id bigint not null references content_entry (id),
  primary key (member_no, entry_id)
);

-- Published: which version of the agreement each member has accepted; the root member has accepted none.
create view members_acceptance as select member_no, agreement from members_member where agreement <> '';
