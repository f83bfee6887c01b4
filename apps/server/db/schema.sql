-- Generated from the migrations by npm run generate.

create table admin_apart (
  one_id bigint not null,
  other_id bigint not null,
  at timestamp with time zone not null,
  constraint admin_apart_check CHECK ((one_id < other_id)),
  constraint admin_apart_one_id_fkey FOREIGN KEY (one_id) REFERENCES admin_operator(id),
  constraint admin_apart_other_id_fkey FOREIGN KEY (other_id) REFERENCES admin_operator(id),
  constraint admin_apart_pkey PRIMARY KEY (one_id, other_id)
);

create table admin_approval (
  id text not null,
  operator_id bigint not null,
  session_id bigint not null,
  signed_text text not null,
  expires_at timestamp with time zone not null,
  request_key text,
  credential_id text,
  public_key bytea,
  assertion text,
  used_at timestamp with time zone,
  constraint admin_approval_check CHECK ((((used_at IS NULL) = (request_key IS NULL)) AND ((used_at IS NULL) = (credential_id IS NULL)) AND ((used_at IS NULL) = (public_key IS NULL)) AND ((used_at IS NULL) = (assertion IS NULL)))),
  constraint admin_approval_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES admin_operator(id),
  constraint admin_approval_pkey PRIMARY KEY (id)
);
CREATE INDEX admin_approval_unused ON public.admin_approval USING btree (expires_at) WHERE (used_at IS NULL);

create table admin_check (
  id bigint not null generated always as identity,
  at timestamp with time zone not null,
  took_ms integer not null,
  checks integer not null,
  broken jsonb not null,
  operator text,
  constraint admin_check_checks_check CHECK ((checks >= 0)),
  constraint admin_check_pkey PRIMARY KEY (id),
  constraint admin_check_took_ms_check CHECK ((took_ms >= 0))
);

create table admin_declaration (
  id bigint not null generated always as identity,
  operator_id bigint not null,
  members bigint[] not null,
  declared_at timestamp with time zone not null,
  confirmed_by bigint,
  confirmed_at timestamp with time zone,
  constraint admin_declaration_confirmed CHECK (((confirmed_by IS NULL) = (confirmed_at IS NULL))),
  constraint admin_declaration_confirmed_by_fkey FOREIGN KEY (confirmed_by) REFERENCES admin_operator(id),
  constraint admin_declaration_four_eyes CHECK ((confirmed_by <> operator_id)),
  constraint admin_declaration_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES admin_operator(id),
  constraint admin_declaration_pkey PRIMARY KEY (id)
);
CREATE INDEX admin_declaration_operator ON public.admin_declaration USING btree (operator_id, id DESC);
CREATE INDEX admin_declaration_waiting ON public.admin_declaration USING btree (id) WHERE (confirmed_at IS NULL);
CREATE TRIGGER admin_declaration_comes AFTER INSERT ON public.admin_declaration FOR EACH ROW EXECUTE FUNCTION platform_desk_changed('proposals', 'proposal');
CREATE TRIGGER admin_declaration_moves AFTER UPDATE ON public.admin_declaration FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION platform_desk_changed('proposals', 'proposal');

create table admin_device (
  device_hash bytea not null,
  operator_id bigint not null,
  seen_at timestamp with time zone not null,
  constraint admin_device_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES admin_operator(id),
  constraint admin_device_pkey PRIMARY KEY (device_hash, operator_id)
);
CREATE INDEX admin_device_operator ON public.admin_device USING btree (operator_id, seen_at);

create table admin_export (
  id bigint not null generated always as identity,
  operator_id bigint not null,
  list text not null,
  filter text not null,
  state text not null,
  asked_at timestamp with time zone not null,
  due_at timestamp with time zone,
  attempts integer not null default 0,
  row_count integer not null default 0,
  ended_at timestamp with time zone,
  bytes bigint,
  sha256 text,
  failure text,
  constraint admin_export_attempts_check CHECK ((attempts >= 0)),
  constraint admin_export_check CHECK (((state = ANY (ARRAY['waiting'::text, 'running'::text])) = (due_at IS NOT NULL))),
  constraint admin_export_check1 CHECK (((due_at IS NULL) = (ended_at IS NOT NULL))),
  constraint admin_export_check2 CHECK ((((state = 'done'::text) = (sha256 IS NOT NULL)) AND ((state = 'done'::text) = (bytes IS NOT NULL)))),
  constraint admin_export_check3 CHECK (((state = 'failed'::text) = (failure IS NOT NULL))),
  constraint admin_export_failure_check CHECK ((failure = ANY (ARRAY['rows'::text, 'right'::text, 'asked'::text, 'attempts'::text]))),
  constraint admin_export_pkey PRIMARY KEY (id),
  constraint admin_export_row_count_check CHECK ((row_count >= 0)),
  constraint admin_export_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text])))
);
CREATE INDEX admin_export_due ON public.admin_export USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX admin_export_ended ON public.admin_export USING btree (ended_at) WHERE (ended_at IS NOT NULL);
CREATE INDEX admin_export_operator ON public.admin_export USING btree (operator_id, id);
CREATE UNIQUE INDEX admin_export_open ON public.admin_export USING btree (operator_id) WHERE (due_at IS NOT NULL);

create table admin_export_turn (
  operator_id bigint not null,
  until timestamp with time zone not null,
  constraint admin_export_turn_pkey PRIMARY KEY (operator_id)
);

create table admin_factor_link (
  token_hash bytea not null,
  operator_id bigint not null,
  email text not null,
  totp_secret text,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint admin_factor_link_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES admin_operator(id),
  constraint admin_factor_link_pkey PRIMARY KEY (token_hash)
);

create table admin_operator (
  id bigint not null generated always as identity,
  username text not null,
  password_hash text not null,
  totp_secret text not null,
  totp_last_step bigint not null default 0,
  created_at timestamp with time zone not null,
  roles text[] not null,
  email text,
  mailbox text,
  suspended_at timestamp with time zone,
  next_totp_secret text,
  next_totp_at timestamp with time zone,
  constraint admin_operator_mailbox_key UNIQUE (mailbox),
  constraint admin_operator_pkey PRIMARY KEY (id),
  constraint admin_operator_roles CHECK (((cardinality(roles) > 0) AND (roles <@ ARRAY['super'::text, 'compliance'::text, 'accountant'::text, 'support'::text, 'appeals'::text, 'shop'::text, 'content'::text, 'auditor'::text]) AND ((cardinality(roles) = 1) OR (NOT ('auditor'::text = ANY (roles)))))),
  constraint admin_operator_username_key UNIQUE (username)
);

create table admin_passkey (
  id bigint not null generated always as identity,
  operator_id bigint not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  name text not null,
  created_at timestamp with time zone not null,
  constraint admin_passkey_credential_id_key UNIQUE (credential_id),
  constraint admin_passkey_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES admin_operator(id),
  constraint admin_passkey_pkey PRIMARY KEY (id)
);
CREATE INDEX admin_passkey_operator ON public.admin_passkey USING btree (operator_id, id);

create table admin_passkey_flow (
  id text not null,
  kind text not null,
  operator_id bigint,
  challenge text not null,
  expires_at timestamp with time zone not null,
  constraint admin_passkey_flow_kind_check CHECK ((kind = ANY (ARRAY['add'::text, 'login'::text]))),
  constraint admin_passkey_flow_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES admin_operator(id),
  constraint admin_passkey_flow_pkey PRIMARY KEY (id)
);
CREATE INDEX admin_passkey_flow_expiry ON public.admin_passkey_flow USING btree (expires_at);

create table admin_recovery_code (
  operator_id bigint not null,
  code_hash bytea not null,
  constraint admin_recovery_code_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES admin_operator(id),
  constraint admin_recovery_code_pkey PRIMARY KEY (operator_id, code_hash)
);

create table admin_session (
  id bigint not null generated always as identity,
  operator_id bigint not null,
  token_hash bytea not null,
  device text not null,
  network text not null,
  created_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  proved_until timestamp with time zone,
  constraint admin_session_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES admin_operator(id),
  constraint admin_session_pkey PRIMARY KEY (id),
  constraint admin_session_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX admin_session_open ON public.admin_session USING btree (operator_id) WHERE (ended_at IS NULL);

create table admin_setup_link (
  token_hash bytea not null,
  totp_secret text,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  roles text[] not null,
  email text,
  mailbox text,
  constraint admin_setup_link_pkey PRIMARY KEY (token_hash)
);

create table admin_view (
  id bigint not null generated always as identity,
  operator_id bigint not null,
  list text not null,
  name text not null,
  asked text not null,
  saved_at timestamp with time zone not null,
  constraint admin_view_asked_check CHECK ((char_length(asked) <= 1000)),
  constraint admin_view_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 40))),
  constraint admin_view_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES admin_operator(id),
  constraint admin_view_operator_id_list_name_key UNIQUE (operator_id, list, name),
  constraint admin_view_pkey PRIMARY KEY (id)
);

create table chain_claim (
  network text not null,
  txid text not null,
  log integer,
  kind text not null,
  ref bigint not null,
  at timestamp with time zone not null,
  constraint chain_claim_kind_check CHECK ((kind = ANY (ARRAY['trade'::text, 'recharge'::text, 'withdrawal'::text]))),
  constraint chain_claim_log_check CHECK ((log >= 0)),
  constraint chain_claim_network_check CHECK ((network = ANY (ARRAY['BEP20'::text, 'TRC20'::text]))),
  constraint chain_claim_pkey PRIMARY KEY (kind, ref, network),
  constraint chain_claim_transfer UNIQUE (network, txid, log)
);
CREATE INDEX chain_claim_to_number ON public.chain_claim USING btree (ref) WHERE ((kind = 'trade'::text) AND (log IS NULL));
CREATE UNIQUE INDEX chain_claim_thing ON public.chain_claim USING btree (kind, ref) WHERE (log IS NOT NULL);

create table content_entry (
  id bigint not null generated always as identity,
  kind text not null,
  state text not null default 'draft'::text,
  version integer not null default 1,
  is_important boolean not null default false,
  topic text,
  place integer not null default 0,
  picture text,
  link jsonb,
  visible_from timestamp with time zone,
  visible_until timestamp with time zone,
  made_by text not null,
  made_at timestamp with time zone not null,
  published_at timestamp with time zone,
  shown_at timestamp with time zone default GREATEST(visible_from, published_at),
  agreement_version integer,
  told_at timestamp with time zone,
  constraint content_entry_agreement_version_key UNIQUE (agreement_version),
  constraint content_entry_check CHECK (((visible_until IS NULL) OR (visible_from IS NULL) OR (visible_until > visible_from))),
  constraint content_entry_check1 CHECK (((state <> 'published'::text) OR (published_at IS NOT NULL))),
  constraint content_entry_check2 CHECK ((((kind = 'agreement'::text) AND (state = 'published'::text)) = (agreement_version IS NOT NULL))),
  constraint content_entry_kind_check CHECK ((kind = ANY (ARRAY['news'::text, 'notice'::text, 'question'::text, 'about'::text, 'agreement'::text, 'banner'::text, 'shopText'::text]))),
  constraint content_entry_pkey PRIMARY KEY (id),
  constraint content_entry_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'published'::text, 'withdrawn'::text, 'discarded'::text])))
);
CREATE INDEX content_entry_shown ON public.content_entry USING btree (kind, shown_at DESC, id DESC) WHERE (state = 'published'::text);
CREATE INDEX content_entry_untold ON public.content_entry USING btree (shown_at) WHERE ((state = 'published'::text) AND (told_at IS NULL));

create table content_picture (
  file text not null,
  width integer not null,
  height integer not null,
  added_by text not null,
  added_at timestamp with time zone not null,
  constraint content_picture_height_check CHECK ((height > 0)),
  constraint content_picture_pkey PRIMARY KEY (file),
  constraint content_picture_width_check CHECK ((width > 0))
);

create table content_read (
  member_no bigint not null,
  entry_id bigint not null,
  constraint content_read_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES content_entry(id),
  constraint content_read_pkey PRIMARY KEY (member_no, entry_id)
);

create table content_reader (
  member_no bigint not null,
  read_until timestamp with time zone not null,
  constraint content_reader_pkey PRIMARY KEY (member_no)
);

create table content_text (
  entry_id bigint not null,
  language text not null,
  version integer not null,
  title text not null,
  summary text not null default ''::text,
  body jsonb,
  saved_by text not null,
  saved_at timestamp with time zone not null,
  constraint content_text_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES content_entry(id),
  constraint content_text_pkey PRIMARY KEY (entry_id, language)
);

create table content_text_version (
  entry_id bigint not null,
  language text not null,
  version integer not null,
  title text not null,
  summary text not null,
  body jsonb,
  saved_by text not null,
  saved_at timestamp with time zone not null,
  constraint content_text_version_entry_id_language_fkey FOREIGN KEY (entry_id, language) REFERENCES content_text(entry_id, language),
  constraint content_text_version_pkey PRIMARY KEY (entry_id, language, version)
);

create table identity_attempt (
  kind text not null,
  subject text not null,
  source text not null,
  failures integer not null default 0,
  waits integer not null default 0,
  blocked_until timestamp with time zone,
  since timestamp with time zone not null,
  last_at timestamp with time zone not null,
  constraint identity_attempt_pkey PRIMARY KEY (kind, subject, source)
);
CREATE INDEX identity_attempt_age ON public.identity_attempt USING btree (last_at);

create table identity_challenge (
  id text not null,
  action text not null,
  answer integer not null,
  work_hash bytea not null,
  tries smallint not null default 0,
  ticket_hash bytea,
  spent_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  constraint identity_challenge_pkey PRIMARY KEY (id),
  constraint identity_challenge_ticket_hash_key UNIQUE (ticket_hash)
);
CREATE INDEX identity_challenge_age ON public.identity_challenge USING btree (expires_at);

create table identity_code (
  id bigint not null generated always as identity,
  purpose text not null,
  channel text not null,
  address text not null,
  code_hash bytea not null,
  tries smallint not null default 0,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  spent_at timestamp with time zone,
  constraint identity_code_pkey PRIMARY KEY (id)
);
CREATE INDEX identity_code_age ON public.identity_code USING btree (expires_at);
CREATE INDEX identity_code_latest ON public.identity_code USING btree (purpose, channel, address, id DESC);

create table identity_contact (
  channel text not null,
  address text not null,
  slot smallint not null,
  member_no bigint not null,
  mailbox text not null,
  constraint identity_contact_channel_check CHECK ((channel = ANY (ARRAY['phone'::text, 'email'::text]))),
  constraint identity_contact_member_no_fkey FOREIGN KEY (member_no) REFERENCES identity_credential(member_no) ON DELETE CASCADE,
  constraint identity_contact_pkey PRIMARY KEY (channel, mailbox, slot),
  constraint identity_contact_slot_check CHECK ((slot >= 1))
);
CREATE INDEX identity_contact_address ON public.identity_contact USING btree (channel, address);
CREATE UNIQUE INDEX identity_contact_one_each ON public.identity_contact USING btree (member_no, channel);

create table identity_credential (
  member_no bigint not null,
  username text not null,
  login_hash text not null,
  pay_hash text not null,
  pay_version integer not null default 1,
  invitation_code text not null,
  totp_secret text,
  totp_confirmed boolean not null default false,
  totp_last_step bigint not null default 0,
  transfer_lock boolean not null default false,
  unlocked_at timestamp with time zone,
  changes jsonb not null default '{}'::jsonb,
  language text,
  created_at timestamp with time zone not null,
  outgoing_version integer not null default 1,
  constraint identity_credential_invitation UNIQUE (invitation_code),
  constraint identity_credential_pkey PRIMARY KEY (member_no),
  constraint identity_credential_username UNIQUE (username)
);
CREATE INDEX identity_credential_name ON public.identity_credential USING btree (username text_pattern_ops);
CREATE TRIGGER identity_outgoing_version BEFORE UPDATE ON public.identity_credential FOR EACH ROW WHEN (((old.transfer_lock IS DISTINCT FROM new.transfer_lock) OR (old.unlocked_at IS DISTINCT FROM new.unlocked_at) OR (old.changes IS DISTINCT FROM new.changes))) EXECUTE FUNCTION identity_outgoing_changed();

create table identity_device (
  kind text not null,
  subject text not null,
  device_hash bytea not null,
  seen_at timestamp with time zone not null,
  constraint identity_device_pkey PRIMARY KEY (kind, subject, device_hash)
);

create table identity_hand_off (
  code_hash bytea not null,
  issuer bigint not null,
  target bigint not null,
  companion_hash bytea not null,
  expires_at timestamp with time zone not null,
  spent_at timestamp with time zone,
  constraint identity_hand_off_issuer_fkey FOREIGN KEY (issuer) REFERENCES identity_session(id) ON DELETE CASCADE,
  constraint identity_hand_off_pkey PRIMARY KEY (code_hash),
  constraint identity_hand_off_target_fkey FOREIGN KEY (target) REFERENCES identity_credential(member_no) ON DELETE CASCADE
);

create table identity_passkey (
  id bigint not null generated always as identity,
  member_no bigint not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  name text not null,
  created_at timestamp with time zone not null,
  constraint identity_passkey_credential_id_key UNIQUE (credential_id),
  constraint identity_passkey_member_no_fkey FOREIGN KEY (member_no) REFERENCES identity_credential(member_no) ON DELETE CASCADE,
  constraint identity_passkey_pkey PRIMARY KEY (id)
);

create table identity_passkey_flow (
  id text not null,
  kind text not null,
  member_no bigint,
  challenge text not null,
  expires_at timestamp with time zone not null,
  session_id bigint,
  act bytea,
  constraint identity_passkey_flow_act CHECK (((kind = 'act'::text) = ((session_id IS NOT NULL) AND (act IS NOT NULL)))),
  constraint identity_passkey_flow_kind_check CHECK ((kind = ANY (ARRAY['add'::text, 'login'::text, 'act'::text]))),
  constraint identity_passkey_flow_pkey PRIMARY KEY (id)
);

create table identity_session (
  id bigint not null generated always as identity,
  member_no bigint not null,
  token_hash bytea not null,
  previous_hash bytea,
  companion_hash bytea not null,
  acting_for boolean not null default false,
  device text not null,
  network text not null,
  created_at timestamp with time zone not null,
  rotated_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  acted_by bigint,
  has_arrived boolean not null default true,
  constraint identity_session_member_no_fkey FOREIGN KEY (member_no) REFERENCES identity_credential(member_no) ON DELETE CASCADE,
  constraint identity_session_pkey PRIMARY KEY (id),
  constraint identity_session_previous_hash_key UNIQUE (previous_hash),
  constraint identity_session_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX identity_session_acted_by ON public.identity_session USING btree (acted_by, member_no) WHERE ((acted_by IS NOT NULL) AND (ended_at IS NULL));
CREATE INDEX identity_session_member ON public.identity_session USING btree (member_no) WHERE (ended_at IS NULL);

create table identity_spent_token (
  token_hash bytea not null,
  session_id bigint not null,
  constraint identity_spent_token_pkey PRIMARY KEY (token_hash),
  constraint identity_spent_token_session_id_fkey FOREIGN KEY (session_id) REFERENCES identity_session(id) ON DELETE CASCADE
);

create table ledger_account (
  id bigint not null generated always as identity,
  owner bigint not null,
  coin text not null,
  purpose text not null,
  ref bigint not null default 0,
  overdraft boolean not null default false,
  balance bigint not null default 0,
  constraint ledger_account_members_never_overdraw CHECK (((owner = 0) OR (NOT overdraft))),
  constraint ledger_account_never_negative CHECK ((overdraft OR (balance >= 0))),
  constraint ledger_account_pkey PRIMARY KEY (id),
  constraint ledger_account_place UNIQUE (owner, coin, purpose, ref)
);

create table ledger_day (
  day integer not null,
  through bigint not null,
  published_at timestamp with time zone not null,
  constraint ledger_day_pkey PRIMARY KEY (day)
);
CREATE TRIGGER ledger_day_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_day FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

create table ledger_day_balance (
  day integer not null,
  coin text not null,
  purpose text not null,
  balance bigint not null,
  constraint ledger_day_balance_balance_check CHECK ((balance <> 0)),
  constraint ledger_day_balance_day_fkey FOREIGN KEY (day) REFERENCES ledger_day(day),
  constraint ledger_day_balance_pkey PRIMARY KEY (day, coin, purpose)
);
CREATE TRIGGER ledger_day_balance_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_day_balance FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

create table ledger_day_flow (
  day integer not null,
  kind text not null,
  coin text not null,
  source text not null,
  target text not null,
  postings integer not null,
  amount bigint not null,
  constraint ledger_day_flow_amount_check CHECK ((amount > 0)),
  constraint ledger_day_flow_day_fkey FOREIGN KEY (day) REFERENCES ledger_day(day),
  constraint ledger_day_flow_pkey PRIMARY KEY (day, kind, coin, source, target),
  constraint ledger_day_flow_postings_check CHECK ((postings > 0))
);
CREATE TRIGGER ledger_day_flow_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_day_flow FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

create table ledger_entry (
  account_id bigint not null,
  posting_id bigint not null,
  delta bigint not null,
  balance bigint not null,
  constraint ledger_entry_changes CHECK ((delta <> 0)),
  constraint ledger_entry_pkey PRIMARY KEY (account_id, posting_id)
);
CREATE TRIGGER ledger_entry_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_entry FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

create table ledger_era (
  number integer not null,
  after_id bigint not null,
  first_xact bigint not null,
  begun_at timestamp with time zone not null,
  constraint ledger_era_number_check CHECK ((number > 1)),
  constraint ledger_era_pkey PRIMARY KEY (number)
);
CREATE TRIGGER ledger_era_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_era FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

create table ledger_journal (
  sequence bigint not null,
  last_xact bigint not null,
  last_id bigint not null,
  postings integer not null,
  previous bytea not null,
  hash bytea not null,
  sealed_at timestamp with time zone not null,
  era integer not null default 1,
  constraint ledger_journal_hash_key UNIQUE (hash),
  constraint ledger_journal_pkey PRIMARY KEY (sequence),
  constraint ledger_journal_postings_check CHECK ((postings > 0))
);
CREATE TRIGGER ledger_journal_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_journal FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

create table ledger_posting (
  id bigint not null,
  transaction_id bigint not null,
  kind text not null,
  coin text not null,
  from_account bigint not null,
  to_account bigint not null,
  amount bigint not null,
  reference text not null,
  reverses bigint,
  at timestamp with time zone not null,
  xact bigint not null default ((pg_current_xact_id())::text)::bigint,
  constraint ledger_posting_moves CHECK ((from_account <> to_account)),
  constraint ledger_posting_pkey PRIMARY KEY (id),
  constraint ledger_posting_positive CHECK ((amount > 0))
);
CREATE INDEX ledger_posting_commit_order ON public.ledger_posting USING btree (xact, id);
CREATE TRIGGER ledger_posting_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_posting FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_posting_while_closed BEFORE INSERT ON public.ledger_posting FOR EACH STATEMENT EXECUTE FUNCTION platform_refuse_while_closed();
CREATE UNIQUE INDEX ledger_posting_reversed_once ON public.ledger_posting USING btree (reverses) WHERE (reverses IS NOT NULL);

create table members_export (
  id bigint not null generated always as identity,
  member_no bigint not null,
  state text not null,
  name text not null,
  content bytea,
  asked_at timestamp with time zone not null,
  ready_at timestamp with time zone,
  expires_at timestamp with time zone,
  ended_at timestamp with time zone,
  fetched_at timestamp with time zone,
  fetched_by bigint,
  constraint members_export_check CHECK (((content IS NOT NULL) = (state = ANY (ARRAY['ready'::text, 'handed'::text])))),
  constraint members_export_check1 CHECK (((ready_at IS NULL) = (state = 'asked'::text))),
  constraint members_export_check2 CHECK (((ended_at IS NOT NULL) = (state = ANY (ARRAY['fetched'::text, 'expired'::text])))),
  constraint members_export_fetched_check CHECK ((((fetched_at IS NULL) = (fetched_by IS NULL)) AND ((state <> 'handed'::text) OR (fetched_at IS NOT NULL)))),
  constraint members_export_member_no_fkey FOREIGN KEY (member_no) REFERENCES members_member(member_no) ON DELETE CASCADE,
  constraint members_export_name_key UNIQUE (name),
  constraint members_export_pkey PRIMARY KEY (id),
  constraint members_export_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'ready'::text, 'handed'::text, 'fetched'::text, 'expired'::text])))
);
CREATE INDEX members_export_member ON public.members_export USING btree (member_no, id DESC);
CREATE INDEX members_export_open ON public.members_export USING btree (state, expires_at, id) WHERE (state = ANY (ARRAY['asked'::text, 'ready'::text, 'handed'::text]));
CREATE UNIQUE INDEX members_export_one ON public.members_export USING btree (member_no) WHERE (state = ANY (ARRAY['asked'::text, 'ready'::text, 'handed'::text]));

create table members_inspection (
  id bigint not null generated always as identity,
  member_no bigint not null,
  operator text not null,
  reason text not null,
  at timestamp with time zone not null,
  contact_seen boolean not null,
  operator_id bigint,
  roles text,
  category text,
  ends_at timestamp with time zone,
  ended_at timestamp with time zone,
  approved_by_id bigint,
  investigation_id bigint,
  constraint members_inspection_category CHECK ((category = ANY (ARRAY['help'::text, 'payment'::text, 'trade'::text, 'identity'::text, 'security'::text, 'law'::text]))),
  constraint members_inspection_investigation_id_fkey FOREIGN KEY (investigation_id) REFERENCES members_investigation(id) ON DELETE CASCADE,
  constraint members_inspection_member_no_fkey FOREIGN KEY (member_no) REFERENCES members_member(member_no) ON DELETE CASCADE,
  constraint members_inspection_pkey PRIMARY KEY (id),
  constraint members_inspection_two_operators CHECK ((approved_by_id <> operator_id))
);
CREATE INDEX members_inspection_investigation ON public.members_inspection USING btree (investigation_id) WHERE (investigation_id IS NOT NULL);
CREATE INDEX members_inspection_member ON public.members_inspection USING btree (member_no, id);

create table members_investigation (
  id bigint not null generated always as identity,
  member_no bigint not null,
  reason text not null,
  proposed_by text not null,
  proposed_by_id bigint not null,
  approved_by_id bigint not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  ended_by text,
  ended_for text,
  constraint members_investigation_ended CHECK ((((ended_at IS NULL) = (ended_by IS NULL)) AND ((ended_at IS NULL) = (ended_for IS NULL)))),
  constraint members_investigation_length CHECK (((ends_at > starts_at) AND (ends_at <= (starts_at + '2160:00:00'::interval)))),
  constraint members_investigation_member_no_fkey FOREIGN KEY (member_no) REFERENCES members_member(member_no) ON DELETE CASCADE,
  constraint members_investigation_pkey PRIMARY KEY (id),
  constraint members_investigation_two_operators CHECK ((approved_by_id <> proposed_by_id))
);
CREATE INDEX members_investigation_member ON public.members_investigation USING btree (member_no, id);

create table members_launch (
  version integer not null,
  entity text not null,
  countries jsonb not null,
  risk jsonb not null,
  state text not null,
  proposed_by text not null,
  proposed_at timestamp with time zone not null,
  decided_by text,
  decided_at timestamp with time zone,
  reason text,
  proposed_by_id bigint,
  decided_by_id bigint,
  constraint members_launch_decided CHECK (((state = 'proposed'::text) = (decided_at IS NULL))),
  constraint members_launch_four_eyes CHECK (((state <> 'approved'::text) OR (decided_by <> proposed_by))),
  constraint members_launch_pkey PRIMARY KEY (version),
  constraint members_launch_state_check CHECK ((state = ANY (ARRAY['proposed'::text, 'approved'::text, 'rejected'::text]))),
  constraint members_launch_two_operators CHECK (((state <> 'approved'::text) OR (decided_by_id <> proposed_by_id)))
);
CREATE INDEX members_launch_waiting ON public.members_launch USING btree (version) WHERE (state = 'proposed'::text);
CREATE TRIGGER members_launch_comes AFTER INSERT ON public.members_launch FOR EACH ROW EXECUTE FUNCTION platform_desk_changed('proposals', 'proposal');
CREATE TRIGGER members_launch_moves AFTER UPDATE ON public.members_launch FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION platform_desk_changed('proposals', 'proposal');

create table members_level_closing (
  id bigint not null generated always as identity,
  level integer not null,
  closed_at timestamp with time zone not null,
  closed_by bigint not null,
  opened_at timestamp with time zone,
  opened_by bigint,
  constraint members_level_closing_check CHECK (((opened_at IS NULL) = (opened_by IS NULL))),
  constraint members_level_closing_level_check CHECK ((level > 0)),
  constraint members_level_closing_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX members_level_closing_open ON public.members_level_closing USING btree (level) WHERE (opened_at IS NULL);

create table members_member (
  member_no bigint not null,
  owner bigint not null,
  nickname text,
  avatar text not null default ''::text,
  country text,
  language text,
  status text not null,
  chosen_level smallint not null,
  level smallint not null default 0,
  bought smallint not null default 0,
  node_fuel bigint not null default 0,
  fees_paid bigint not null default 0,
  counted_income bigint not null default 0,
  agreement text not null,
  joined_at timestamp with time zone not null,
  pending_until timestamp with time zone,
  carry_a bigint not null default 0,
  carry_b bigint not null default 0,
  new_a bigint not null default 0,
  new_b bigint not null default 0,
  risk_version integer,
  constraint members_member_carry_a_check CHECK ((carry_a >= 0)),
  constraint members_member_carry_b_check CHECK ((carry_b >= 0)),
  constraint members_member_counted_income_check CHECK ((counted_income >= 0)),
  constraint members_member_fees_paid_check CHECK ((fees_paid >= 0)),
  constraint members_member_new_a_check CHECK ((new_a >= 0)),
  constraint members_member_new_b_check CHECK ((new_b >= 0)),
  constraint members_member_node_fuel_check CHECK ((node_fuel >= 0)),
  constraint members_member_pkey PRIMARY KEY (member_no),
  constraint members_member_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'active'::text, 'closed'::text])))
);
CREATE INDEX members_member_avatar ON public.members_member USING btree (avatar) WHERE (avatar <> ''::text);
CREATE INDEX members_member_expiry ON public.members_member USING btree (pending_until) WHERE (status = 'pending'::text);
CREATE INDEX members_member_joined ON public.members_member USING btree (joined_at);
CREATE INDEX members_member_owner ON public.members_member USING btree (owner);

create table members_plan (
  version integer not null,
  plan jsonb not null,
  state text not null,
  effective_day integer not null,
  proposed_by text not null,
  proposed_at timestamp with time zone not null,
  decided_by text,
  decided_at timestamp with time zone,
  reason text,
  proposed_by_id bigint,
  decided_by_id bigint,
  constraint members_plan_decided CHECK (((state = 'proposed'::text) = (decided_at IS NULL))),
  constraint members_plan_four_eyes CHECK (((decided_by IS NULL) OR (state = 'rejected'::text) OR (decided_by <> proposed_by))),
  constraint members_plan_pkey PRIMARY KEY (version),
  constraint members_plan_state_check CHECK ((state = ANY (ARRAY['proposed'::text, 'announced'::text, 'rejected'::text]))),
  constraint members_plan_two_operators CHECK (((state <> 'announced'::text) OR (decided_by_id <> proposed_by_id)))
);
CREATE INDEX members_plan_effective ON public.members_plan USING btree (effective_day DESC, version DESC) WHERE (state = 'announced'::text);
CREATE INDEX members_plan_waiting ON public.members_plan USING btree (version) WHERE (state = 'proposed'::text);
CREATE TRIGGER members_plan_comes AFTER INSERT ON public.members_plan FOR EACH ROW EXECUTE FUNCTION platform_desk_changed('proposals', 'proposal');
CREATE TRIGGER members_plan_moves AFTER UPDATE ON public.members_plan FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION platform_desk_changed('proposals', 'proposal');

create table members_restriction (
  id bigint not null generated always as identity,
  member_no bigint not null,
  owner bigint not null,
  kind text not null,
  reason text not null,
  is_alone boolean not null,
  set_by text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  lifted_at timestamp with time zone,
  lifted_by text,
  lifted_for text,
  constraint members_restriction_check CHECK ((ends_at > starts_at)),
  constraint members_restriction_check1 CHECK (((lifted_at IS NULL) = (lifted_by IS NULL))),
  constraint members_restriction_check2 CHECK (((lifted_at IS NULL) = (lifted_for IS NULL))),
  constraint members_restriction_kind_check CHECK ((kind = ANY (ARRAY['transfer'::text, 'collect'::text, 'trade'::text, 'withdraw'::text, 'shop'::text, 'link'::text, 'messages'::text, 'protectedTeam'::text]))),
  constraint members_restriction_lifted_for_check CHECK (((char_length(lifted_for) >= 1) AND (char_length(lifted_for) <= 200))),
  constraint members_restriction_member_no_fkey FOREIGN KEY (member_no) REFERENCES members_member(member_no) ON DELETE CASCADE,
  constraint members_restriction_pkey PRIMARY KEY (id),
  constraint members_restriction_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 200)))
);
CREATE INDEX members_restriction_owner ON public.members_restriction USING btree (owner, kind);
CREATE INDEX members_restriction_teams ON public.members_restriction USING btree (ends_at) WHERE ((kind = 'protectedTeam'::text) AND (lifted_at IS NULL));

create table messages_canned_answer (
  id bigint not null generated always as identity,
  title text not null,
  version integer not null default 1,
  saved_by text not null,
  saved_at timestamp with time zone not null,
  withdrawn_at timestamp with time zone,
  constraint messages_canned_answer_pkey PRIMARY KEY (id),
  constraint messages_canned_answer_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 80)))
);

create table messages_canned_text (
  canned_id bigint not null,
  language text not null,
  text text not null,
  constraint messages_canned_text_canned_id_fkey FOREIGN KEY (canned_id) REFERENCES messages_canned_answer(id),
  constraint messages_canned_text_pkey PRIMARY KEY (canned_id, language),
  constraint messages_canned_text_text_check CHECK (((char_length(text) >= 1) AND (char_length(text) <= 1000)))
);

create table messages_conversation (
  member_no bigint not null,
  state text not null,
  version integer not null default 1,
  last_number integer not null default 0,
  member_delivered integer not null default 0,
  member_read integer not null default 0,
  desk_delivered integer not null default 0,
  desk_read integer not null default 0,
  holder_id bigint,
  holder text,
  waiting_since timestamp with time zone,
  last_at timestamp with time zone not null,
  waiting_position bigint,
  position bigint not null,
  constraint messages_conversation_desk_marks CHECK ((((desk_read >= 0) AND (desk_read <= desk_delivered)) AND (desk_delivered <= last_number))),
  constraint messages_conversation_holder_named CHECK (((holder_id IS NULL) = (holder IS NULL))),
  constraint messages_conversation_last_number_check CHECK ((last_number >= 0)),
  constraint messages_conversation_member_marks CHECK ((((member_read >= 0) AND (member_read <= member_delivered)) AND (member_delivered <= last_number))),
  constraint messages_conversation_pkey PRIMARY KEY (member_no),
  constraint messages_conversation_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'answered'::text, 'closed'::text]))),
  constraint messages_conversation_waits_since CHECK ((((state = 'waiting'::text) = (waiting_since IS NOT NULL)) AND ((waiting_since IS NULL) = (waiting_position IS NULL))))
);
CREATE INDEX messages_conversation_holder ON public.messages_conversation USING btree (holder_id, "position" DESC) WHERE (holder_id IS NOT NULL);
CREATE INDEX messages_conversation_position ON public.messages_conversation USING btree ("position" DESC);
CREATE INDEX messages_conversation_waiting ON public.messages_conversation USING btree (waiting_position) WHERE (state = 'waiting'::text);
CREATE TRIGGER messages_conversation_comes AFTER INSERT ON public.messages_conversation FOR EACH ROW EXECUTE FUNCTION platform_desk_changed('desk', 'inbox');
CREATE TRIGGER messages_conversation_moves AFTER UPDATE ON public.messages_conversation FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION platform_desk_changed('desk', 'inbox');

create table messages_look (
  operator_id bigint not null,
  member_no bigint not null,
  at timestamp with time zone not null,
  constraint messages_look_member_no_fkey FOREIGN KEY (member_no) REFERENCES messages_conversation(member_no),
  constraint messages_look_pkey PRIMARY KEY (operator_id, member_no)
);

create table messages_matter (
  id bigint not null generated always as identity,
  member_no bigint not null,
  number integer not null,
  topic text not null,
  reference_kind text,
  reference_id bigint,
  reference_number text,
  began_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  rating text,
  rating_text text not null default ''::text,
  rated_at timestamp with time zone,
  constraint messages_matter_member_no_fkey FOREIGN KEY (member_no) REFERENCES messages_conversation(member_no),
  constraint messages_matter_member_no_number_key UNIQUE (member_no, number),
  constraint messages_matter_number_check CHECK ((number >= 1)),
  constraint messages_matter_pkey PRIMARY KEY (id),
  constraint messages_matter_rated_after_its_end CHECK (((rating IS NULL) OR (closed_at IS NOT NULL))),
  constraint messages_matter_rating_check CHECK ((rating = ANY (ARRAY['helpful'::text, 'notHelpful'::text, 'declined'::text]))),
  constraint messages_matter_rating_text_check CHECK ((char_length(rating_text) <= 200)),
  constraint messages_matter_reference_kind_check CHECK ((reference_kind = ANY (ARRAY['order'::text, 'trade'::text, 'recharge'::text, 'withdrawal'::text, 'request'::text]))),
  constraint messages_matter_text_of_a_rating CHECK (((rating_text = ''::text) OR (rating = ANY (ARRAY['helpful'::text, 'notHelpful'::text])))),
  constraint messages_matter_topic_check CHECK ((topic = ANY (ARRAY['hall'::text, 'shop'::text, 'payment'::text, 'verification'::text, 'account'::text, 'other'::text]))),
  constraint messages_matter_whole_rating CHECK (((rating IS NULL) = (rated_at IS NULL))),
  constraint messages_matter_whole_reference CHECK ((((reference_kind IS NULL) = (reference_id IS NULL)) AND ((reference_kind IS NULL) = (reference_number IS NULL))))
);
CREATE INDEX messages_matter_closed ON public.messages_matter USING btree (closed_at) WHERE (closed_at IS NOT NULL);
CREATE INDEX messages_matter_texts ON public.messages_matter USING btree (id) WHERE (rating_text <> ''::text);
CREATE UNIQUE INDEX messages_matter_open ON public.messages_matter USING btree (member_no) WHERE (closed_at IS NULL);

create table messages_message (
  member_no bigint not null,
  number integer not null,
  by text not null,
  key text not null,
  text text not null,
  picture text,
  reference_kind text,
  reference_id bigint,
  reference_number text,
  operator text,
  canned_id bigint,
  at timestamp with time zone not null,
  constraint messages_message_by_check CHECK ((by = ANY (ARRAY['member'::text, 'desk'::text]))),
  constraint messages_message_canned FOREIGN KEY (canned_id) REFERENCES messages_canned_answer(id),
  constraint messages_message_canned_at_the_desk CHECK (((canned_id IS NULL) OR (by = 'desk'::text))),
  constraint messages_message_member_no_by_key_key UNIQUE (member_no, by, key),
  constraint messages_message_member_no_fkey FOREIGN KEY (member_no) REFERENCES messages_conversation(member_no),
  constraint messages_message_not_empty CHECK (((text <> ''::text) OR (picture IS NOT NULL))),
  constraint messages_message_number_check CHECK ((number >= 1)),
  constraint messages_message_operator_at_the_desk CHECK (((by = 'desk'::text) = (operator IS NOT NULL))),
  constraint messages_message_picture_key UNIQUE (picture),
  constraint messages_message_pkey PRIMARY KEY (member_no, number),
  constraint messages_message_reference_kind_check CHECK ((reference_kind = ANY (ARRAY['order'::text, 'trade'::text, 'recharge'::text, 'withdrawal'::text, 'request'::text]))),
  constraint messages_message_text_check CHECK ((char_length(text) <= 1000)),
  constraint messages_message_whole_reference CHECK ((((reference_kind IS NULL) = (reference_id IS NULL)) AND ((reference_kind IS NULL) = (reference_number IS NULL))))
);

create table messages_note (
  id bigint not null generated always as identity,
  member_no bigint not null,
  operator text not null,
  text text not null,
  at timestamp with time zone not null,
  constraint messages_note_member_no_fkey FOREIGN KEY (member_no) REFERENCES messages_conversation(member_no),
  constraint messages_note_pkey PRIMARY KEY (id),
  constraint messages_note_text_check CHECK (((char_length(text) >= 1) AND (char_length(text) <= 2000)))
);
CREATE INDEX messages_note_member ON public.messages_note USING btree (member_no, id);

create table network_ask (
  member_no bigint not null,
  asked_at timestamp with time zone not null,
  constraint network_ask_member_no_fkey FOREIGN KEY (member_no) REFERENCES network_node(member_no) ON DELETE CASCADE,
  constraint network_ask_pkey PRIMARY KEY (member_no)
);

create table network_ask_mute (
  sponsor bigint not null,
  member_no bigint not null,
  muted_at timestamp with time zone not null,
  constraint network_ask_mute_member_no_fkey FOREIGN KEY (member_no) REFERENCES network_node(member_no) ON DELETE CASCADE,
  constraint network_ask_mute_pkey PRIMARY KEY (sponsor, member_no),
  constraint network_ask_mute_sponsor_fkey FOREIGN KEY (sponsor) REFERENCES network_node(member_no) ON DELETE CASCADE
);
CREATE INDEX network_ask_mute_member ON public.network_ask_mute USING btree (member_no);

create table network_count (
  member_no bigint not null,
  in_a integer not null default 0,
  in_b integer not null default 0,
  constraint network_count_member_no_fkey FOREIGN KEY (member_no) REFERENCES network_node(member_no) ON DELETE CASCADE,
  constraint network_count_pkey PRIMARY KEY (member_no)
);

create table network_count_change (
  id bigint not null generated always as identity,
  parent bigint not null,
  zone text not null,
  delta integer not null,
  constraint network_count_change_pkey PRIMARY KEY (id)
);
CREATE INDEX network_count_change_parent ON public.network_count_change USING btree (parent);

create table network_link (
  id bigint not null generated always as identity,
  main bigint not null,
  sub bigint not null,
  state text not null,
  applied_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  bound_at timestamp with time zone,
  closed_at timestamp with time zone,
  may_sign_in boolean not null default false,
  sign_in_changed_at timestamp with time zone,
  may_collect boolean not null default false,
  collect_changed_at timestamp with time zone,
  constraint network_link_bound_since CHECK (((bound_at IS NOT NULL) = (state = ANY (ARRAY['bound'::text, 'ended'::text])))),
  constraint network_link_check CHECK ((expires_at > applied_at)),
  constraint network_link_closed_since CHECK (((closed_at IS NULL) = (state = ANY (ARRAY['applied'::text, 'bound'::text])))),
  constraint network_link_consents CHECK (((state = 'bound'::text) OR (NOT (may_sign_in OR may_collect)))),
  constraint network_link_main_fkey FOREIGN KEY (main) REFERENCES network_node(member_no) ON DELETE CASCADE,
  constraint network_link_of_two CHECK ((main <> sub)),
  constraint network_link_pkey PRIMARY KEY (id),
  constraint network_link_state_check CHECK ((state = ANY (ARRAY['applied'::text, 'bound'::text, 'refused'::text, 'withdrawn'::text, 'expired'::text, 'ended'::text]))),
  constraint network_link_sub_fkey FOREIGN KEY (sub) REFERENCES network_node(member_no) ON DELETE CASCADE
);
CREATE INDEX network_link_expires ON public.network_link USING btree (expires_at) WHERE (state = 'applied'::text);
CREATE INDEX network_link_main ON public.network_link USING btree (main, id DESC);
CREATE INDEX network_link_sub ON public.network_link USING btree (sub, id DESC);
CREATE UNIQUE INDEX network_link_one_main ON public.network_link USING btree (sub) WHERE (state = 'bound'::text);
CREATE UNIQUE INDEX network_link_open ON public.network_link USING btree (main, sub) WHERE (state = ANY (ARRAY['applied'::text, 'bound'::text]));

create table network_node (
  member_no bigint not null,
  sponsor bigint,
  parent bigint,
  zone text,
  depth integer not null,
  generation integer not null,
  placed_at timestamp with time zone not null,
  constraint network_node_not_itself CHECK (((member_no <> parent) AND (member_no <> sponsor))),
  constraint network_node_one_origin CHECK (((parent IS NULL) = (sponsor IS NULL))),
  constraint network_node_parent_fkey FOREIGN KEY (parent) REFERENCES network_node(member_no),
  constraint network_node_pkey PRIMARY KEY (member_no),
  constraint network_node_place UNIQUE (parent, zone),
  constraint network_node_root_or_placed CHECK (((parent IS NULL) = (zone IS NULL))),
  constraint network_node_sponsor_fkey FOREIGN KEY (sponsor) REFERENCES network_node(member_no),
  constraint network_node_zone_check CHECK ((zone = ANY (ARRAY['A'::text, 'B'::text])))
);
CREATE INDEX network_node_sponsor ON public.network_node USING btree (sponsor, member_no);
CREATE UNIQUE INDEX network_node_one_root ON public.network_node USING btree (((parent IS NULL))) WHERE (parent IS NULL);

create table network_parent_access (
  member_no bigint not null,
  given_at timestamp with time zone not null,
  constraint network_parent_access_member_no_fkey FOREIGN KEY (member_no) REFERENCES network_node(member_no) ON DELETE CASCADE,
  constraint network_parent_access_pkey PRIMARY KEY (member_no)
);

create table notifications_choice (
  member_no bigint not null,
  mail jsonb not null default '{}'::jsonb,
  push jsonb not null default '{}'::jsonb,
  constraint notifications_choice_pkey PRIMARY KEY (member_no)
);

create table notifications_device (
  id bigint not null generated always as identity,
  member_no bigint not null,
  session_id bigint not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  language text not null,
  at timestamp with time zone not null,
  constraint notifications_device_endpoint_check CHECK ((char_length(endpoint) <= 1000)),
  constraint notifications_device_endpoint_key UNIQUE (endpoint),
  constraint notifications_device_pkey PRIMARY KEY (id)
);
CREATE INDEX notifications_device_member ON public.notifications_device USING btree (member_no, id);
CREATE INDEX notifications_device_session ON public.notifications_device USING btree (session_id);

create table notifications_mail (
  id bigint not null generated always as identity,
  member_no bigint not null,
  kind text not null,
  params jsonb not null,
  channel text not null,
  address text not null,
  made_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  attempts integer not null default 0,
  constraint notifications_mail_attempts_check CHECK ((attempts >= 0)),
  constraint notifications_mail_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'phone'::text]))),
  constraint notifications_mail_pkey PRIMARY KEY (id)
);
CREATE INDEX notifications_mail_due ON public.notifications_mail USING btree (due_at);

create table notifications_notice (
  id bigint not null generated always as identity,
  member_no bigint not null,
  kind text not null,
  params jsonb not null,
  at timestamp with time zone not null,
  is_read boolean not null default false,
  constraint notifications_notice_pkey PRIMARY KEY (member_no, id)
);
CREATE INDEX notifications_notice_at ON public.notifications_notice USING brin (at);
CREATE INDEX notifications_notice_unread ON public.notifications_notice USING btree (member_no, id) WHERE (NOT is_read);

create table notifications_push (
  id bigint not null generated always as identity,
  device_id bigint not null,
  topic text not null,
  made_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  attempts integer not null default 0,
  constraint notifications_push_attempts_check CHECK ((attempts >= 0)),
  constraint notifications_push_device_id_fkey FOREIGN KEY (device_id) REFERENCES notifications_device(id) ON DELETE CASCADE,
  constraint notifications_push_device_id_topic_key UNIQUE (device_id, topic),
  constraint notifications_push_pkey PRIMARY KEY (id)
);
CREATE INDEX notifications_push_due ON public.notifications_push USING btree (due_at);

create table notifications_push_key (
  is_only boolean not null default true,
  public_key text not null,
  sealed_key text not null,
  constraint notifications_push_key_is_only_check CHECK (is_only),
  constraint notifications_push_key_pkey PRIMARY KEY (is_only)
);

create table otc_alert (
  id bigint not null generated always as identity,
  member_no bigint not null,
  slot smallint not null,
  coin text not null,
  network text,
  side text not null,
  price bigint not null,
  price_rank bigint not null default 
CASE
    WHEN (side = 'sale'::text) THEN price
    ELSE (- price)
END,
  quantity bigint,
  made_at timestamp with time zone not null,
  told_on date,
  constraint otc_alert_member_no_fkey FOREIGN KEY (member_no) REFERENCES members_member(member_no) ON DELETE CASCADE,
  constraint otc_alert_member_no_slot_key UNIQUE (member_no, slot),
  constraint otc_alert_network_check CHECK ((network = ANY (ARRAY['BEP20'::text, 'TRC20'::text]))),
  constraint otc_alert_pkey PRIMARY KEY (id),
  constraint otc_alert_price_check CHECK ((price > 0)),
  constraint otc_alert_quantity_check CHECK ((quantity > 0)),
  constraint otc_alert_side_check CHECK ((side = ANY (ARRAY['purchase'::text, 'sale'::text]))),
  constraint otc_alert_slot_check CHECK (((slot >= 1) AND (slot <= 5)))
);

create table otc_appeal (
  id bigint not null generated always as identity,
  trade_id bigint not null,
  opened_by text not null,
  reason text not null,
  voucher text,
  state text not null,
  clock_left_ms bigint not null,
  verdict text,
  verdict_reason text,
  proposed_by text,
  proposed_at timestamp with time zone,
  decided_by text,
  made_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  proposed_by_id bigint,
  decided_by_id bigint,
  constraint otc_appeal_four_eyes CHECK ((proposed_by <> decided_by)),
  constraint otc_appeal_opened_by_check CHECK ((opened_by = ANY (ARRAY['buyer'::text, 'seller'::text, 'system'::text]))),
  constraint otc_appeal_pkey PRIMARY KEY (id),
  constraint otc_appeal_state_check CHECK ((state = ANY (ARRAY['inReview'::text, 'processed'::text, 'revoked'::text]))),
  constraint otc_appeal_trade_id_fkey FOREIGN KEY (trade_id) REFERENCES otc_trade(id),
  constraint otc_appeal_two_operators CHECK ((proposed_by_id <> decided_by_id)),
  constraint otc_appeal_verdict_check CHECK ((verdict = ANY (ARRAY['toBuyer'::text, 'toSeller'::text])))
);
CREATE INDEX otc_appeal_state ON public.otc_appeal USING btree (state, id);
CREATE INDEX otc_appeal_trade ON public.otc_appeal USING btree (trade_id, id);
CREATE TRIGGER otc_appeal_comes AFTER INSERT ON public.otc_appeal FOR EACH ROW EXECUTE FUNCTION platform_desk_changed('appeals', 'appeal');
CREATE TRIGGER otc_appeal_moves AFTER UPDATE ON public.otc_appeal FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION platform_desk_changed('appeals', 'appeal');
CREATE UNIQUE INDEX otc_appeal_one_open ON public.otc_appeal USING btree (trade_id) WHERE (state = 'inReview'::text);

create table otc_appeal_answer (
  appeal_id bigint not null,
  by text not null,
  text text not null,
  voucher text,
  at timestamp with time zone not null,
  constraint otc_appeal_answer_appeal_id_fkey FOREIGN KEY (appeal_id) REFERENCES otc_appeal(id),
  constraint otc_appeal_answer_by_check CHECK ((by = ANY (ARRAY['buyer'::text, 'seller'::text]))),
  constraint otc_appeal_answer_pkey PRIMARY KEY (appeal_id, by)
);
CREATE TRIGGER otc_appeal_answer_comes AFTER INSERT ON public.otc_appeal_answer FOR EACH ROW EXECUTE FUNCTION platform_desk_changed('appeals', 'appeal');

create table otc_head (
  network text not null,
  block bigint not null,
  constraint otc_head_network_check CHECK ((network = ANY (ARRAY['BEP20'::text, 'TRC20'::text]))),
  constraint otc_head_pkey PRIMARY KEY (network)
);

create table otc_inspection (
  id bigint not null generated always as identity,
  trade_id bigint not null,
  operator text not null,
  reason text not null,
  at timestamp with time zone not null,
  operator_id bigint,
  roles text,
  constraint otc_inspection_pkey PRIMARY KEY (id),
  constraint otc_inspection_trade_id_fkey FOREIGN KEY (trade_id) REFERENCES otc_trade(id)
);
CREATE INDEX otc_inspection_trade ON public.otc_inspection USING btree (trade_id, id);

create table otc_listing (
  id bigint not null generated always as identity,
  market_id bigint not null,
  member_no bigint not null,
  side text not null,
  price bigint not null,
  quantity bigint not null,
  remaining bigint not null,
  fee_left bigint not null,
  min_trade bigint not null,
  max_trade bigint not null,
  release_on_proof boolean not null,
  account_id bigint not null,
  account_label text not null,
  address text not null,
  state text not null,
  listed_on date not null,
  day_slot smallint not null,
  made_at timestamp with time zone not null,
  price_rank bigint default 
CASE
    WHEN (side = 'sale'::text) THEN price
    ELSE (- price)
END,
  fee_bp integer not null,
  alone boolean not null default false,
  constraint otc_listing_bounds CHECK (((min_trade <= max_trade) AND (max_trade <= quantity))),
  constraint otc_listing_day UNIQUE (member_no, listed_on, day_slot),
  constraint otc_listing_day_slot_check CHECK (((day_slot >= 1) AND (day_slot <= 5))),
  constraint otc_listing_fee_bp_check CHECK (((fee_bp >= 0) AND (fee_bp <= 10000))),
  constraint otc_listing_fee_left_check CHECK ((fee_left >= 0)),
  constraint otc_listing_market_id_fkey FOREIGN KEY (market_id) REFERENCES otc_market(id),
  constraint otc_listing_min_trade_check CHECK ((min_trade > 0)),
  constraint otc_listing_nothing_open_at_the_end CHECK (((state <> 'completed'::text) OR (remaining = 0))),
  constraint otc_listing_pkey PRIMARY KEY (id),
  constraint otc_listing_price_check CHECK ((price > 0)),
  constraint otc_listing_quantity_check CHECK ((quantity > 0)),
  constraint otc_listing_remaining_check CHECK ((remaining >= 0)),
  constraint otc_listing_remaining_within CHECK ((remaining <= quantity)),
  constraint otc_listing_side_check CHECK ((side = ANY (ARRAY['purchase'::text, 'sale'::text]))),
  constraint otc_listing_state_check CHECK ((state = ANY (ARRAY['toBeTraded'::text, 'inTransaction'::text, 'completed'::text, 'revoked'::text])))
);
CREATE INDEX otc_listing_hall ON public.otc_listing USING btree (market_id, side, price_rank, id) WHERE ((state = ANY (ARRAY['toBeTraded'::text, 'inTransaction'::text])) AND (remaining > 0));
CREATE INDEX otc_listing_left ON public.otc_listing USING btree (member_no) WHERE ((state = ANY (ARRAY['toBeTraded'::text, 'inTransaction'::text])) AND (remaining > 0));
CREATE INDEX otc_listing_member ON public.otc_listing USING btree (member_no, id);
CREATE UNIQUE INDEX otc_listing_alone ON public.otc_listing USING btree (member_no) WHERE ((state = ANY (ARRAY['toBeTraded'::text, 'inTransaction'::text])) AND (remaining > 0) AND alone);

create table otc_lock (
  id bigint not null generated always as identity,
  member_no bigint not null,
  reason text not null,
  locked_by text not null,
  at timestamp with time zone not null,
  ended_by text,
  ended_at timestamp with time zone,
  constraint otc_lock_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX otc_lock_one ON public.otc_lock USING btree (member_no) WHERE (ended_at IS NULL);

create table otc_mark (
  id bigint not null generated always as identity,
  member_no bigint not null,
  trader bigint not null,
  mark text not null,
  at timestamp with time zone not null,
  constraint otc_mark_mark_check CHECK ((mark = ANY (ARRAY['favourite'::text, 'blocked'::text]))),
  constraint otc_mark_not_oneself CHECK ((member_no <> trader)),
  constraint otc_mark_pkey PRIMARY KEY (member_no, trader)
);
CREATE INDEX otc_mark_blocked ON public.otc_mark USING btree (trader, member_no) WHERE (mark = 'blocked'::text);
CREATE INDEX otc_mark_latest ON public.otc_mark USING btree (member_no, id);

create table otc_market (
  id bigint not null generated always as identity,
  coin text not null,
  network text not null,
  kind text not null,
  is_open boolean not null,
  band_bp integer not null,
  start_price bigint not null,
  min_trade bigint not null,
  payment_minutes integer not null,
  release_minutes integer not null,
  settle_hours integer not null,
  min_level_purchase integer not null default 0,
  min_level_sale integer not null default 0,
  summed_until timestamp with time zone not null default '1970-01-01 00:00:00+00'::timestamp with time zone,
  constraint otc_market_band_bp_check CHECK (((band_bp >= 1) AND (band_bp <= 5000))),
  constraint otc_market_kind_check CHECK ((kind = ANY (ARRAY['cash'::text, 'crypto'::text]))),
  constraint otc_market_min_trade_check CHECK ((min_trade > 0)),
  constraint otc_market_network_check CHECK ((network = ANY (ARRAY['BEP20'::text, 'TRC20'::text]))),
  constraint otc_market_payment_minutes_check CHECK ((payment_minutes > 0)),
  constraint otc_market_pkey PRIMARY KEY (id),
  constraint otc_market_place UNIQUE (coin, network),
  constraint otc_market_release_minutes_check CHECK ((release_minutes > 0)),
  constraint otc_market_settle_hours_check CHECK ((settle_hours >= 0)),
  constraint otc_market_start_price_check CHECK ((start_price > 0))
);

create table otc_message (
  id bigint not null generated always as identity,
  trade_id bigint not null,
  member_no bigint not null,
  text text not null,
  image text,
  at timestamp with time zone not null,
  constraint otc_message_pkey PRIMARY KEY (id),
  constraint otc_message_trade_id_fkey FOREIGN KEY (trade_id) REFERENCES otc_trade(id)
);
CREATE INDEX otc_message_trade ON public.otc_message USING btree (trade_id, id);

create table otc_minute (
  market_id bigint not null,
  minute timestamp with time zone not null,
  quantity bigint not null,
  total bigint not null,
  constraint otc_minute_market_id_fkey FOREIGN KEY (market_id) REFERENCES otc_market(id),
  constraint otc_minute_pkey PRIMARY KEY (market_id, minute),
  constraint otc_minute_quantity_check CHECK ((quantity > 0)),
  constraint otc_minute_total_check CHECK ((total > 0))
);

create table otc_outage (
  id bigint not null generated always as identity,
  network text,
  began_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  moved integer not null default 0,
  constraint otc_outage_network_check CHECK ((network = ANY (ARRAY['BEP20'::text, 'TRC20'::text]))),
  constraint otc_outage_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX otc_outage_one_open ON public.otc_outage USING btree (network) WHERE (ended_at IS NULL);

create table otc_picture (
  name text not null,
  hash bytea not null,
  trade_id bigint not null,
  at timestamp with time zone not null,
  fingerprint bit(64),
  constraint otc_picture_pkey PRIMARY KEY (name),
  constraint otc_picture_trade_id_fkey FOREIGN KEY (trade_id) REFERENCES otc_trade(id)
);
CREATE INDEX otc_picture_hash ON public.otc_picture USING btree (hash);
CREATE INDEX otc_picture_trade ON public.otc_picture USING btree (trade_id);

create table otc_pulse (
  one boolean not null default true,
  at timestamp with time zone not null,
  constraint otc_pulse_one_check CHECK (one),
  constraint otc_pulse_pkey PRIMARY KEY (one)
);

create table otc_trade (
  id bigint not null generated always as identity,
  number text not null,
  listing_id bigint not null,
  market_id bigint not null,
  coin text not null,
  network text not null,
  buyer bigint not null,
  seller bigint not null,
  quantity bigint not null,
  price bigint not null,
  total bigint not null,
  fee bigint not null,
  of_listing boolean not null,
  release_on_proof boolean not null,
  buyer_label text not null,
  buyer_address text not null,
  buyer_proved boolean not null,
  seller_label text not null,
  seller_address text not null,
  payment_ms integer not null,
  release_ms integer not null,
  settle_ms integer not null,
  state text not null,
  event text,
  clock_from timestamp with time zone not null,
  due_at timestamp with time zone,
  paused_ms bigint not null default 0,
  next_block bigint,
  txid text,
  voucher text,
  claims smallint not null default 0,
  claimed_at timestamp with time zone,
  judgement jsonb,
  judged_at timestamp with time zone,
  proved_at timestamp with time zone,
  made_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  took_ms bigint,
  settles_at timestamp with time zone,
  settled_at timestamp with time zone,
  chain_voucher boolean not null default false,
  constraint otc_trade_claims_check CHECK ((claims <= 5)),
  constraint otc_trade_closed CHECK (((closed_at IS NOT NULL) = (state = ANY (ARRAY['completed'::text, 'canceled'::text])))),
  constraint otc_trade_fee_check CHECK ((fee >= 0)),
  constraint otc_trade_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES otc_listing(id),
  constraint otc_trade_market_id_fkey FOREIGN KEY (market_id) REFERENCES otc_market(id),
  constraint otc_trade_not_with_oneself CHECK ((buyer <> seller)),
  constraint otc_trade_number_key UNIQUE (number),
  constraint otc_trade_pkey PRIMARY KEY (id),
  constraint otc_trade_price_check CHECK ((price > 0)),
  constraint otc_trade_quantity_check CHECK ((quantity > 0)),
  constraint otc_trade_settles CHECK (((settles_at IS NOT NULL) = (state = 'completed'::text))),
  constraint otc_trade_state_check CHECK ((state = ANY (ARRAY['waitForPayment'::text, 'waitForConfirmation'::text, 'paymentError'::text, 'receiptError'::text, 'completed'::text, 'canceled'::text]))),
  constraint otc_trade_total_check CHECK ((total > 0))
);
CREATE INDEX otc_trade_buyer ON public.otc_trade USING btree (buyer, id);
CREATE INDEX otc_trade_by_total ON public.otc_trade USING btree (total, id);
CREATE INDEX otc_trade_by_txid ON public.otc_trade USING btree (txid) WHERE (txid IS NOT NULL);
CREATE INDEX otc_trade_canceled ON public.otc_trade USING btree (closed_at) WHERE (state = 'canceled'::text);
CREATE INDEX otc_trade_completed ON public.otc_trade USING btree (closed_at) INCLUDE (total, fee, coin) WHERE (state = 'completed'::text);
CREATE INDEX otc_trade_due ON public.otc_trade USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX otc_trade_executed ON public.otc_trade USING btree (market_id, closed_at) INCLUDE (quantity, total) WHERE (state = 'completed'::text);
CREATE INDEX otc_trade_left_unpaid ON public.otc_trade USING btree (buyer, closed_at) WHERE ((state = 'canceled'::text) AND (event = ANY (ARRAY['cancel'::text, 'timeout'::text])));
CREATE INDEX otc_trade_listing ON public.otc_trade USING btree (listing_id);
CREATE INDEX otc_trade_seller ON public.otc_trade USING btree (seller, id);
CREATE INDEX otc_trade_settling ON public.otc_trade USING btree (settles_at) WHERE ((settled_at IS NULL) AND (state = 'completed'::text));
CREATE INDEX otc_trade_state_total ON public.otc_trade USING btree (state, total, id);
CREATE INDEX otc_trade_total_closed ON public.otc_trade USING btree (seller, network, closed_at) WHERE (closed_at IS NOT NULL);
CREATE INDEX otc_trade_txid ON public.otc_trade USING btree (network, txid) WHERE (txid IS NOT NULL);
CREATE INDEX otc_trade_unpaid ON public.otc_trade USING btree (buyer) WHERE (state = ANY (ARRAY['waitForPayment'::text, 'paymentError'::text]));
CREATE INDEX otc_trade_watched ON public.otc_trade USING btree (id) WHERE (state = ANY (ARRAY['waitForPayment'::text, 'waitForConfirmation'::text, 'paymentError'::text, 'receiptError'::text]));
CREATE UNIQUE INDEX otc_trade_total ON public.otc_trade USING btree (seller, network, total) WHERE (state = ANY (ARRAY['waitForPayment'::text, 'waitForConfirmation'::text, 'paymentError'::text, 'receiptError'::text]));

create table otc_trade_step (
  id bigint not null generated always as identity,
  trade_id bigint not null,
  event text not null,
  state text not null,
  by text not null,
  at timestamp with time zone not null,
  constraint otc_trade_step_by_check CHECK ((by = ANY (ARRAY['buyer'::text, 'seller'::text, 'system'::text, 'desk'::text]))),
  constraint otc_trade_step_pkey PRIMARY KEY (id),
  constraint otc_trade_step_trade_id_fkey FOREIGN KEY (trade_id) REFERENCES otc_trade(id)
);
CREATE INDEX otc_trade_step_trade ON public.otc_trade_step USING btree (trade_id, id);

create table otc_trader (
  member_no bigint not null,
  completed integer not null default 0,
  failed integer not null default 0,
  median_ms bigint,
  constraint otc_trader_completed_check CHECK ((completed >= 0)),
  constraint otc_trader_failed_check CHECK ((failed >= 0)),
  constraint otc_trader_pkey PRIMARY KEY (member_no)
);

create table platform_alarm (
  name text not null,
  day date not null,
  raised integer not null,
  last_at timestamp with time zone not null,
  detail jsonb not null,
  constraint platform_alarm_pkey PRIMARY KEY (name, day),
  constraint platform_alarm_raised_check CHECK ((raised > 0))
);
CREATE TRIGGER platform_alarm_comes AFTER INSERT ON public.platform_alarm FOR EACH ROW EXECUTE FUNCTION platform_desk_changed('alarms', 'alarm');
CREATE TRIGGER platform_alarm_moves AFTER UPDATE ON public.platform_alarm FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION platform_desk_changed('alarms', 'alarm');

create table platform_alarm_acknowledged (
  name text not null,
  day date not null,
  raised integer not null,
  operator text not null,
  reason text,
  at timestamp with time zone not null,
  constraint platform_alarm_acknowledged_name_day_fkey FOREIGN KEY (name, day) REFERENCES platform_alarm(name, day),
  constraint platform_alarm_acknowledged_pkey PRIMARY KEY (name, day),
  constraint platform_alarm_acknowledged_raised_check CHECK ((raised > 0))
);
CREATE TRIGGER platform_alarm_acknowledged_comes AFTER INSERT ON public.platform_alarm_acknowledged FOR EACH ROW EXECUTE FUNCTION platform_desk_changed('alarms', 'alarm');
CREATE TRIGGER platform_alarm_acknowledged_moves AFTER UPDATE ON public.platform_alarm_acknowledged FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION platform_desk_changed('alarms', 'alarm');

create table platform_alarm_cause (
  name text not null,
  cause text not null,
  since timestamp with time zone not null,
  raised_at timestamp with time zone,
  over_at timestamp with time zone,
  constraint platform_alarm_cause_pkey PRIMARY KEY (name, cause)
);

create table platform_alarm_delivery (
  id bigint not null generated always as identity,
  target_id bigint not null,
  alarm text not null,
  what text not null,
  cause text not null,
  at timestamp with time zone not null,
  attempts integer not null default 0,
  due_at timestamp with time zone,
  delivered_at timestamp with time zone,
  failed_at timestamp with time zone,
  error text,
  constraint platform_alarm_delivery_attempts_check CHECK ((attempts >= 0)),
  constraint platform_alarm_delivery_check CHECK (((due_at IS NULL) OR ((delivered_at IS NULL) AND (failed_at IS NULL)))),
  constraint platform_alarm_delivery_check1 CHECK (((delivered_at IS NULL) OR (failed_at IS NULL))),
  constraint platform_alarm_delivery_pkey PRIMARY KEY (id),
  constraint platform_alarm_delivery_target_id_fkey FOREIGN KEY (target_id) REFERENCES platform_alarm_target(id),
  constraint platform_alarm_delivery_test CHECK (((what = 'test'::text) = (alarm = 'test'::text))),
  constraint platform_alarm_delivery_what_check CHECK ((what = ANY (ARRAY['raised'::text, 'over'::text, 'test'::text])))
);
CREATE INDEX platform_alarm_delivery_at ON public.platform_alarm_delivery USING btree (at);
CREATE INDEX platform_alarm_delivery_due ON public.platform_alarm_delivery USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX platform_alarm_delivery_paced ON public.platform_alarm_delivery USING btree (target_id, alarm, cause, at);

create table platform_alarm_target (
  id bigint not null generated always as identity,
  kind text not null,
  address text not null,
  language text not null,
  sealed text not null,
  proposed_at timestamp with time zone not null,
  opened_at timestamp with time zone,
  closed_at timestamp with time zone,
  constraint platform_alarm_target_check CHECK (((closed_at IS NULL) OR (opened_at IS NOT NULL))),
  constraint platform_alarm_target_kind_check CHECK ((kind = ANY (ARRAY['mail'::text, 'webhook'::text]))),
  constraint platform_alarm_target_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX platform_alarm_target_open ON public.platform_alarm_target USING btree (kind, address) WHERE ((opened_at IS NOT NULL) AND (closed_at IS NULL));

create table platform_audit (
  sequence bigint not null,
  operator text,
  act text not null,
  subject text,
  detail jsonb not null,
  at timestamp with time zone not null,
  previous bytea not null,
  hash bytea not null,
  form smallint not null default 1,
  role text,
  session bigint,
  request text,
  network text,
  subject_kind text,
  reason text,
  proposal bigint,
  before jsonb,
  after jsonb,
  constraint platform_audit_forms CHECK ((form = ANY (ARRAY[1, 2]))),
  constraint platform_audit_hash_key UNIQUE (hash),
  constraint platform_audit_pkey PRIMARY KEY (sequence),
  constraint platform_audit_size CHECK (((octet_length(COALESCE((before)::text, ''::text)) <= 8192) AND (octet_length(COALESCE((after)::text, ''::text)) <= 8192)))
);
CREATE INDEX platform_audit_at ON public.platform_audit USING brin (at);
CREATE INDEX platform_audit_operator ON public.platform_audit USING btree (operator, sequence);
CREATE INDEX platform_audit_subject ON public.platform_audit USING btree (subject, sequence);
CREATE TRIGGER platform_audit_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.platform_audit FOR EACH STATEMENT EXECUTE FUNCTION platform_audit_refuse_change();

create table platform_backup (
  id bigint not null generated always as identity,
  at timestamp with time zone not null,
  taken_at timestamp with time zone,
  took_ms integer not null,
  outcome text not null,
  fault text,
  constraint platform_backup_check CHECK (((outcome = 'restored'::text) = (fault IS NULL))),
  constraint platform_backup_check1 CHECK (((outcome <> 'restored'::text) OR (taken_at IS NOT NULL))),
  constraint platform_backup_fault_check CHECK ((length(fault) <= 2000)),
  constraint platform_backup_outcome_check CHECK ((outcome = ANY (ARRAY['restored'::text, 'broken'::text, 'noRoom'::text]))),
  constraint platform_backup_pkey PRIMARY KEY (id),
  constraint platform_backup_took_ms_check CHECK ((took_ms >= 0))
);
CREATE INDEX platform_backup_restored ON public.platform_backup USING btree (taken_at DESC) WHERE (outcome = 'restored'::text);

create table platform_built (
  hash text not null,
  version text not null,
  served_at timestamp with time zone not null,
  files jsonb not null,
  constraint platform_built_hash_check CHECK ((length(hash) = 64)),
  constraint platform_built_pkey PRIMARY KEY (hash),
  constraint platform_built_version_check CHECK ((length(version) <= 40))
);

create table platform_closure (
  id bigint not null generated always as identity,
  restored_at timestamp with time zone not null,
  taken_at timestamp with time zone not null,
  closed_at timestamp with time zone not null,
  may_enter text[] not null,
  opened_at timestamp with time zone,
  opened_by text[],
  highest_snapshot bigint,
  constraint platform_closure_check CHECK ((taken_at <= restored_at)),
  constraint platform_closure_check1 CHECK ((((opened_at IS NULL) = (opened_by IS NULL)) AND ((opened_at IS NULL) = (highest_snapshot IS NULL)))),
  constraint platform_closure_highest_snapshot_check CHECK ((highest_snapshot >= 0)),
  constraint platform_closure_may_enter_check CHECK ((cardinality(may_enter) = 2)),
  constraint platform_closure_opened_by_check CHECK ((cardinality(opened_by) = 2)),
  constraint platform_closure_pkey PRIMARY KEY (id)
);
CREATE INDEX platform_closure_open ON public.platform_closure USING btree (id) WHERE (opened_at IS NULL);
CREATE TRIGGER platform_closure_append_only BEFORE DELETE OR UPDATE ON public.platform_closure FOR EACH ROW EXECUTE FUNCTION platform_closure_refuse_change();
CREATE TRIGGER platform_closure_no_truncate BEFORE TRUNCATE ON public.platform_closure FOR EACH STATEMENT EXECUTE FUNCTION platform_closure_refuse_change();

create table platform_event (
  id bigint not null generated always as identity,
  channel text not null,
  event json not null,
  at timestamp with time zone not null,
  sequence bigint,
  members bigint[],
  constraint platform_event_pkey PRIMARY KEY (id),
  constraint platform_event_sequence_key UNIQUE (sequence)
);
CREATE INDEX platform_event_age ON public.platform_event USING brin (at);
CREATE INDEX platform_event_channel ON public.platform_event USING btree (channel, sequence);
CREATE INDEX platform_event_unnumbered ON public.platform_event USING btree (id) WHERE (sequence IS NULL);

create table platform_files (
  single boolean not null default true,
  installation text not null,
  constraint platform_files_installation_check CHECK ((length(installation) = 22)),
  constraint platform_files_pkey PRIMARY KEY (single),
  constraint platform_files_single_check CHECK (single)
);

create table platform_idempotency (
  scope text not null,
  key text not null,
  request_hash bytea not null,
  answer json not null,
  created_at timestamp with time zone not null,
  constraint platform_idempotency_pkey PRIMARY KEY (scope, key)
);
CREATE INDEX platform_idempotency_age ON public.platform_idempotency USING brin (created_at);

create table platform_installation (
  only_one boolean not null default true,
  fingerprint bytea not null,
  since timestamp with time zone not null,
  constraint platform_installation_only_one_check CHECK (only_one),
  constraint platform_installation_pkey PRIMARY KEY (only_one)
);

create table platform_lease (
  name text not null,
  holder text not null,
  fence bigint not null,
  until timestamp with time zone not null,
  constraint platform_lease_fence_check CHECK ((fence > 0)),
  constraint platform_lease_pkey PRIMARY KEY (name)
);

create table platform_limit (
  name text not null,
  subject text not null,
  window_start timestamp with time zone not null,
  used integer not null,
  constraint platform_limit_pkey PRIMARY KEY (name, subject)
);

create table platform_live_ticket (
  hash bytea not null,
  member_no bigint,
  session_id bigint not null,
  expires_at timestamp with time zone not null,
  operator_id bigint,
  constraint platform_live_ticket_one_holder CHECK (((member_no IS NULL) <> (operator_id IS NULL))),
  constraint platform_live_ticket_pkey PRIMARY KEY (hash)
);

create table platform_migration (
  name text not null,
  hash text not null,
  applied_at timestamp with time zone not null default now(),
  kind text not null default 'contract'::text,
  needs text,
  constraint platform_migration_kind_check CHECK ((kind = ANY (ARRAY['expand'::text, 'contract'::text]))),
  constraint platform_migration_needs_check CHECK ((needs ~ '^\d{4}$'::text)),
  constraint platform_migration_pkey PRIMARY KEY (name)
);

create table platform_parameter (
  name text not null,
  version integer not null,
  value bigint not null,
  effective_at timestamp with time zone not null,
  proposed_by bigint not null,
  approved_by bigint not null,
  constraint platform_parameter_check CHECK ((approved_by <> proposed_by)),
  constraint platform_parameter_pkey PRIMARY KEY (name, version),
  constraint platform_parameter_version_check CHECK ((version > 0))
);
CREATE TRIGGER platform_parameter_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.platform_parameter FOR EACH STATEMENT EXECUTE FUNCTION platform_parameter_refuse_change();

create table platform_presence (
  socket text not null,
  thing text not null,
  operator_id bigint not null,
  since timestamp with time zone not null,
  until timestamp with time zone not null,
  constraint platform_presence_pkey PRIMARY KEY (socket, thing)
);
CREATE INDEX platform_presence_thing ON public.platform_presence USING btree (thing);
CREATE INDEX platform_presence_until ON public.platform_presence USING btree (until);

create table platform_process (
  id text not null,
  kind text not null,
  host text not null,
  port integer not null,
  version text not null,
  started_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  newest text not null default ''::text,
  constraint platform_process_host_check CHECK ((length(host) <= 255)),
  constraint platform_process_kind_check CHECK ((kind = ANY (ARRAY['all'::text, 'web'::text, 'worker'::text]))),
  constraint platform_process_newest_check CHECK ((length(newest) <= 100)),
  constraint platform_process_pkey PRIMARY KEY (id),
  constraint platform_process_port_check CHECK (((port >= 0) AND (port <= 65535))),
  constraint platform_process_version_check CHECK ((length(version) <= 40))
);

create table platform_proposal (
  id bigint not null generated always as identity,
  kind text not null,
  subject text not null,
  body jsonb not null,
  difference jsonb not null,
  beneficiary bigint,
  reason text not null,
  state text not null,
  maker_id bigint not null,
  maker text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  checker_id bigint,
  checker text,
  decided_at timestamp with time zone,
  decision text,
  not_before timestamp with time zone,
  applied_at timestamp with time zone,
  beneficiary_operator bigint,
  about jsonb,
  seal bytea,
  constraint platform_proposal_approved CHECK (((state <> ALL (ARRAY['approved'::text, 'applied'::text])) OR ((checker_id IS NOT NULL) AND (not_before IS NOT NULL)))),
  constraint platform_proposal_not_own CHECK (((beneficiary_operator IS NULL) OR ((beneficiary_operator <> maker_id) AND (beneficiary_operator IS DISTINCT FROM checker_id)))),
  constraint platform_proposal_pkey PRIMARY KEY (id),
  constraint platform_proposal_state_check CHECK ((state = ANY (ARRAY['proposed'::text, 'approved'::text, 'applied'::text, 'rejected'::text, 'expired'::text, 'withdrawn'::text, 'stale'::text]))),
  constraint platform_proposal_two_operators CHECK (((state <> ALL (ARRAY['approved'::text, 'applied'::text])) OR (checker_id <> maker_id)))
);
CREATE INDEX platform_proposal_due ON public.platform_proposal USING btree (not_before) WHERE (state = 'approved'::text);
CREATE INDEX platform_proposal_waiting ON public.platform_proposal USING btree (expires_at) WHERE (state = 'proposed'::text);
CREATE TRIGGER platform_proposal_comes AFTER INSERT ON public.platform_proposal FOR EACH ROW EXECUTE FUNCTION platform_desk_changed('proposals', 'proposal');
CREATE TRIGGER platform_proposal_moves AFTER UPDATE ON public.platform_proposal FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION platform_desk_changed('proposals', 'proposal');
CREATE UNIQUE INDEX platform_proposal_open ON public.platform_proposal USING btree (kind, subject) WHERE (state = ANY (ARRAY['proposed'::text, 'approved'::text]));

create table platform_refused_right (
  operator bigint not null,
  route text not null,
  minute timestamp with time zone not null,
  constraint platform_refused_right_pkey PRIMARY KEY (operator, route, minute)
);

create table platform_sweep (
  name text not null,
  started_at timestamp with time zone not null,
  took_ms integer not null,
  failures integer not null,
  failed_at timestamp with time zone,
  error text,
  constraint platform_sweep_failures_check CHECK ((failures >= 0)),
  constraint platform_sweep_pkey PRIMARY KEY (name),
  constraint platform_sweep_took_ms_check CHECK ((took_ms >= 0))
);

create table platform_switch (
  name text not null,
  on boolean not null,
  constraint platform_switch_pkey PRIMARY KEY (name)
);
CREATE TRIGGER platform_switch_moves AFTER INSERT OR UPDATE ON public.platform_switch FOR EACH ROW EXECUTE FUNCTION platform_desk_changed('switches', 'switch');

create table proof_block (
  snapshot bigint not null,
  place integer not null,
  hash bytea not null,
  sums bigint[] not null,
  constraint proof_block_pkey PRIMARY KEY (snapshot, place),
  constraint proof_block_snapshot_fkey FOREIGN KEY (snapshot) REFERENCES proof_snapshot(number) DEFERRABLE INITIALLY DEFERRED
);

create table proof_leaf (
  snapshot bigint not null,
  place integer not null,
  member_no bigint not null,
  sums bigint[] not null,
  constraint proof_leaf_pkey PRIMARY KEY (snapshot, place),
  constraint proof_leaf_snapshot_fkey FOREIGN KEY (snapshot) REFERENCES proof_snapshot(number) DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX proof_leaf_member ON public.proof_leaf USING btree (member_no, snapshot);

create table proof_received (
  member_no bigint not null,
  amount bigint not null,
  constraint proof_received_amount_check CHECK ((amount >= 0)),
  constraint proof_received_pkey PRIMARY KEY (member_no)
);

create table proof_snapshot (
  number bigint not null,
  taken_at timestamp with time zone not null,
  settled integer,
  head json not null,
  hash text not null,
  counted_bonus bigint not null default 0,
  counted_fill bigint not null default 0,
  constraint proof_snapshot_hash_key UNIQUE (hash),
  constraint proof_snapshot_number_check CHECK ((number > 0)),
  constraint proof_snapshot_pkey PRIMARY KEY (number)
);

create table shop_address (
  id bigint not null generated always as identity,
  member_no bigint not null,
  name text not null,
  phone text not null,
  country text not null,
  lines text not null,
  is_default boolean not null default false,
  usable_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  constraint shop_address_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint shop_address_lines_check CHECK (((char_length(lines) >= 1) AND (char_length(lines) <= 300))),
  constraint shop_address_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80))),
  constraint shop_address_phone_check CHECK (((char_length(phone) >= 1) AND (char_length(phone) <= 40))),
  constraint shop_address_pkey PRIMARY KEY (id)
);
CREATE INDEX shop_address_member ON public.shop_address USING btree (member_no, id);
CREATE UNIQUE INDEX shop_address_default ON public.shop_address USING btree (member_no) WHERE is_default;

create table shop_blocked_word (
  words text not null,
  constraint shop_blocked_word_pkey PRIMARY KEY (words),
  constraint shop_blocked_word_words_check CHECK (((char_length(words) >= 1) AND (char_length(words) <= 60)))
);

create table shop_cart (
  member_no bigint not null,
  revision bigint not null,
  constraint shop_cart_pkey PRIMARY KEY (member_no),
  constraint shop_cart_revision_check CHECK ((revision > 0))
);

create table shop_cart_line (
  id bigint not null generated always as identity,
  member_no bigint not null,
  sku_id bigint not null,
  num integer not null,
  is_ticked boolean not null,
  price_seen bigint not null,
  constraint shop_cart_line_member_no_fkey FOREIGN KEY (member_no) REFERENCES shop_cart(member_no) ON DELETE CASCADE,
  constraint shop_cart_line_num_check CHECK (((num >= 1) AND (num <= 999))),
  constraint shop_cart_line_pkey PRIMARY KEY (member_no, sku_id),
  constraint shop_cart_line_sku_id_fkey FOREIGN KEY (sku_id) REFERENCES shop_sku(id) ON DELETE CASCADE
);
CREATE INDEX shop_cart_line_sku ON public.shop_cart_line USING btree (sku_id);

create table shop_case (
  id bigint not null generated always as identity,
  order_id bigint not null,
  state text not null,
  reason text not null,
  pictures text[] not null default '{}'::text[],
  reply text,
  carrier text,
  tracking text,
  amount bigint,
  asked_at timestamp with time zone not null,
  due_at timestamp with time zone,
  ended_at timestamp with time zone,
  constraint shop_case_amount_check CHECK ((amount >= 0)),
  constraint shop_case_carrier_check CHECK (((char_length(carrier) >= 1) AND (char_length(carrier) <= 60))),
  constraint shop_case_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id),
  constraint shop_case_pictures_check CHECK ((cardinality(pictures) <= 6)),
  constraint shop_case_pkey PRIMARY KEY (id),
  constraint shop_case_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 500))),
  constraint shop_case_reply_check CHECK (((char_length(reply) >= 1) AND (char_length(reply) <= 500))),
  constraint shop_case_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'agreed'::text, 'sent'::text, 'withdrawn'::text, 'refused'::text, 'refunded'::text, 'lapsed'::text]))),
  constraint shop_case_tracking_check CHECK (((char_length(tracking) >= 1) AND (char_length(tracking) <= 80)))
);
CREATE INDEX shop_case_due ON public.shop_case USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX shop_case_order ON public.shop_case USING btree (order_id, id);
CREATE INDEX shop_case_pictures ON public.shop_case USING gin (pictures);
CREATE INDEX shop_case_state ON public.shop_case USING btree (state, id);
CREATE TRIGGER shop_case_comes AFTER INSERT ON public.shop_case FOR EACH ROW EXECUTE FUNCTION platform_desk_changed('orders', 'deskOrder');
CREATE TRIGGER shop_case_moves AFTER UPDATE ON public.shop_case FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION platform_desk_changed('orders', 'deskOrder');
CREATE UNIQUE INDEX shop_case_open ON public.shop_case USING btree (order_id) WHERE (state = ANY (ARRAY['asked'::text, 'agreed'::text, 'sent'::text]));

create table shop_case_line (
  case_id bigint not null,
  line_id bigint not null,
  units integer not null,
  constraint shop_case_line_case_id_fkey FOREIGN KEY (case_id) REFERENCES shop_case(id),
  constraint shop_case_line_line_id_fkey FOREIGN KEY (line_id) REFERENCES shop_order_line(id),
  constraint shop_case_line_pkey PRIMARY KEY (case_id, line_id),
  constraint shop_case_line_units_check CHECK (((units >= 1) AND (units <= 999)))
);

create table shop_class (
  id bigint not null generated always as identity,
  parent_id bigint,
  place integer not null default 0,
  is_shown boolean not null default true,
  constraint shop_class_not_its_own CHECK ((parent_id <> id)),
  constraint shop_class_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES shop_class(id),
  constraint shop_class_pkey PRIMARY KEY (id)
);
CREATE INDEX shop_class_parent ON public.shop_class USING btree (parent_id);

create table shop_class_text (
  class_id bigint not null,
  language text not null,
  name text not null,
  constraint shop_class_text_class_id_fkey FOREIGN KEY (class_id) REFERENCES shop_class(id) ON DELETE CASCADE,
  constraint shop_class_text_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60))),
  constraint shop_class_text_pkey PRIMARY KEY (class_id, language)
);

create table shop_code (
  id bigint not null generated always as identity,
  sku_id bigint not null,
  sealed text not null,
  line_id bigint,
  constraint shop_code_line_id_fkey FOREIGN KEY (line_id) REFERENCES shop_order_line(id),
  constraint shop_code_pkey PRIMARY KEY (id),
  constraint shop_code_sku_id_fkey FOREIGN KEY (sku_id) REFERENCES shop_sku(id)
);
CREATE INDEX shop_code_line ON public.shop_code USING btree (line_id) WHERE (line_id IS NOT NULL);
CREATE INDEX shop_code_unused ON public.shop_code USING btree (sku_id, id) WHERE (line_id IS NULL);

create table shop_coupon (
  id bigint not null generated always as identity,
  code text,
  fixed bigint,
  percent_bp integer,
  cap bigint,
  minimum bigint not null default 0,
  goods_id bigint,
  class_id bigint,
  from_at timestamp with time zone not null,
  until_at timestamp with time zone not null,
  number integer not null,
  claimed integer not null default 0,
  withdrawn_at timestamp with time zone,
  made_at timestamp with time zone not null,
  issued_alone_by bigint,
  constraint shop_coupon_cap_check CHECK ((cap > 0)),
  constraint shop_coupon_cap_of_a_part CHECK (((cap IS NULL) OR (percent_bp IS NOT NULL))),
  constraint shop_coupon_class_id_fkey FOREIGN KEY (class_id) REFERENCES shop_class(id),
  constraint shop_coupon_code_check CHECK ((code ~ '^[A-Z0-9-]{4,20}$'::text)),
  constraint shop_coupon_code_key UNIQUE (code),
  constraint shop_coupon_dates CHECK ((from_at < until_at)),
  constraint shop_coupon_fixed_check CHECK ((fixed > 0)),
  constraint shop_coupon_goods_id_fkey FOREIGN KEY (goods_id) REFERENCES shop_goods(id),
  constraint shop_coupon_minimum_check CHECK ((minimum >= 0)),
  constraint shop_coupon_not_more_than_issued CHECK (((claimed >= 0) AND (claimed <= number))),
  constraint shop_coupon_number_check CHECK (((number >= 1) AND (number <= 1000000))),
  constraint shop_coupon_one_scope CHECK (((goods_id IS NULL) OR (class_id IS NULL))),
  constraint shop_coupon_one_value CHECK (((fixed IS NULL) <> (percent_bp IS NULL))),
  constraint shop_coupon_percent_bp_check CHECK (((percent_bp >= 1) AND (percent_bp <= 10000))),
  constraint shop_coupon_pkey PRIMARY KEY (id)
);
CREATE INDEX shop_coupon_issued_alone ON public.shop_coupon USING btree (issued_alone_by, made_at) WHERE (issued_alone_by IS NOT NULL);
CREATE INDEX shop_coupon_open ON public.shop_coupon USING btree (until_at) WHERE (withdrawn_at IS NULL);

create table shop_coupon_claim (
  id bigint not null generated always as identity,
  coupon_id bigint not null,
  member_no bigint not null,
  state text not null,
  order_id bigint,
  claimed_at timestamp with time zone not null,
  constraint shop_coupon_claim_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES shop_coupon(id),
  constraint shop_coupon_claim_coupon_id_member_no_key UNIQUE (coupon_id, member_no),
  constraint shop_coupon_claim_of_an_order CHECK (((state = 'claimed'::text) = (order_id IS NULL))),
  constraint shop_coupon_claim_pkey PRIMARY KEY (id),
  constraint shop_coupon_claim_state_check CHECK ((state = ANY (ARRAY['claimed'::text, 'held'::text, 'used'::text])))
);
CREATE INDEX shop_coupon_claim_member ON public.shop_coupon_claim USING btree (member_no, id);
CREATE UNIQUE INDEX shop_coupon_claim_order ON public.shop_coupon_claim USING btree (order_id) WHERE (order_id IS NOT NULL);

create table shop_delivery_text (
  sku_id bigint not null,
  sealed text not null,
  constraint shop_delivery_text_pkey PRIMARY KEY (sku_id),
  constraint shop_delivery_text_sku_id_fkey FOREIGN KEY (sku_id) REFERENCES shop_sku(id)
);

create table shop_freight (
  country text not null,
  first bigint not null,
  further bigint not null,
  free_from bigint,
  changed_at timestamp with time zone not null,
  least_days integer,
  most_days integer,
  constraint shop_freight_check CHECK ((((least_days IS NULL) = (most_days IS NULL)) AND (least_days <= most_days))),
  constraint shop_freight_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint shop_freight_first_check CHECK ((first >= 0)),
  constraint shop_freight_free_from_check CHECK ((free_from > 0)),
  constraint shop_freight_further_check CHECK ((further >= 0)),
  constraint shop_freight_least_days_check CHECK (((least_days >= 1) AND (least_days <= 60))),
  constraint shop_freight_most_days_check CHECK (((most_days >= 1) AND (most_days <= 60))),
  constraint shop_freight_pkey PRIMARY KEY (country)
);

create table shop_goods (
  id bigint not null generated always as identity,
  class_id bigint not null,
  kind smallint not null,
  label text not null default ''::text,
  state text not null default 'draft'::text,
  sold bigint not null default 0,
  price_from bigint,
  version integer not null default 1,
  made_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  reviews integer not null default 0,
  stars bigint not null default 0,
  constraint shop_goods_class_id_fkey FOREIGN KEY (class_id) REFERENCES shop_class(id),
  constraint shop_goods_kind_check CHECK ((kind = ANY (ARRAY[1, 2]))),
  constraint shop_goods_label_check CHECK ((char_length(label) <= 40)),
  constraint shop_goods_pkey PRIMARY KEY (id),
  constraint shop_goods_price_from_check CHECK ((price_from > 0)),
  constraint shop_goods_reviews_check CHECK ((reviews >= 0)),
  constraint shop_goods_sold_check CHECK ((sold >= 0)),
  constraint shop_goods_stars_check CHECK ((stars >= 0)),
  constraint shop_goods_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'onSale'::text, 'offSale'::text])))
);
CREATE INDEX shop_goods_newest ON public.shop_goods USING btree (id) WHERE ((state = 'onSale'::text) AND (price_from IS NOT NULL));
CREATE INDEX shop_goods_of_class ON public.shop_goods USING btree (class_id);
CREATE INDEX shop_goods_price ON public.shop_goods USING btree (price_from, id) WHERE ((state = 'onSale'::text) AND (price_from IS NOT NULL));
CREATE INDEX shop_goods_sold ON public.shop_goods USING btree (sold, id) WHERE ((state = 'onSale'::text) AND (price_from IS NOT NULL));

create table shop_goods_picture (
  goods_id bigint not null,
  place integer not null,
  file text not null,
  constraint shop_goods_picture_goods_id_fkey FOREIGN KEY (goods_id) REFERENCES shop_goods(id) ON DELETE CASCADE,
  constraint shop_goods_picture_pkey PRIMARY KEY (goods_id, place),
  constraint shop_goods_picture_place_check CHECK (((place >= 0) AND (place <= 8)))
);
CREATE INDEX shop_goods_picture_file ON public.shop_goods_picture USING btree (file);

create table shop_goods_text (
  goods_id bigint not null,
  language text not null,
  name text not null,
  summary text not null default ''::text,
  details jsonb,
  constraint shop_goods_text_goods_id_fkey FOREIGN KEY (goods_id) REFERENCES shop_goods(id) ON DELETE CASCADE,
  constraint shop_goods_text_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 120))),
  constraint shop_goods_text_pkey PRIMARY KEY (goods_id, language),
  constraint shop_goods_text_summary_check CHECK ((char_length(summary) <= 400))
);

create table shop_hot_word (
  words text not null,
  source text not null,
  place integer not null default 0,
  language text not null,
  constraint shop_hot_word_pkey PRIMARY KEY (language, words),
  constraint shop_hot_word_source_check CHECK ((source = ANY (ARRAY['operators'::text, 'searches'::text]))),
  constraint shop_hot_word_words_check CHECK (((char_length(words) >= 1) AND (char_length(words) <= 60)))
);

create table shop_interest (
  id bigint not null generated always as identity,
  sku_id bigint,
  coupon_id bigint,
  operator_id bigint not null,
  at timestamp with time zone not null,
  constraint shop_interest_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES shop_coupon(id),
  constraint shop_interest_of_one CHECK (((sku_id IS NULL) <> (coupon_id IS NULL))),
  constraint shop_interest_pkey PRIMARY KEY (id),
  constraint shop_interest_sku_id_fkey FOREIGN KEY (sku_id) REFERENCES shop_sku(id)
);
CREATE INDEX shop_interest_coupon ON public.shop_interest USING btree (coupon_id, at) WHERE (coupon_id IS NOT NULL);
CREATE INDEX shop_interest_sku ON public.shop_interest USING btree (sku_id, at) WHERE (sku_id IS NOT NULL);

create table shop_order (
  id bigint not null generated always as identity,
  number text not null,
  member_no bigint not null,
  owner bigint not null,
  kind text not null,
  state text not null,
  came_from text,
  goods bigint not null,
  discount bigint not null,
  freight bigint not null,
  total bigint not null,
  refunded bigint not null default 0,
  freight_refunded bigint not null default 0,
  earned bigint not null default 0,
  goodwill bigint not null default 0,
  claim_id bigint,
  note text,
  address jsonb,
  packable_at timestamp with time zone,
  made_at timestamp with time zone not null,
  due_at timestamp with time zone,
  clock_left_ms bigint,
  paid_at timestamp with time zone,
  packed_at timestamp with time zone,
  carrier text,
  tracking text,
  shipped_at timestamp with time zone,
  extended_at timestamp with time zone,
  revealed_at timestamp with time zone,
  completed_at timestamp with time zone,
  canceled_at timestamp with time zone,
  closed_at timestamp with time zone,
  constraint shop_order_came_from_check CHECK ((came_from = ANY (ARRAY['toShip'::text, 'toReceive'::text, 'completed'::text]))),
  constraint shop_order_carrier_check CHECK (((char_length(carrier) >= 1) AND (char_length(carrier) <= 60))),
  constraint shop_order_case CHECK (((state = 'afterSale'::text) = (came_from IS NOT NULL))),
  constraint shop_order_check CHECK (((discount >= 0) AND (discount <= goods))),
  constraint shop_order_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES shop_coupon_claim(id),
  constraint shop_order_earned_check CHECK ((earned >= 0)),
  constraint shop_order_freight_check CHECK ((freight >= 0)),
  constraint shop_order_given_out CHECK (((refunded + earned) <= total)),
  constraint shop_order_goods_check CHECK ((goods >= 0)),
  constraint shop_order_goodwill CHECK (((goodwill + refunded) <= total)),
  constraint shop_order_goodwill_check CHECK ((goodwill >= 0)),
  constraint shop_order_kind_check CHECK ((kind = ANY (ARRAY['shipped'::text, 'service'::text]))),
  constraint shop_order_note_check CHECK ((char_length(note) <= 140)),
  constraint shop_order_number_key UNIQUE (number),
  constraint shop_order_pkey PRIMARY KEY (id),
  constraint shop_order_refunds CHECK ((((refunded >= 0) AND (refunded <= total)) AND ((freight_refunded >= 0) AND (freight_refunded <= freight)))),
  constraint shop_order_state_check CHECK ((state = ANY (ARRAY['toPay'::text, 'toShip'::text, 'toReceive'::text, 'completed'::text, 'afterSale'::text, 'canceled'::text]))),
  constraint shop_order_total CHECK ((total = ((goods - discount) + freight))),
  constraint shop_order_tracking_check CHECK (((char_length(tracking) >= 1) AND (char_length(tracking) <= 80))),
  constraint shop_order_unpaid CHECK (((paid_at IS NOT NULL) OR ((refunded = 0) AND (earned = 0))))
);
CREATE INDEX shop_order_by_total ON public.shop_order USING btree (total, id);
CREATE INDEX shop_order_due ON public.shop_order USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX shop_order_ended_unpaid ON public.shop_order USING btree (owner, canceled_at) WHERE ((state = 'canceled'::text) AND (paid_at IS NULL));
CREATE INDEX shop_order_member ON public.shop_order USING btree (member_no, id);
CREATE INDEX shop_order_paid ON public.shop_order USING btree (member_no) WHERE ((paid_at IS NOT NULL) AND (closed_at IS NULL) AND (state <> 'canceled'::text));
CREATE INDEX shop_order_state ON public.shop_order USING btree (state, id);
CREATE INDEX shop_order_state_total ON public.shop_order USING btree (state, total, id);
CREATE INDEX shop_order_unpaid_owner ON public.shop_order USING btree (owner) WHERE (state = 'toPay'::text);
CREATE INDEX shop_order_with_address ON public.shop_order USING btree (id) WHERE ((address ->> 'lines'::text) IS NOT NULL);
CREATE TRIGGER shop_order_comes AFTER INSERT ON public.shop_order FOR EACH ROW EXECUTE FUNCTION platform_desk_changed('orders', 'deskOrder');
CREATE TRIGGER shop_order_moves AFTER UPDATE ON public.shop_order FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION platform_desk_changed('orders', 'deskOrder');

create table shop_order_interest (
  order_id bigint not null,
  operator_id bigint not null,
  at timestamp with time zone not null,
  constraint shop_order_interest_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id),
  constraint shop_order_interest_pkey PRIMARY KEY (order_id, operator_id)
);
CREATE INDEX shop_order_interest_at ON public.shop_order_interest USING btree (at);

create table shop_order_line (
  id bigint not null generated always as identity,
  order_id bigint not null,
  place integer not null,
  goods_id bigint not null,
  sku_id bigint not null,
  names jsonb not null,
  options jsonb not null,
  picture text,
  delivery text,
  price bigint not null,
  cost bigint not null,
  units integer not null,
  paid bigint not null,
  refunded_units integer not null default 0,
  refunded bigint not null default 0,
  constraint shop_order_line_cost_check CHECK ((cost >= 0)),
  constraint shop_order_line_goods_id_fkey FOREIGN KEY (goods_id) REFERENCES shop_goods(id),
  constraint shop_order_line_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id),
  constraint shop_order_line_order_id_sku_id_key UNIQUE (order_id, sku_id),
  constraint shop_order_line_paid CHECK ((paid <= (price * units))),
  constraint shop_order_line_paid_check CHECK ((paid >= 0)),
  constraint shop_order_line_pkey PRIMARY KEY (id),
  constraint shop_order_line_price_check CHECK ((price > 0)),
  constraint shop_order_line_refunds CHECK ((((refunded_units >= 0) AND (refunded_units <= units)) AND ((refunded >= 0) AND (refunded <= paid)))),
  constraint shop_order_line_sku_id_fkey FOREIGN KEY (sku_id) REFERENCES shop_sku(id),
  constraint shop_order_line_units_check CHECK (((units >= 1) AND (units <= 999)))
);
CREATE INDEX shop_order_line_goods ON public.shop_order_line USING btree (goods_id);
CREATE INDEX shop_order_line_picture ON public.shop_order_line USING btree (picture) WHERE (picture IS NOT NULL);
CREATE INDEX shop_order_line_sku ON public.shop_order_line USING btree (sku_id);

create table shop_order_step (
  id bigint not null generated always as identity,
  order_id bigint not null,
  event text not null,
  state text not null,
  actor text not null,
  amount bigint,
  at timestamp with time zone not null,
  constraint shop_order_step_actor_check CHECK ((actor = ANY (ARRAY['buyer'::text, 'system'::text, 'desk'::text]))),
  constraint shop_order_step_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order(id),
  constraint shop_order_step_pkey PRIMARY KEY (id)
);
CREATE INDEX shop_order_step_order ON public.shop_order_step USING btree (order_id, id);

create table shop_price_before (
  id bigint not null generated always as identity,
  sku_id bigint not null,
  price bigint not null,
  until_at timestamp with time zone not null,
  constraint shop_price_before_pkey PRIMARY KEY (id),
  constraint shop_price_before_price_check CHECK ((price > 0)),
  constraint shop_price_before_sku_id_fkey FOREIGN KEY (sku_id) REFERENCES shop_sku(id)
);
CREATE INDEX shop_price_before_sku ON public.shop_price_before USING btree (sku_id, until_at);

create table shop_review (
  id bigint not null generated always as identity,
  line_id bigint not null,
  goods_id bigint not null,
  member_no bigint not null,
  stars integer not null,
  body text not null default ''::text,
  pictures text[] not null default '{}'::text[],
  made_at timestamp with time zone not null,
  hidden_at timestamp with time zone,
  hidden_for text,
  constraint shop_review_body_check CHECK ((char_length(body) <= 500)),
  constraint shop_review_goods_id_fkey FOREIGN KEY (goods_id) REFERENCES shop_goods(id),
  constraint shop_review_hidden_for_check CHECK (((char_length(hidden_for) >= 1) AND (char_length(hidden_for) <= 300))),
  constraint shop_review_line_id_fkey FOREIGN KEY (line_id) REFERENCES shop_order_line(id),
  constraint shop_review_line_id_key UNIQUE (line_id),
  constraint shop_review_pictures_check CHECK ((cardinality(pictures) <= 6)),
  constraint shop_review_pkey PRIMARY KEY (id),
  constraint shop_review_stars_check CHECK (((stars >= 1) AND (stars <= 5)))
);
CREATE INDEX shop_review_goods ON public.shop_review USING btree (goods_id, id) WHERE (hidden_at IS NULL);
CREATE INDEX shop_review_pictures ON public.shop_review USING gin (pictures);

create table shop_search (
  goods_id bigint not null,
  words text not null,
  names_end integer not null,
  grams text[] not null,
  constraint shop_search_goods_id_fkey FOREIGN KEY (goods_id) REFERENCES shop_goods(id) ON DELETE CASCADE,
  constraint shop_search_pkey PRIMARY KEY (goods_id)
);
CREATE INDEX shop_search_grams ON public.shop_search USING gin (grams) WITH (fastupdate=off);

create table shop_search_note (
  words text not null,
  who bytea not null,
  at timestamp with time zone not null,
  language text not null,
  constraint shop_search_note_pkey PRIMARY KEY (language, words, who),
  constraint shop_search_note_words_check CHECK (((char_length(words) >= 1) AND (char_length(words) <= 200)))
);
CREATE INDEX shop_search_note_at ON public.shop_search_note USING btree (at);

create table shop_sku (
  id bigint not null generated always as identity,
  goods_id bigint not null,
  options jsonb not null default '[]'::jsonb,
  price bigint not null,
  cost bigint not null,
  stock bigint not null default 0,
  order_limit integer not null default 10,
  place integer not null default 0,
  is_offered boolean not null default true,
  constraint shop_sku_cost_check CHECK ((cost >= 0)),
  constraint shop_sku_goods_id_fkey FOREIGN KEY (goods_id) REFERENCES shop_goods(id) ON DELETE CASCADE,
  constraint shop_sku_order_limit_check CHECK (((order_limit >= 1) AND (order_limit <= 999))),
  constraint shop_sku_pkey PRIMARY KEY (id),
  constraint shop_sku_price_check CHECK ((price > 0)),
  constraint shop_sku_stock_check CHECK ((stock >= 0))
);
CREATE INDEX shop_sku_goods ON public.shop_sku USING btree (goods_id, place);

create table shop_stock_row (
  id bigint not null generated always as identity,
  sku_id bigint not null,
  order_id bigint,
  reason text not null,
  delta bigint not null,
  at timestamp with time zone not null,
  constraint shop_stock_row_delta_check CHECK ((delta <> 0)),
  constraint shop_stock_row_pkey PRIMARY KEY (id),
  constraint shop_stock_row_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 200))),
  constraint shop_stock_row_sku_id_fkey FOREIGN KEY (sku_id) REFERENCES shop_sku(id)
);
CREATE INDEX shop_stock_row_order ON public.shop_stock_row USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX shop_stock_row_sku ON public.shop_stock_row USING btree (sku_id, id);

create table shop_wish (
  member_no bigint not null,
  goods_id bigint not null,
  added_at timestamp with time zone not null,
  constraint shop_wish_goods_id_fkey FOREIGN KEY (goods_id) REFERENCES shop_goods(id) ON DELETE CASCADE,
  constraint shop_wish_member_no_fkey FOREIGN KEY (member_no) REFERENCES members_member(member_no) ON DELETE CASCADE,
  constraint shop_wish_pkey PRIMARY KEY (member_no, goods_id)
);
CREATE INDEX shop_wish_goods ON public.shop_wish USING btree (goods_id);

create table stock_activation_pace (
  funder bigint not null,
  last_at timestamp with time zone not null,
  constraint stock_activation_pace_pkey PRIMARY KEY (funder)
);

create table stock_award (
  id bigint not null generated always as identity,
  member_no bigint not null,
  threshold bigint not null,
  award bigint not null,
  reached_on integer not null,
  ended_on integer,
  constraint stock_award_once UNIQUE (member_no, threshold),
  constraint stock_award_pkey PRIMARY KEY (id)
);
CREATE INDEX stock_award_line ON public.stock_award USING btree (id) WHERE (ended_on IS NULL);

create table stock_bonus (
  id bigint not null,
  day integer not null,
  kind text not null,
  receiver bigint not null,
  event bigint not null,
  depth integer not null,
  inputs jsonb not null,
  pool bigint not null,
  dues bigint not null,
  ftb_bp integer not null,
  due bigint not null,
  paid bigint not null,
  ftb bigint not null,
  mey bigint not null,
  at timestamp with time zone not null,
  constraint stock_bonus_check CHECK (((paid >= 0) AND (paid <= due))),
  constraint stock_bonus_due_check CHECK ((due >= 0)),
  constraint stock_bonus_in_two_coins CHECK (((ftb >= 0) AND (mey >= 0) AND ((ftb + mey) = paid))),
  constraint stock_bonus_once UNIQUE (day, kind, receiver, event, depth),
  constraint stock_bonus_pkey PRIMARY KEY (id)
);
CREATE INDEX stock_bonus_receiver ON public.stock_bonus USING btree (receiver, id);

create table stock_credit (
  is_only boolean not null default true,
  first bigint not null,
  upto bigint not null,
  done bigint not null default 0,
  constraint stock_credit_done_check CHECK ((done >= 0)),
  constraint stock_credit_is_only_check CHECK (is_only),
  constraint stock_credit_order CHECK ((first <= upto)),
  constraint stock_credit_pkey PRIMARY KEY (is_only)
);

create table stock_day_state (
  day integer not null,
  state bytea not null,
  constraint stock_day_state_pkey PRIMARY KEY (day)
);

create table stock_event (
  seq bigint not null,
  day integer not null,
  kind text not null,
  payload jsonb not null,
  at timestamp with time zone not null,
  constraint stock_event_kind_check CHECK ((kind = ANY (ARRAY['opening'::text, 'payment'::text, 'cancel'::text, 'sale'::text, 'run'::text, 'fees'::text]))),
  constraint stock_event_pkey PRIMARY KEY (seq)
);
CREATE INDEX stock_event_day ON public.stock_event USING btree (day, seq);
CREATE TRIGGER stock_event_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.stock_event FOR EACH STATEMENT EXECUTE FUNCTION stock_refuse_change();

create table stock_fill (
  id bigint not null,
  run bigint not null,
  source text not null,
  request bigint,
  buyer bigint,
  offer bigint,
  seller bigint,
  quantity bigint not null,
  amount bigint not null,
  to_reserve bigint not null,
  reserve bigint not null,
  outstanding bigint not null,
  at timestamp with time zone not null,
  constraint stock_fill_amount_check CHECK ((amount >= 0)),
  constraint stock_fill_pkey PRIMARY KEY (id),
  constraint stock_fill_quantity_check CHECK ((quantity >= 0)),
  constraint stock_fill_source_check CHECK ((source = ANY (ARRAY['sale'::text, 'issue'::text, 'remainder'::text, 'buyback'::text]))),
  constraint stock_fill_to_reserve_check CHECK ((to_reserve >= 0))
);
CREATE INDEX stock_fill_at ON public.stock_fill USING btree (at, id);
CREATE INDEX stock_fill_buyer ON public.stock_fill USING btree (buyer, at) WHERE (buyer IS NOT NULL);
CREATE INDEX stock_fill_run ON public.stock_fill USING btree (run, id);
CREATE INDEX stock_fill_seller ON public.stock_fill USING btree (seller, at) WHERE (seller IS NOT NULL);

create table stock_market (
  is_only boolean not null default true,
  day integer not null,
  cut bigint,
  cut_yield bigint,
  cut_at timestamp with time zone,
  reserve bigint not null default 0,
  outstanding bigint not null default 0,
  opening_reserve bigint not null default 0,
  pool_yield bigint not null default 0,
  next_event bigint not null default 1,
  next_payment bigint not null,
  next_request bigint not null default 1,
  next_offer bigint not null default 1,
  next_run bigint not null default 1,
  next_fill bigint not null default 1,
  next_bonus bigint not null default 1,
  constraint stock_market_is_only_check CHECK (is_only),
  constraint stock_market_opening_reserve_check CHECK ((opening_reserve >= 0)),
  constraint stock_market_outstanding_check CHECK ((outstanding >= 0)),
  constraint stock_market_pkey PRIMARY KEY (is_only),
  constraint stock_market_pool_yield_check CHECK ((pool_yield >= 0)),
  constraint stock_market_reserve_check CHECK ((reserve >= 0))
);

create table stock_member (
  member_no bigint not null,
  matched bigint not null default 0,
  month_a bigint not null default 0,
  month_b bigint not null default 0,
  closed_on integer,
  held bigint not null default 0,
  on_offer bigint not null default 0,
  clear_zero bigint not null default 0,
  buyback bigint not null default 0,
  constraint stock_member_buyback_check CHECK ((buyback >= 0)),
  constraint stock_member_clear_zero_check CHECK ((clear_zero >= 0)),
  constraint stock_member_held_check CHECK ((held >= 0)),
  constraint stock_member_matched_check CHECK ((matched >= 0)),
  constraint stock_member_month_a_check CHECK ((month_a >= 0)),
  constraint stock_member_month_b_check CHECK ((month_b >= 0)),
  constraint stock_member_offers_what_it_holds CHECK ((on_offer <= held)),
  constraint stock_member_on_offer_check CHECK ((on_offer >= 0)),
  constraint stock_member_pkey PRIMARY KEY (member_no)
);
CREATE INDEX stock_member_merit ON public.stock_member USING btree (LEAST(month_a, month_b) DESC, member_no) WHERE ((month_a > 0) AND (month_b > 0));

create table stock_offer (
  number bigint not null,
  member_no bigint not null,
  is_clear_out boolean not null,
  quantity bigint not null,
  remaining bigint not null,
  received bigint not null default 0,
  state text not null,
  offered_on integer not null,
  at timestamp with time zone not null,
  constraint stock_offer_check CHECK (((remaining >= 0) AND (remaining <= quantity))),
  constraint stock_offer_completed CHECK (((state = 'completed'::text) = (remaining = 0))),
  constraint stock_offer_pkey PRIMARY KEY (number),
  constraint stock_offer_quantity_check CHECK ((quantity > 0)),
  constraint stock_offer_received_check CHECK ((received >= 0)),
  constraint stock_offer_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'inProgress'::text, 'completed'::text])))
);
CREATE INDEX stock_offer_member ON public.stock_offer USING btree (member_no, number);
CREATE INDEX stock_offer_open ON public.stock_offer USING btree (number) WHERE (state <> 'completed'::text);

create table stock_payment (
  id bigint not null,
  kind text not null,
  payer bigint not null,
  funder bigint not null,
  level smallint not null,
  coin text not null,
  amount bigint not null,
  fee bigint not null,
  plan integer not null,
  bought_before smallint not null,
  status_before text not null,
  state text not null,
  paid_at timestamp with time zone not null,
  cools_until timestamp with time zone not null,
  ended_at timestamp with time zone,
  paid_on integer not null,
  recognised_on integer not null,
  constraint stock_payment_amount_check CHECK ((amount > 0)),
  constraint stock_payment_coin_check CHECK ((coin = ANY (ARRAY['bdb'::text, 'ftb'::text]))),
  constraint stock_payment_fee_check CHECK ((fee >= 0)),
  constraint stock_payment_kind_check CHECK ((kind = ANY (ARRAY['activation'::text, 'upgrade'::text, 'reinvest'::text]))),
  constraint stock_payment_pkey PRIMARY KEY (id),
  constraint stock_payment_state_check CHECK ((state = ANY (ARRAY['cooling'::text, 'recognised'::text, 'cancelled'::text])))
);
CREATE INDEX stock_payment_cooling ON public.stock_payment USING btree (cools_until, id) WHERE (state = 'cooling'::text);
CREATE INDEX stock_payment_funder ON public.stock_payment USING btree (funder, id);
CREATE INDEX stock_payment_payer ON public.stock_payment USING btree (payer, id);
CREATE INDEX stock_payment_recognised ON public.stock_payment USING btree (recognised_on) INCLUDE (fee) WHERE (state = 'recognised'::text);

create table stock_request (
  number bigint not null,
  payment bigint not null,
  member_no bigint not null,
  amount bigint not null,
  remaining bigint not null,
  allocated bigint not null default 0,
  state text not null,
  at timestamp with time zone not null,
  constraint stock_request_allocated_check CHECK ((allocated >= 0)),
  constraint stock_request_amount_check CHECK ((amount > 0)),
  constraint stock_request_check CHECK (((remaining >= 0) AND (remaining <= amount))),
  constraint stock_request_completed CHECK (((state = 'completed'::text) = (remaining = 0))),
  constraint stock_request_payment_key UNIQUE (payment),
  constraint stock_request_pkey PRIMARY KEY (number),
  constraint stock_request_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'inProgress'::text, 'completed'::text])))
);
CREATE INDEX stock_request_member ON public.stock_request USING btree (member_no, number);
CREATE INDEX stock_request_open ON public.stock_request USING btree (number) WHERE (state <> 'completed'::text);

create table stock_review (
  id bigint not null generated always as identity,
  member_no bigint not null,
  reason text not null,
  locked_by text not null,
  at timestamp with time zone not null,
  ended_by text,
  ended_at timestamp with time zone,
  constraint stock_review_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX stock_review_open ON public.stock_review USING btree (member_no) WHERE (ended_at IS NULL);

create table stock_run (
  id bigint not null,
  kind text not null,
  day integer not null,
  fills integer not null,
  spent bigint not null,
  quantity bigint not null,
  reserve_before bigint not null,
  outstanding_before bigint not null,
  reserve bigint not null,
  outstanding bigint not null,
  by_operator text,
  at timestamp with time zone not null,
  constraint stock_run_kind_check CHECK ((kind = ANY (ARRAY['distribution'::text, 'buyback'::text, 'split'::text]))),
  constraint stock_run_pkey PRIMARY KEY (id)
);
CREATE INDEX stock_run_day ON public.stock_run USING btree (day, id);

create table stock_settlement (
  day integer not null,
  plan integer not null,
  events integer not null,
  cut bigint not null,
  bonuses integer not null,
  collision_due bigint not null,
  collision_pool bigint not null,
  leadership_due bigint not null,
  leadership_pool bigint not null,
  reserve bigint not null,
  outstanding bigint not null,
  input_hash text not null,
  outcome_hash text not null,
  at timestamp with time zone not null,
  constraint stock_settlement_pkey PRIMARY KEY (day)
);

create table stock_split (
  id bigint not null generated always as identity,
  day integer not null,
  member_no bigint not null,
  held_before bigint not null,
  held_after bigint not null,
  at timestamp with time zone not null,
  constraint stock_split_once UNIQUE (member_no, day),
  constraint stock_split_pkey PRIMARY KEY (id)
);

create table verification_case (
  id bigint not null generated always as identity,
  owner bigint not null,
  state text not null,
  is_current boolean not null default true,
  version integer not null default 1,
  type text not null,
  country text not null default ''::text,
  expires_on text,
  person_hash bytea,
  document_hash bytea,
  reviewer_id bigint,
  reviewer text,
  claimed_until timestamp with time zone,
  first_reviewer_id bigint,
  first_reviewer text,
  reason text,
  asked text[] not null default '{}'::text[],
  asked_at timestamp with time zone,
  is_final boolean not null default false,
  changed_at timestamp with time zone not null,
  submitted_at timestamp with time zone,
  position bigint,
  decided_at timestamp with time zone,
  ended_at timestamp with time zone,
  told_at timestamp with time zone,
  erased_at timestamp with time zone,
  second_for text,
  has_no_end boolean not null default false,
  constraint verification_case_claimed CHECK ((((state = 'inReview'::text) = (reviewer_id IS NOT NULL)) AND ((reviewer_id IS NULL) = (reviewer IS NULL)) AND ((reviewer_id IS NULL) = (claimed_until IS NULL)))),
  constraint verification_case_country_check CHECK ((country ~ '^([A-Z]{2})?$'::text)),
  constraint verification_case_decided CHECK (((state <> ALL (ARRAY['approved'::text, 'rejected'::text, 'expired'::text])) OR (decided_at IS NOT NULL))),
  constraint verification_case_ended CHECK (((state <> ALL (ARRAY['rejected'::text, 'expired'::text])) OR (ended_at IS NOT NULL))),
  constraint verification_case_erased_is_past CHECK (((erased_at IS NULL) OR (NOT is_current))),
  constraint verification_case_expires_on_check CHECK ((expires_on ~ '^\d{4}-\d{2}-\d{2}$'::text)),
  constraint verification_case_first_reviewer CHECK (((first_reviewer_id IS NULL) = (first_reviewer IS NULL))),
  constraint verification_case_no_end CHECK (((NOT has_no_end) OR (expires_on IS NULL))),
  constraint verification_case_pkey PRIMARY KEY (id),
  constraint verification_case_second_for CHECK ((second_for = ANY (ARRAY['duplicates'::text, 'earlier'::text, 'draw'::text]))),
  constraint verification_case_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'submitted'::text, 'inReview'::text, 'needMore'::text, 'approved'::text, 'rejected'::text, 'expired'::text]))),
  constraint verification_case_submitted CHECK (((state = 'draft'::text) OR ((submitted_at IS NOT NULL) AND ("position" IS NOT NULL)))),
  constraint verification_case_type_check CHECK ((type = ANY (ARRAY['passport'::text, 'identityCard'::text, 'residencePermit'::text, 'drivingLicence'::text])))
);
CREATE INDEX verification_case_decided ON public.verification_case USING btree (decided_at) WHERE (decided_at IS NOT NULL);
CREATE INDEX verification_case_document ON public.verification_case USING btree (document_hash) WHERE (document_hash IS NOT NULL);
CREATE INDEX verification_case_owner ON public.verification_case USING btree (owner, id);
CREATE INDEX verification_case_person ON public.verification_case USING btree (person_hash) WHERE (person_hash IS NOT NULL);
CREATE INDEX verification_case_waiting ON public.verification_case USING btree ("position") WHERE (state = ANY (ARRAY['submitted'::text, 'inReview'::text]));
CREATE TRIGGER verification_case_comes AFTER INSERT ON public.verification_case FOR EACH ROW WHEN ((new.state <> 'draft'::text)) EXECUTE FUNCTION platform_desk_changed('reviews', 'review');
CREATE TRIGGER verification_case_moves AFTER UPDATE ON public.verification_case FOR EACH ROW WHEN (((old.* IS DISTINCT FROM new.*) AND ((old.state <> 'draft'::text) OR (new.state <> 'draft'::text)))) EXECUTE FUNCTION platform_desk_changed('reviews', 'review');
CREATE UNIQUE INDEX verification_case_current ON public.verification_case USING btree (owner) WHERE is_current;

create table verification_fields (
  case_id bigint not null,
  key_id text not null,
  wrapped bytea not null,
  name bytea not null,
  birth_date bytea not null,
  number bytea not null,
  constraint verification_fields_case_id_fkey FOREIGN KEY (case_id) REFERENCES verification_case(id),
  constraint verification_fields_pkey PRIMARY KEY (case_id)
);
CREATE INDEX verification_fields_key ON public.verification_fields USING btree (key_id);

create table verification_hash_key (
  single boolean not null default true,
  key_id text not null,
  wrapped bytea not null,
  constraint verification_hash_key_pkey PRIMARY KEY (single),
  constraint verification_hash_key_single_check CHECK (single)
);

create table verification_key (
  id text not null,
  fingerprint bytea not null,
  since timestamp with time zone not null,
  constraint verification_key_fingerprint_check CHECK ((octet_length(fingerprint) = 32)),
  constraint verification_key_pkey PRIMARY KEY (id)
);

create table verification_note (
  id bigint not null generated always as identity,
  case_id bigint not null,
  operator text not null,
  text text not null,
  at timestamp with time zone not null,
  constraint verification_note_case_id_fkey FOREIGN KEY (case_id) REFERENCES verification_case(id),
  constraint verification_note_pkey PRIMARY KEY (id),
  constraint verification_note_text_check CHECK (((char_length(text) >= 1) AND (char_length(text) <= 2000)))
);
CREATE INDEX verification_note_case ON public.verification_note USING btree (case_id, id);

create table verification_picture (
  case_id bigint not null,
  side text not null,
  key_id text not null,
  wrapped bytea not null,
  content bytea not null,
  at timestamp with time zone not null,
  constraint verification_picture_case_id_fkey FOREIGN KEY (case_id) REFERENCES verification_case(id),
  constraint verification_picture_pkey PRIMARY KEY (case_id, side),
  constraint verification_picture_side_check CHECK ((side = ANY (ARRAY['front'::text, 'back'::text, 'holding'::text])))
);
CREATE INDEX verification_picture_key ON public.verification_picture USING btree (key_id);

create table verification_view (
  id bigint not null generated always as identity,
  case_id bigint not null,
  owner bigint not null,
  operator text not null,
  what text not null,
  at timestamp with time zone not null,
  case_version integer,
  operator_id bigint,
  roles text,
  constraint verification_view_case_id_fkey FOREIGN KEY (case_id) REFERENCES verification_case(id),
  constraint verification_view_pkey PRIMARY KEY (id),
  constraint verification_view_what_check CHECK ((what = ANY (ARRAY['fields'::text, 'front'::text, 'back'::text, 'holding'::text])))
);
CREATE INDEX verification_view_claim ON public.verification_view USING btree (case_id, case_version);
CREATE INDEX verification_view_owner ON public.verification_view USING btree (owner, id DESC);

create table wallet_account (
  id bigint not null generated always as identity,
  member_no bigint not null,
  network text not null,
  address text not null,
  label text not null,
  is_default boolean not null,
  usable_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  proved_at timestamp with time zone,
  constraint wallet_account_network_check CHECK ((network = ANY (ARRAY['BEP20'::text, 'TRC20'::text]))),
  constraint wallet_account_pkey PRIMARY KEY (id)
);
CREATE INDEX wallet_account_member ON public.wallet_account USING btree (member_no, id);
CREATE UNIQUE INDEX wallet_account_address ON public.wallet_account USING btree (network, address) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX wallet_account_default ON public.wallet_account USING btree (member_no, network) WHERE (is_default AND (deleted_at IS NULL));

create table wallet_address (
  network text not null,
  address text not null,
  belongs_to text not null,
  constraint wallet_address_belongs_to_check CHECK ((belongs_to = ANY (ARRAY['member'::text, 'payIn'::text]))),
  constraint wallet_address_network_check CHECK ((network = ANY (ARRAY['BEP20'::text, 'TRC20'::text]))),
  constraint wallet_address_pkey PRIMARY KEY (network, address)
);

create table wallet_closed_key (
  payer bigint not null,
  key text not null,
  closed_at timestamp with time zone not null,
  constraint wallet_closed_key_pkey PRIMARY KEY (payer, key)
);

create table wallet_collection (
  id bigint not null generated always as identity,
  member_no bigint not null,
  expires_at timestamp with time zone not null,
  taken_at timestamp with time zone,
  constraint wallet_collection_pkey PRIMARY KEY (id)
);
CREATE INDEX wallet_collection_member ON public.wallet_collection USING btree (member_no, expires_at) WHERE (taken_at IS NULL);

create table wallet_collection_row (
  id bigint not null generated always as identity,
  collection_id bigint not null,
  link_id bigint not null,
  sub bigint not null,
  coin text not null,
  amount bigint not null,
  fee bigint not null,
  is_moved boolean,
  reason text,
  constraint wallet_collection_row_amount_check CHECK ((amount > 0)),
  constraint wallet_collection_row_check CHECK (((fee >= 0) AND (fee < amount))),
  constraint wallet_collection_row_coin_check CHECK ((coin <> ALL (ARRAY['bdb'::text, 'ftb'::text]))),
  constraint wallet_collection_row_collection_id_fkey FOREIGN KEY (collection_id) REFERENCES wallet_collection(id) ON DELETE CASCADE,
  constraint wallet_collection_row_collection_id_sub_coin_key UNIQUE (collection_id, sub, coin),
  constraint wallet_collection_row_pkey PRIMARY KEY (id),
  constraint wallet_collection_row_reason CHECK (((is_moved IS FALSE) = (reason IS NOT NULL)))
);

create table wallet_conversion (
  id bigint not null generated always as identity,
  member_no bigint not null,
  kind text not null,
  from_coin text not null,
  to_coin text not null,
  amount bigint not null,
  fee bigint not null,
  rate integer not null,
  credited bigint not null,
  made_at timestamp with time zone not null,
  remark text,
  constraint wallet_conversion_amount_check CHECK ((amount > 0)),
  constraint wallet_conversion_credited_check CHECK ((credited >= 0)),
  constraint wallet_conversion_fee_check CHECK ((fee >= 0)),
  constraint wallet_conversion_kind_check CHECK ((kind = ANY (ARRAY['conversion'::text, 'exchange'::text]))),
  constraint wallet_conversion_pkey PRIMARY KEY (id),
  constraint wallet_conversion_rate_check CHECK (((rate >= 1) AND (rate <= 10000))),
  constraint wallet_conversion_remark_check CHECK ((char_length(remark) <= 140))
);
CREATE INDEX wallet_conversion_member ON public.wallet_conversion USING btree (member_no, id);

create table wallet_exact_payment (
  id bigint not null generated always as identity,
  member_no bigint not null,
  way_id bigint not null,
  network text not null,
  amount bigint not null,
  state text not null,
  made_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  told_at timestamp with time zone,
  constraint wallet_exact_payment_amount_check CHECK ((amount > 0)),
  constraint wallet_exact_payment_check CHECK (((ended_at IS NULL) = (state = 'open'::text))),
  constraint wallet_exact_payment_network_check CHECK ((network = ANY (ARRAY['BEP20'::text, 'TRC20'::text]))),
  constraint wallet_exact_payment_pkey PRIMARY KEY (id),
  constraint wallet_exact_payment_state_check CHECK ((state = ANY (ARRAY['open'::text, 'reported'::text, 'givenUp'::text]))),
  constraint wallet_exact_payment_way_id_fkey FOREIGN KEY (way_id) REFERENCES wallet_pay_in_way(id)
);
CREATE INDEX wallet_exact_payment_member ON public.wallet_exact_payment USING btree (member_no, id);
CREATE INDEX wallet_exact_payment_recent ON public.wallet_exact_payment USING btree (way_id, made_at);
CREATE INDEX wallet_exact_payment_to_tell ON public.wallet_exact_payment USING btree (made_at) WHERE ((state = 'open'::text) AND (told_at IS NULL));
CREATE UNIQUE INDEX wallet_exact_payment_amount ON public.wallet_exact_payment USING btree (way_id, amount) WHERE (state = 'open'::text);
CREATE UNIQUE INDEX wallet_exact_payment_open ON public.wallet_exact_payment USING btree (member_no, way_id) WHERE (state = 'open'::text);

create table wallet_known_payee (
  payer bigint not null,
  payee bigint not null,
  since timestamp with time zone not null,
  constraint wallet_known_payee_pkey PRIMARY KEY (payer, payee)
);

create table wallet_pay_in_way (
  id bigint not null generated always as identity,
  name text not null,
  kind text not null,
  holder text not null,
  account text not null,
  least bigint not null,
  most bigint not null,
  hours integer not null,
  text text not null,
  state text not null,
  proposed_at timestamp with time zone not null,
  opened_at timestamp with time zone,
  closed_at timestamp with time zone,
  closed_by text,
  seal bytea not null,
  constraint wallet_pay_in_way_check CHECK (("least" <= most)),
  constraint wallet_pay_in_way_check1 CHECK (((state <> 'open'::text) OR (opened_at IS NOT NULL))),
  constraint wallet_pay_in_way_check2 CHECK (((closed_at IS NULL) = (state <> 'closed'::text))),
  constraint wallet_pay_in_way_hours_check CHECK ((hours > 0)),
  constraint wallet_pay_in_way_kind_check CHECK ((kind = ANY (ARRAY['bank'::text, 'other'::text, 'BEP20'::text, 'TRC20'::text]))),
  constraint wallet_pay_in_way_least_check CHECK (("least" > 0)),
  constraint wallet_pay_in_way_name_key UNIQUE (name),
  constraint wallet_pay_in_way_pkey PRIMARY KEY (id),
  constraint wallet_pay_in_way_state_check CHECK ((state = ANY (ARRAY['proposed'::text, 'open'::text, 'closed'::text])))
);
CREATE INDEX wallet_pay_in_way_open ON public.wallet_pay_in_way USING btree (id) WHERE (state = 'open'::text);

create table wallet_payee (
  id bigint not null generated always as identity,
  member_no bigint not null,
  payee bigint not null,
  label text not null,
  typed boolean not null,
  saved_at timestamp with time zone not null,
  constraint wallet_payee_check CHECK ((member_no <> payee)),
  constraint wallet_payee_label_check CHECK (((length(label) >= 1) AND (length(label) <= 40))),
  constraint wallet_payee_member_no_fkey FOREIGN KEY (member_no) REFERENCES identity_credential(member_no) ON DELETE CASCADE,
  constraint wallet_payee_member_no_payee_key UNIQUE (member_no, payee),
  constraint wallet_payee_payee_fkey FOREIGN KEY (payee) REFERENCES identity_credential(member_no) ON DELETE CASCADE,
  constraint wallet_payee_pkey PRIMARY KEY (id)
);
CREATE INDEX wallet_payee_payee ON public.wallet_payee USING btree (payee);

create table wallet_payee_masked (
  member_no bigint not null,
  payee bigint not null,
  constraint wallet_payee_masked_member_no_fkey FOREIGN KEY (member_no) REFERENCES identity_credential(member_no) ON DELETE CASCADE,
  constraint wallet_payee_masked_payee_fkey FOREIGN KEY (payee) REFERENCES identity_credential(member_no) ON DELETE CASCADE,
  constraint wallet_payee_masked_pkey PRIMARY KEY (member_no, payee)
);
CREATE INDEX wallet_payee_masked_payee ON public.wallet_payee_masked USING btree (payee);

create table wallet_payee_removed (
  member_no bigint not null,
  payee bigint not null,
  removed_at timestamp with time zone not null,
  constraint wallet_payee_removed_member_no_fkey FOREIGN KEY (member_no) REFERENCES identity_credential(member_no) ON DELETE CASCADE,
  constraint wallet_payee_removed_payee_fkey FOREIGN KEY (payee) REFERENCES identity_credential(member_no) ON DELETE CASCADE,
  constraint wallet_payee_removed_pkey PRIMARY KEY (member_no, payee)
);
CREATE INDEX wallet_payee_removed_payee ON public.wallet_payee_removed USING btree (payee);

create table wallet_payment_request (
  id bigint not null generated always as identity,
  name text not null,
  number text not null,
  payee bigint not null,
  coin text not null,
  amount bigint not null,
  remark text,
  state text not null,
  transfer_id bigint,
  made_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint wallet_payment_request_amount_check CHECK ((amount > 0)),
  constraint wallet_payment_request_check CHECK ((expires_at > made_at)),
  constraint wallet_payment_request_check1 CHECK (((transfer_id IS NOT NULL) = (state = ANY (ARRAY['held'::text, 'paid'::text])))),
  constraint wallet_payment_request_check2 CHECK (((ended_at IS NULL) = (state = ANY (ARRAY['open'::text, 'held'::text])))),
  constraint wallet_payment_request_coin_check CHECK ((coin = ANY (ARRAY['mey'::text, 'usdt'::text]))),
  constraint wallet_payment_request_name_key UNIQUE (name),
  constraint wallet_payment_request_number_key UNIQUE (number),
  constraint wallet_payment_request_payee_fkey FOREIGN KEY (payee) REFERENCES identity_credential(member_no) ON DELETE CASCADE,
  constraint wallet_payment_request_pkey PRIMARY KEY (id),
  constraint wallet_payment_request_remark_check CHECK (((length(remark) >= 1) AND (length(remark) <= 140))),
  constraint wallet_payment_request_state_check CHECK ((state = ANY (ARRAY['open'::text, 'held'::text, 'paid'::text, 'expired'::text, 'canceled'::text]))),
  constraint wallet_payment_request_transfer_id_fkey FOREIGN KEY (transfer_id) REFERENCES wallet_transfer(id),
  constraint wallet_payment_request_transfer_id_key UNIQUE (transfer_id)
);
CREATE INDEX wallet_payment_request_due ON public.wallet_payment_request USING btree (expires_at) WHERE (state = 'open'::text);
CREATE INDEX wallet_payment_request_payee ON public.wallet_payment_request USING btree (payee, id);
CREATE INDEX wallet_payment_request_unpaid ON public.wallet_payment_request USING btree (ended_at) WHERE (state = ANY (ARRAY['expired'::text, 'canceled'::text]));

create table wallet_payment_request_event (
  id bigint not null generated always as identity,
  request_id bigint not null,
  event text not null,
  state text not null,
  transfer_id bigint,
  at timestamp with time zone not null,
  constraint wallet_payment_request_event_event_check CHECK ((event = ANY (ARRAY['make'::text, 'pay'::text, 'hold'::text, 'credit'::text, 'release'::text, 'lapse'::text, 'cancel'::text, 'expire'::text]))),
  constraint wallet_payment_request_event_pkey PRIMARY KEY (id),
  constraint wallet_payment_request_event_request_id_fkey FOREIGN KEY (request_id) REFERENCES wallet_payment_request(id) ON DELETE CASCADE,
  constraint wallet_payment_request_event_transfer_id_fkey FOREIGN KEY (transfer_id) REFERENCES wallet_transfer(id)
);
CREATE INDEX wallet_payment_request_event_request ON public.wallet_payment_request_event USING btree (request_id, id);

create table wallet_quote (
  id bigint not null generated always as identity,
  member_no bigint not null,
  from_coin text not null,
  to_coin text not null,
  amount bigint not null,
  fee bigint not null,
  receive bigint not null,
  expires_at timestamp with time zone not null,
  taken_at timestamp with time zone,
  constraint wallet_quote_amount_check CHECK ((amount > 0)),
  constraint wallet_quote_pkey PRIMARY KEY (id),
  constraint wallet_quote_receive_check CHECK ((receive > 0))
);

create table wallet_recharge (
  id bigint not null generated always as identity,
  number text not null,
  member_no bigint not null,
  amount bigint not null,
  reference text not null,
  note text,
  voucher text,
  state text not null,
  first_operator text,
  second_operator text,
  reason text,
  made_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  first_operator_id bigint,
  second_operator_id bigint,
  reference_key text not null,
  fingerprint bit(64),
  way_id bigint,
  exact_id bigint,
  txid text,
  judgement jsonb,
  judged_at timestamp with time zone,
  proved_at timestamp with time zone,
  constraint wallet_recharge_amount_check CHECK ((amount > 0)),
  constraint wallet_recharge_booked_by_two CHECK (((state <> 'booked'::text) OR ((first_operator IS NOT NULL) AND (second_operator IS NOT NULL)))),
  constraint wallet_recharge_exact_id_fkey FOREIGN KEY (exact_id) REFERENCES wallet_exact_payment(id),
  constraint wallet_recharge_exact_id_key UNIQUE (exact_id),
  constraint wallet_recharge_four_eyes CHECK ((first_operator <> second_operator)),
  constraint wallet_recharge_is_shown CHECK (((voucher IS NOT NULL) OR (proved_at IS NOT NULL))),
  constraint wallet_recharge_names_transaction CHECK (((exact_id IS NULL) = (txid IS NULL))),
  constraint wallet_recharge_number_key UNIQUE (number),
  constraint wallet_recharge_pkey PRIMARY KEY (id),
  constraint wallet_recharge_state_check CHECK ((state = ANY (ARRAY['submitted'::text, 'approved'::text, 'booked'::text, 'rejected'::text]))),
  constraint wallet_recharge_two_operators CHECK ((first_operator_id <> second_operator_id)),
  constraint wallet_recharge_way_id_fkey FOREIGN KEY (way_id) REFERENCES wallet_pay_in_way(id)
);
CREATE INDEX wallet_recharge_amount ON public.wallet_recharge USING btree (amount, id);
CREATE INDEX wallet_recharge_booked ON public.wallet_recharge USING btree (decided_at) INCLUDE (amount) WHERE (state = 'booked'::text);
CREATE INDEX wallet_recharge_member ON public.wallet_recharge USING btree (member_no, id);
CREATE INDEX wallet_recharge_receipt ON public.wallet_recharge USING btree (reference_key);
CREATE INDEX wallet_recharge_state ON public.wallet_recharge USING btree (state, id);
CREATE INDEX wallet_recharge_state_amount ON public.wallet_recharge USING btree (state, amount, id);
CREATE INDEX wallet_recharge_to_judge ON public.wallet_recharge USING btree (judged_at) WHERE ((txid IS NOT NULL) AND (proved_at IS NULL) AND (state = ANY (ARRAY['submitted'::text, 'approved'::text])));
CREATE INDEX wallet_recharge_txid ON public.wallet_recharge USING btree (txid) WHERE (txid IS NOT NULL);
CREATE INDEX wallet_recharge_voucher ON public.wallet_recharge USING btree (voucher);
CREATE INDEX wallet_recharge_way ON public.wallet_recharge USING btree (way_id) WHERE (state = ANY (ARRAY['submitted'::text, 'approved'::text]));
CREATE TRIGGER wallet_recharge_comes AFTER INSERT ON public.wallet_recharge FOR EACH ROW EXECUTE FUNCTION platform_desk_changed('recharges', 'recharge');
CREATE TRIGGER wallet_recharge_moves AFTER UPDATE ON public.wallet_recharge FOR EACH ROW WHEN ((((((old.state IS DISTINCT FROM new.state) OR (old.first_operator_id IS DISTINCT FROM new.first_operator_id)) OR (old.second_operator_id IS DISTINCT FROM new.second_operator_id)) OR (old.judgement IS DISTINCT FROM new.judgement)) OR (old.proved_at IS DISTINCT FROM new.proved_at))) EXECUTE FUNCTION platform_desk_changed('recharges', 'recharge');
CREATE UNIQUE INDEX wallet_recharge_reference ON public.wallet_recharge USING btree (reference_key) WHERE ((state <> 'rejected'::text) AND (exact_id IS NULL));

create table wallet_reference_rate (
  id bigint not null generated always as identity,
  currency text not null,
  rate bigint not null,
  proposed_at timestamp with time zone not null,
  approved_at timestamp with time zone not null,
  constraint wallet_reference_rate_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint wallet_reference_rate_pkey PRIMARY KEY (id),
  constraint wallet_reference_rate_rate_check CHECK (((rate >= 1) AND (rate <= '1000000000000'::bigint)))
);
CREATE INDEX wallet_reference_rate_currency ON public.wallet_reference_rate USING btree (currency, id DESC);

create table wallet_transfer (
  id bigint not null generated always as identity,
  payer bigint not null,
  payee bigint not null,
  coin text not null,
  amount bigint not null,
  fee bigint not null,
  remark text,
  state text not null,
  made_at timestamp with time zone not null,
  credits_at timestamp with time zone,
  key text,
  constraint wallet_transfer_amount_check CHECK ((amount > 0)),
  constraint wallet_transfer_fee_check CHECK ((fee >= 0)),
  constraint wallet_transfer_fee_within CHECK ((fee < amount)),
  constraint wallet_transfer_not_to_oneself CHECK ((payer <> payee)),
  constraint wallet_transfer_pkey PRIMARY KEY (id),
  constraint wallet_transfer_state_check CHECK ((state = ANY (ARRAY['held'::text, 'credited'::text, 'cancelled'::text])))
);
CREATE INDEX wallet_transfer_due ON public.wallet_transfer USING btree (credits_at) WHERE (state = 'held'::text);
CREATE INDEX wallet_transfer_payee ON public.wallet_transfer USING btree (payee, id);
CREATE INDEX wallet_transfer_payer ON public.wallet_transfer USING btree (payer, id);
CREATE UNIQUE INDEX wallet_transfer_key ON public.wallet_transfer USING btree (payer, key);

create table wallet_withdrawal (
  id bigint not null generated always as identity,
  number text not null,
  member_no bigint not null,
  account_id bigint not null,
  network text not null,
  address text not null,
  amount bigint not null,
  fee bigint not null,
  state text not null,
  first_operator text,
  second_operator text,
  reference text,
  reason text,
  made_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  first_operator_id bigint,
  second_operator_id bigint,
  reference_key text,
  approved_at timestamp with time zone,
  sent_at timestamp with time zone,
  txid text,
  judgement jsonb,
  judged_at timestamp with time zone,
  proved_at timestamp with time zone,
  constraint wallet_withdrawal_account_id_fkey FOREIGN KEY (account_id) REFERENCES wallet_account(id),
  constraint wallet_withdrawal_amount_check CHECK ((amount > 0)),
  constraint wallet_withdrawal_fee_check CHECK ((fee >= 0)),
  constraint wallet_withdrawal_fee_within CHECK ((fee < amount)),
  constraint wallet_withdrawal_four_eyes CHECK ((first_operator <> second_operator)),
  constraint wallet_withdrawal_number_key UNIQUE (number),
  constraint wallet_withdrawal_paid_by_two CHECK (((state <> ALL (ARRAY['sent'::text, 'paid'::text])) OR ((first_operator IS NOT NULL) AND (second_operator IS NOT NULL) AND (reference IS NOT NULL)))),
  constraint wallet_withdrawal_pkey PRIMARY KEY (id),
  constraint wallet_withdrawal_proof_names_transaction CHECK (((proved_at IS NULL) OR (txid IS NOT NULL))),
  constraint wallet_withdrawal_reference_key CHECK (((reference IS NULL) = (reference_key IS NULL))),
  constraint wallet_withdrawal_sent_names_transaction CHECK (((state <> 'sent'::text) OR ((txid IS NOT NULL) AND (sent_at IS NOT NULL)))),
  constraint wallet_withdrawal_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'approved'::text, 'sent'::text, 'paid'::text, 'rejected'::text, 'cancelled'::text]))),
  constraint wallet_withdrawal_two_operators CHECK ((first_operator_id <> second_operator_id))
);
CREATE INDEX wallet_withdrawal_address ON public.wallet_withdrawal USING btree (lower(address));
CREATE INDEX wallet_withdrawal_amount ON public.wallet_withdrawal USING btree (amount, id);
CREATE INDEX wallet_withdrawal_member ON public.wallet_withdrawal USING btree (member_no, id);
CREATE INDEX wallet_withdrawal_paid ON public.wallet_withdrawal USING btree (decided_at) INCLUDE (amount) WHERE (state = 'paid'::text);
CREATE INDEX wallet_withdrawal_state ON public.wallet_withdrawal USING btree (state, id);
CREATE INDEX wallet_withdrawal_state_amount ON public.wallet_withdrawal USING btree (state, amount, id);
CREATE INDEX wallet_withdrawal_to_judge ON public.wallet_withdrawal USING btree (judged_at) WHERE (state = 'sent'::text);
CREATE TRIGGER wallet_withdrawal_comes AFTER INSERT ON public.wallet_withdrawal FOR EACH ROW EXECUTE FUNCTION platform_desk_changed('withdrawals', 'withdrawal');
CREATE TRIGGER wallet_withdrawal_moves AFTER UPDATE ON public.wallet_withdrawal FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION platform_desk_changed('withdrawals', 'withdrawal');
CREATE UNIQUE INDEX wallet_withdrawal_reference ON public.wallet_withdrawal USING btree (reference_key) WHERE (reference_key IS NOT NULL);

create view chain_claimed as
 SELECT network,
    txid,
    log,
    kind,
    ref
   FROM chain_claim;

create view identity_bound_address as
 SELECT member_no,
    channel,
    address
   FROM identity_contact;

create view identity_name as
 SELECT member_no,
    username,
    invitation_code
   FROM identity_credential;

create view identity_outgoing as
 SELECT member_no,
    transfer_lock,
    unlocked_at,
    changes,
    outgoing_version AS version
   FROM identity_credential;

CREATE OR REPLACE FUNCTION public.identity_outgoing_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.outgoing_version := old.outgoing_version + 1;
  insert into platform_event (channel, event, members, at)
  values ('members', '{"what":"security","id":""}', array[new.member_no], now());
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.identity_sessions_of(p_hashes bytea[])
 RETURNS TABLE(n bigint, id bigint, member_no bigint, username text, pay_version integer, acting_for boolean, companion_hash bytea, token_hash bytea, created_at timestamp with time zone, rotated_at timestamp with time zone, seen_at timestamp with time zone, ended_at timestamp with time zone, shown text)
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  return query
  select a.n, s.id, s.member_no, c.username, c.pay_version, s.acting_for, s.companion_hash, s.token_hash,
         s.created_at, s.rotated_at, s.seen_at, s.ended_at, f.shown
    from unnest(p_hashes) with ordinality a (hash, n)
   cross join lateral (
     select t.id, case when t.has_arrived then 'current' else 'fresh' end as shown from identity_session t where t.token_hash = a.hash
     union all select t.id, case when t.has_arrived then 'previous' else 'unanswered' end from identity_session t where t.previous_hash = a.hash
     union all select t.session_id, 'older' from identity_spent_token t where t.token_hash = a.hash
     limit 1) f
    join identity_session s on s.id = f.id
    join identity_credential c on c.member_no = s.member_no;
end $function$
;

create view ledger_balance as
 SELECT owner,
    coin,
    purpose,
    ref,
    balance
   FROM ledger_account;

create view ledger_movement as
 SELECT e.account_id,
    e.posting_id,
    e.delta,
    e.balance,
    a.owner,
    a.coin,
    a.purpose,
    a.ref,
    p.transaction_id,
    p.kind,
    p.reference,
    p.at,
    p.xact,
    o.owner AS other_owner,
    o.purpose AS other_purpose,
    o.ref AS other_ref
   FROM (((ledger_entry e
     JOIN ledger_account a ON ((a.id = e.account_id)))
     JOIN ledger_posting p ON ((p.id = e.posting_id)))
     JOIN ledger_account o ON ((o.id =
        CASE
            WHEN (e.delta < 0) THEN p.to_account
            ELSE p.from_account
        END)));

CREATE OR REPLACE FUNCTION public.ledger_post(p_group bigint[], p_kind text[], p_coin text[], p_from bigint[], p_to bigint[], p_amount bigint[], p_reference text[], p_reverses bigint[], p_at timestamp with time zone)
 RETURNS TABLE(group_no bigint, transaction_id bigint)
 LANGUAGE plpgsql
AS $function$
begin
  if coalesce(array_length(p_group, 1), 0) = 0 then return; end if;
  if array_length(p_group, 1) > 1024 then raise exception 'a batch has at most 1024 postings'; end if;
  begin
    return query select * from ledger_post_together(
      p_group, p_kind, p_coin, p_from, p_to, p_amount, p_reference, p_reverses, p_at);
    return;
  exception when check_violation then
    null;
  end;
  return query select * from ledger_post_in_turn(
    p_group, p_kind, p_from, p_to, p_amount, p_reference, p_reverses, p_at);
end $function$
;

CREATE OR REPLACE FUNCTION public.ledger_post_in_turn(p_group bigint[], p_kind text[], p_from bigint[], p_to bigint[], p_amount bigint[], p_reference text[], p_reverses bigint[], p_at timestamp with time zone)
 RETURNS TABLE(group_no bigint, transaction_id bigint)
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
declare
  n        int := coalesce(array_length(p_group, 1), 0);
  ids      bigint[];
  coins    text[];
  balances bigint[];
  free     boolean[];
  from_at  int[];
  to_at    int[];
  after_from bigint[] := array_fill(null::bigint, array[n]);
  after_to   bigint[] := array_fill(null::bigint, array[n]);
  tx       bigint[] := array_fill(null::bigint, array[n]);
  base     bigint;
  i int; j int; k int; f int; t int;
  refused  boolean;
begin
  if n = 0 then return; end if;
  if n > 1024 then raise exception 'a batch has at most 1024 postings'; end if;

  -- every account of the batch, locked in one order
  select array_agg(a.id), array_agg(a.coin), array_agg(a.balance), array_agg(a.overdraft)
    into ids, coins, balances, free
    from (select a.id, a.coin, a.balance, a.overdraft from ledger_account a
           where a.id = any (p_from || p_to) order by a.id for update) a;

  select array_agg(lf.at::int order by p.n), array_agg(lt.at::int order by p.n)
    into from_at, to_at
    from unnest(p_from, p_to) with ordinality p (f, t, n)
    left join unnest(ids) with ordinality lf (id, at) on lf.id = p.f
    left join unnest(ids) with ordinality lt (id, at) on lt.id = p.t;

  base := nextval('ledger_posting_block');
  i := 1;
  while i <= n loop
    refused := false;
    j := i;
    while j <= n and p_group[j] = p_group[i] loop
      f := from_at[j];
      t := to_at[j];
      if f is null or t is null then raise exception 'posting between unknown accounts'; end if;
      if coins[f] <> coins[t] then raise exception 'posting between two coins'; end if;
      if p_amount[j] <= 0 then raise exception 'posting without a positive amount'; end if;
      balances[f] := balances[f] - p_amount[j];
      balances[t] := balances[t] + p_amount[j];
      after_from[j] := balances[f];
      after_to[j] := balances[t];
      if balances[f] < 0 and not free[f] then refused := true; end if;
      j := j + 1;
    end loop;
    for k in i .. j - 1 loop
      if refused then
        balances[from_at[k]] := balances[from_at[k]] + p_amount[k];
        balances[to_at[k]] := balances[to_at[k]] - p_amount[k];
      else
        tx[k] := base + i - 1;
      end if;
    end loop;
    i := j;
  end loop;

  insert into ledger_posting
    (id, transaction_id, kind, coin, from_account, to_account, amount, reference, reverses, at)
  select base + p.n - 1, p.tx, p.kind, coins[p.fa], p.f, p.t, p.amount, p.reference, p.reverses, p_at
    from unnest(tx, p_kind, p_from, p_to, p_amount, p_reference, p_reverses, from_at)
         with ordinality p (tx, kind, f, t, amount, reference, reverses, fa, n)
   where p.tx is not null;

  insert into ledger_entry (account_id, posting_id, delta, balance)
  select e.account, base + p.n - 1, e.delta, e.balance
    from unnest(tx, p_from, p_to, p_amount, after_from, after_to)
         with ordinality p (tx, f, t, amount, bf, bt, n)
   cross join lateral (values (p.f, -p.amount, p.bf), (p.t, p.amount, p.bt)) e (account, delta, balance)
   where p.tx is not null;

  update ledger_account a set balance = b.balance
    from unnest(ids, balances) b (id, balance)
   where a.id = b.id and a.balance <> b.balance;

  insert into platform_event (channel, event, members, at)
  select 'members', '{"what":"balance","id":""}', m.owners, p_at
    from (select array_agg(distinct a.owner) as owners
            from unnest(tx, p_from, p_to) p (tx, f, t) join ledger_account a on a.id in (p.f, p.t)
           where p.tx is not null and a.owner > 0) m
   where m.owners is not null;

  return query
    select distinct on (g.n0) g.grp, g.tx
      from (select p.grp, p.tx, min(p.n) over (partition by p.grp) n0
              from unnest(p_group, tx) with ordinality p (grp, tx, n)) g
     order by g.n0;
end $function$
;

CREATE OR REPLACE FUNCTION public.ledger_post_together(p_group bigint[], p_kind text[], p_coin text[], p_from bigint[], p_to bigint[], p_amount bigint[], p_reference text[], p_reverses bigint[], p_at timestamp with time zone)
 RETURNS TABLE(group_no bigint, transaction_id bigint)
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_material TO 'off'
AS $function$
declare
  base     bigint;
  wanted   bigint;
  ids      bigint[];
  openings bigint[];
  below    bigint[];
  owners   bigint[];
begin
  with total as materialized (
    select l.account, l.coin, sum(l.delta)::bigint as delta
      from (select f.account, f.coin, -f.amount as delta
              from unnest(p_from, p_coin, p_amount) f (account, coin, amount)
            union all
            select t.account, t.coin, t.amount from unnest(p_to, p_coin, p_amount) t (account, coin, amount)) l
     group by l.account, l.coin order by l.account
  ), moved as (
    update ledger_account a set balance = a.balance + t.delta from total t
     where a.id = t.account and a.coin = t.coin
    returning a.id, a.owner, a.balance - t.delta as opening)
  select (select count(*) from total), array_agg(m.id), array_agg(m.opening),
         array_agg(distinct m.owner) filter (where m.owner > 0)
    into wanted, ids, openings, owners from moved m;
  if coalesce(cardinality(ids), 0) <> wanted then
    raise exception 'posting between unknown accounts or two coins';
  end if;

  -- Ids after locks: otherwise another posting on the same account could come before one with a smaller id.
  base := nextval('ledger_posting_block');
  with running as materialized (
    select l.n, l.account, l.delta,
           sum(l.delta) over (partition by l.account order by l.n rows unbounded preceding) as balance
      from (select 0::bigint as n, m.account, m.delta from unnest(ids, openings) m (account, delta)
            union all
            select f.n, f.account, -f.amount from unnest(p_from, p_amount) with ordinality f (account, amount, n)
            union all
            select t.n, t.account, t.amount from unnest(p_to, p_amount) with ordinality t (account, amount, n)) l
  ), written as (
    insert into ledger_entry (account_id, posting_id, delta, balance)
    select r.account, base + r.n - 1, r.delta, r.balance from running r where r.n > 0)
  select array_agg(r.account) into below from running r where r.n > 0 and r.balance < 0;
  if below is not null and exists (select from ledger_account a where a.id = any (below) and not a.overdraft) then
    raise exception 'an account would go below zero' using errcode = 'check_violation';
  end if;

  insert into ledger_posting
    (id, transaction_id, kind, coin, from_account, to_account, amount, reference, reverses, at)
  select base + p.n - 1, base + min(p.n) over (partition by p.grp) - 1, p.kind, p.coin, p.f, p.t, p.amount,
         p.reference, p.reverses, p_at
    from unnest(p_group, p_kind, p_coin, p_from, p_to, p_amount, p_reference, p_reverses)
         with ordinality p (grp, kind, coin, f, t, amount, reference, reverses, n);

  -- One live event for all members of the batch.
  if owners is not null then
    insert into platform_event (channel, event, members, at)
    values ('members', '{"what":"balance","id":""}', owners, p_at);
  end if;

  return query
    select p.grp, base + min(p.n) - 1 from unnest(p_group) with ordinality p (grp, n) group by p.grp order by 2;
end $function$
;

CREATE OR REPLACE FUNCTION public.ledger_refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the ledger is append-only';
end $function$
;

create view members_acceptance as
 SELECT member_no,
    agreement
   FROM members_member
  WHERE (agreement <> ''::text);

create view members_address as
 SELECT member_no,
    channel,
    address
   FROM identity_bound_address;

create view members_restricted as
 SELECT m.member_no,
    r.kind,
    r.ends_at AS until
   FROM (members_restriction r
     JOIN members_member m ON (((m.owner = r.owner) AND ((r.kind <> 'protectedTeam'::text) OR (m.member_no = r.member_no)))))
  WHERE (r.lifted_at IS NULL);

create view members_state as
 SELECT member_no,
    owner,
    status,
    chosen_level,
    level,
    bought,
    node_fuel,
    fees_paid,
    counted_income,
    joined_at,
    pending_until,
    carry_a,
    carry_b,
    new_a,
    new_b
   FROM members_member;

create view network_borders as
 SELECT COALESCE(max(until), '-infinity'::timestamp with time zone) AS protected_until
   FROM members_restricted
  WHERE (kind = 'protectedTeam'::text);

create view network_linked_owner as
 SELECT m.owner,
    s.owner AS other,
    (l.state = 'bound'::text) AS is_bound,
    l.closed_at
   FROM ((network_link l
     JOIN members_state m ON ((m.member_no = l.main)))
     JOIN members_state s ON ((s.member_no = l.sub)))
  WHERE (l.bound_at IS NOT NULL)
UNION ALL
 SELECT s.owner,
    m.owner AS other,
    (l.state = 'bound'::text) AS is_bound,
    l.closed_at
   FROM ((network_link l
     JOIN members_state m ON ((m.member_no = l.main)))
     JOIN members_state s ON ((s.member_no = l.sub)))
  WHERE (l.bound_at IS NOT NULL)
UNION ALL
 SELECT a.owner,
    b.owner AS other,
    ((x.state = 'bound'::text) AND (y.state = 'bound'::text)) AS is_bound,
    LEAST(x.closed_at, y.closed_at) AS closed_at
   FROM (((network_link x
     JOIN network_link y ON (((y.main = x.main) AND (y.sub <> x.sub))))
     JOIN members_state a ON ((a.member_no = x.sub)))
     JOIN members_state b ON ((b.member_no = y.sub)))
  WHERE ((x.bound_at IS NOT NULL) AND (y.bound_at IS NOT NULL));

create view network_place as
 SELECT member_no,
    sponsor,
    parent,
    zone
   FROM network_node;

CREATE OR REPLACE FUNCTION public.notifications_tell(p_kind text, p_is_kept boolean, p_mail text, p_mails_by_default boolean, p_push text, p_member bigint[], p_params text[], p_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_material TO 'off'
AS $function$
begin
  if p_is_kept then
    insert into notifications_notice (member_no, kind, params, at)
    select t.member_no, p_kind, t.params::jsonb, p_at from unnest(p_member, p_params) t (member_no, params);
  end if;
  if p_mail is not null then
    insert into notifications_mail (member_no, kind, params, channel, address, made_at, due_at)
    select t.member_no, p_kind, t.params::jsonb, a.channel, a.address, p_at, p_at
      from unnest(p_member, p_params) t (member_no, params)
      left join notifications_choice c on c.member_no = t.member_no
     cross join lateral (select b.channel, b.address from identity_bound_address b
                          where b.member_no = t.member_no and (b.channel = 'email' or p_mail = 'always')
                          order by b.channel limit 1) a
     where p_mail = 'always' or coalesce((c.mail ->> p_mail)::boolean, p_mails_by_default);
  end if;
  insert into notifications_push (device_id, topic, made_at, due_at)
  select d.id, p_push, p_at, p_at
    from unnest(p_member) t (member_no)
    join notifications_device d on d.member_no = t.member_no
    left join notifications_choice c on c.member_no = t.member_no
   where coalesce((c.push ->> p_push)::boolean, true)
      on conflict (device_id, topic) do nothing;
end $function$
;

CREATE OR REPLACE FUNCTION public.otc_median_release(p_seller bigint)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
begin
  return (select round(percentile_cont(0.5) within group (order by took_ms))
            from (select took_ms from otc_trade where seller = p_seller and took_ms is not null
                   order by id desc limit 50) last);
end $function$
;

CREATE OR REPLACE FUNCTION public.platform_audit_refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the audit log is append-only';
end $function$
;

CREATE OR REPLACE FUNCTION public.platform_closure_refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' then
    if old.opened_at is null and new.opened_at is not null
       and (new.id, new.restored_at, new.taken_at, new.closed_at, new.may_enter)
         = (old.id, old.restored_at, old.taken_at, old.closed_at, old.may_enter) then
      return new;
    end if;
  end if;
  raise exception 'the record of restores is append-only';
end $function$
;

CREATE OR REPLACE FUNCTION public.platform_desk_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  told text := 'greenhall_told.' || tg_argv[0];
begin
  if coalesce(current_setting(told, true), '') = '' then
    perform set_config(told, tg_argv[1], true);
    insert into platform_event (channel, event, at)
    values (tg_argv[0], ('{"what":"' || tg_argv[1] || '","id":""}')::json, now());
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.platform_is_closed()
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock_shared(7264440);
  return exists (select from platform_closure where opened_at is null);
end $function$
;

CREATE OR REPLACE FUNCTION public.platform_parameter_refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'versions of parameters are append-only';
end $function$
;

CREATE OR REPLACE FUNCTION public.platform_refuse_while_closed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if platform_is_closed() then raise exception 'closed after a restore' using errcode = 'GH208'; end if;
  return null;
end $function$
;

create view shop_paid as
 SELECT member_no,
    ((total - refunded) - earned) AS amount
   FROM shop_order
  WHERE ((paid_at IS NOT NULL) AND (closed_at IS NULL) AND (state <> 'canceled'::text));

create view stock_income as
 SELECT id,
    receiver AS member_no,
    paid AS amount
   FROM stock_bonus;

create view stock_price as
 SELECT reserve,
    outstanding
   FROM stock_market;

create view stock_proceeds as
 SELECT id,
    seller AS member_no,
    (amount - to_reserve) AS amount
   FROM stock_fill
  WHERE (seller IS NOT NULL);

CREATE OR REPLACE FUNCTION public.stock_refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the journal of the stock hall is append-only';
end $function$
;

create view stock_settled as
 SELECT day,
    collision_due,
    collision_pool,
    leadership_due,
    leadership_pool,
    outcome_hash
   FROM stock_settlement;

create view stock_stake as
 SELECT m.member_no,
    COALESCE(s.held, (0)::bigint) AS shares,
    ( SELECT (COALESCE(sum(r.remaining), (0)::numeric))::bigint AS "coalesce"
           FROM stock_request r
          WHERE ((r.member_no = m.member_no) AND (r.state <> 'completed'::text))) AS queued,
    ( SELECT (COALESCE(sum(p.amount), (0)::numeric))::bigint AS "coalesce"
           FROM stock_payment p
          WHERE ((p.payer = m.member_no) AND (p.state = 'cooling'::text))) AS cooling
   FROM (members_state m
     LEFT JOIN stock_member s USING (member_no));

create view verification_approved as
 SELECT m.member_no
   FROM (members_state m
     JOIN verification_case c ON ((c.owner = m.owner)))
  WHERE (c.is_current AND (c.state = 'approved'::text));

CREATE OR REPLACE FUNCTION public.wallet_post_transfers(p_payer bigint[], p_version integer[], p_payee bigint[], p_known boolean[], p_coin text[], p_amount bigint[], p_fee bigint[], p_remark text[], p_key text[], p_group bigint[], p_kind text[], p_posted_coin text[], p_from bigint[], p_to bigint[], p_posted bigint[], p_notice text, p_is_kept boolean, p_mail text, p_mails_by_default boolean, p_push text, p_told text[], p_at timestamp with time zone, OUT stale boolean[], OUT ids bigint[])
 RETURNS record
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_material TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  fresh     bigint[];
  posted    boolean[];
  movements bigint[];
  payees    bigint[];
  told      text[];
begin
  -- Whoever closes a key (lock transferKeys) waits until this is over, and what comes after sees what is closed.
  perform pg_advisory_xact_lock_shared(7264421);
  if exists (select from unnest(p_payer, p_key) a (payer, key)
               join wallet_closed_key c on c.payer = a.payer and c.key = a.key collate "C") then
    raise unique_violation using message = 'the key of a transfer is closed';
  end if;

  stale := array(
    select b.protected_until > p_at
        or exists (select from members_restricted r
                    where r.member_no = a.payer and r.kind = 'transfer' and r.until > p_at)
        or not exists (select from identity_outgoing o where o.member_no = a.payer and o.version = a.version)
        or not (a.known or exists (select from wallet_known_payee k where k.payer = a.payer and k.payee = a.payee))
      from unnest(p_payer, p_version, p_payee, p_known) with ordinality a (payer, version, payee, known, n)
     cross join network_borders b order by a.n);
  if true = any (stale) then return; end if;

  fresh := array(select nextval('wallet_transfer_id_seq') from generate_series(1, cardinality(p_payer)));
  -- Before the accounts are locked: what comes after holds up every other batch with one of them.
  insert into wallet_transfer (id, payer, payee, coin, amount, fee, remark, state, made_at, key)
  overriding system value
  select w.id, w.payer, w.payee, w.coin, w.amount, w.fee, w.remark, 'credited', p_at, w.key
    from unnest(fresh, p_payer, p_payee, p_coin, p_amount, p_fee, p_remark, p_key)
         w (id, payer, payee, coin, amount, fee, remark, key);
  select array_agg(d.transaction_id is not null order by d.group_no), array_agg(d.transaction_id order by d.group_no)
    into posted, movements
    from ledger_post(p_group, p_kind, p_posted_coin, p_from, p_to, p_posted,
                     array(select 'transfer:' || fresh[g.group_no + 1] from unnest(p_group) with ordinality g (group_no, n)
                            order by g.n),
                     array_fill(null::bigint, array[array_length(p_group, 1)]), p_at) d;
  if false = any (posted) then
    delete from wallet_transfer
     where id = any (array(select w.id from unnest(fresh, posted) w (id, posted) where not w.posted));
  end if;
  -- What a payee is told, and the movement, whose first posting is the payee's.
  select array_agg(w.payee order by w.n),
         array_agg((w.told::jsonb || jsonb_build_object('movement', w.movement::text))::text order by w.n)
    into payees, told
    from unnest(p_payee, p_told, movements) with ordinality w (payee, told, movement, n)
   where w.movement is not null;
  if payees is not null then
    perform notifications_tell(p_notice, p_is_kept, p_mail, p_mails_by_default, p_push, payees, told, p_at);
    insert into platform_event (channel, event, members, at)
    values ('members', '{"what":"notification","id":""}', payees, p_at);
  end if;
  ids := array(select case when w.posted then w.id end
                 from unnest(fresh, posted) with ordinality w (id, posted, n) order by w.n);
end $function$
;

create view wallet_trading_account as
 SELECT id,
    member_no,
    network,
    address,
    label,
    usable_at,
    proved_at
   FROM wallet_account
  WHERE (deleted_at IS NULL);

CREATE OR REPLACE FUNCTION public.wallet_transfer_facts(p_payer bigint[], p_payee_name text[], p_key text[], p_at timestamp with time zone)
 RETURNS TABLE(payee bigint, known boolean, borders boolean, restricted_until timestamp with time zone, version integer, transfer_lock boolean, unlocked_at timestamp with time zone, changes jsonb, made_id bigint, made_payee bigint, made_coin text, made_amount bigint, made_fee bigint, made_remark text, made_at timestamp with time zone, made_credits_at timestamp with time zone)
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_material TO 'off'
AS $function$
begin
  return query
  select p.member_no, k.payer is not null, b.protected_until > p_at,
         (select max(r.until) from members_restricted r where r.member_no = a.payer and r.kind = 'transfer'), o.version, o.transfer_lock, o.unlocked_at, o.changes,
         t.id, t.payee, t.coin, t.amount, t.fee, t.remark, t.made_at, t.credits_at
    from unnest(p_payer, p_payee_name, p_key) with ordinality a (payer, name, key, n)
    join identity_outgoing o on o.member_no = a.payer
   cross join network_borders b
    left join identity_name p on p.username = a.name
    left join wallet_known_payee k on k.payer = a.payer and k.payee = p.member_no
    left join wallet_transfer t on t.payer = a.payer and t.key = a.key collate "C"
   order by a.n;
end $function$
;

CREATE OR REPLACE FUNCTION public.wallet_write_transfers(p_payer bigint[], p_version integer[], p_payee bigint[], p_known boolean[], p_coin text[], p_amount bigint[], p_fee bigint[], p_remark text[], p_key text[], p_group bigint[], p_kind text[], p_posted_coin text[], p_from bigint[], p_to bigint[], p_posted bigint[], p_at timestamp with time zone, OUT stale boolean[], OUT ids bigint[])
 RETURNS record
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_material TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  select w.stale, w.ids into stale, ids
    from wallet_post_transfers(
           p_payer, p_version, p_payee, p_known, p_coin, p_amount, p_fee, p_remark, p_key,
           p_group, p_kind, p_posted_coin, p_from, p_to, p_posted, 'coinsReceived', true, 'coins', false, 'notices',
           array(select json_build_object('amount', (c.credited / 1000000) || '.' || lpad((c.credited % 1000000)::text, 6, '0'),
                                          'coin', c.coin)::text
                   from (select u.coin, u.amount - u.fee as credited, u.n
                           from unnest(p_coin, p_amount, p_fee) with ordinality u (coin, amount, fee, n)) c order by c.n),
           p_at) w;
end $function$
;
