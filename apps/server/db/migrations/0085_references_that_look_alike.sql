-- References of outside payments that look the same are the same also where one has a space inside or is written in Cyrillic
-- or Greek letters that look like Latin ones. The keys were folded before, so only this is done to them. Of rows that turn
-- out to be the same the first keeps the key, and the others carry their number behind a space, which no key has now.
create temporary table wallet_new_key on commit drop as
with own as (
  select 'recharge' as what, id, number, state = 'rejected' as is_free, reference_key as key from wallet_recharge
  union all
  select 'withdrawal', id, number, false, reference_key from wallet_withdrawal where reference_key is not null),
bare as (
  select what, id, number, is_free, normalize(replace(
           case when right(key, char_length(number) + 1) = ' ' || number
                then left(key, -char_length(number) - 1) else key end, ' ', ''), NFD) as key
    from own),
mapped as (
  select what, id, number, is_free, key, translate(key,
           'авекмнорстухіјѕһԁԛԝАВЕКМНОРСТУХІЈЅҺԀԚԜαβεζηικμνορτυχΑΒΕΖΗΙΚΜΝΟΡΤΥΧ',
           'abekmhopctyxijshdqwabekmhopctyxijshdqwabezhikmnoptyxabezhikmnoptyx') as latin
    from bare),
folded as (
  select what, id, number, is_free,
         normalize(case when latin ~ '[\u0370-\u03ff\u0400-\u052f]' then key else latin end, NFKC) as key
    from mapped)
select what, id, case when n = 1 then key else key || ' ' || number end as key
  from (select *, row_number() over (partition by what, key, is_free order by id) as n from folded) numbered;

drop index wallet_recharge_reference;
drop index wallet_withdrawal_reference;
update wallet_recharge r set reference_key = k.key from wallet_new_key k
 where k.what = 'recharge' and k.id = r.id and k.key <> r.reference_key;
update wallet_withdrawal w set reference_key = k.key from wallet_new_key k
 where k.what = 'withdrawal' and k.id = w.id and k.key <> w.reference_key;
create unique index wallet_recharge_reference on wallet_recharge (reference_key) where state <> 'rejected';
create unique index wallet_withdrawal_reference on wallet_withdrawal (reference_key) where reference_key is not null;
