-- A member has one listing with something left, over all markets and sides. Listings that are open now stay, those of an
-- older process that still runs do too, and one that was filled may get back what a canceled trade leaves: all these are
-- not alone, and stand beside another.
alter table otc_listing add column alone boolean not null default false;
drop index otc_listing_one_unfilled;
create unique index otc_listing_alone on otc_listing (member_no)
  where state in ('toBeTraded', 'inTransaction') and remaining > 0 and alone;
create index otc_listing_left on otc_listing (member_no) where state in ('toBeTraded', 'inTransaction') and remaining > 0;

-- Whether the picture of a payment was drawn from what the chain says, and not sent by the buyer.
alter table otc_trade add column chain_voucher boolean not null default false;

-- A passkey may approve one act of one session: the hash says which.
alter table identity_passkey_flow
  add column session_id bigint,
  add column act bytea,
  drop constraint identity_passkey_flow_kind_check,
  add constraint identity_passkey_flow_kind_check check (kind in ('add', 'login', 'act')),
  add constraint identity_passkey_flow_act check ((kind = 'act') = (session_id is not null and act is not null));
