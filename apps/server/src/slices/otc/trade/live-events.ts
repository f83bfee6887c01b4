import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { LiveNews } from '../../../platform/live/live.ts';

/** The live events for both sides of a trade: what has changed. Of their coins the ledger itself tells. */
export function aboutTrade(
  trade: { id: bigint; buyer: MemberNo; seller: MemberNo },
  ...what: readonly ('trade' | 'chat' | 'badge')[]
): LiveNews {
  return {
    channels: [`member:${trade.buyer}`, `member:${trade.seller}`],
    events: what.map((one) => ({ what: one, id: String(trade.id) })),
  };
}
