-- The subject keeps two open proposals about one thing apart; what operators read about the thing is stored beside it, so that
-- nobody has to take the subject apart. It is null in proposals of earlier versions, whose subject is shown.
alter table platform_proposal add column about jsonb;
