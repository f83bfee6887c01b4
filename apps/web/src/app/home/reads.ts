import { useRead } from '../../shared/request/use-read.ts';
import { useTexts } from '../../shared/text/texts.ts';

/** The orders and transfers of the member that have not ended: what home asks for, early and in the card that shows them. */
export const OPEN_TRADES = { query: { open: '1' } } as const;
export const HELD_TRANSFERS = { query: { state: 'held' } } as const;

/** The newest movements of the member's coins. */
export const ACTIVITY = { query: { limit: 3 } } as const;

/** The total of each of the last 30 days. */
export const LINE = { query: { days: 30 } } as const;

/** How many notices are unread: the member's own, and those for everybody. The bell and the entry count the same. */
export function useUnreadNotices(): { readonly own: number; readonly all: number } {
  const { language } = useTexts();
  const own = useRead('notifications.state', {}).data?.unread ?? 0;
  const shared = useRead('content.noticeState', { query: { language } }).data?.unread ?? 0;
  return { own, all: own + shared };
}
