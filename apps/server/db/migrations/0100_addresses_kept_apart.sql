-- An address is a member's or one at which members pay in, for ever: what is paid in must not reach a member's own wallet, and a
-- withdrawal must not go where others pay in. The addresses of BEP20 stand in lower case here, whatever case shows their checksum.
create table wallet_address (
  network    text not null check (network in ('BEP20', 'TRC20')),
  address    text not null,
  belongs_to text not null check (belongs_to in ('member', 'payIn')),
  primary key (network, address)
);

insert into wallet_address (network, address, belongs_to)
select network, case when network = 'BEP20' then lower(address) else address end, 'member' from (
  select network, address from wallet_account
  union select network, address from wallet_withdrawal
  union select network, buyer_address from otc_trade
  union select network, seller_address from otc_trade) known
on conflict do nothing;

alter table wallet_pay_in_way
  drop constraint wallet_pay_in_way_kind_check,
  add constraint wallet_pay_in_way_kind_check check (kind in ('bank', 'other', 'BEP20', 'TRC20'));
