create index members_plan_waiting on members_plan (version) where state = 'proposed';
create index members_launch_waiting on members_launch (version) where state = 'proposed';
create index admin_declaration_waiting on admin_declaration (id) where confirmed_at is null;
