import { defineLive } from '../shared/live.ts';

/** The live event of content, on the channel `all`: something was published. */
export const contentLive = defineLive({ channels: [], events: ['notice'] });
