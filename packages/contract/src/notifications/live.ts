import { defineLive } from '../shared/live.ts';

/** The live event of notifications, on the member's own channel: one has come, which may be that a price was reached, or some were read. */
export const notificationsLive = defineLive({
  channels: [],
  events: { notification: ['notifications.state', 'notifications.list', 'otc.alerts'] },
  own: ['notification'],
});
