-- The audit log is asked what was done to one thing or one member, and by whom, the newest first.
create index platform_audit_subject on platform_audit (subject, sequence);
create index platform_audit_operator on platform_audit (operator, sequence);
