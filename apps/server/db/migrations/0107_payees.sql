-- Whom a member pays, under a name of its own. `typed`: the member has typed or scanned the username itself, and sees it in full.
create table wallet_payee (
  id        bigint generated always as identity primary key,
  member_no bigint      not null references identity_credential (member_no) on delete cascade,
  payee     bigint      not null references identity_credential (member_no) on delete cascade,
  label     text        not null check (length(label) between 1 and 40),
  typed     boolean     not null,
  saved_at  timestamptz not null,
  unique (member_no, payee),
  check (member_no <> payee)
);
create index wallet_payee_payee on wallet_payee (payee);

-- Until when a payee is left out of those who were paid last, because the member has removed it there.
create table wallet_payee_removed (
  member_no  bigint      not null references identity_credential (member_no) on delete cascade,
  payee      bigint      not null references identity_credential (member_no) on delete cascade,
  removed_at timestamptz not null,
  primary key (member_no, payee)
);
create index wallet_payee_removed_payee on wallet_payee_removed (payee);

-- Payees whose usernames the member has never typed, although it has sent them coins: it named them by what was saved, or by a transfer.
create table wallet_payee_masked (
  member_no bigint not null references identity_credential (member_no) on delete cascade,
  payee     bigint not null references identity_credential (member_no) on delete cascade,
  primary key (member_no, payee)
);
create index wallet_payee_masked_payee on wallet_payee_masked (payee);
