-- expand
-- The tables of each slice, lower slices first, with their indexes. Functions, triggers and views lie in db/functions and db/views.

-- platform

create table platform_idempotency (
  scope        text        not null,
  key          text        not null,
  request_hash bytea       not null,
  answer       json        not null,
  created_at   timestamptz not null,
  primary key (scope, key)
);
create index platform_idempotency_age on platform_idempotency using brin (created_at);

-- Counters that survive a restart: how often something happened in a window.
create table platform_limit (
  name         text        not null,
  subject      text        not null,
  window_start timestamptz not null,
  used         integer     not null,
  primary key (name, subject)
);

-- What operators did, chained by hashes in the order of the rows.
create table platform_audit (
  sequence     bigint      primary key,
  operator     text,
  act          text        not null,
  subject      text,
  detail       jsonb       not null,
  at           timestamptz not null,
  previous     bytea       not null,
  hash         bytea       not null unique,
  -- An entry says with which role, session, request and network an operator acted, what kind of thing it was about, why, and what was
  -- there before and after. The form says how it is hashed.
  form         smallint    not null default 1,
  role         text,
  session      bigint,
  request      text,
  network      text,
  subject_kind text,
  reason       text,
  proposal     bigint,
  before       jsonb,
  after        jsonb,
  constraint platform_audit_forms check (form in (1, 2)),
  constraint platform_audit_size check (octet_length(coalesce(before::text, '')) <= 8192 and octet_length(coalesce(after::text, '')) <=
    8192)
);
-- The audit log is asked what was done to one thing or one member, and by whom, the newest first.
create index platform_audit_subject on platform_audit (subject, sequence);
create index platform_audit_operator on platform_audit (operator, sequence);
-- Reports of operators' work read the entries of some days. Entries stand in the order of their moments, so that an index of ranges is
-- enough.
create index platform_audit_at on platform_audit using brin (at);

create table platform_switch (
  name text    primary key,
  "on" boolean not null
);

create table platform_event (
  id       bigint      generated always as identity primary key,
  -- 'member:17', 'otc:usdt:BEP20'
  channel  text        not null,
  event    json        not null,
  at       timestamptz not null,
  -- Given after the commit, by one numberer at a time and without gaps: who has seen n has missed nothing before it.
  sequence bigint      unique,
  members  bigint[]
);
create index platform_event_unnumbered on platform_event (id) where sequence is null;
create index platform_event_channel on platform_event (channel, sequence);
create index platform_event_age on platform_event using brin (at);

-- What opens a socket: once, within half a minute.
create table platform_live_ticket (
  hash        bytea       primary key,
  member_no   bigint,
  session_id  bigint      not null,
  expires_at  timestamptz not null,
  operator_id bigint,
  constraint platform_live_ticket_one_holder check ((member_no is null) <> (operator_id is null))
);

create table platform_alarm (
  name    text        not null,
  day     date        not null,
  raised  integer     not null check (raised > 0),
  last_at timestamptz not null,
  detail  jsonb       not null,
  primary key (name, day)
);

create table platform_installation (
  only_one    boolean     primary key default true check (only_one),
  fingerprint bytea       not null,
  since       timestamptz not null
);

-- Changes that one operator proposes and another decides, and that come in force when their notice has passed.
create table platform_proposal (
  id                   bigint      generated always as identity primary key,
  kind                 text        not null,
  subject              text        not null,
  -- what is to be, as its kind applies it
  body                 jsonb       not null,
  -- what that changes, as it was shown to who decides
  difference           jsonb       not null,
  -- the member whom it concerns; null for nobody in particular
  beneficiary          bigint,
  reason               text        not null,
  state text not null check (state in ('proposed', 'approved', 'applied', 'rejected', 'expired', 'withdrawn', 'stale')),
  maker_id             bigint      not null,
  maker                text        not null,
  created_at           timestamptz not null,
  expires_at           timestamptz not null,
  checker_id           bigint,
  checker              text,
  decided_at           timestamptz,
  -- why it was turned down or taken back
  decision             text,
  -- from its approval on: when it comes in force
  not_before           timestamptz,
  applied_at           timestamptz,
  -- The operator whom a proposal concerns, who has no part in its decision; null for none.
  beneficiary_operator bigint,
  -- The subject keeps two open proposals about one thing apart; what operators read about the thing is stored beside it, so that
  -- nobody has to take the subject apart.
  about                jsonb,
  -- What was proposed is bound to the secret of the installation, so that a body that was changed in the database is not applied. A
  -- proposal whose difference has moved meanwhile ends as stale.
  seal                 bytea,
  constraint platform_proposal_two_operators check (state not in ('approved', 'applied') or checker_id <> maker_id),
  constraint platform_proposal_approved check (state not in ('approved', 'applied') or (checker_id is not null and not_before is not null)),
  constraint platform_proposal_not_own check (beneficiary_operator is null or (beneficiary_operator <> maker_id and beneficiary_operator
    is distinct from checker_id))
);
create unique index platform_proposal_open on platform_proposal (kind, subject) where state in ('proposed', 'approved');
create index platform_proposal_due on platform_proposal (not_before) where state = 'approved';
create index platform_proposal_waiting on platform_proposal (expires_at) where state = 'proposed';

-- A right that was refused is recorded once a route and minute.
create table platform_refused_right (
  operator bigint      not null,
  route    text        not null,
  minute   timestamptz not null,
  primary key (operator, route, minute)
);

-- An operator acknowledges an alarm as often as it had been raised by then: raised once more, it counts again.
create table platform_alarm_acknowledged (
  name     text        not null,
  day      date        not null,
  raised   integer     not null check (raised > 0),
  operator text        not null,
  reason   text,
  at       timestamptz not null,
  primary key (name, day),
  foreign key (name, day) references platform_alarm
);

-- Which operators have a thing open at this moment: a row for each of their sockets, kept as long as it is renewed.
create table platform_presence (
  socket      text        not null,
  -- 'recharge:17'
  thing       text        not null,
  operator_id bigint      not null,
  since       timestamptz not null,
  until       timestamptz not null,
  primary key (socket, thing)
);
create index platform_presence_thing on platform_presence (thing);
create index platform_presence_until on platform_presence (until);

-- When each sweep was run last, by whichever process, and how that ended.
create table platform_sweep (
  name       text        primary key,
  started_at timestamptz not null,
  took_ms    integer     not null check (took_ms >= 0),
  -- How often it has failed in a row.
  failures   integer     not null check (failures >= 0),
  failed_at  timestamptz,
  error      text
);

-- The causes of alarms that last: since when each holds, when the alarm was raised for it last, and when it was over.
create table platform_alarm_cause (
  name      text        not null,
  cause     text        not null,
  since     timestamptz not null,
  raised_at timestamptz,
  over_at   timestamptz,
  primary key (name, cause)
);

-- Where alarms are sent, besides the dashboard: proposed by one super and opened by another. What is sealed says kind and address
-- once more, with the secret of a webhook, so that an address that was changed here is noticed.
create table platform_alarm_target (
  id          bigint      generated always as identity primary key,
  kind        text        not null check (kind in ('mail', 'webhook')),
  address     text        not null,
  language    text        not null,
  sealed      text        not null,
  proposed_at timestamptz not null,
  opened_at   timestamptz,
  closed_at   timestamptz,
  check (closed_at is null or opened_at is not null)
);
create unique index platform_alarm_target_open on platform_alarm_target (kind, address) where opened_at is not null and closed_at is null;

-- What is to be sent to a target, or was: due while `due_at` is there.
create table platform_alarm_delivery (
  id           bigint      generated always as identity primary key,
  target_id    bigint      not null references platform_alarm_target (id),
  alarm        text        not null,
  what         text        not null check (what in ('raised', 'over', 'test')),
  -- What tells causes of one alarm apart. It is not sent.
  cause        text        not null,
  at           timestamptz not null,
  attempts     integer     not null default 0 check (attempts >= 0),
  due_at       timestamptz,
  delivered_at timestamptz,
  failed_at    timestamptz,
  error        text,
  check (due_at is null or (delivered_at is null and failed_at is null)),
  check (delivered_at is null or failed_at is null),
  constraint platform_alarm_delivery_test check ((what = 'test') = (alarm = 'test'))
);
create index platform_alarm_delivery_due on platform_alarm_delivery (due_at) where due_at is not null;
create index platform_alarm_delivery_paced on platform_alarm_delivery (target_id, alarm, cause, at);
create index platform_alarm_delivery_at on platform_alarm_delivery (at);

-- The values of parameters that operators have changed, version by version. Version 0 is the value that the program ships with.
create table platform_parameter (
  name         text        not null,
  version      integer     not null check (version > 0),
  -- Coins in micro, everything else counted.
  value        bigint      not null,
  effective_at timestamptz not null,
  -- The operators who proposed and approved it.
  proposed_by  bigint      not null,
  approved_by  bigint      not null check (approved_by <> proposed_by),
  primary key (name, version)
);

-- When the data were restored from a backup, and until when the installation was closed then: one row for each restore.
create table platform_closure (
  id               bigint      generated always as identity primary key,
  restored_at      timestamptz not null,
  -- up to when the backup has what happened
  taken_at         timestamptz not null,
  closed_at        timestamptz not null,
  -- the operators named on the terminal
  may_enter        text[]      not null check (cardinality(may_enter) = 2),
  opened_at        timestamptz,
  -- who proposed it, and who approved it
  opened_by        text[]      check (cardinality(opened_by) = 2),
  -- of the published ones, as these two entered it
  highest_snapshot bigint      check (highest_snapshot >= 0),
  check (taken_at <= restored_at),
  check ((opened_at is null) = (opened_by is null) and (opened_at is null) = (highest_snapshot is null))
);
create index platform_closure_open on platform_closure (id) where opened_at is null;

-- What came of trying to restore the newest backup: a row for each trial.
create table platform_backup (
  id       bigint      generated always as identity primary key,
  at       timestamptz not null,
  -- Up to when the backup has what happened; empty where none could be read.
  taken_at timestamptz,
  took_ms  integer     not null check (took_ms >= 0),
  -- 'noRoom': the temporary place was too small, which says nothing of the backup.
  outcome  text        not null check (outcome in ('restored', 'broken', 'noRoom')),
  fault    text        check (length(fault) <= 2000),
  check ((outcome = 'restored') = (fault is null)),
  check (outcome <> 'restored' or taken_at is not null)
);
create index platform_backup_restored on platform_backup (taken_at desc) where outcome = 'restored';

-- The processes of this program on this database. Each says every few seconds that it is there.
create table platform_process (
  id         text        primary key,
  kind       text        not null check (kind in ('all', 'web', 'worker')),
  host       text        not null check (length(host) <= 255),
  port       integer     not null check (port between 0 and 65535),
  version    text        not null check (length(version) <= 40),
  started_at timestamptz not null,
  seen_at    timestamptz not null,
  -- The newest migration that a process knows: what it does not know may be added below it, and not taken away.
  newest     text        not null default '' check (length(newest) <= 100)
);

-- Who does a job that one process at a time is enough for, and until when, by the clock of the database.
create table platform_lease (
  name   text        primary key,
  holder text        not null,
  -- Grows with each change of the holder.
  fence  bigint      not null check (fence > 0),
  until  timestamptz not null
);

-- The number by which an installation knows its files again, wherever they lie: the store has a file with the same.
create table platform_files (
  single       boolean primary key default true check (single),
  installation text    not null check (length(installation) = 22)
);

-- The built files of a release, packed into one file of the store: where each begins, how long it is, and its hash.
create table platform_built (
  -- Of the names, which say what is in the files.
  hash      text        primary key check (length(hash) = 64),
  version   text        not null check (length(version) <= 40),
  served_at timestamptz not null,
  files     jsonb       not null
);

-- ledger

-- Ids come in blocks of 1024, one block a call, so that linked postings are neighbours.
create sequence ledger_posting_block increment by 1024 minvalue 1024 start with 1024;

create table ledger_account (
  id        bigint  generated always as identity primary key,
  -- member number; 0 is the house
  owner     bigint  not null,
  coin      text    not null,
  -- 'available', 'hold:transfer', 'pool:referral', ...
  purpose   text    not null,
  -- the order or request that a hold belongs to
  ref       bigint  not null default 0,
  -- only accounts that face the outside
  overdraft boolean not null default false,
  balance   bigint  not null default 0,
  constraint ledger_account_place unique (owner, coin, purpose, ref),
  constraint ledger_account_never_negative check (overdraft or balance >= 0),
  constraint ledger_account_members_never_overdraw check (owner = 0 or not overdraft)
) with (fillfactor = 50);

create table ledger_posting (
  id             bigint      primary key,
  -- the id of the first of its linked postings
  transaction_id bigint      not null,
  kind           text        not null,
  coin           text        not null,
  -- the posting function locks both, so no foreign key is asked again
  from_account   bigint      not null,
  to_account     bigint      not null,
  amount         bigint      not null,
  -- what it was for: 'transfer:17'
  reference      text        not null,
  -- a correction names the posting it undoes
  reverses       bigint,
  at             timestamptz not null,
  xact           bigint      not null default pg_current_xact_id()::text::bigint,
  constraint ledger_posting_positive check (amount > 0),
  constraint ledger_posting_moves check (from_account <> to_account)
);
create index ledger_posting_commit_order on ledger_posting (xact, id);
create unique index ledger_posting_reversed_once on ledger_posting (reverses) where reverses is not null;

create table ledger_entry (
  account_id bigint not null,
  posting_id bigint not null,
  delta      bigint not null,
  balance    bigint not null,
  primary key (account_id, posting_id),
  constraint ledger_entry_changes check (delta <> 0)
);

-- One row per sealing: a chain of hashes over the postings in commit order.
create table ledger_journal (
  sequence  bigint      primary key,
  last_xact bigint      not null,
  last_id   bigint      not null,
  postings  integer     not null check (postings > 0),
  previous  bytea       not null,
  hash      bytea       not null unique,
  sealed_at timestamptz not null,
  era       integer     not null default 1
);

-- What each UTC day that has ended came to: what moved, by kind and the purposes of both accounts, and what the accounts of a purpose held
-- at its end. They are written once, in the order of the days, and never changed.
create table ledger_day (
  day          integer     primary key,
  -- Every posting of a day that was not summed yet when this one was has a higher number.
  through      bigint      not null,
  published_at timestamptz not null
);

create table ledger_day_flow (
  day      integer not null references ledger_day (day),
  kind     text    not null,
  coin     text    not null,
  source   text    not null,
  target   text    not null,
  postings integer not null check (postings > 0),
  amount   bigint  not null check (amount > 0),
  primary key (day, kind, coin, source, target)
);

-- An account that held nothing at the end of the day has no row.
create table ledger_day_balance (
  day     integer not null references ledger_day (day),
  coin    text    not null,
  purpose text    not null,
  balance bigint  not null check (balance <> 0),
  primary key (day, coin, purpose)
);

-- The journal is sealed in the order of the server's transaction numbers. A copy of the data on another server counts anew, and
-- what is posted there belongs to a further era: within one the order is that of the numbers. The first era has no row.
create table ledger_era (
  number     integer     primary key check (number > 1),
  -- postings above this number belong to this era or a later one
  after_id   bigint      not null,
  -- the number from which the server counted when the era began
  first_xact bigint      not null,
  begun_at   timestamptz not null
);

-- chain

-- What a payment on a chain has paid. Without a place among the logs a claim covers its whole transaction: what operators booked
-- without asking the chain. The keys let one transfer pay one thing, and one thing be paid by one transfer.
create table chain_claim (
  network text        not null check (network in ('BEP20', 'TRC20')),
  txid    text        not null,
  log     integer     check (log >= 0),
  kind    text        not null check (kind in ('trade', 'recharge', 'withdrawal')),
  ref     bigint      not null,
  at      timestamptz not null,
  -- What is booked without the chain may name a transaction that could be on either network.
  primary key (kind, ref, network),
  constraint chain_claim_transfer unique (network, txid, log)
);
create unique index chain_claim_thing on chain_claim (kind, ref) where log is not null;
create index chain_claim_to_number on chain_claim (ref) where kind = 'trade' and log is null;

-- identity

create sequence identity_member_no start with 100001;

create table identity_credential (
  member_no        bigint      primary key,
  username         text        not null,
  login_hash       text        not null,
  pay_hash         text        not null,
  pay_version      integer     not null default 1,
  invitation_code  text        not null,
  totp_secret      text,
  totp_confirmed   boolean     not null default false,
  totp_last_step   bigint      not null default 0,
  transfer_lock    boolean     not null default false,
  unlocked_at      timestamptz,
  -- when each security setting last changed
  changes          jsonb       not null default '{}',
  language         text,
  created_at       timestamptz not null,
  -- Whether something has changed since it was looked at: what decides whether coins may leave an account.
  outgoing_version integer     not null default 1,
  constraint identity_credential_username unique (username),
  constraint identity_credential_invitation unique (invitation_code)
);
-- The search of the console finds members by the beginning of their username, recharges by receipt, withdrawals by the
-- address that is paid, and trades by txid whatever their network.
create index identity_credential_name on identity_credential (username text_pattern_ops);

-- At most seven accounts to a phone or an e-mail address: the slots are numbered.
create table identity_contact (
  channel   text     not null check (channel in ('phone', 'email')),
  address   text     not null,
  slot      smallint not null check (slot >= 1),
  member_no bigint   not null references identity_credential (member_no) on delete cascade,
  -- Plus tags and, at Gmail, dots do not make another mailbox: accounts are counted by where a message arrives. The address as
  -- it was typed is the one that is mailed.
  mailbox   text     not null,
  primary key (channel, mailbox, slot)
);
create unique index identity_contact_one_each on identity_contact (member_no, channel);
create index identity_contact_address on identity_contact (channel, address);

create table identity_session (
  id             bigint      generated always as identity primary key,
  member_no      bigint      not null references identity_credential (member_no) on delete cascade,
  token_hash     bytea       not null unique,
  previous_hash  bytea       unique,
  companion_hash bytea       not null,
  acting_for     boolean     not null default false,
  device         text        not null,
  network        text        not null,
  created_at     timestamptz not null,
  rotated_at     timestamptz not null,
  seen_at        timestamptz not null,
  ended_at       timestamptz,
  -- Which member a session that acts for another belongs to.
  acted_by       bigint,
  -- Whether the current token of a session has been presented: until then the answer with it may have been lost, and the one before counts.
  has_arrived    boolean     not null default true
);
create index identity_session_member on identity_session (member_no) where ended_at is null;
create index identity_session_acted_by on identity_session (acted_by, member_no) where acted_by is not null and ended_at is null;

-- Tokens that were rotated away: showing one again ends the session.
create table identity_spent_token (
  token_hash bytea  primary key,
  session_id bigint not null references identity_session (id) on delete cascade
);

create table identity_code (
  id         bigint      generated always as identity primary key,
  purpose    text        not null,
  channel    text        not null,
  address    text        not null,
  code_hash  bytea       not null,
  tries      smallint    not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  spent_at   timestamptz
);
create index identity_code_latest on identity_code (purpose, channel, address, id desc);
create index identity_code_age on identity_code (expires_at);

create table identity_challenge (
  id          text        primary key,
  action      text        not null,
  answer      integer     not null,
  work_hash   bytea       not null,
  tries       smallint    not null default 0,
  ticket_hash bytea       unique,
  spent_at    timestamptz,
  expires_at  timestamptz not null
);
create index identity_challenge_age on identity_challenge (expires_at);

create table identity_passkey (
  id            bigint      generated always as identity primary key,
  member_no     bigint      not null references identity_credential (member_no) on delete cascade,
  credential_id text        not null unique,
  public_key    bytea       not null,
  counter       bigint      not null,
  name          text        not null,
  created_at    timestamptz not null
);

create table identity_passkey_flow (
  id         text        primary key,
  kind       text        not null check (kind in ('add', 'login', 'act')),
  member_no  bigint,
  challenge  text        not null,
  expires_at timestamptz not null,
  -- A passkey may approve one act of one session: the hash says which.
  session_id bigint,
  act        bytea,
  constraint identity_passkey_flow_act check ((kind = 'act') = (session_id is not null and act is not null))
);

create table identity_hand_off (
  code_hash      bytea       primary key,
  issuer         bigint      not null references identity_session (id) on delete cascade,
  target         bigint      not null references identity_credential (member_no) on delete cascade,
  companion_hash bytea       not null,
  expires_at     timestamptz not null,
  spent_at       timestamptz
);

-- Attempts at a secret are counted by where they come from, so that strangers never make the owner wait.
create table identity_attempt (
  kind          text        not null,
  -- number of the member or operator
  subject       text        not null,
  -- a network, a known device, a session, all strangers together, or '' for one count
  source        text        not null,
  failures      integer     not null default 0,
  waits         integer     not null default 0,
  blocked_until timestamptz,
  since         timestamptz not null,
  last_at       timestamptz not null,
  primary key (kind, subject, source)
);
create index identity_attempt_age on identity_attempt (last_at);

-- Devices that have signed in to an account, each by the hash of its cookie and the account.
create table identity_device (
  kind        text        not null,
  subject     text        not null,
  device_hash bytea       not null,
  seen_at     timestamptz not null,
  primary key (kind, subject, device_hash)
);

-- members

create table members_member (
  member_no      bigint      primary key,
  -- itself, or the main account of a reinvestment account
  owner          bigint      not null,
  nickname       text,
  avatar         text        not null default '',
  country        text,
  language       text,
  status         text        not null check (status in ('pending', 'active', 'closed')),
  -- what the activation will pay
  chosen_level   smallint    not null,
  level          smallint    not null default 0,
  bought         smallint    not null default 0,
  node_fuel      bigint      not null default 0 check (node_fuel >= 0),
  fees_paid      bigint      not null default 0 check (fees_paid >= 0),
  counted_income bigint      not null default 0 check (counted_income >= 0),
  -- the version of agreement and risk text that was accepted
  agreement      text        not null,
  joined_at      timestamptz not null,
  pending_until  timestamptz,
  -- What a day's end carries on for each member: what is left of both zones, and the day's new volume of each.
  carry_a        bigint      not null default 0 check (carry_a >= 0),
  carry_b        bigint      not null default 0 check (carry_b >= 0),
  new_a          bigint      not null default 0 check (new_a >= 0),
  new_b          bigint      not null default 0 check (new_b >= 0),
  -- The version of the risk text that a member accepted; null in the sandbox.
  risk_version   integer
);
create index members_member_owner on members_member (owner);
create index members_member_expiry on members_member (pending_until) where status = 'pending';
create index members_member_avatar on members_member (avatar) where avatar <> '';
-- The dashboard sums what members did on each of the last days; each sum reads its days alone, out of an index.
create index members_member_joined on members_member (joined_at);

-- An investigation of a member, decided by two operators. While it runs, the member is not shown the inspections under it.
create table members_investigation (
  id             bigint      generated always as identity primary key,
  member_no      bigint      not null references members_member (member_no) on delete cascade,
  reason         text        not null,
  proposed_by    text        not null,
  proposed_by_id bigint      not null,
  approved_by_id bigint      not null,
  starts_at      timestamptz not null,
  ends_at        timestamptz not null,
  ended_at       timestamptz,
  ended_by       text,
  ended_for      text,
  constraint members_investigation_two_operators check (approved_by_id <> proposed_by_id),
  -- Hours, because how long a day is depends on where it is asked.
  constraint members_investigation_length check (ends_at > starts_at and ends_at <= starts_at + interval '2160 hours'),
  constraint members_investigation_ended check ((ended_at is null) = (ended_by is null) and (ended_at is null) = (ended_for is null))
);
create index members_investigation_member on members_investigation (member_no, id);

-- What operators looked at in a member's account, and why: the member can see it.
create table members_inspection (
  id               bigint      generated always as identity primary key,
  member_no        bigint      not null,
  operator         text        not null,
  reason           text        not null,
  at               timestamptz not null,
  -- A look in which phone and e-mail were shown in full.
  contact_seen     boolean     not null,
  -- An inspection is opened in a category, lasts an hour and can be ended. The member is told role and number of its operator.
  operator_id      bigint,
  roles            text,
  category         text,
  ends_at          timestamptz,
  ended_at         timestamptz,
  approved_by_id   bigint,
  investigation_id bigint      references members_investigation (id) on delete cascade,
  constraint members_inspection_member_no_fkey foreign key (member_no) references members_member (member_no) on delete cascade,
  constraint members_inspection_category check (category in ('help', 'payment', 'trade', 'identity', 'security', 'law')),
  constraint members_inspection_two_operators check (approved_by_id <> operator_id)
);
create index members_inspection_member on members_inspection (member_no, id);
create index members_inspection_investigation on members_inspection (investigation_id) where investigation_id is not null;

-- Plan versions. Never edited in place: a change is a new version.
create table members_plan (
  version        integer     primary key,
  plan           jsonb       not null,
  state          text        not null check (state in ('proposed', 'announced', 'rejected')),
  -- from the beginning of this day
  effective_day  integer     not null,
  proposed_by    text        not null,
  proposed_at    timestamptz not null,
  decided_by     text,
  decided_at     timestamptz,
  reason         text,
  proposed_by_id bigint,
  decided_by_id  bigint,
  constraint members_plan_four_eyes check (decided_by is null or state = 'rejected' or decided_by <> proposed_by),
  constraint members_plan_decided check ((state = 'proposed') = (decided_at is null)),
  constraint members_plan_two_operators check (state <> 'announced' or decided_by_id <> proposed_by_id)
);
create index members_plan_effective on members_plan (effective_day desc, version desc) where state = 'announced';
create index members_plan_waiting on members_plan (version) where state = 'proposed';

-- Live mode: what two operators recorded when they switched it on, and every later version of it.
create table members_launch (
  version        integer     primary key,
  -- the legal entity, as it stands in its register
  entity         text        not null,
  -- ISO 3166-1, the countries served
  countries      jsonb       not null,
  -- the risk text in every language
  risk           jsonb       not null,
  state          text        not null check (state in ('proposed', 'approved', 'rejected')),
  proposed_by    text        not null,
  proposed_at    timestamptz not null,
  decided_by     text,
  decided_at     timestamptz,
  reason         text,
  proposed_by_id bigint,
  decided_by_id  bigint,
  constraint members_launch_four_eyes check (state <> 'approved' or decided_by <> proposed_by),
  constraint members_launch_decided check ((state = 'proposed') = (decided_at is null)),
  constraint members_launch_two_operators check (state <> 'approved' or decided_by_id <> proposed_by_id)
);
create index members_launch_waiting on members_launch (version) where state = 'proposed';

-- What operators restrict of a member for some time. It holds for all accounts of the owner, save a protected team, which is
-- that of the member itself.
create table members_restriction (
  id         bigint      generated always as identity primary key,
  member_no  bigint      not null references members_member (member_no) on delete cascade,
  owner      bigint      not null,
  kind       text        not null check (kind in ('transfer', 'collect', 'trade', 'shares', 'withdraw', 'shop', 'link', 'messages', 'protectedTeam')),
  reason     text        not null check (char_length(reason) between 1 and 200),
  is_alone   boolean     not null,
  set_by     text        not null,
  starts_at  timestamptz not null,
  ends_at    timestamptz not null check (ends_at > starts_at),
  lifted_at  timestamptz,
  lifted_by  text,
  lifted_for text        check (char_length(lifted_for) between 1 and 200),
  check ((lifted_at is null) = (lifted_by is null)),
  check ((lifted_at is null) = (lifted_for is null))
);
create index members_restriction_owner on members_restriction (owner, kind);
create index members_restriction_teams on members_restriction (ends_at) where kind = 'protectedTeam' and lifted_at is null;

-- Copies that members ask for of what is kept about them. The content goes when it is fetched or has expired.
create table members_export (
  id         bigint      generated always as identity primary key,
  member_no  bigint      not null references members_member (member_no) on delete cascade,
  state      text        not null check (state in ('asked', 'ready', 'handed', 'fetched', 'expired')),
  name       text        not null unique,
  content    bytea,
  asked_at   timestamptz not null,
  ready_at   timestamptz,
  expires_at timestamptz,
  ended_at   timestamptz,
  -- A copy of the own data stays until the session that fetched it first has confirmed that it is whole there.
  fetched_at timestamptz,
  fetched_by bigint,
  check ((content is not null) = (state in ('ready', 'handed'))),
  check ((ready_at is null) = (state = 'asked')),
  check ((ended_at is not null) = (state in ('fetched', 'expired'))),
  constraint members_export_fetched_check check ((fetched_at is null) = (fetched_by is null) and (state <> 'handed' or fetched_at is not
    null))
);
create index members_export_member on members_export (member_no, id desc);
create unique index members_export_one on members_export (member_no) where state in ('asked', 'ready', 'handed');
create index members_export_open on members_export (state, expires_at, id) where state in ('asked', 'ready', 'handed');

-- Levels that operators have closed for purchases, from when to when, and by which proposals.
create table members_level_closing (
  id        bigint      generated always as identity primary key,
  level     integer     not null check (level > 0),
  closed_at timestamptz not null,
  closed_by bigint      not null,
  opened_at timestamptz,
  opened_by bigint,
  check ((opened_at is null) = (opened_by is null))
);
create unique index members_level_closing_open on members_level_closing (level) where opened_at is null;

-- content

-- What operators write for members. Visible is what is published and whose dates have begun and are not over.
create table content_entry (
  id                bigint      generated always as identity primary key,
  kind              text        not null check (kind in ('news', 'notice', 'question', 'about', 'agreement', 'banner', 'shopText')),
  state             text        not null default 'draft' check (state in ('draft', 'published', 'withdrawn', 'discarded')),
  -- Counts the changes of the entry itself; each text counts its own.
  version           integer     not null default 1,
  is_important      boolean     not null default false,
  -- The group of a question, the place of a banner or of a text of the shop.
  topic             text,
  -- The order among questions and texts of one group.
  place             integer     not null default 0,
  picture           text,
  link              jsonb,
  visible_from      timestamptz,
  visible_until     timestamptz,
  made_by           text        not null,
  made_at           timestamptz not null,
  published_at      timestamptz,
  -- From when members see it, if it is published.
  shown_at          timestamptz generated always as (greatest(visible_from, published_at)) stored,
  -- An agreement gets its number when it is published, and keeps its texts from then on.
  agreement_version integer     unique,
  -- When all were told of an entry that has appeared.
  told_at           timestamptz,
  check (visible_until is null or visible_from is null or visible_until > visible_from),
  check (state <> 'published' or published_at is not null),
  check ((kind = 'agreement' and state = 'published') = (agreement_version is not null))
);
create index content_entry_shown on content_entry (kind, shown_at desc, id desc) where state = 'published';
create index content_entry_untold on content_entry (shown_at) where state = 'published' and told_at is null;

create table content_text (
  entry_id bigint      not null references content_entry (id),
  language text        not null,
  version  integer     not null,
  title    text        not null,
  summary  text        not null default '',
  body     jsonb,
  saved_by text        not null,
  saved_at timestamptz not null,
  primary key (entry_id, language)
);

-- Every text that was ever saved, to compare a version with the one before.
create table content_text_version (
  entry_id bigint      not null,
  language text        not null,
  version  integer     not null,
  title    text        not null,
  summary  text        not null,
  body     jsonb,
  saved_by text        not null,
  saved_at timestamptz not null,
  primary key (entry_id, language, version),
  foreign key (entry_id, language) references content_text (entry_id, language)
);

-- The pictures that operators have uploaded for texts and banners.
create table content_picture (
  file     text        primary key,
  width    integer     not null check (width > 0),
  height   integer     not null check (height > 0),
  added_by text        not null,
  added_at timestamptz not null
);

-- Up to when a member has marked all notices as read, and which later ones it has read one by one.
create table content_reader (
  member_no  bigint      primary key,
  read_until timestamptz not null
);

create table content_read (
  member_no bigint not null,
  entry_id  bigint not null references content_entry (id),
  primary key (member_no, entry_id)
);

-- network

create table network_node (
  member_no  bigint      primary key,
  sponsor    bigint      references network_node (member_no),
  parent     bigint      references network_node (member_no),
  zone       text        check (zone in ('A', 'B')),
  -- steps below the root of the placement tree; a node never moves
  depth      integer     not null,
  -- steps below the root of the sponsor tree
  generation integer     not null,
  placed_at  timestamptz not null,
  constraint network_node_place unique (parent, zone),
  constraint network_node_root_or_placed check ((parent is null) = (zone is null)),
  constraint network_node_one_origin check ((parent is null) = (sponsor is null)),
  constraint network_node_not_itself check (member_no <> parent and member_no <> sponsor)
);
create index network_node_sponsor on network_node (sponsor, member_no);
-- One root: everybody else has a parent and a sponsor.
create unique index network_node_one_root on network_node ((parent is null)) where parent is null;

-- Members below a node in each zone. Kept by one counter a moment behind, so that joining locks no ancestor.
create table network_count (
  member_no bigint  primary key references network_node (member_no) on delete cascade,
  in_a      integer not null default 0,
  in_b      integer not null default 0
);

create table network_count_change (
  id     bigint  generated always as identity primary key,
  parent bigint  not null,
  zone   text    not null,
  delta  integer not null
);
create index network_count_change_parent on network_count_change (parent);

-- The binding of a sub-account to a main account, from the application to its end. An ended one is kept.
create table network_link (
  id                 bigint      generated always as identity primary key,
  main               bigint      not null references network_node (member_no) on delete cascade,
  sub                bigint      not null references network_node (member_no) on delete cascade,
  state              text        not null check (state in ('applied', 'bound', 'refused', 'withdrawn', 'expired', 'ended')),
  applied_at         timestamptz not null,
  expires_at         timestamptz not null check (expires_at > applied_at),
  bound_at           timestamptz,
  -- When an application was answered otherwise, withdrawn or expired, or a binding ended.
  closed_at          timestamptz,
  -- What the sub-account allows its main account, and when it last changed that.
  may_sign_in        boolean     not null default false,
  sign_in_changed_at timestamptz,
  may_collect        boolean     not null default false,
  collect_changed_at timestamptz,
  constraint network_link_of_two check (main <> sub),
  constraint network_link_bound_since check ((bound_at is not null) = (state in ('bound', 'ended'))),
  constraint network_link_closed_since check ((closed_at is null) = (state in ('applied', 'bound'))),
  constraint network_link_consents check (state = 'bound' or not (may_sign_in or may_collect))
);
create unique index network_link_one_main on network_link (sub) where state = 'bound';
create unique index network_link_open on network_link (main, sub) where state in ('applied', 'bound');
create index network_link_main on network_link (main, id desc);
create index network_link_sub on network_link (sub, id desc);
create index network_link_expires on network_link (expires_at) where state = 'applied';

-- Which further nodes may sign in to the main account of their owner, and since when.
create table network_parent_access (
  member_no bigint      primary key references network_node (member_no) on delete cascade,
  given_at  timestamptz not null
);

-- When a pending member last asked its referrer to activate it: one row, so that of two requests at once one is told.
create table network_ask (
  member_no bigint      primary key references network_node (member_no) on delete cascade,
  asked_at  timestamptz not null
);

-- Whose requests a referrer does not want to be told of. A row of the referrer itself stands for those of all.
create table network_ask_mute (
  sponsor   bigint      not null references network_node (member_no) on delete cascade,
  member_no bigint      not null references network_node (member_no) on delete cascade,
  muted_at  timestamptz not null,
  primary key (sponsor, member_no)
);
create index network_ask_mute_member on network_ask_mute (member_no);

-- messages

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
  constraint messages_conversation_member_marks check (member_read between 0 and member_delivered and member_delivered <= last_number),
  constraint messages_conversation_desk_marks check (desk_read between 0 and desk_delivered and desk_delivered <= last_number),
  constraint messages_conversation_waits_since check ((state = 'waiting') = (waiting_since is not null) and (waiting_since is null) =
    (waiting_position is null)),
  constraint messages_conversation_holder_named check ((holder_id is null) = (holder is null))
);
create index messages_conversation_waiting on messages_conversation (waiting_position) where state = 'waiting';
create index messages_conversation_holder on messages_conversation (holder_id, position desc) where holder_id is not null;
create index messages_conversation_position on messages_conversation (position desc);

create table messages_canned_answer (
  id           bigint      generated always as identity primary key,
  title        text        not null check (char_length(title) between 1 and 80),
  version      integer     not null default 1,
  saved_by     text        not null,
  saved_at     timestamptz not null,
  withdrawn_at timestamptz
);

create table messages_message (
  member_no        bigint      not null references messages_conversation (member_no),
  number           integer     not null check (number >= 1),
  by               text        not null check (by in ('member', 'desk')),
  -- The idempotency key that it was sent with.
  key              text        not null,
  text             text        not null check (char_length(text) <= 1000),
  picture          text        unique,
  reference_kind   text        check (reference_kind in ('order', 'trade', 'recharge', 'withdrawal', 'request')),
  reference_id     bigint,
  reference_number text,
  operator         text,
  canned_id        bigint,
  at               timestamptz not null,
  primary key (member_no, number),
  unique (member_no, by, key),
  constraint messages_message_not_empty check (text <> '' or picture is not null),
  constraint messages_message_whole_reference check ((reference_kind is null) = (reference_id is null) and (reference_kind is null) =
    (reference_number is null)),
  constraint messages_message_operator_at_the_desk check ((by = 'desk') = (operator is not null)),
  constraint messages_message_canned_at_the_desk check (canned_id is null or by = 'desk'),
  constraint messages_message_canned foreign key (canned_id) references messages_canned_answer (id)
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

create table messages_canned_text (
  canned_id bigint not null references messages_canned_answer (id),
  language  text   not null,
  text      text   not null check (char_length(text) between 1 and 1000),
  primary key (canned_id, language)
);

-- When an operator last began to look at a conversation: the first look of an hour stands in the audit log.
create table messages_look (
  operator_id bigint      not null,
  member_no   bigint      not null references messages_conversation (member_no),
  at          timestamptz not null,
  primary key (operator_id, member_no)
);

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
  constraint messages_matter_whole_reference check ((reference_kind is null) = (reference_id is null) and (reference_kind is null) =
    (reference_number is null)),
  constraint messages_matter_rated_after_its_end check (rating is null or closed_at is not null),
  constraint messages_matter_whole_rating check ((rating is null) = (rated_at is null)),
  constraint messages_matter_text_of_a_rating check (rating_text = '' or rating in ('helpful', 'notHelpful'))
);
create unique index messages_matter_open on messages_matter (member_no) where closed_at is null;
create index messages_matter_closed on messages_matter (closed_at) where closed_at is not null;
create index messages_matter_texts on messages_matter (id) where rating_text <> '';

-- notifications

-- What concerns a member alone, kept under "For me".
create table notifications_notice (
  id        bigint      generated always as identity,
  member_no bigint      not null,
  kind      text        not null,
  params    jsonb       not null,
  at        timestamptz not null,
  is_read   boolean     not null default false,
  primary key (member_no, id)
);
create index notifications_notice_unread on notifications_notice (member_no, id) where not is_read;
-- Rows come in the order of their moments, so the sweep finds the old ones by an index that costs almost nothing.
create index notifications_notice_at on notifications_notice using brin (at);

-- What a member has chosen, by group. What is not there is as it is for everybody.
create table notifications_choice (
  member_no bigint primary key,
  mail      jsonb  not null default '{}',
  push      jsonb  not null default '{}'
);

-- Mail that waits to be sent. The address is the one at the time of the change: news of a new address goes to the old one.
create table notifications_mail (
  id        bigint      generated always as identity primary key,
  member_no bigint      not null,
  kind      text        not null,
  params    jsonb       not null,
  channel   text        not null check (channel in ('email', 'phone')),
  address   text        not null,
  made_at   timestamptz not null,
  due_at    timestamptz not null,
  attempts  integer     not null default 0 check (attempts >= 0)
);
create index notifications_mail_due on notifications_mail (due_at);

-- The devices that members have asked to be told by web push, each as long as its session lives.
create table notifications_device (
  id         bigint      generated always as identity primary key,
  member_no  bigint      not null,
  session_id bigint      not null,
  endpoint   text        not null unique check (char_length(endpoint) <= 1000),
  p256dh     text        not null,
  auth       text        not null,
  language   text        not null,
  at         timestamptz not null
);
create index notifications_device_member on notifications_device (member_no, id);
create index notifications_device_session on notifications_device (session_id);

-- What waits to be announced: one of each group is enough for a device, because an announcement has no content.
create table notifications_push (
  id        bigint      generated always as identity primary key,
  device_id bigint      not null references notifications_device (id) on delete cascade,
  topic     text        not null,
  made_at   timestamptz not null,
  due_at    timestamptz not null,
  attempts  integer     not null default 0 check (attempts >= 0),
  unique (device_id, topic)
);
create index notifications_push_due on notifications_push (due_at);

-- The key pair by which push services know this installation, made once; the private key is sealed with its secret.
create table notifications_push_key (
  is_only    boolean primary key default true check (is_only),
  public_key text    not null,
  sealed_key text    not null
);

-- verification

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
  state             text        not null check (state in ('draft', 'submitted', 'inReview', 'needMore', 'approved', 'rejected', 'expired')),
  -- The one that the person sees; earlier ones and erased ones are not.
  is_current        boolean     not null default true,
  -- Rises whenever the state changes.
  version           integer     not null default 1,
  type              text        not null check (type in ('passport', 'identityCard', 'residencePermit', 'drivingLicence')),
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
  -- Why a case takes a second reviewer, from its first approval on.
  second_for        text        constraint verification_case_second_for check (second_for in ('duplicates', 'earlier', 'draw')),
  -- Many identity cards have no end date. Such a document has no last day either.
  has_no_end        boolean     not null default false constraint verification_case_no_end check (not has_no_end or expires_on is null),
  constraint verification_case_claimed check ((state = 'inReview') = (reviewer_id is not null) and (reviewer_id is null) = (reviewer is
    null) and (reviewer_id is null) = (claimed_until is null)),
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
  id           bigint      generated always as identity primary key,
  case_id      bigint      not null references verification_case (id),
  owner        bigint      not null,
  operator     text        not null,
  what         text        not null check (what in ('fields', 'front', 'back', 'holding')),
  at           timestamptz not null,
  -- A look belongs to the claim in which it was made: the version of the case rises with each claim and stays during it.
  case_version integer,
  operator_id  bigint,
  roles        text
);
create index verification_view_owner on verification_view (owner, id desc);
create index verification_view_claim on verification_view (case_id, case_version);

-- What reviewers tell each other about a case. No member's route reads it.
create table verification_note (
  id       bigint      generated always as identity primary key,
  case_id  bigint      not null references verification_case (id),
  operator text        not null,
  text     text        not null check (char_length(text) between 1 and 2000),
  at       timestamptz not null
);
create index verification_note_case on verification_note (case_id, id);

-- wallet

create table wallet_transfer (
  id         bigint      generated always as identity primary key,
  payer      bigint      not null,
  payee      bigint      not null,
  coin       text        not null,
  amount     bigint      not null check (amount > 0),
  fee        bigint      not null check (fee >= 0),
  remark     text,
  state      text        not null check (state in ('held', 'credited', 'cancelled')),
  made_at    timestamptz not null,
  credits_at timestamptz,
  -- A transfer is the record of its key: the same key of the same payer finds it again.
  key        text        collate "C",
  constraint wallet_transfer_not_to_oneself check (payer <> payee),
  constraint wallet_transfer_fee_within check (fee < amount)
);
create index wallet_transfer_payer on wallet_transfer (payer, id);
create index wallet_transfer_payee on wallet_transfer (payee, id);
create index wallet_transfer_due on wallet_transfer (credits_at) where state = 'held';
create unique index wallet_transfer_key on wallet_transfer (payer, key);

-- Who has been paid before: later transfers are credited at once.
create table wallet_known_payee (
  payer bigint      not null,
  payee bigint      not null,
  since timestamptz not null,
  primary key (payer, payee)
);

create table wallet_conversion (
  id        bigint      generated always as identity primary key,
  member_no bigint      not null,
  kind      text        not null check (kind in ('conversion', 'exchange')),
  from_coin text        not null,
  to_coin   text        not null,
  amount    bigint      not null check (amount > 0),
  fee       bigint      not null check (fee >= 0),
  rate      integer     not null check (rate between 1 and 10000),
  credited  bigint      not null check (credited >= 0),
  made_at   timestamptz not null,
  remark    text        check (char_length(remark) <= 140)
);
create index wallet_conversion_member on wallet_conversion (member_no, id);

create table wallet_quote (
  id         bigint      generated always as identity primary key,
  member_no  bigint      not null,
  from_coin  text        not null,
  to_coin    text        not null,
  amount     bigint      not null check (amount > 0),
  fee        bigint      not null,
  receive    bigint      not null check (receive > 0),
  expires_at timestamptz not null,
  taken_at   timestamptz
);

-- Where members pay in from outside. A way never changes: another account is another way. The seal binds a row to the secret of the
-- installation, so that nobody who can write to the table alone can send payments elsewhere.
create table wallet_pay_in_way (
  id          bigint      generated always as identity primary key,
  name        text        not null unique,
  kind        text        not null check (kind in ('bank', 'other', 'BEP20', 'TRC20')),
  holder      text        not null,
  account     text        not null,
  least       bigint      not null check (least > 0),
  most        bigint      not null,
  hours       integer     not null check (hours > 0),
  text        text        not null,
  state       text        not null check (state in ('proposed', 'open', 'closed')),
  proposed_at timestamptz not null,
  opened_at   timestamptz,
  closed_at   timestamptz,
  closed_by   text,
  seal        bytea       not null,
  check (least <= most),
  check (state <> 'open' or opened_at is not null),
  check ((closed_at is null) = (state <> 'closed'))
);
create index wallet_pay_in_way_open on wallet_pay_in_way (id) where state = 'open';

-- What a member is about to pay on a network: the transactions of a shared address are public, so the amount says whose payment it is.
create table wallet_exact_payment (
  id        bigint      generated always as identity primary key,
  member_no bigint      not null,
  way_id    bigint      not null references wallet_pay_in_way (id),
  network   text        not null check (network in ('BEP20', 'TRC20')),
  amount    bigint      not null check (amount > 0),
  state     text        not null check (state in ('open', 'reported', 'givenUp')),
  made_at   timestamptz not null,
  ended_at  timestamptz,
  -- A member is told once that an exact amount can be paid for one hour more. Of those whose time is over nobody is told.
  told_at   timestamptz,
  check ((ended_at is null) = (state = 'open'))
);
create unique index wallet_exact_payment_open on wallet_exact_payment (member_no, way_id) where state = 'open';
create unique index wallet_exact_payment_amount on wallet_exact_payment (way_id, amount) where state = 'open';
create index wallet_exact_payment_recent on wallet_exact_payment (way_id, made_at);
create index wallet_exact_payment_member on wallet_exact_payment (member_no, id);
create index wallet_exact_payment_to_tell on wallet_exact_payment (made_at) where state = 'open' and told_at is null;

create table wallet_recharge (
  id                 bigint      generated always as identity primary key,
  number             text        not null unique,
  member_no          bigint      not null,
  amount             bigint      not null check (amount > 0),
  reference          text        not null,
  note               text,
  voucher            text,
  state              text        not null check (state in ('submitted', 'approved', 'booked', 'rejected')),
  first_operator     text,
  second_operator    text,
  reason             text,
  made_at            timestamptz not null,
  decided_at         timestamptz,
  -- Who took a step of a decision is kept by the operator's number, which is what decisions compare; the name is for readers.
  first_operator_id  bigint,
  second_operator_id bigint,
  -- References of outside payments are unique by a key in which those that look the same are the same. Compatible forms
  -- become one, what nobody sees is left out, case is folded.
  reference_key      text        not null,
  fingerprint        bit(64),
  way_id             bigint      references wallet_pay_in_way (id),
  exact_id           bigint      unique references wallet_exact_payment (id),
  txid               text,
  judgement          jsonb,
  judged_at          timestamptz,
  proved_at          timestamptz,
  constraint wallet_recharge_four_eyes check (first_operator <> second_operator),
  constraint wallet_recharge_booked_by_two check (state <> 'booked' or (first_operator is not null and second_operator is not null)),
  constraint wallet_recharge_two_operators check (first_operator_id <> second_operator_id),
  constraint wallet_recharge_is_shown check (voucher is not null or proved_at is not null),
  constraint wallet_recharge_names_transaction check ((exact_id is null) = (txid is null))
);
create index wallet_recharge_member on wallet_recharge (member_no, id);
create index wallet_recharge_state on wallet_recharge (state, id);
-- By these the sweep of files finds which of them a row names.
create index wallet_recharge_voucher on wallet_recharge (voucher);
create index wallet_recharge_way on wallet_recharge (way_id) where state in ('submitted', 'approved');
create index wallet_recharge_txid on wallet_recharge (txid) where txid is not null;
create index wallet_recharge_to_judge on wallet_recharge (judged_at) where txid is not null and proved_at is null and state in
  ('submitted', 'approved');
create unique index wallet_recharge_reference on wallet_recharge (reference_key) where state <> 'rejected' and exact_id is null;
-- Operators' lists can be read by amount, the smallest or the largest first, page after page.
create index wallet_recharge_amount on wallet_recharge (amount, id);
create index wallet_recharge_receipt on wallet_recharge (reference_key);
create index wallet_recharge_booked on wallet_recharge (decided_at) include (amount) where state = 'booked';
-- The lists of the desks in the order of amounts, filtered by a state that few rows have: the index of amounts alone reads all of them.
create index wallet_recharge_state_amount on wallet_recharge (state, amount, id);

create table wallet_account (
  id         bigint      generated always as identity primary key,
  member_no  bigint      not null,
  network    text        not null check (network in ('BEP20', 'TRC20')),
  address    text        not null,
  label      text        not null,
  is_default boolean     not null,
  usable_at  timestamptz not null,
  deleted_at timestamptz,
  -- When the member last proved by a signature that the address is its own; a changed address has to be proved again.
  proved_at  timestamptz
);
create unique index wallet_account_address on wallet_account (network, address) where deleted_at is null;
create unique index wallet_account_default on wallet_account (member_no, network) where is_default and deleted_at is null;
create index wallet_account_member on wallet_account (member_no, id);

create table wallet_withdrawal (
  id                 bigint      generated always as identity primary key,
  number             text        not null unique,
  member_no          bigint      not null,
  account_id         bigint      not null references wallet_account (id),
  network            text        not null,
  address            text        not null,
  amount             bigint      not null check (amount > 0),
  fee                bigint      not null check (fee >= 0),
  state              text        not null check (state in ('requested', 'approved', 'sent', 'paid', 'rejected', 'cancelled')),
  first_operator     text,
  second_operator    text,
  reference          text,
  reason             text,
  made_at            timestamptz not null,
  decided_at         timestamptz,
  first_operator_id  bigint,
  second_operator_id bigint,
  reference_key      text,
  -- A payout names its transaction, and what the chain shows of it is kept as it is for a recharge. One that both nodes show and that
  -- is not
  -- final yet has been sent. When it was approved is kept, because its block comes later.
  approved_at        timestamptz,
  sent_at            timestamptz,
  txid               text,
  judgement          jsonb,
  judged_at          timestamptz,
  proved_at          timestamptz,
  constraint wallet_withdrawal_fee_within check (fee < amount),
  constraint wallet_withdrawal_four_eyes check (first_operator <> second_operator),
  constraint wallet_withdrawal_two_operators check (first_operator_id <> second_operator_id),
  constraint wallet_withdrawal_reference_key check ((reference is null) = (reference_key is null)),
  constraint wallet_withdrawal_paid_by_two check (state not in ('sent', 'paid') or (first_operator is not null and second_operator is
    not null and reference is not null)),
  constraint wallet_withdrawal_sent_names_transaction check (state <> 'sent' or (txid is not null and sent_at is not null)),
  constraint wallet_withdrawal_proof_names_transaction check (proved_at is null or txid is not null)
);
create index wallet_withdrawal_member on wallet_withdrawal (member_no, id);
create index wallet_withdrawal_state on wallet_withdrawal (state, id);
create unique index wallet_withdrawal_reference on wallet_withdrawal (reference_key) where reference_key is not null;
create index wallet_withdrawal_amount on wallet_withdrawal (amount, id);
create index wallet_withdrawal_address on wallet_withdrawal (lower(address));
create index wallet_withdrawal_paid on wallet_withdrawal (decided_at) include (amount) where state = 'paid';
create index wallet_withdrawal_state_amount on wallet_withdrawal (state, amount, id);
-- Payouts that are not final yet, those judged longest ago first.
create index wallet_withdrawal_to_judge on wallet_withdrawal (judged_at) where state = 'sent';

-- What a main account was shown that it can collect, and what became of each row once it was confirmed.
create table wallet_collection (
  id         bigint      generated always as identity primary key,
  member_no  bigint      not null,
  expires_at timestamptz not null,
  taken_at   timestamptz
);
create index wallet_collection_member on wallet_collection (member_no, expires_at) where taken_at is null;

create table wallet_collection_row (
  id            bigint  generated always as identity primary key,
  collection_id bigint  not null references wallet_collection (id) on delete cascade,
  link_id       bigint  not null,
  sub           bigint  not null,
  coin          text    not null check (coin not in ('bdb', 'ftb')),
  amount        bigint  not null check (amount > 0),
  fee           bigint  not null check (fee >= 0 and fee < amount),
  -- Null until it is confirmed; then whether it was moved, and otherwise why not.
  is_moved      boolean,
  reason        text,
  constraint wallet_collection_row_reason check ((is_moved is false) = (reason is not null)),
  unique (collection_id, sub, coin)
);

-- Keys of transfers whose payers were told that they never came: a request that comes late makes no transfer with them.
-- Other writes have a row without a hash in platform_idempotency.
create table wallet_closed_key (
  payer     bigint      not null,
  key       text        collate "C" not null,
  closed_at timestamptz not null,
  primary key (payer, key)
);

-- An address is a member's or one at which members pay in, for ever: what is paid in must not reach a member's own wallet, and a
-- withdrawal must not go where others pay in. The addresses of BEP20 stand in lower case here, whatever case shows their checksum.
create table wallet_address (
  network    text not null check (network in ('BEP20', 'TRC20')),
  address    text not null,
  belongs_to text not null check (belongs_to in ('member', 'payIn')),
  primary key (network, address)
);

-- Whom a member pays, under a name of its own. `typed`: the member has typed or scanned the username itself, and sees it in full.
create table wallet_payee (
  id        bigint      generated always as identity primary key,
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

-- What a member asks others to pay. Whoever knows its name may open it; one transfer pays it, and while that is held, so is the request.
create table wallet_payment_request (
  id          bigint      generated always as identity primary key,
  name        text        not null unique,
  number      text        not null unique,
  payee       bigint      not null references identity_credential (member_no) on delete cascade,
  coin        text        not null check (coin in ('mey', 'usdt')),
  amount      bigint      not null check (amount > 0),
  remark      text        check (length(remark) between 1 and 140),
  state       text        not null check (state in ('open', 'held', 'paid', 'expired', 'canceled')),
  transfer_id bigint      unique references wallet_transfer (id),
  made_at     timestamptz not null,
  expires_at  timestamptz not null check (expires_at > made_at),
  ended_at    timestamptz,
  check ((transfer_id is not null) = (state in ('held', 'paid'))),
  check ((ended_at is null) = (state in ('open', 'held')))
);
create index wallet_payment_request_payee on wallet_payment_request (payee, id);
create index wallet_payment_request_due on wallet_payment_request (expires_at) where state = 'open';
create index wallet_payment_request_unpaid on wallet_payment_request (ended_at) where state in ('expired', 'canceled');

-- What has become of a request, step by step; never changed.
create table wallet_payment_request_event (
  id          bigint      generated always as identity primary key,
  request_id  bigint      not null references wallet_payment_request (id) on delete cascade,
  event       text        not null check (event in ('make', 'pay', 'hold', 'credit', 'release', 'lapse', 'cancel', 'expire')),
  state       text        not null,
  transfer_id bigint      references wallet_transfer (id),
  at          timestamptz not null
);
create index wallet_payment_request_event_request on wallet_payment_request_event (request_id, id);

-- What one unit of account is worth in a currency outside, as two operators have set it. It is shown beside a balance and used for nothing.
create table wallet_reference_rate (
  id          bigint      generated always as identity primary key,
  currency    text        not null check (currency ~ '^[A-Z]{3}$'),
  -- Micro of the currency for one unit.
  rate        bigint      not null check (rate between 1 and 1000000000000),
  -- When it was proposed.
  proposed_at timestamptz not null,
  approved_at timestamptz not null
);
create index wallet_reference_rate_currency on wallet_reference_rate (currency, id desc);

-- stock

create table stock_payment (
  id            bigint      generated always as identity primary key,
  kind          text        not null check (kind in ('activation', 'upgrade', 'reinvest')),
  payer         bigint      not null,
  funder        bigint      not null,
  level         smallint    not null,
  coin          text        not null check (coin in ('bdb', 'ftb')),
  amount        bigint      not null check (amount > 0),
  fee           bigint      not null check (fee >= 0),
  plan          integer     not null,
  bought_before smallint    not null,
  status_before text        not null,
  state         text        not null check (state in ('cooling', 'recognised', 'cancelled')),
  paid_at       timestamptz not null,
  cools_until   timestamptz not null,
  ended_at      timestamptz,
  paid_on       integer     not null,
  recognised_on integer     not null
);
alter table stock_payment alter column id drop identity;
create index stock_payment_payer on stock_payment (payer, id);
create index stock_payment_funder on stock_payment (funder, id);
create index stock_payment_cooling on stock_payment (cools_until, id) where state = 'cooling';
create index stock_payment_recognised on stock_payment (recognised_on) include (fee) where state = 'recognised';

-- One activation a funder in ten minutes.
create table stock_activation_pace (
  funder  bigint      primary key,
  last_at timestamptz not null
);

-- A member's shares and cumulative figures; without a row, nothing.
create table stock_member (
  member_no  bigint  primary key,
  matched    bigint  not null default 0 check (matched >= 0),
  month_a    bigint  not null default 0 check (month_a >= 0),
  month_b    bigint  not null default 0 check (month_b >= 0),
  closed_on  integer,
  held       bigint  not null default 0 check (held >= 0),
  on_offer   bigint  not null default 0 check (on_offer >= 0),
  clear_zero bigint  not null default 0 check (clear_zero >= 0),
  buyback    bigint  not null default 0 check (buyback >= 0),
  constraint stock_member_offers_what_it_holds check (on_offer <= held)
);
create index stock_member_merit on stock_member (least(month_a, month_b) desc, member_no) where month_a > 0 and month_b > 0;

-- One row: its lock keeps every act of the hall in one order.
create table stock_market (
  is_only         boolean     primary key default true check (is_only),
  -- the last day that was settled
  day             integer     not null,
  -- the last event of the day that is being settled; null while it is open
  cut             bigint,
  -- what pool:yield held at the cut
  cut_yield       bigint,
  cut_at          timestamptz,
  reserve         bigint      not null default 0 check (reserve >= 0),
  outstanding     bigint      not null default 0 check (outstanding >= 0),
  opening_reserve bigint      not null default 0 check (opening_reserve >= 0),
  -- what the last settlement left in pool:yield
  pool_yield      bigint      not null default 0 check (pool_yield >= 0),
  next_event      bigint      not null default 1,
  next_payment    bigint      not null,
  next_request    bigint      not null default 1,
  next_offer      bigint      not null default 1,
  next_run        bigint      not null default 1,
  next_fill       bigint      not null default 1,
  next_bonus      bigint      not null default 1
);

-- The journal: what happened, in the order in which it happened. A day's end is computed again from it.
create table stock_event (
  seq     bigint      primary key,
  day     integer     not null,
  kind    text        not null check (kind in ('opening', 'payment', 'cancel', 'sale', 'run', 'fees')),
  payload jsonb       not null,
  at      timestamptz not null
);
create index stock_event_day on stock_event (day, seq);

create table stock_request (
  -- the queue node height
  number    bigint      primary key,
  payment   bigint      not null unique,
  member_no bigint      not null,
  amount    bigint      not null check (amount > 0),
  remaining bigint      not null check (remaining >= 0 and remaining <= amount),
  allocated bigint      not null default 0 check (allocated >= 0),
  state     text        not null check (state in ('waiting', 'inProgress', 'completed')),
  at        timestamptz not null,
  constraint stock_request_completed check ((state = 'completed') = (remaining = 0))
);
create index stock_request_member on stock_request (member_no, number);
create index stock_request_open on stock_request (number) where state <> 'completed';

create table stock_offer (
  number       bigint      primary key,
  member_no    bigint      not null,
  is_clear_out boolean     not null,
  quantity     bigint      not null check (quantity > 0),
  remaining    bigint      not null check (remaining >= 0 and remaining <= quantity),
  received     bigint      not null default 0 check (received >= 0),
  state        text        not null check (state in ('waiting', 'inProgress', 'completed')),
  offered_on   integer     not null,
  at           timestamptz not null,
  constraint stock_offer_completed check ((state = 'completed') = (remaining = 0))
);
create index stock_offer_member on stock_offer (member_no, number);
create index stock_offer_open on stock_offer (number) where state <> 'completed';

-- Everything that can move the price: distribution runs, buybacks, splits. The exact price before and after.
create table stock_run (
  id                 bigint      primary key,
  kind               text        not null check (kind in ('distribution', 'buyback', 'split')),
  day                integer     not null,
  fills              integer     not null,
  spent              bigint      not null,
  quantity           bigint      not null,
  reserve_before     bigint      not null,
  outstanding_before bigint      not null,
  reserve            bigint      not null,
  outstanding        bigint      not null,
  by_operator        text,
  at                 timestamptz not null
);
create index stock_run_day on stock_run (day, id);

-- Each executed part: who sold, a member or the treasury (null), and the exact price after it.
create table stock_fill (
  id          bigint      primary key,
  run         bigint      not null,
  source      text        not null check (source in ('sale', 'issue', 'remainder', 'buyback')),
  request     bigint,
  buyer       bigint,
  offer       bigint,
  seller      bigint,
  quantity    bigint      not null check (quantity >= 0),
  amount      bigint      not null check (amount >= 0),
  to_reserve  bigint      not null check (to_reserve >= 0),
  reserve     bigint      not null,
  outstanding bigint      not null,
  at          timestamptz not null
);
create index stock_fill_run on stock_fill (run, id);
create index stock_fill_at on stock_fill (at, id);
-- What a member held on an earlier day is computed from the fills since then, so they are found by buyer and by seller.
create index stock_fill_buyer on stock_fill (buyer, at) where buyer is not null;
create index stock_fill_seller on stock_fill (seller, at) where seller is not null;

-- Every bonus with its inputs; `event` is the payment or the threshold, `depth` the distance or the rank.
create table stock_bonus (
  id       bigint      primary key,
  day      integer     not null,
  kind     text        not null,
  receiver bigint      not null,
  event    bigint      not null,
  depth    integer     not null,
  inputs   jsonb       not null,
  pool     bigint      not null,
  dues     bigint      not null,
  ftb_bp   integer     not null,
  due      bigint      not null check (due >= 0),
  paid     bigint      not null check (paid >= 0 and paid <= due),
  ftb      bigint      not null,
  mey      bigint      not null,
  at       timestamptz not null,
  constraint stock_bonus_once unique (day, kind, receiver, event, depth),
  constraint stock_bonus_in_two_coins check (ftb >= 0 and mey >= 0 and ftb + mey = paid)
);
create index stock_bonus_receiver on stock_bonus (receiver, id);

-- Lifetime awards in their line.
create table stock_award (
  id         bigint  generated always as identity primary key,
  member_no  bigint  not null,
  threshold  bigint  not null,
  award      bigint  not null,
  reached_on integer not null,
  ended_on   integer,
  constraint stock_award_once unique (member_no, threshold)
);
create index stock_award_line on stock_award (id) where ended_on is null;

create table stock_split (
  id          bigint      generated always as identity primary key,
  day         integer     not null,
  member_no   bigint      not null,
  held_before bigint      not null,
  held_after  bigint      not null,
  at          timestamptz not null,
  constraint stock_split_once unique (member_no, day)
);

-- One row a day that was settled.
create table stock_settlement (
  day             integer     primary key,
  plan            integer     not null,
  events          integer     not null,
  cut             bigint      not null,
  bonuses         integer     not null,
  collision_due   bigint      not null,
  collision_pool  bigint      not null,
  leadership_due  bigint      not null,
  leadership_pool bigint      not null,
  reserve         bigint      not null,
  outstanding     bigint      not null,
  input_hash      text        not null,
  outcome_hash    text        not null,
  at              timestamptz not null
);

-- The state of the hall after each day's end, packed, so that a day can be computed again from the one before it.
create table stock_day_state (
  day   integer primary key,
  state bytea   not null
);

-- A day's end sets the coins of its bonuses aside and is done; they are credited after it, in short transactions.
-- Everything before `first` is credited; of what comes before `upto`, in the order of receivers, so many are.
create table stock_credit (
  is_only boolean primary key default true check (is_only),
  first   bigint  not null,
  upto    bigint  not null,
  done    bigint  not null default 0 check (done >= 0),
  constraint stock_credit_order check (first <= upto)
);

-- otc

create table otc_market (
  id                 bigint      generated always as identity primary key,
  coin               text        not null,
  network            text        not null check (network in ('BEP20', 'TRC20')),
  kind               text        not null check (kind in ('cash', 'crypto')),
  is_open            boolean     not null,
  band_bp            integer     not null check (band_bp between 1 and 5000),
  -- until something has been traded
  start_price        bigint      not null check (start_price > 0),
  min_trade          bigint      not null check (min_trade > 0),
  payment_minutes    integer     not null check (payment_minutes > 0),
  release_minutes    integer     not null check (release_minutes > 0),
  settle_hours       integer     not null check (settle_hours >= 0),
  min_level_purchase integer     not null default 0,
  min_level_sale     integer     not null default 0,
  -- Trades that completed from this moment on are not in the minutes yet.
  summed_until       timestamptz not null default 'epoch',
  constraint otc_market_place unique (coin, network)
);

create table otc_listing (
  id               bigint      generated always as identity primary key,
  market_id        bigint      not null references otc_market (id),
  member_no        bigint      not null,
  side             text        not null check (side in ('purchase', 'sale')),
  price            bigint      not null check (price > 0),
  quantity         bigint      not null check (quantity > 0),
  remaining        bigint      not null check (remaining >= 0),
  -- of a sale: held beside what remains
  fee_left         bigint      not null check (fee_left >= 0),
  min_trade        bigint      not null check (min_trade > 0),
  max_trade        bigint      not null,
  release_on_proof boolean     not null,
  account_id       bigint      not null,
  account_label    text        not null,
  address          text        not null,
  state            text        not null check (state in ('toBeTraded', 'inTransaction', 'completed', 'revoked')),
  listed_on        date        not null,
  day_slot         smallint    not null check (day_slot between 1 and 5),
  made_at          timestamptz not null,
  -- the best price has the smallest rank
  price_rank       bigint      generated always as (case when side = 'sale' then price else -price end) stored,
  -- A listing keeps the fee that was in force when it was posted.
  fee_bp           integer     not null check (fee_bp between 0 and 10000),
  -- A member has one listing with something left, over all markets and sides. One that was filled may get back what a cancelled
  -- trade leaves: it is not alone then, and stands beside another.
  alone            boolean     not null default false,
  constraint otc_listing_remaining_within check (remaining <= quantity),
  constraint otc_listing_bounds check (min_trade <= max_trade and max_trade <= quantity),
  constraint otc_listing_nothing_open_at_the_end check (state <> 'completed' or remaining = 0),
  -- at most five a UTC day
  constraint otc_listing_day unique (member_no, listed_on, day_slot)
);
create index otc_listing_hall on otc_listing (market_id, side, price_rank, id) where state in ('toBeTraded', 'inTransaction') and
  remaining > 0;
create index otc_listing_member on otc_listing (member_no, id);
create unique index otc_listing_alone on otc_listing (member_no) where state in ('toBeTraded', 'inTransaction') and remaining > 0 and alone;
create index otc_listing_left on otc_listing (member_no) where state in ('toBeTraded', 'inTransaction') and remaining > 0;

create table otc_trade (
  id               bigint      generated always as identity primary key,
  number           text        not null unique,
  listing_id       bigint      not null references otc_listing (id),
  market_id        bigint      not null references otc_market (id),
  coin             text        not null,
  network          text        not null,
  buyer            bigint      not null,
  seller           bigint      not null,
  quantity         bigint      not null check (quantity > 0),
  price            bigint      not null check (price > 0),
  -- usdt, unique among the seller's open trades
  total            bigint      not null check (total > 0),
  fee              bigint      not null check (fee >= 0),
  -- its quantity counts against what the listing has left
  of_listing       boolean     not null,
  release_on_proof boolean     not null,
  buyer_label      text        not null,
  buyer_address    text        not null,
  -- the wallet was proved by a signature: the sender is checked
  buyer_proved     boolean     not null,
  seller_label     text        not null,
  seller_address   text        not null,
  payment_ms       integer     not null,
  release_ms       integer     not null,
  settle_ms        integer     not null,
  state text not null check (state in ('waitForPayment', 'waitForConfirmation', 'paymentError', 'receiptError', 'completed',
    'canceled')),
  -- what led to the state
  event            text,
  clock_from       timestamptz not null,
  -- null: no duty has a clock, or an appeal is open
  due_at           timestamptz,
  -- outages since the claim
  paused_ms        bigint      not null default 0,
  -- where the search for an incoming payment goes on
  next_block       bigint,
  txid             text,
  voucher          text,
  claims           smallint    not null default 0 check (claims <= 5),
  claimed_at       timestamptz,
  judgement        jsonb,
  judged_at        timestamptz,
  proved_at        timestamptz,
  made_at          timestamptz not null,
  closed_at        timestamptz,
  -- from claim to release, outages left out
  took_ms          bigint,
  settles_at       timestamptz,
  settled_at       timestamptz,
  -- Whether the picture of a payment was drawn from what the chain says, and not sent by the buyer.
  chain_voucher    boolean     not null default false,
  constraint otc_trade_not_with_oneself check (buyer <> seller),
  constraint otc_trade_closed check ((closed_at is not null) = (state in ('completed', 'canceled'))),
  constraint otc_trade_settles check ((settles_at is not null) = (state = 'completed'))
);
-- The amount names the order where the sender cannot be known.
create unique index otc_trade_total on otc_trade (seller, network, total) where state in ('waitForPayment', 'waitForConfirmation',
  'paymentError', 'receiptError');
create index otc_trade_total_closed on otc_trade (seller, network, closed_at) where closed_at is not null;
create index otc_trade_listing on otc_trade (listing_id);
create index otc_trade_buyer on otc_trade (buyer, id);
create index otc_trade_seller on otc_trade (seller, id);
create index otc_trade_due on otc_trade (due_at) where due_at is not null;
create index otc_trade_settling on otc_trade (settles_at) where settled_at is null and state = 'completed';
create index otc_trade_watched on otc_trade (id) where state in ('waitForPayment', 'waitForConfirmation', 'paymentError', 'receiptError');
create index otc_trade_executed on otc_trade (market_id, closed_at) include (quantity, total) where state = 'completed';
create index otc_trade_canceled on otc_trade (closed_at) where state = 'canceled';
create index otc_trade_txid on otc_trade (network, txid) where txid is not null;
-- Each order counts what its buyer has not paid: open orders, and those of today that ended so.
create index otc_trade_unpaid on otc_trade (buyer) where state in ('waitForPayment', 'paymentError');
create index otc_trade_left_unpaid on otc_trade (buyer, closed_at) where state = 'canceled' and event in ('cancel', 'timeout');
-- Operators can read trades by what is paid in all, the smallest or the largest first, page after page.
create index otc_trade_by_total on otc_trade (total, id);
create index otc_trade_by_txid on otc_trade (txid) where txid is not null;
create index otc_trade_completed on otc_trade (closed_at) include (total, fee, coin) where state = 'completed';
create index otc_trade_state_total on otc_trade (state, total, id);

-- Every transition a trade made; appended in the transaction of the transition.
create table otc_trade_step (
  id       bigint      generated always as identity primary key,
  trade_id bigint      not null references otc_trade (id),
  event    text        not null,
  state    text        not null,
  by       text        not null check (by in ('buyer', 'seller', 'system', 'desk')),
  at       timestamptz not null
);
create index otc_trade_step_trade on otc_trade_step (trade_id, id);

-- Pictures of trades by the hash of their pixels: one that was shown before is noticed.
create table otc_picture (
  name        text        primary key,
  hash        bytea       not null,
  trade_id    bigint      not null references otc_trade (id),
  at          timestamptz not null,
  -- A fingerprint of 64 bits by which a picture is known again when it was written anew, brightened or cut.
  fingerprint bit(64)
);
create index otc_picture_hash on otc_picture (hash);
create index otc_picture_trade on otc_picture (trade_id);

create table otc_message (
  id        bigint      generated always as identity primary key,
  trade_id  bigint      not null references otc_trade (id),
  member_no bigint      not null,
  text      text        not null,
  image     text,
  at        timestamptz not null
);
create index otc_message_trade on otc_message (trade_id, id);

create table otc_appeal (
  id             bigint      generated always as identity primary key,
  trade_id       bigint      not null references otc_trade (id),
  opened_by      text        not null check (opened_by in ('buyer', 'seller', 'system')),
  reason         text        not null,
  voucher        text,
  state          text        not null check (state in ('inReview', 'processed', 'revoked')),
  -- what the trade's clock had left: it runs on after a revocation
  clock_left_ms  bigint      not null,
  verdict        text        check (verdict in ('toBuyer', 'toSeller')),
  verdict_reason text,
  proposed_by    text,
  proposed_at    timestamptz,
  decided_by     text,
  made_at        timestamptz not null,
  decided_at     timestamptz,
  proposed_by_id bigint,
  decided_by_id  bigint,
  constraint otc_appeal_four_eyes check (proposed_by <> decided_by),
  constraint otc_appeal_two_operators check (proposed_by_id <> decided_by_id)
);
create unique index otc_appeal_one_open on otc_appeal (trade_id) where state = 'inReview';
create index otc_appeal_trade on otc_appeal (trade_id, id);
create index otc_appeal_state on otc_appeal (state, id);

create table otc_appeal_answer (
  appeal_id bigint      not null references otc_appeal (id),
  by        text        not null check (by in ('buyer', 'seller')),
  text      text        not null,
  voucher   text,
  at        timestamptz not null,
  primary key (appeal_id, by)
);

-- What traders have done so far, counted in the transaction that ends a trade.
create table otc_trader (
  member_no bigint  primary key,
  completed integer not null default 0 check (completed >= 0),
  failed    integer not null default 0 check (failed >= 0),
  -- The median of a trader's releases, written when a trade completes.
  median_ms bigint
);

-- What operators looked at in a trade, and why.
create table otc_inspection (
  id          bigint      generated always as identity primary key,
  trade_id    bigint      not null references otc_trade (id),
  operator    text        not null,
  reason      text        not null,
  at          timestamptz not null,
  -- Members are told the role and the number of the operator who looked into a trade or a verification, and not its name.
  operator_id bigint,
  roles       text
);
create index otc_inspection_trade on otc_inspection (trade_id, id);

-- The platform's pulse, and when it or a network was out: clocks of trades stand still meanwhile.
create table otc_pulse (
  one boolean     primary key default true check (one),
  at  timestamptz not null
);

-- The newest block of each network that was seen.
create table otc_head (
  network text   primary key check (network in ('BEP20', 'TRC20')),
  block   bigint not null
);

create table otc_outage (
  id       bigint      generated always as identity primary key,
  -- null: the platform itself
  network  text        check (network in ('BEP20', 'TRC20')),
  began_at timestamptz not null,
  ended_at timestamptz,
  moved    integer     not null default 0
);
create unique index otc_outage_one_open on otc_outage (network) where ended_at is null;

create table otc_minute (
  market_id bigint      not null references otc_market (id),
  minute    timestamptz not null,
  quantity  bigint      not null check (quantity > 0),
  total     bigint      not null check (total > 0),
  primary key (market_id, minute)
);

-- Traders whom a member prefers, or whom it blocks: a blocked one neither sees nor takes the member's listings.
create table otc_mark (
  id        bigint      generated always as identity,
  member_no bigint      not null,
  trader    bigint      not null,
  mark      text        not null check (mark in ('favourite', 'blocked')),
  at        timestamptz not null,
  primary key (member_no, trader),
  constraint otc_mark_not_oneself check (member_no <> trader)
);
create index otc_mark_latest on otc_mark (member_no, id);
-- Who has blocked a trader, for the page that it opens.
create index otc_mark_blocked on otc_mark (trader, member_no) where mark = 'blocked';

-- What members wait for in the trading hall, at most five each, and the UTC day on which each told last.
create table otc_alert (
  id         bigint      generated always as identity primary key,
  member_no  bigint      not null references members_member (member_no) on delete cascade,
  slot       smallint    not null check (slot between 1 and 5),
  coin       text        not null,
  network    text        check (network in ('BEP20', 'TRC20')),
  side       text        not null check (side in ('purchase', 'sale')),
  price      bigint      not null check (price > 0),
  price_rank bigint      not null generated always as (case when side = 'sale' then price else -price end) stored,
  quantity   bigint      check (quantity > 0),
  made_at    timestamptz not null,
  told_on    date,
  unique (member_no, slot)
);

-- shop

-- Classes of goods, two levels deep: goods lie in one of the second level.
create table shop_class (
  id        bigint  generated always as identity primary key,
  parent_id bigint  references shop_class (id),
  place     int     not null default 0,
  is_shown  boolean not null default true,
  constraint shop_class_not_its_own check (parent_id <> id)
);
create index shop_class_parent on shop_class (parent_id);

create table shop_class_text (
  class_id bigint not null references shop_class (id) on delete cascade,
  language text   not null,
  name     text   not null check (char_length(name) between 1 and 60),
  primary key (class_id, language)
);

-- What is sold. Kind 1 is shipped, kind 2 is a service or a voucher without address and freight. The least price of the
-- skus that are offered is kept here, because lists are ordered by it.
create table shop_goods (
  id         bigint      generated always as identity primary key,
  class_id   bigint      not null references shop_class (id),
  kind       smallint    not null check (kind in (1, 2)),
  label      text        not null default '' check (char_length(label) <= 40),
  state      text        not null default 'draft' check (state in ('draft', 'onSale', 'offSale')),
  sold       bigint      not null default 0 check (sold >= 0),
  price_from bigint      check (price_from > 0),
  version    int         not null default 1,
  made_at    timestamptz not null,
  changed_at timestamptz not null,
  -- What the reviews that are shown give goods, kept beside what was sold so that a list need not read reviews.
  reviews    int         not null default 0 check (reviews >= 0),
  stars      bigint      not null default 0 check (stars >= 0)
);
create index shop_goods_of_class on shop_goods (class_id);
create index shop_goods_newest on shop_goods (id) where state = 'onSale' and price_from is not null;
create index shop_goods_sold on shop_goods (sold, id) where state = 'onSale' and price_from is not null;
create index shop_goods_price on shop_goods (price_from, id) where state = 'onSale' and price_from is not null;

-- What a search looks at: the normalised words of all names, of the label, the class and the options, names first, and the
-- letters and pairs of letters in them. Beside the goods and not in their row, because a sale would write the index anew.
create table shop_search (
  goods_id  bigint primary key references shop_goods (id) on delete cascade,
  words     text   not null,
  names_end int    not null,
  grams     text[] not null
);
alter table shop_search alter column words set storage main;
create index shop_search_grams on shop_search using gin (grams) with (fastupdate = off);

create table shop_goods_text (
  goods_id bigint not null references shop_goods (id) on delete cascade,
  language text   not null,
  name     text   not null check (char_length(name) between 1 and 120),
  summary  text   not null default '' check (char_length(summary) <= 400),
  details  jsonb,
  primary key (goods_id, language)
);

create table shop_goods_picture (
  goods_id bigint not null references shop_goods (id) on delete cascade,
  place    int    not null check (place between 0 and 8),
  file     text   not null,
  primary key (goods_id, place)
);
create index shop_goods_picture_file on shop_goods_picture (file);

-- What can be bought of goods: one combination of options. Options are a list of a name and a value, each per language.
create table shop_sku (
  id          bigint  generated always as identity primary key,
  goods_id    bigint  not null references shop_goods (id) on delete cascade,
  options     jsonb   not null default '[]',
  price       bigint  not null check (price > 0),
  cost        bigint  not null check (cost >= 0),
  stock       bigint  not null default 0 check (stock >= 0),
  order_limit int     not null default 10 check (order_limit between 1 and 999),
  place       int     not null default 0,
  is_offered  boolean not null default true
);
create index shop_sku_goods on shop_sku (goods_id, place);

-- Every change of a stock, with the order or the reason that it is for. A stock is the sum of its rows.
create table shop_stock_row (
  id       bigint      generated always as identity primary key,
  sku_id   bigint      not null references shop_sku (id),
  order_id bigint,
  reason   text        not null check (char_length(reason) between 1 and 200),
  delta    bigint      not null check (delta <> 0),
  at       timestamptz not null
);
create index shop_stock_row_sku on shop_stock_row (sku_id, id);
create index shop_stock_row_order on shop_stock_row (order_id) where order_id is not null;

-- What members have searched for in the last days. Who it was is a keyed hash over member and words, so that two searches
-- of one member cannot be told to be of one.
create table shop_search_note (
  words    text        not null check (char_length(words) between 1 and 200),
  who      bytea       not null,
  at       timestamptz not null,
  language text        not null,
  primary key (language, words, who)
);
create index shop_search_note_at on shop_search_note (at);

-- Words that are shown to everybody: named by operators in an order, or found in many searches, or blocked.
create table shop_hot_word (
  words    text check (char_length(words) between 1 and 60),
  source   text not null,
  place    int  not null default 0,
  language text not null,
  primary key (language, words),
  check (source in ('operators', 'searches'))
);

-- What a member has put into its cart. The revision counts the changes; a device that knows it sends what it did since.
create table shop_cart (
  member_no bigint primary key,
  revision  bigint not null check (revision > 0)
);

create table shop_cart_line (
  id         bigint  generated always as identity,
  member_no  bigint  not null references shop_cart (member_no) on delete cascade,
  sku_id     bigint  not null references shop_sku (id) on delete cascade,
  num        int     not null check (num between 1 and 999),
  is_ticked  boolean not null,
  -- The price that the member saw when the line was added.
  price_seen bigint  not null,
  primary key (member_no, sku_id)
);
create index shop_cart_line_sku on shop_cart_line (sku_id);

-- Where members have goods sent. Goods for an address that is new are not packed before `usable_at`.
create table shop_address (
  id         bigint      generated always as identity primary key,
  member_no  bigint      not null,
  name       text        not null check (char_length(name) between 1 and 80),
  phone      text        not null check (char_length(phone) between 1 and 40),
  country    text        not null check (country ~ '^[A-Z]{2}$'),
  lines      text        not null check (char_length(lines) between 1 and 300),
  is_default boolean     not null default false,
  usable_at  timestamptz not null,
  changed_at timestamptz not null
);
create index shop_address_member on shop_address (member_no, id);
create unique index shop_address_default on shop_address (member_no) where is_default;

-- What sending to a country costs, in micro of mey. A country without a row is not served.
create table shop_freight (
  country    text        primary key check (country ~ '^[A-Z]{2}$'),
  first      bigint      not null check (first >= 0),
  further    bigint      not null check (further >= 0),
  free_from  bigint      check (free_from > 0),
  changed_at timestamptz not null,
  -- How many days it takes until goods arrive in a country, packing included, at least and at most, as operators say; without both
  -- nothing is said.
  least_days int         check (least_days between 1 and 60),
  most_days  int         check (most_days between 1 and 60),
  check ((least_days is null) = (most_days is null) and least_days <= most_days)
);

create table shop_coupon (
  id              bigint      generated always as identity primary key,
  code            text        unique check (code ~ '^[A-Z0-9-]{4,20}$'),
  fixed           bigint      check (fixed > 0),
  percent_bp      int         check (percent_bp between 1 and 10000),
  cap             bigint      check (cap > 0),
  minimum         bigint      not null default 0 check (minimum >= 0),
  goods_id        bigint      references shop_goods (id),
  class_id        bigint      references shop_class (id),
  from_at         timestamptz not null,
  until_at        timestamptz not null,
  number          int         not null check (number between 1 and 1000000),
  claimed         int         not null default 0,
  withdrawn_at    timestamptz,
  made_at         timestamptz not null,
  -- The operator that has issued a coupon without a second one.
  issued_alone_by bigint,
  constraint shop_coupon_not_more_than_issued check (claimed between 0 and number),
  constraint shop_coupon_one_value check ((fixed is null) <> (percent_bp is null)),
  constraint shop_coupon_cap_of_a_part check (cap is null or percent_bp is not null),
  constraint shop_coupon_one_scope check (goods_id is null or class_id is null),
  constraint shop_coupon_dates check (from_at < until_at)
);
create index shop_coupon_open on shop_coupon (until_at) where withdrawn_at is null;
create index shop_coupon_issued_alone on shop_coupon (issued_alone_by, made_at) where issued_alone_by is not null;

-- One coupon of a member: claimed, held by an order that is not paid, or used by one that was.
create table shop_coupon_claim (
  id         bigint      generated always as identity primary key,
  coupon_id  bigint      not null references shop_coupon (id),
  member_no  bigint      not null,
  state      text        not null check (state in ('claimed', 'held', 'used')),
  order_id   bigint,
  claimed_at timestamptz not null,
  unique (coupon_id, member_no),
  constraint shop_coupon_claim_of_an_order check ((state = 'claimed') = (order_id is null))
);
create index shop_coupon_claim_member on shop_coupon_claim (member_no, id);
create unique index shop_coupon_claim_order on shop_coupon_claim (order_id) where order_id is not null;

-- An order. Amounts are micro of mey. What is held for it in the ledger is `total - refunded - earned` once it is paid.
create table shop_order (
  id               bigint      generated always as identity primary key,
  number           text        not null unique,
  member_no        bigint      not null,
  owner            bigint      not null,
  kind             text        not null check (kind in ('shipped', 'service')),
  state            text        not null check (state in ('toPay', 'toShip', 'toReceive', 'completed', 'afterSale', 'canceled')),
  came_from        text        check (came_from in ('toShip', 'toReceive', 'completed')),
  goods            bigint      not null check (goods >= 0),
  discount         bigint      not null check (discount between 0 and goods),
  freight          bigint      not null check (freight >= 0),
  total            bigint      not null,
  refunded         bigint      not null default 0,
  freight_refunded bigint      not null default 0,
  earned           bigint      not null default 0 check (earned >= 0),
  goodwill         bigint      not null default 0 check (goodwill >= 0),
  claim_id         bigint      references shop_coupon_claim (id),
  note             text        check (char_length(note) <= 140),
  address          jsonb,
  packable_at      timestamptz,
  made_at          timestamptz not null,
  due_at           timestamptz,
  clock_left_ms    bigint,
  paid_at          timestamptz,
  packed_at        timestamptz,
  carrier          text        check (char_length(carrier) between 1 and 60),
  tracking         text        check (char_length(tracking) between 1 and 80),
  shipped_at       timestamptz,
  extended_at      timestamptz,
  revealed_at      timestamptz,
  completed_at     timestamptz,
  canceled_at      timestamptz,
  closed_at        timestamptz,
  constraint shop_order_total check (total = goods - discount + freight),
  constraint shop_order_refunds check (refunded between 0 and total and freight_refunded between 0 and freight),
  constraint shop_order_given_out check (refunded + earned <= total),
  constraint shop_order_unpaid check (paid_at is not null or (refunded = 0 and earned = 0)),
  constraint shop_order_goodwill check (goodwill + refunded <= total),
  constraint shop_order_case check ((state = 'afterSale') = (came_from is not null))
);
create index shop_order_member on shop_order (member_no, id);
create index shop_order_state on shop_order (state, id);
create index shop_order_due on shop_order (due_at) where due_at is not null;
create index shop_order_unpaid_owner on shop_order (owner) where state = 'toPay';
create index shop_order_ended_unpaid on shop_order (owner, canceled_at) where state = 'canceled' and paid_at is null;
create index shop_order_with_address on shop_order (id) where address ->> 'lines' is not null;
-- A snapshot of the solvency proof reads them by account; orders that are over would make most of the table.
create index shop_order_paid on shop_order (member_no) where paid_at is not null and closed_at is null and state <> 'canceled';
-- Operators can read orders of the shop by what they cost, the smallest or the largest first, page after page.
create index shop_order_by_total on shop_order (total, id);
create index shop_order_state_total on shop_order (state, total, id);

create table shop_order_line (
  id             bigint not null generated always as identity primary key,
  order_id       bigint not null references shop_order (id),
  place          int    not null,
  goods_id       bigint not null references shop_goods (id),
  sku_id         bigint not null references shop_sku (id),
  names          jsonb  not null,
  options        jsonb  not null,
  picture        text,
  delivery       text,
  price          bigint not null check (price > 0),
  cost           bigint not null check (cost >= 0),
  units          int    not null check (units between 1 and 999),
  paid           bigint not null check (paid >= 0),
  refunded_units int    not null default 0,
  refunded       bigint not null default 0,
  unique (order_id, sku_id),
  constraint shop_order_line_paid check (paid <= price * units),
  constraint shop_order_line_refunds check (refunded_units between 0 and units and refunded between 0 and paid)
);
create index shop_order_line_goods on shop_order_line (goods_id);
create index shop_order_line_sku on shop_order_line (sku_id);
create index shop_order_line_picture on shop_order_line (picture) where picture is not null;

-- What happened to an order, step by step; for goodwill and refunds with the amount.
create table shop_order_step (
  id       bigint      generated always as identity primary key,
  order_id bigint      not null references shop_order (id),
  event    text        not null,
  state    text        not null,
  actor    text        not null check (actor in ('buyer', 'system', 'desk')),
  amount   bigint,
  at       timestamptz not null
);
create index shop_order_step_order on shop_order_step (order_id, id);

-- What goods without shipping consist of: a text for every unit, or one code per unit. Both are sealed.
create table shop_delivery_text (
  sku_id bigint primary key references shop_sku (id),
  sealed text   not null
);

create table shop_code (
  id      bigint generated always as identity primary key,
  sku_id  bigint not null references shop_sku (id),
  sealed  text   not null,
  line_id bigint references shop_order_line (id)
);
create index shop_code_unused on shop_code (sku_id, id) where line_id is null;
create index shop_code_line on shop_code (line_id) where line_id is not null;

-- A request for money back; at most one of an order is open.
create table shop_case (
  id       bigint      generated always as identity primary key,
  order_id bigint      not null references shop_order (id),
  state    text        not null check (state in ('asked', 'agreed', 'sent', 'withdrawn', 'refused', 'refunded', 'lapsed')),
  reason   text        not null check (char_length(reason) between 1 and 500),
  pictures text[]      not null default '{}' check (cardinality(pictures) <= 6),
  reply    text        check (char_length(reply) between 1 and 500),
  carrier  text        check (char_length(carrier) between 1 and 60),
  tracking text        check (char_length(tracking) between 1 and 80),
  amount   bigint      check (amount >= 0),
  asked_at timestamptz not null,
  due_at   timestamptz,
  ended_at timestamptz
);
create unique index shop_case_open on shop_case (order_id) where state in ('asked', 'agreed', 'sent');
create index shop_case_order on shop_case (order_id, id);
create index shop_case_state on shop_case (state, id);
create index shop_case_due on shop_case (due_at) where due_at is not null;
create index shop_case_pictures on shop_case using gin (pictures);

create table shop_case_line (
  case_id bigint not null references shop_case (id),
  line_id bigint not null references shop_order_line (id),
  units   int    not null check (units between 1 and 999),
  primary key (case_id, line_id)
);

create table shop_review (
  id         bigint      generated always as identity primary key,
  line_id    bigint      not null unique references shop_order_line (id),
  goods_id   bigint      not null references shop_goods (id),
  member_no  bigint      not null,
  stars      int         not null check (stars between 1 and 5),
  body       text        not null default '' check (char_length(body) <= 500),
  pictures   text[]      not null default '{}' check (cardinality(pictures) <= 6),
  made_at    timestamptz not null,
  hidden_at  timestamptz,
  hidden_for text        check (char_length(hidden_for) between 1 and 300)
);
create index shop_review_goods on shop_review (goods_id, id) where hidden_at is null;
create index shop_review_pictures on shop_review using gin (pictures);

-- The prices that a sku had, each until a moment: a new price is compared with the highest of the last day.
create table shop_price_before (
  id       bigint      generated always as identity primary key,
  sku_id   bigint      not null references shop_sku (id),
  price    bigint      not null check (price > 0),
  until_at timestamptz not null
);
create index shop_price_before_sku on shop_price_before (sku_id, until_at);

-- What operators did that a buyer gains from: a price or a cost was lowered or set, what a sku hands out was entered, or a
-- coupon was issued. The operator's own person does not buy it for a while.
create table shop_interest (
  id          bigint      generated always as identity primary key,
  sku_id      bigint      references shop_sku (id),
  coupon_id   bigint      references shop_coupon (id),
  operator_id bigint      not null,
  at          timestamptz not null,
  constraint shop_interest_of_one check ((sku_id is null) <> (coupon_id is null))
);
create index shop_interest_sku on shop_interest (sku_id, at) where sku_id is not null;
create index shop_interest_coupon on shop_interest (coupon_id, at) where coupon_id is not null;

-- Orders of members who stand in a line with an operator that has such an interest in them: operators look at them.
create table shop_order_interest (
  order_id    bigint      not null references shop_order (id),
  operator_id bigint      not null,
  at          timestamptz not null,
  primary key (order_id, operator_id)
);
create index shop_order_interest_at on shop_order_interest (at);

-- What is never shown is shown in no language.
create table shop_blocked_word (
  words text primary key check (char_length(words) between 1 and 60)
);

-- The goods that a member has put on its wish list.
create table shop_wish (
  member_no bigint      not null references members_member (member_no) on delete cascade,
  goods_id  bigint      not null references shop_goods (id) on delete cascade,
  added_at  timestamptz not null,
  primary key (member_no, goods_id)
);
create index shop_wish_goods on shop_wish (goods_id);

-- proof

create table proof_snapshot (
  number        bigint      primary key check (number > 0),
  taken_at      timestamptz not null,
  -- the last settled day that it shows; null before the first
  settled       integer,
  -- as it was published
  head          json        not null,
  hash          text        not null unique,
  counted_bonus bigint      not null default 0,
  counted_fill  bigint      not null default 0
);

-- Every member's balances as they stood, in the order of COINS, by ascending member number.
create table proof_leaf (
  snapshot  bigint   not null references proof_snapshot (number) deferrable initially deferred,
  place     integer  not null,
  member_no bigint   not null,
  sums      bigint[] not null,
  primary key (snapshot, place)
);
create index proof_leaf_member on proof_leaf (member_no, snapshot);

-- The nodes over each block of leaves, so that a way to the root needs one block of leaves alone.
create table proof_block (
  snapshot bigint   not null references proof_snapshot (number) deferrable initially deferred,
  place    integer  not null,
  hash     bytea    not null,
  sums     bigint[] not null,
  primary key (snapshot, place)
);

-- What each member has received in all, added to from snapshot to snapshot; the snapshot names how far it has counted.
create table proof_received (
  member_no bigint primary key,
  amount    bigint not null check (amount >= 0)
);

-- admin

create table admin_operator (
  id               bigint      generated always as identity primary key,
  username         text        not null unique,
  password_hash    text        not null,
  totp_secret      text        not null,
  totp_last_step   bigint      not null default 0,
  created_at       timestamptz not null,
  -- What operators may do follows from their roles; one may have several, but an auditor is nothing else.
  roles            text[]      not null,
  -- Operators after the first two are proposed with an e-mail address, to which their set-up link is sent; a mailbox belongs to
  -- one operator, so that one person cannot be both who proposes and who decides. Who is suspended cannot sign in.
  email            text,
  mailbox          text        unique,
  suspended_at     timestamptz,
  -- The authenticator that an operator is about to take in place of its present one: sealed, and confirmed by a code of it.
  next_totp_secret text,
  next_totp_at     timestamptz,
  constraint admin_operator_roles check (cardinality(roles) > 0 and roles <@ array['super', 'compliance', 'accountant', 'support',
    'appeals', 'shop', 'content', 'auditor'] and (cardinality(roles) = 1 or not 'auditor' = any (roles)))
);

create table admin_setup_link (
  token_hash  bytea       primary key,
  totp_secret text,
  expires_at  timestamptz not null,
  used_at     timestamptz,
  roles       text[]      not null,
  email       text,
  mailbox     text
);

create table admin_session (
  id           bigint      generated always as identity primary key,
  operator_id  bigint      not null references admin_operator (id),
  token_hash   bytea       not null unique,
  device       text        not null,
  network      text        not null,
  created_at   timestamptz not null,
  seen_at      timestamptz not null,
  ended_at     timestamptz,
  -- Until when a session of an operator counts as proved by a code of its authenticator; null for one that never was.
  proved_until timestamptz
);
create index admin_session_open on admin_session (operator_id) where ended_at is null;

-- Which member accounts are an operator's own. The latest that another operator has confirmed stands.
create table admin_declaration (
  id           bigint      generated always as identity primary key,
  operator_id  bigint      not null references admin_operator (id),
  -- empty: none
  members      bigint[]    not null,
  declared_at  timestamptz not null,
  confirmed_by bigint      references admin_operator (id),
  confirmed_at timestamptz,
  constraint admin_declaration_confirmed check ((confirmed_by is null) = (confirmed_at is null)),
  constraint admin_declaration_four_eyes check (confirmed_by <> operator_id)
);
create index admin_declaration_operator on admin_declaration (operator_id, id desc);
create index admin_declaration_waiting on admin_declaration (id) where confirmed_at is null;

-- Codes that stand in for an operator's authenticator, each once. Only their hashes are kept; a used one is removed.
create table admin_recovery_code (
  operator_id bigint not null references admin_operator (id),
  code_hash   bytea  not null,
  primary key (operator_id, code_hash)
);

-- A link by which an operator who has lost its authenticator proves its password and sets a new one. Two other supers have it made.
create table admin_factor_link (
  token_hash  bytea       primary key,
  operator_id bigint      not null references admin_operator (id),
  email       text        not null,
  totp_secret text,
  expires_at  timestamptz not null,
  used_at     timestamptz
);

-- The devices that operators have signed in from, by the hash of their cookie: two who used one may be one person.
create table admin_device (
  device_hash bytea       not null,
  operator_id bigint      not null references admin_operator (id),
  seen_at     timestamptz not null,
  primary key (device_hash, operator_id)
);
create index admin_device_operator on admin_device (operator_id, seen_at);

-- Pairs of operators who are different persons although they used one device until then, said on the server's machine.
create table admin_apart (
  one_id   bigint      not null references admin_operator (id),
  other_id bigint      not null references admin_operator (id),
  at       timestamptz not null,
  primary key (one_id, other_id),
  check (one_id < other_id)
);

-- What the checker of everything that must always hold has found, run by run; `operator` is empty where the program ran it.
create table admin_check (
  id       bigint      generated always as identity primary key,
  at       timestamptz not null,
  took_ms  integer     not null check (took_ms >= 0),
  checks   integer     not null check (checks >= 0),
  broken   jsonb       not null,
  operator text
);

-- The passkeys of operators. None serves two of them.
create table admin_passkey (
  id            bigint      generated always as identity primary key,
  operator_id   bigint      not null references admin_operator (id),
  credential_id text        not null unique,
  public_key    bytea       not null,
  counter       bigint      not null,
  name          text        not null,
  created_at    timestamptz not null
);
create index admin_passkey_operator on admin_passkey (operator_id, id);

-- The challenges by which passkeys are added and sign in.
create table admin_passkey_flow (
  id          text        primary key,
  kind        text        not null check (kind in ('add', 'login')),
  operator_id bigint      references admin_operator (id),
  challenge   text        not null,
  expires_at  timestamptz not null
);
create index admin_passkey_flow_expiry on admin_passkey_flow (expires_at);

-- Decisions that a passkey signs: the text whose digest is the challenge, and once it was used what the passkey answered and the key
-- that the answer is checked with, so that anybody who is given the row can check it.
create table admin_approval (
  id            text        primary key,
  operator_id   bigint      not null references admin_operator (id),
  session_id    bigint      not null,
  signed_text   text        not null,
  expires_at    timestamptz not null,
  request_key   text,
  credential_id text,
  public_key    bytea,
  assertion     text,
  used_at       timestamptz,
  check ((used_at is null) = (request_key is null) and (used_at is null) = (credential_id is null) and (used_at is null) = (public_key
    is null) and (used_at is null) = (assertion is null))
);
create index admin_approval_unused on admin_approval (expires_at) where used_at is null;

-- Files of lists that are made in the background, for one operator alone. Those that are not ended are due: from `due_at` on a process
-- takes one, and moves that moment on for as long as it writes.
create table admin_export (
  id          bigint      generated always as identity primary key,
  operator_id bigint      not null,
  list        text        not null,
  filter      text        not null,
  state       text        not null check (state in ('waiting', 'running', 'done', 'failed')),
  asked_at    timestamptz not null,
  due_at      timestamptz,
  -- How often it was begun. The file of an attempt carries its number.
  attempts    integer     not null default 0 check (attempts >= 0),
  row_count   integer     not null default 0 check (row_count >= 0),
  ended_at    timestamptz,
  bytes       bigint,
  sha256      text,
  failure     text        check (failure in ('rows', 'right', 'asked', 'attempts')),
  check ((state in ('waiting', 'running')) = (due_at is not null)),
  check ((due_at is null) = (ended_at is not null)),
  check ((state = 'done') = (sha256 is not null) and (state = 'done') = (bytes is not null)),
  check ((state = 'failed') = (failure is not null))
);
create unique index admin_export_open on admin_export (operator_id) where due_at is not null;
create index admin_export_due on admin_export (due_at) where due_at is not null;
create index admin_export_ended on admin_export (ended_at) where ended_at is not null;
create index admin_export_operator on admin_export (operator_id, id);

-- Who is being answered a file at once, in whichever process, and until when at most.
create table admin_export_turn (
  operator_id bigint      primary key,
  until       timestamptz not null
);

-- What an operator asks of a list, saved under a name for itself.
create table admin_view (
  id          bigint      generated always as identity primary key,
  operator_id bigint      not null references admin_operator (id),
  list        text        not null,
  name        text        not null check (char_length(name) between 1 and 40),
  asked       text        not null check (char_length(asked) <= 1000),
  saved_at    timestamptz not null,
  unique (operator_id, list, name)
);
