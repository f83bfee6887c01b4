-- An investigation of a member, decided by two operators. While it runs, the member is not shown the inspections under it.
create table members_investigation (
  id            bigint generated always as identity primary key,
  member_no     bigint      not null references members_member (member_no) on delete cascade,
  reason        text        not null,
  proposed_by   text        not null,
  proposed_by_id bigint     not null,
  approved_by_id bigint     not null,
  starts_at     timestamptz not null,
  ends_at       timestamptz not null,
  ended_at      timestamptz,
  ended_by      text,
  ended_for     text,
  constraint members_investigation_two_operators check (approved_by_id <> proposed_by_id),
  -- Hours, because how long a day is depends on where it is asked.
  constraint members_investigation_length check (ends_at > starts_at and ends_at <= starts_at + interval '2160 hours'),
  constraint members_investigation_ended check ((ended_at is null) = (ended_by is null) and (ended_at is null) = (ended_for is null))
);
create index members_investigation_member on members_investigation (member_no, id);

-- An inspection is opened in a category, lasts an hour and can be ended. The member is told role and number of its operator. Rows from
-- before are filled in by the name that they carry: no operator's name was ever changed. They count as ended.
alter table members_inspection
  add column operator_id      bigint,
  add column roles            text,
  add column category         text,
  add column ends_at          timestamptz,
  add column ended_at         timestamptz,
  add column approved_by_id   bigint,
  add column investigation_id bigint references members_investigation (id) on delete cascade,
  add constraint members_inspection_category
    check (category in ('help', 'payment', 'trade', 'identity', 'security', 'law')),
  add constraint members_inspection_two_operators check (approved_by_id <> operator_id);
update members_inspection i
   set operator_id = (select o.id from admin_operator o where o.username = i.operator);
create index members_inspection_investigation on members_inspection (investigation_id) where investigation_id is not null;
