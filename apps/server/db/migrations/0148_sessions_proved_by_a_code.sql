-- Until when a session of an operator counts as proved by a code of its authenticator; null for one that never was.
alter table admin_session add column proved_until timestamptz;
