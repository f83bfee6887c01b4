-- What a member is: profile, level and what it has paid and received.

create table members_member (
  member_no      bigint      primary key,
  owner          bigint      not null,          -- itself, or the main account of a reinvestment account
  nickname       text,
  avatar         text        not null default '',
  country        text,
  language       text,
  status         text        not null check (status in ('pending', 'active', 'closed')),
  chosen_level   smallint    not null,          -- what the activation will pay
  level          smallint    not null default 0,
  bought         smallint    not null default 0,
  node_fuel      bigint      not null default 0 check (node_fuel >= 0),
  fees_paid      bigint      not null default 0 check (fees_paid >= 0),
  counted_income bigint      not null default 0 check (counted_income >= 0),
  agreement      text        not null,          -- the version of agreement and risk text that was accepted
  joined_at      timestamptz not null,
  pending_until  timestamptz
);
create index members_member_owner on members_member (owner);
create index members_member_expiry on members_member (pending_until) where status = 'pending';

-- Published: the state of members for higher slices.
create view members_state as
select member_no, owner, status, chosen_level, level, bought, node_fuel, fees_paid, counted_income, joined_at, pending_until
  from members_member;

-- Phones and e-mail addresses of members, for the operators' search.
create view members_address as select member_no, channel, address from identity_contact;

-- What operators looked at in a member's account, and why: the member can see it.
create table members_inspection (
  id        bigint      generated always as identity primary key,
  member_no bigint      not null references members_member (member_no),
  operator  text        not null,
  reason    text        not null,
  at        timestamptz not null
);
create index members_inspection_member on members_inspection (member_no, id);
