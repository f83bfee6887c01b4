-- A look in which phone and e-mail were shown in full; until now every look showed them.
alter table members_inspection add column contact_seen boolean not null default true;
alter table members_inspection alter column contact_seen drop default;
