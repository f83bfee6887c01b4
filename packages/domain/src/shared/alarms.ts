/**
 * Conditions that an operator must check soon. Each has a text for the console and a paragraph in `docs/security.md`.
 */
export const ALARMS = [
  'checkBroken',
  'jobFailing',
  'mailUndelivered',
  'messageBudget',
  'payInWay',
  'payoutsStopped',
  'proofGone',
  'sealBroken',
] as const;

/** The name of an alarm: the label of its counter and the key of its text. */
export type AlarmName = (typeof ALARMS)[number];
