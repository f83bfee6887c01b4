import { defineTransitions } from '../shared/transitions.ts';
import { DAY } from '../shared/time.ts';

/** A member's own copy of what is kept about it. It can be fetched once, within a day. Rule: members#export. */
export const EXPORT_LIFE = defineTransitions(['asked'], {
  asked: { make: 'ready' },
  ready: { fetch: 'fetched', expire: 'expired' },
  fetched: {},
  expired: {},
});
export type ExportState = (typeof EXPORT_LIFE.states)[number];

/** How long a copy can be fetched, in milliseconds. Rule: members#export. */
export const EXPORT_KEPT = DAY;
