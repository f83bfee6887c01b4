import { DAY, HOUR, MINUTE, type Instant } from './time.ts';

/**
 * Conditions that an operator must check soon. Each has a text for the console and a paragraph in `docs/security.md`.
 */
export const ALARMS = [
  'auditBroken',
  'backupBroken',
  'backupOld',
  'checkBroken',
  'diskFull',
  'exportLarge',
  'jobFailing',
  'mailUndelivered',
  'messageBudget',
  'nodesDisagree',
  'payInWay',
  'payoutsStopped',
  'proofGone',
  'queueLate',
  'sealBroken',
  'settlementLate',
  'signInLocked',
] as const;

/** The name of an alarm: the label of its counter and the key of its text. */
export type AlarmName = (typeof ALARMS)[number];

/**
 * Alarms whose cause lasts and is looked at each minute, with how long it must last before the alarm is raised, in milliseconds.
 * Rule: admin#alarms.
 */
export const LASTING_ALARMS = {
  auditBroken: 0,
  backupBroken: 0,
  backupOld: 0,
  diskFull: 0,
  nodesDisagree: 10 * MINUTE,
  queueLate: 0,
  settlementLate: 0,
  signInLocked: 0,
} as const satisfies Partial<Readonly<Record<AlarmName, number>>>;
export type LastingAlarm = keyof typeof LASTING_ALARMS;
export const LASTING_ALARM_NAMES = Object.keys(LASTING_ALARMS) as LastingAlarm[];

/** How often an alarm is raised for one cause at most, in milliseconds. Rule: admin#alarms. */
export const ALARM_PACE = HOUR;

/** How long after the end of a day its settlement is late, in milliseconds. Rule: admin#alarms. */
const SETTLEMENT_LATE = 30 * MINUTE;

/** Of ten parts of a disk, how many must be free. Rule: admin#alarms. */
const LEAST_FREE_TENTHS = 1n;

/**
 * Whether the settlement of the day behind the last settled one is late at a moment. Days are UTC days, counted from 1970. Rule:
 * admin#alarms.
 */
export const isSettlementLate = (settledDay: number, at: Instant): boolean =>
  at >= (settledDay + 2) * DAY + SETTLEMENT_LATE;

/** Whether less of a disk is free than should be, both in bytes. Rule: admin#alarms. */
export const isDiskFull = ({ free, size }: { readonly free: bigint; readonly size: bigint }): boolean =>
  free * 10n < size * LEAST_FREE_TENTHS;
