import type { RouteOf } from '@greenhall/contract/routes';
import type { Output } from '@greenhall/contract/shared/route';
import { maskUsername } from '@greenhall/domain/identity/masking';
import { LISTING_TRANSITIONS, takeBounds } from '@greenhall/domain/otc/listing/listing';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { formatAmount } from '@greenhall/domain/shared/money';
import type { ListingRow } from './store-listings.ts';
import type { Ports } from '../../../platform/ports.ts';
import type { HallRow } from './store-hall.ts';
import type { TraderFigures, TraderRow } from './store-traders.ts';
import type { Page } from '../market/present.ts';
import { traderId } from '../market/trader-id.ts';

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

function presentFigures({ completed, failed, medianMs }: TraderFigures) {
  const ended = completed + failed;
  return {
    trades: completed,
    completionBp: ended === 0 ? null : Math.floor((completed * WHOLE_BP) / ended),
    medianRelease: medianMs === null ? null : Math.round(Number(medianMs) / 1_000),
  };
}

type ShownTrader = Pick<HallRow, 'memberNo' | 'username' | 'isFavourite'> & TraderFigures;

/** A trader; `verified` has those whose document a reviewer has approved. */
export function presentTrader(
  ports: Ports,
  row: ShownTrader,
  verified: ReadonlySet<bigint>,
): Page<'otc.hall'>['trader'] {
  return {
    id: traderId(ports, row.memberNo),
    name: maskUsername(row.username),
    ...presentFigures(row),
    isVerified: verified.has(row.memberNo),
    isFavourite: row.isFavourite,
  };
}

/** What a trader has done, as another member sees it. */
export function presentRecord(ports: Ports, row: TraderRow, viewer: MemberNo): Output<RouteOf<'otc.trader'>> {
  const { recentCompleted: completed, recentFailed: failed, recentMedianMs } = row;
  return {
    id: traderId(ports, row.memberNo),
    name: maskUsername(row.username),
    isMe: row.memberNo === viewer,
    ...presentFigures(row),
    recent: presentFigures({
      completed,
      failed,
      medianMs: recentMedianMs === null ? null : BigInt(Math.round(recentMedianMs)),
    }),
    firstSeen: row.firstSeen?.toISOString() ?? null,
    mutualTrades: row.mutual,
    mark: row.mark ?? 'none',
  };
}

/** A listing as everybody sees it. */
export function presentOffer(
  ports: Ports,
  row: HallRow,
  viewer: MemberNo,
  verified: ReadonlySet<bigint>,
): Page<'otc.hall'> {
  const bounds = takeBounds(row);
  return {
    ...listingFields(row),
    takeMin: formatAmount(bounds.min),
    takeMax: formatAmount(bounds.max),
    feeBp: row.feeBp,
    isMine: row.memberNo === viewer,
    trader: presentTrader(ports, row, verified),
  };
}

/** A listing as the member who made it sees it. */
export function presentMine(row: ListingRow, openTrades: number): Output<RouteOf<'otc.post'>> {
  return {
    ...listingFields(row),
    wallet: { label: row.accountLabel, address: row.address },
    openTrades,
    mayRevoke: LISTING_TRANSITIONS.can(row.state, 'revoke') && row.remaining > 0n,
  };
}
