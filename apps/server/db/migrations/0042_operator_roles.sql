-- What operators may do follows from their roles; one may have several, but an auditor is nothing else. The first operators
-- were made with the one role that there was, which is `super` now.
alter table admin_operator   add column roles text[];
alter table admin_setup_link add column roles text[];
update admin_operator   set roles = '{super}';
update admin_setup_link set roles = '{super}';
alter table admin_operator   alter column roles set not null, drop column role;
alter table admin_setup_link alter column roles set not null, drop column role;
alter table admin_operator add constraint admin_operator_roles check (
  cardinality(roles) > 0
  and roles <@ array['super', 'compliance', 'accountant', 'support', 'appeals', 'shop', 'content', 'auditor']
  and (cardinality(roles) = 1 or not 'auditor' = any (roles)));
