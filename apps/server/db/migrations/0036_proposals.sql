-- Changes that one operator proposes and another decides, and that come in force when their notice has passed.
create table platform_proposal (
  id          bigint      generated always as identity primary key,
  kind        text        not null,
  subject     text        not null,
  body        jsonb       not null,   -- what is to be, as its kind applies it
  difference  jsonb       not null,   -- what that changes, as it was shown to who decides
  beneficiary bigint,                 -- the member whom it concerns; null for nobody in particular
  reason      text        not null,
  state       text        not null check (state in ('proposed', 'approved', 'applied', 'rejected', 'expired', 'withdrawn')),
  maker_id    bigint      not null,
  maker       text        not null,
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  checker_id  bigint,
  checker     text,
  decided_at  timestamptz,
  decision    text,                   -- why it was turned down or taken back
  not_before  timestamptz,            -- from its approval on: when it comes in force
  applied_at  timestamptz,
  constraint platform_proposal_two_operators check (state not in ('approved', 'applied') or checker_id <> maker_id),
  constraint platform_proposal_approved check (state not in ('approved', 'applied') or (checker_id is not null and not_before is not null))
);
create unique index platform_proposal_open on platform_proposal (kind, subject) where state in ('proposed', 'approved');
create index platform_proposal_due on platform_proposal (not_before) where state = 'approved';
create index platform_proposal_waiting on platform_proposal (expires_at) where state = 'proposed';
