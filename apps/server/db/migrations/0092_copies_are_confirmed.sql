-- A copy of the own data stays until the session that fetched it first has confirmed that it is whole there.
alter table members_export add column fetched_at timestamptz, add column fetched_by bigint;
alter table members_export drop constraint members_export_state_check;
alter table members_export drop constraint members_export_check;
alter table members_export
  add constraint members_export_state_check check (state in ('asked', 'ready', 'handed', 'fetched', 'expired')),
  add constraint members_export_check check ((content is not null) = (state in ('ready', 'handed'))),
  add constraint members_export_fetched_check check (
    (fetched_at is null) = (fetched_by is null) and (state <> 'handed' or fetched_at is not null)
  );
drop index members_export_one;
create unique index members_export_one on members_export (member_no) where state in ('asked', 'ready', 'handed');
drop index members_export_open;
create index members_export_open on members_export (state, expires_at, id) where state in ('asked', 'ready', 'handed');
