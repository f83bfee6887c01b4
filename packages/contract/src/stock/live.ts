import { defineLive } from '../shared/live.ts';

/**
 * Live events of shares, on the channel of all members: a run, the end of a day, or the credits of a day's bonuses. Almost every figure
 * may be another one then: what is shown is read again.
 */
export const stockLive = defineLive({ channels: [], events: { stock: [] } });
