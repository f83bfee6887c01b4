-- A pending member goes with whatever is kept of it. That it was looked at stays in the audit log; the copy that only the
-- member itself could read must not hold up the removal.
alter table members_inspection drop constraint members_inspection_member_no_fkey;
alter table members_inspection add constraint members_inspection_member_no_fkey
  foreign key (member_no) references members_member (member_no) on delete cascade;
