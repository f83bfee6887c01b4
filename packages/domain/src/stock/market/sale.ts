import { lesser, SHARE, formatShares, shares, type Shares } from '../../shared/money.ts';
import { accept, refuse, type Result } from '../../shared/result.ts';

/** What a sale is checked against: shares in 10⁻⁴. */
export interface Position {
  readonly held: Shares;
  readonly onOffer: Shares;
}

/** What a member may still offer: held and not on offer yet. */
export function freeShares({ held, onOffer }: Position): Shares {
  return shares(held - onOffer);
}

/**
 * Whether a member may offer `quantity`: not more than it has free (`insufficientBalance`), and at least one whole share or all it has free (`minimumSale` {min}, in shares).
 * Nothing at all is no sale. Rule: stock#sales.
 */
export function checkSale(position: Position, quantity: Shares): Result<true> {
  const free = freeShares(position);
  if (quantity > free) return refuse('insufficientBalance');
  const least = lesser(SHARE, free);
  return quantity < least || quantity <= 0n ? refuse('minimumSale', { min: formatShares(SHARE) }) : accept(true);
}
