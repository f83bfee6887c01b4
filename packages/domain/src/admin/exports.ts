import { DAY, type Instant, MINUTE } from '../shared/time.ts';
import { defineTransitions } from '../shared/transitions.ts';

/** The most rows of a file that is answered at once. Rule: admin#exports. */
export const MOST_AT_ONCE = 10_000;

/** The most rows of a file at all. Rule: admin#exports. */
export const MOST_EXPORTED = 1_000_000;

/** A file of more rows raises an alarm when it is made. Rule: admin#alarms. */
export const LARGE_EXPORT = 100_000;

/** How often a file is begun at most, before it has failed. Rule: admin#exports. */
export const EXPORT_ATTEMPTS = 3;

/** For how long a process has taken a file without a word from it, in milliseconds. Rule: admin#exports. */
export const EXPORT_LEASE = 2 * MINUTE;

/** How long a file is kept, in milliseconds. Rule: admin#exports. */
export const EXPORT_TTL = DAY;

/**
 * The life of a file that is made in the background: a process takes it, and another one takes it anew if that one falls silent. Rule:
 * admin#exports.
 */
export const EXPORT_TRANSITIONS = defineTransitions(['waiting'], {
  waiting: { take: 'running' },
  running: { take: 'running', putBack: 'waiting', finish: 'done', fail: 'failed' },
  done: {},
  failed: {},
});

/**
 * Why there is no file: too many rows, a right that its maker has no more, a list that refuses what it is asked for, or too many
 * attempts. Rule: admin#exports.
 */
export const EXPORT_FAILURES = ['rows', 'right', 'asked', 'attempts'] as const;
export type ExportFailure = (typeof EXPORT_FAILURES)[number];

/** Whether a file that was ended at a moment is still given out, all in milliseconds. Rule: admin#exports. */
export const isExportAvailable = (endedAt: Instant, now: Instant): boolean => now < endedAt + EXPORT_TTL;
