-- contract after 0197
-- Two checks are replaced by wider ones, under which programs that know 0197 go on.
-- A payout names its transaction, and what the chain shows of it is kept as it is for a recharge. One that both nodes show and that is not
-- final yet has been sent. When it was approved is kept, because its block comes later.
alter table wallet_withdrawal
  add column approved_at timestamptz,
  add column sent_at timestamptz,
  add column txid text,
  add column judgement jsonb,
  add column judged_at timestamptz,
  add column proved_at timestamptz,
  drop constraint wallet_withdrawal_state_check,
  drop constraint wallet_withdrawal_paid_by_two,
  add constraint wallet_withdrawal_state_check
    check (state in ('requested', 'approved', 'sent', 'paid', 'rejected', 'cancelled')),
  add constraint wallet_withdrawal_paid_by_two check (
    state not in ('sent', 'paid') or (first_operator is not null and second_operator is not null and reference is not null)
  ),
  add constraint wallet_withdrawal_sent_names_transaction check (state <> 'sent' or (txid is not null and sent_at is not null)),
  add constraint wallet_withdrawal_proof_names_transaction check (proved_at is null or txid is not null);

alter table chain_claim
  drop constraint chain_claim_kind_check,
  add constraint chain_claim_kind_check check (kind in ('trade', 'recharge', 'withdrawal'));

-- What was paid before is used as well, wherever its reference is the id of a transaction that nothing else has claimed.
insert into chain_claim (network, txid, log, kind, ref, at)
select distinct on (w.network, w.txid) w.network, w.txid, null, 'withdrawal', w.id, coalesce(w.decided_at, w.made_at)
  from (select id, network, decided_at, made_at,
               case when network = 'TRC20' then regexp_replace(lower(reference), '^0x', '') else lower(reference) end as txid
          from wallet_withdrawal where state = 'paid') w
 where w.txid ~ case when w.network = 'TRC20' then '^[0-9a-f]{64}$' else '^0x[0-9a-f]{64}$' end
   and not exists (select from chain_claim c where c.network = w.network and c.txid = w.txid)
 order by w.network, w.txid, w.id
on conflict do nothing;

-- Payouts that are not final yet, those judged longest ago first.
create index wallet_withdrawal_to_judge on wallet_withdrawal (judged_at) where state = 'sent';
