-- The stock hall: plan versions, members' shares, the market with its queue and sales, and what each day's end leaves.
-- A day is a count of UTC days since 1970. Shares are counts of 10^-4 share, amounts micro.

-- Plan versions. Never edited in place: a change is a new version.
create table members_plan (
  version       integer     primary key,
  plan          jsonb       not null,
  state         text        not null check (state in ('proposed', 'announced', 'rejected')),
  effective_day integer     not null,          -- from the beginning of this day
  proposed_by   text        not null,
  proposed_at   timestamptz not null,
  decided_by    text,
  decided_at    timestamptz,
  reason        text,
  constraint members_plan_four_eyes check (decided_by is null or state = 'rejected' or decided_by <> proposed_by),
  constraint members_plan_decided check ((state = 'proposed') = (decided_at is null))
);
create index members_plan_effective on members_plan (effective_day desc, version desc) where state = 'announced';
insert into members_plan (version, plan, state, effective_day, proposed_by, proposed_at, decided_at) values
  (1, '{"levels":[{"amount":"100000000","outBp":20000,"referralBp":600,"collisionBp":600,"dailyCap":"10000000","seePointDepth":5,"generations":0},{"amount":"500000000","outBp":22000,"referralBp":800,"collisionBp":700,"dailyCap":"50000000","seePointDepth":8,"generations":1},{"amount":"1000000000","outBp":25000,"referralBp":1000,"collisionBp":800,"dailyCap":"100000000","seePointDepth":10,"generations":2},{"amount":"3000000000","outBp":28000,"referralBp":1200,"collisionBp":1000,"dailyCap":"300000000","seePointDepth":14,"generations":3},{"amount":"5000000000","outBp":30000,"referralBp":1500,"collisionBp":1200,"dailyCap":"500000000","seePointDepth":17,"generations":4},{"amount":"10000000000","outBp":30000,"referralBp":1500,"collisionBp":1200,"dailyCap":"1000000000","seePointDepth":20,"generations":5}],"feeBp":1000,"coolingOffDays":7,"poolBp":{"referral":1500,"seePoint":600,"collision":1200,"leadership":300,"merit":200,"lifetime":200},"seePointBp":30,"leadershipBp":[1000,800,600,400,200],"lifetime":[{"threshold":"1000000000","award":"10000000"},{"threshold":"10000000000","award":"100000000"},{"threshold":"100000000000","award":"1000000000"}],"meritWeights":[30,20,14,10,8,6,4,3,3,2],"ftbBp":3000,"yieldCapBp":20,"yieldFeeBp":5000,"saleFeeBp":100,"issueCap":"10000000000","buybackBp":1000,"buybackAfterDays":3,"splitPrice":"2000000","transferFeeBp":0,"coinTransferFeeBp":10,"exchangeFeeBp":20,"tradeFeeBp":50,"conversionBp":{"bdb":10000,"ftb":10000}}',
   'announced', 0, 'shipped', 'epoch', 'epoch');

-- What a day's end carries on for each member: what is left of both zones, and the day's new volume of each.
alter table members_member
  add column carry_a bigint not null default 0 check (carry_a >= 0),
  add column carry_b bigint not null default 0 check (carry_b >= 0),
  add column new_a   bigint not null default 0 check (new_a >= 0),
  add column new_b   bigint not null default 0 check (new_b >= 0);
create or replace view members_state as
select member_no, owner, status, chosen_level, level, bought, node_fuel, fees_paid, counted_income, joined_at,
       pending_until, carry_a, carry_b, new_a, new_b
  from members_member;

-- Payments are numbered behind the market's lock, so that their order is the order of the day.
alter table stock_payment alter column id drop identity;
alter table stock_payment add column paid_on integer, add column recognised_on integer;
update stock_payment set paid_on = floor(extract(epoch from paid_at) / 86400),
                         recognised_on = floor(extract(epoch from cools_until) / 86400) - 1;
alter table stock_payment alter column paid_on set not null, alter column recognised_on set not null;

-- A member's shares and cumulative figures; without a row, nothing.
create table stock_member (
  member_no  bigint  primary key,
  matched    bigint  not null default 0 check (matched >= 0),
  month_a    bigint  not null default 0 check (month_a >= 0),
  month_b    bigint  not null default 0 check (month_b >= 0),
  closed_on  integer,
  held       bigint  not null default 0 check (held >= 0),
  on_offer   bigint  not null default 0 check (on_offer >= 0),
  clear_zero bigint  not null default 0 check (clear_zero >= 0),
  buyback    bigint  not null default 0 check (buyback >= 0),
  constraint stock_member_offers_what_it_holds check (on_offer <= held)
);
create index stock_member_merit on stock_member (least(month_a, month_b) desc, member_no) where month_a > 0 and month_b > 0;

-- One row: its lock keeps every act of the hall in one order.
create table stock_market (
  is_only         boolean     primary key default true check (is_only),
  day             integer     not null,         -- the last day that was settled
  cut             bigint,                       -- the last event of the day that is being settled; null while it is open
  cut_yield       bigint,                       -- what pool:yield held at the cut
  cut_at          timestamptz,
  reserve         bigint      not null default 0 check (reserve >= 0),
  outstanding     bigint      not null default 0 check (outstanding >= 0),
  opening_reserve bigint      not null default 0 check (opening_reserve >= 0),
  pool_yield      bigint      not null default 0 check (pool_yield >= 0),  -- what the last settlement left in pool:yield
  next_event      bigint      not null default 1,
  next_payment    bigint      not null,
  next_request    bigint      not null default 1,
  next_offer      bigint      not null default 1,
  next_run        bigint      not null default 1,
  next_fill       bigint      not null default 1,
  next_bonus      bigint      not null default 1
);

-- The journal: what happened, in the order in which it happened. A day's end is computed again from it.
create table stock_event (
  seq     bigint      primary key,
  day     integer     not null,
  kind    text        not null check (kind in ('opening', 'payment', 'cancel', 'sale', 'run', 'fees')),
  payload jsonb       not null,
  at      timestamptz not null
);
create index stock_event_day on stock_event (day, seq);
create function stock_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the journal of the stock hall is append-only';
end $$;
create trigger stock_event_append_only before update or delete or truncate on stock_event
  for each statement execute function stock_refuse_change();

create table stock_request (
  number    bigint      primary key,            -- the queue node height
  payment   bigint      not null unique,
  member_no bigint      not null,
  amount    bigint      not null check (amount > 0),
  remaining bigint      not null check (remaining >= 0 and remaining <= amount),
  allocated bigint      not null default 0 check (allocated >= 0),
  state     text        not null check (state in ('waiting', 'inProgress', 'completed')),
  at        timestamptz not null,
  constraint stock_request_completed check ((state = 'completed') = (remaining = 0))
);
create index stock_request_member on stock_request (member_no, number);
create index stock_request_open on stock_request (number) where state <> 'completed';

create table stock_offer (
  number       bigint      primary key,
  member_no    bigint      not null,
  is_clear_out boolean     not null,
  quantity     bigint      not null check (quantity > 0),
  remaining    bigint      not null check (remaining >= 0 and remaining <= quantity),
  received     bigint      not null default 0 check (received >= 0),
  state        text        not null check (state in ('waiting', 'inProgress', 'completed')),
  offered_on   integer     not null,
  at           timestamptz not null,
  constraint stock_offer_completed check ((state = 'completed') = (remaining = 0))
);
create index stock_offer_member on stock_offer (member_no, number);
create index stock_offer_open on stock_offer (number) where state <> 'completed';

-- Everything that can move the price: distribution runs, buybacks, splits. The exact price before and after.
create table stock_run (
  id                 bigint      primary key,
  kind               text        not null check (kind in ('distribution', 'buyback', 'split')),
  day                integer     not null,
  fills              integer     not null,
  spent              bigint      not null,
  quantity           bigint      not null,
  reserve_before     bigint      not null,
  outstanding_before bigint      not null,
  reserve            bigint      not null,
  outstanding        bigint      not null,
  by_operator        text,
  at                 timestamptz not null
);
create index stock_run_day on stock_run (day, id);

-- Each executed part: who sold, a member or the treasury (null), and the exact price after it.
create table stock_fill (
  id          bigint      primary key,
  run         bigint      not null,
  source      text        not null check (source in ('sale', 'issue', 'remainder', 'buyback')),
  request     bigint,
  buyer       bigint,
  offer       bigint,
  seller      bigint,
  quantity    bigint      not null check (quantity >= 0),
  amount      bigint      not null check (amount >= 0),
  to_reserve  bigint      not null check (to_reserve >= 0),
  reserve     bigint      not null,
  outstanding bigint      not null,
  at          timestamptz not null
);
create index stock_fill_run on stock_fill (run, id);
create index stock_fill_at on stock_fill (at, id);

-- Every bonus with its inputs; `event` is the payment or the threshold, `depth` the distance or the rank.
create table stock_bonus (
  id       bigint      primary key,
  day      integer     not null,
  kind     text        not null,
  receiver bigint      not null,
  event    bigint      not null,
  depth    integer     not null,
  inputs   jsonb       not null,
  pool     bigint      not null,
  dues     bigint      not null,
  ftb_bp   integer     not null,
  due      bigint      not null check (due >= 0),
  paid     bigint      not null check (paid >= 0 and paid <= due),
  ftb      bigint      not null,
  mey      bigint      not null,
  at       timestamptz not null,
  constraint stock_bonus_once unique (day, kind, receiver, event, depth),
  constraint stock_bonus_in_two_coins check (ftb >= 0 and mey >= 0 and ftb + mey = paid)
);
create index stock_bonus_receiver on stock_bonus (receiver, id);

-- Lifetime awards in their line.
create table stock_award (
  id         bigint  generated always as identity primary key,
  member_no  bigint  not null,
  threshold  bigint  not null,
  award      bigint  not null,
  reached_on integer not null,
  ended_on   integer,
  constraint stock_award_once unique (member_no, threshold)
);
create index stock_award_line on stock_award (id) where ended_on is null;

create table stock_split (
  id            bigint      generated always as identity primary key,
  day           integer     not null,
  member_no     bigint      not null,
  held_before   bigint      not null,
  held_after    bigint      not null,
  at            timestamptz not null,
  constraint stock_split_once unique (member_no, day)
);

-- One row a day that was settled.
create table stock_settlement (
  day             integer     primary key,
  plan            integer     not null,
  events          integer     not null,
  cut             bigint      not null,
  bonuses         integer     not null,
  collision_due   bigint      not null,
  collision_pool  bigint      not null,
  leadership_due  bigint      not null,
  leadership_pool bigint      not null,
  reserve         bigint      not null,
  outstanding     bigint      not null,
  input_hash      text        not null,
  outcome_hash    text        not null,
  at              timestamptz not null
);

-- Reviews by operators: a member whose position is under review sells nothing.
create table stock_review (
  id        bigint      generated always as identity primary key,
  member_no bigint      not null,
  reason    text        not null,
  locked_by text        not null,
  at        timestamptz not null,
  ended_by  text,
  ended_at  timestamptz
);
create unique index stock_review_open on stock_review (member_no) where ended_at is null;
