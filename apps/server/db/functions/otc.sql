-- The newest bodies of these functions. A migration that changes one changes it here too.
create or replace function otc_median_release(p_seller bigint) returns bigint language plpgsql as $$
begin
  return (select round(percentile_cont(0.5) within group (order by took_ms))
            from (select took_ms from otc_trade where seller = p_seller and took_ms is not null
                   order by id desc limit 50) last);
end $$;
