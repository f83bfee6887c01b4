-- A set is posted by the server, which copies postings and entries in: see docs/decisions/0016-a-days-end-in-columns.md.
drop function ledger_post_set(bigint[], text[], bigint[], bigint[], bigint[], text[], timestamptz);
