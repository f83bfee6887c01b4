-- A notice of released coins says from when they can be used. Those from before get the moment of their trade.
update notifications_notice n set params = n.params || jsonb_build_object('from', to_char(
    t.settles_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from otc_trade t
 where n.kind = 'coinsReleased' and t.id = (n.params ->> 'trade')::bigint and t.settles_at is not null;
update notifications_mail m set params = m.params || jsonb_build_object('from', to_char(
    t.settles_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from otc_trade t
 where m.kind = 'coinsReleased' and t.id = (m.params ->> 'trade')::bigint and t.settles_at is not null;
