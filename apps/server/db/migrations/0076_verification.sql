-- The keys under which data keys are wrapped. A server without one of them, or with another of the same name, ends.
create table verification_key (
  id          text        primary key,
  fingerprint bytea       not null check (octet_length(fingerprint) = 32),
  since       timestamptz not null
);

-- The key of the hashes by which persons and documents are found again, itself wrapped. There is one.
create table verification_hash_key (
  single  boolean primary key default true check (single),
  key_id  text    not null,
  wrapped bytea   not null
);

-- A person's verifications, each attempt a case; the person is the owner of its accounts.
create table verification_case (
  id                bigint      generated always as identity primary key,
  owner             bigint      not null,
  state             text        not null check (state in ('draft', 'submitted', 'inReview', 'needMore', 'approved',
                                                          'rejected', 'expired')),
  -- The one that the person sees; earlier ones and erased ones are not.
  is_current        boolean     not null default true,
  -- Rises whenever the state changes.
  version           integer     not null default 1,
  type              text        not null check (type in ('passport', 'identityCard', 'residencePermit',
                                                         'drivingLicence')),
  country           text        not null default '' check (country ~ '^([A-Z]{2})?$'),
  expires_on        text        check (expires_on ~ '^\d{4}-\d{2}-\d{2}$'),
  person_hash       bytea,
  document_hash     bytea,
  reviewer_id       bigint,
  reviewer          text,
  claimed_until     timestamptz,
  -- Who has approved it first where two are needed.
  first_reviewer_id bigint,
  first_reviewer    text,
  reason            text,
  asked             text[]      not null default '{}',
  asked_at          timestamptz,
  is_final          boolean     not null default false,
  changed_at        timestamptz not null,
  submitted_at      timestamptz,
  -- The order of the desk: the moment of submitting in microseconds, and the case within it.
  position          bigint,
  decided_at        timestamptz,
  ended_at          timestamptz,
  -- When the person was told that the document expires.
  told_at           timestamptz,
  erased_at         timestamptz,
  constraint verification_case_claimed check ((state = 'inReview') = (reviewer_id is not null)
    and (reviewer_id is null) = (reviewer is null) and (reviewer_id is null) = (claimed_until is null)),
  constraint verification_case_submitted check (state = 'draft' or (submitted_at is not null and position is not null)),
  constraint verification_case_first_reviewer check ((first_reviewer_id is null) = (first_reviewer is null)),
  constraint verification_case_decided check (state not in ('approved', 'rejected', 'expired') or decided_at is not null),
  constraint verification_case_ended check (state not in ('rejected', 'expired') or ended_at is not null),
  constraint verification_case_erased_is_past check (erased_at is null or not is_current)
);
create unique index verification_case_current on verification_case (owner) where is_current;
create index verification_case_owner on verification_case (owner, id);
create index verification_case_waiting on verification_case (position) where state in ('submitted', 'inReview');
create index verification_case_person on verification_case (person_hash) where person_hash is not null;
create index verification_case_document on verification_case (document_hash) where document_hash is not null;
create index verification_case_decided on verification_case (decided_at) where decided_at is not null;

-- What is sealed of a case: each field under the case's data key.
create table verification_fields (
  case_id    bigint primary key references verification_case (id),
  key_id     text   not null,
  wrapped    bytea  not null,
  name       bytea  not null,
  birth_date bytea  not null,
  number     bytea  not null
);
create index verification_fields_key on verification_fields (key_id);

-- The pictures of a case, each under a data key of its own.
create table verification_picture (
  case_id bigint      not null references verification_case (id),
  side    text        not null check (side in ('front', 'back', 'holding')),
  key_id  text        not null,
  wrapped bytea       not null,
  content bytea       not null,
  at      timestamptz not null,
  primary key (case_id, side)
);
create index verification_picture_key on verification_picture (key_id);

-- Every look at what is sealed. Its person reads this list.
create table verification_view (
  id       bigint      generated always as identity primary key,
  case_id  bigint      not null references verification_case (id),
  owner    bigint      not null,
  operator text        not null,
  what     text        not null check (what in ('fields', 'front', 'back', 'holding')),
  at       timestamptz not null
);
create index verification_view_owner on verification_view (owner, id desc);

-- What reviewers tell each other about a case. No member's route reads it.
create table verification_note (
  id       bigint      generated always as identity primary key,
  case_id  bigint      not null references verification_case (id),
  operator text        not null,
  text     text        not null check (char_length(text) between 1 and 2000),
  at       timestamptz not null
);
create index verification_note_case on verification_note (case_id, id);

-- Published: the persons whose document is approved, by each of their accounts.
create view verification_approved as
select m.member_no from members_state m join verification_case c on c.owner = m.owner
 where c.is_current and c.state = 'approved';
