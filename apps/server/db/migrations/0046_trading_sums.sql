-- What the hall shows and judges by was computed whenever somebody looked. The median of a trader's releases is now
-- written when a trade completes, and what a market has traded is kept by the minute, once a minute is over.
alter table otc_trader add column median_ms bigint;

create function otc_median_release(p_seller bigint) returns bigint language plpgsql as $$
begin
  return (select round(percentile_cont(0.5) within group (order by took_ms))
            from (select took_ms from otc_trade where seller = p_seller and took_ms is not null
                   order by id desc limit 50) last);
end $$;
update otc_trader set median_ms = otc_median_release(member_no);

create table otc_minute (
  market_id bigint      not null references otc_market (id),
  minute    timestamptz not null,
  quantity  bigint      not null check (quantity > 0),
  total     bigint      not null check (total > 0),
  primary key (market_id, minute)
);
-- Trades that completed from this moment on are not in the minutes yet.
alter table otc_market add column summed_until timestamptz not null default 'epoch';
