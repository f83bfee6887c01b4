-- Published: what members were paid. Numbers of bonuses and fills are given behind the market's lock, so they rise as they are kept.
create or replace view stock_income as select id, receiver as member_no, paid as amount from stock_bonus;

-- Published: the two figures that make the exact price.
create or replace view stock_price as select reserve, outstanding from stock_market;

-- Published: what sellers of shares received.
create or replace view stock_proceeds as
select id, seller as member_no, amount - to_reserve as amount from stock_fill where seller is not null;

-- Published: what each settled day came to.
create or replace view stock_settled as
select day, collision_due, collision_pool, leadership_due, leadership_pool, outcome_hash from stock_settlement;

-- Published: what each member's payments still hold, in the hold, in the queue and in shares.
create or replace view stock_stake as
select m.member_no, coalesce(s.held, 0) as shares,
       (select coalesce(sum(r.remaining), 0)::bigint from stock_request r
         where r.member_no = m.member_no and r.state <> 'completed') as queued,
       (select coalesce(sum(p.amount), 0)::bigint from stock_payment p
         where p.payer = m.member_no and p.state = 'cooling') as cooling
  from members_state m left join stock_member s using (member_no);
