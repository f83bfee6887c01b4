-- What a snapshot tells of the house: pools, shares, settlements, and what came of members' payments.

-- Published by stock. Numbers of bonuses and fills are given behind the market's lock, so they rise as they are kept.
create view stock_income as select id, receiver as member_no, paid as amount from stock_bonus;
create view stock_proceeds as
select id, seller as member_no, amount - to_reserve as amount from stock_fill where seller is not null;
create view stock_price as select reserve, outstanding from stock_market;
create view stock_settled as
select day, collision_due, collision_pool, leadership_due, leadership_pool, outcome_hash from stock_settlement;

-- Published by stock: what each member's payments still hold, in the hold, in the queue and in shares.
create view stock_stake as
select m.member_no, coalesce(s.held, 0) as shares,
       (select coalesce(sum(r.remaining), 0)::bigint from stock_request r
         where r.member_no = m.member_no and r.state <> 'completed') as queued,
       (select coalesce(sum(p.amount), 0)::bigint from stock_payment p
         where p.payer = m.member_no and p.state = 'cooling') as cooling
  from members_state m left join stock_member s using (member_no);

-- What each member has received in all, added to from snapshot to snapshot; the snapshot names how far it has counted.
create table proof_received (
  member_no bigint primary key,
  amount    bigint not null check (amount >= 0)
);
alter table proof_snapshot
  add column counted_bonus bigint not null default 0,
  add column counted_fill  bigint not null default 0;

-- Live mode: what two operators recorded when they switched it on, and every later version of it.
create table members_launch (
  version     integer     primary key,
  entity      text        not null,           -- the legal entity, as it stands in its register
  countries   jsonb       not null,           -- ISO 3166-1, the countries served
  risk        jsonb       not null,           -- the risk text in every language
  state       text        not null check (state in ('proposed', 'approved', 'rejected')),
  proposed_by text        not null,
  proposed_at timestamptz not null,
  decided_by  text,
  decided_at  timestamptz,
  reason      text,
  constraint members_launch_four_eyes check (state <> 'approved' or decided_by <> proposed_by),
  constraint members_launch_decided check ((state = 'proposed') = (decided_at is null))
);

-- The version of the risk text that a member accepted; null in the sandbox.
alter table members_member add column risk_version integer;

-- The state of the hall after each day's end, packed, so that a day can be computed again from the one before it.
create table stock_day_state (
  day   integer primary key,
  state bytea   not null
);
