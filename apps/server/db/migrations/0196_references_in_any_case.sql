-- expand
-- References of outside payments have one key in any case: capital ß as ss, and one form of sigma, which had depended on the letter behind it. The
-- keys were folded before, so only this is done to them. Of rows that turn out to be the same the first keeps the key, as in 0085.
update wallet_recharge r set reference_key = case when k.n = 1 then k.key else k.key || ' ' || k.number end
  from (select id, number, reference_key as before, replace(replace(reference_key, 'ς', 'σ'), 'ß', 'ss') as key,
               row_number() over (partition by replace(replace(reference_key, 'ς', 'σ'), 'ß', 'ss'), state = 'rejected'
                                      order by reference_key ~ '[ςß]', id) as n
          from wallet_recharge where reference_key is not null) k
 where k.id = r.id and k.before ~ '[ςß]';
update wallet_withdrawal r set reference_key = case when k.n = 1 then k.key else k.key || ' ' || k.number end
  from (select id, number, reference_key as before, replace(replace(reference_key, 'ς', 'σ'), 'ß', 'ss') as key,
               row_number() over (partition by replace(replace(reference_key, 'ς', 'σ'), 'ß', 'ss')
                                      order by reference_key ~ '[ςß]', id) as n
          from wallet_withdrawal where reference_key is not null) k
 where k.id = r.id and k.before ~ '[ςß]';
