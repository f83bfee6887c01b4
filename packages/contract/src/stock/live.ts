import { defineLive } from '../shared/live.ts';

/** Live events of shares, on the channel of all members: a run, the end of a day, or the credits of a day's bonuses. */
export const stockLive = defineLive({ channels: [], events: ['stock'] });
