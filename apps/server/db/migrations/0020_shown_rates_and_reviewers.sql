-- A listing keeps the fee that was in force when it was posted; the shipped plan's until now.
alter table otc_listing add column fee_bp integer not null default 50 check (fee_bp between 0 and 10000);
alter table otc_listing alter column fee_bp drop default;

-- Which member accounts are an operator's own. The latest that another operator has confirmed stands.
create table admin_declaration (
  id           bigint      generated always as identity primary key,
  operator_id  bigint      not null references admin_operator (id),
  members      bigint[]    not null,   -- empty: none
  declared_at  timestamptz not null,
  confirmed_by bigint      references admin_operator (id),
  confirmed_at timestamptz,
  constraint admin_declaration_confirmed check ((confirmed_by is null) = (confirmed_at is null)),
  constraint admin_declaration_four_eyes check (confirmed_by <> operator_id)
);
create index admin_declaration_operator on admin_declaration (operator_id, id desc);

-- Published by wallet and by identity: what an order in the trading hall needs to know of the one who places it.
create view wallet_trading_account as
select id, member_no, network, address, label, usable_at, proved_at from wallet_account where deleted_at is null;
create view identity_bound_address as select member_no, channel, address from identity_contact;
