import type { RouteOf } from '@greenhall/contract/routes';
import type { Output } from '@greenhall/contract/shared/route';
import { maskUsername } from '@greenhall/domain/identity/masking';
import { LISTING_LIFE, takeBounds } from '@greenhall/domain/otc/listing/listing';
import { formatAmount } from '@greenhall/domain/shared/money';
import type { ListingRow } from './store-listings.ts';
import type { TraderRow } from './store-traders.ts';
import type { Page } from '../market/present.ts';

export type Names = ReadonlyMap<bigint, string>;

function listingFields(row: ListingRow) {
  return {
    id: String(row.id),
    coin: row.coin,
    network: row.network,
    side: row.side,
    price: formatAmount(row.price),
    quantity: formatAmount(row.quantity),
    remaining: formatAmount(row.remaining),
    min: formatAmount(row.min),
    max: formatAmount(row.max),
    state: row.state,
    releaseOnProof: row.releaseOnProof,
    at: row.madeAt.toISOString(),
  };
}

const WHOLE_BP = 10_000;

function presentTrader(name: string, done: TraderRow | undefined) {
  const completed = done?.completed ?? 0;
  const ended = completed + (done?.failed ?? 0);
  const median = done?.medianMs ?? null;
  return {
    name: maskUsername(name),
    trades: completed,
    completionBp: ended === 0 ? null : Math.floor((completed * WHOLE_BP) / ended),
    medianRelease: median === null ? null : Math.round(Number(median) / 1_000),
  };
}

/** A listing as everybody sees it. */
export function presentOffer(
  row: ListingRow,
  viewer: bigint,
  names: Names,
  traders: ReadonlyMap<bigint, TraderRow>,
): Page<'otc.hall'> {
  const bounds = takeBounds(row);
  return {
    ...listingFields(row),
    takeMin: formatAmount(bounds.min),
    takeMax: formatAmount(bounds.max),
    feeBp: row.feeBp,
    isMine: row.memberNo === viewer,
    trader: presentTrader(names.get(row.memberNo) ?? '', traders.get(row.memberNo)),
  };
}

/** A listing as the member who made it sees it. */
export function presentOwn(row: ListingRow, openTrades: number): Output<RouteOf<'otc.post'>> {
  return {
    ...listingFields(row),
    wallet: { label: row.accountLabel, address: row.address },
    openTrades,
    mayRevoke: LISTING_LIFE.can(row.state, 'revoke') && row.remaining > 0n,
  };
}
