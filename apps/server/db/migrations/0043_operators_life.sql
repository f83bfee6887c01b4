-- Operators after the first two are proposed with an e-mail address, to which their set-up link is sent; a mailbox belongs to
-- one operator, so that one person cannot be both who proposes and who decides. Who is suspended cannot sign in.
alter table admin_operator
  add column email        text,
  add column mailbox      text unique,
  add column suspended_at timestamptz;
alter table admin_setup_link
  add column email   text,
  add column mailbox text;
create index admin_session_open on admin_session (operator_id) where ended_at is null;

-- The operator whom a proposal concerns, who has no part in its decision; null for none.
alter table platform_proposal add column beneficiary_operator bigint;
alter table platform_proposal add constraint platform_proposal_not_own check (
  beneficiary_operator is null or (beneficiary_operator <> maker_id and beneficiary_operator is distinct from checker_id));
