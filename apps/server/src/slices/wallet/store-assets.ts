import { type RawBuilder, sql } from 'kysely';
import { type Db, type Tx, rows } from '../../platform/database/database.ts';
import type { RestingCoins } from '../../platform/facts/orders.ts';
import type { ShareFigures, SharesChangeRow } from '../../platform/facts/shares.ts';
import type { Holding } from '../ledger/index.ts';

interface Parts {
  readonly holdings: RawBuilder<Holding>;
  readonly shares: RawBuilder<ShareFigures>;
  readonly resting: RawBuilder<RestingCoins>;
}

/** A balance, with when the first of its coin's resting coins can be used. */
export type AssetRow = Holding & { readonly restsUntil: Date | null };

/**
 * What a member owns. Coins and shares are read by one statement, which sees one moment: coins that become shares in between would be
 * counted twice or not at all.
 */
export async function readAssetRows(
  db: Db | Tx,
  { holdings, shares, resting }: Parts,
): Promise<{ readonly shares: ShareFigures | undefined; readonly balances: readonly AssetRow[] }> {
  const found = await rows(
    db,
    sql<ShareFigures & (AssetRow | { readonly [K in keyof AssetRow]: null })>`
      select s.*, h.*, r.at as "restsUntil" from (${shares}) s left join (${holdings}) h on true
        left join (select t.coin, min(t.at) as at from (${resting}) t group by t.coin) r on r.coin = h.coin
       order by h.coin, h.purpose`,
  );
  return { shares: found[0], balances: found.filter((row): row is ShareFigures & AssetRow => row.coin !== null) };
}

interface PastParts extends Omit<Parts, 'resting'> {
  readonly coinChanges: RawBuilder<{ readonly day: string; readonly change: bigint }>;
  readonly shareChanges: RawBuilder<SharesChangeRow>;
}

type Now = ShareFigures & { readonly coins: bigint };
type PastRow = Now &
  ({ readonly day: string; readonly change: bigint } | { readonly day: null }) &
  (SharesChangeRow | { readonly run: null });

/**
 * What a member owns, and what has changed it, the newest changes of shares first. One statement sees one moment: what moves in between
 * would be counted twice or not at all.
 */
export async function readPastAssets(db: Db, { holdings, shares, coinChanges, shareChanges }: PastParts) {
  const found = await rows(
    db,
    sql<PastRow>`
      select n.*, c.* from (
        select s.*, (select coalesce(sum(balance), 0)::bigint from (${holdings}) h) as coins from (${shares}) s) n
        left join (
          select d.day, d.change, null::bigint as run, null::timestamptz as at, null::bigint as gained, null::bigint as "heldBefore"
            from (${coinChanges}) d
          union all select null, null, run, at, gained, "heldBefore" from (${shareChanges}) g) c on true
       order by run desc`,
  );
  return {
    now: found[0],
    changes: new Map(found.flatMap((row) => (row.day === null ? [] : [[row.day, row.change] as const]))),
    shareChanges: found.filter((row): row is PastRow & SharesChangeRow => row.run !== null),
  };
}
