-- When all were told of an entry that has appeared; until now that was at its publication, visible or not.
alter table content_entry add column told_at timestamptz;
update content_entry set told_at = published_at where state = 'published';
create index content_entry_untold on content_entry (shown_at) where state = 'published' and told_at is null;
