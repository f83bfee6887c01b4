/**
 * What the report of operators' work counts: the cases that they decided, by kind, their replies to members and the files that they
 * had made. Each slice says by which acts, and when its cases were asked for. Rule: admin#reports.
 */
export const WORKS = [
  'recharges',
  'withdrawals',
  'verifications',
  'appeals',
  'returns',
  'proposals',
  'replies',
  'files',
] as const;
export type WorkName = (typeof WORKS)[number];
