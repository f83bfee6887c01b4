-- Members are told the role and the number of the operator who looked into a trade or a verification, and not its name. Rows from before are
-- filled in by the name that they carry: no operator's name was ever changed. With which roles they were written is not known.
alter table otc_inspection
  add column operator_id bigint,
  add column roles       text;
update otc_inspection i set operator_id = (select o.id from admin_operator o where o.username = i.operator);
alter table verification_view
  add column operator_id bigint,
  add column roles       text;
update verification_view v set operator_id = (select o.id from admin_operator o where o.username = v.operator);
