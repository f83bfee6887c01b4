-- References of outside payments are unique by a key in which those that look the same are the same. For rows from before
-- it is made here: compatible forms become one, what nobody sees is left out, case is folded. Of old rows that turn out
-- to be the same the first keeps the key, and the others carry their number behind it.
alter table wallet_recharge   add column reference_key text;
alter table wallet_withdrawal add column reference_key text;

with folded as (
  select id, state, lower(btrim(regexp_replace(regexp_replace(normalize(reference, NFKC),
           '[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]', '', 'g'), '\s+', ' ', 'g'))) as key
    from wallet_recharge),
numbered as (
  select id, key, row_number() over (partition by key, state = 'rejected' order by id) as n from folded)
update wallet_recharge r set reference_key = case when n.n = 1 then n.key else n.key || ' ' || r.number end
  from numbered n where n.id = r.id;

with folded as (
  select id, lower(btrim(regexp_replace(regexp_replace(normalize(reference, NFKC),
           '[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]', '', 'g'), '\s+', ' ', 'g'))) as key
    from wallet_withdrawal where reference is not null),
numbered as (select id, key, row_number() over (partition by key order by id) as n from folded)
update wallet_withdrawal w set reference_key = case when n.n = 1 then n.key else n.key || ' ' || w.number end
  from numbered n where n.id = w.id;

alter table wallet_recharge alter column reference_key set not null;
drop index wallet_recharge_reference;
drop index wallet_withdrawal_reference;
create unique index wallet_recharge_reference on wallet_recharge (reference_key) where state <> 'rejected';
create unique index wallet_withdrawal_reference on wallet_withdrawal (reference_key) where reference_key is not null;
alter table wallet_withdrawal add constraint wallet_withdrawal_reference_key
  check ((reference is null) = (reference_key is null));
