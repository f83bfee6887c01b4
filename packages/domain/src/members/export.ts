import { defineTransitions } from '../shared/transitions.ts';
import { DAY, MINUTE } from '../shared/time.ts';

/**
 * A member's own copy of what is kept about it. It is handed to one session, within a day, and stays until that session
 * has confirmed that it is whole there. Rule: members#export.
 */
export const EXPORT_TRANSITIONS = defineTransitions(['asked'], {
  asked: { make: 'ready' },
  ready: { fetch: 'handed', expire: 'expired' },
  handed: { fetch: 'handed', confirm: 'fetched', expire: 'expired' },
  fetched: {},
  expired: {},
});
export type ExportState = (typeof EXPORT_TRANSITIONS.states)[number];

/** How long a copy can be fetched, in milliseconds. Rule: members#export. */
export const EXPORT_TTL = DAY;

/** How long a copy stays after it was fetched first, in milliseconds. Rule: members#export. */
export const EXPORT_HANDED = 10 * MINUTE;
