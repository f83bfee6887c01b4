-- Reports of operators' work read the entries of some days. Entries stand in the order of their moments, so that an index of ranges is enough.
create index platform_audit_at on platform_audit using brin (at);
