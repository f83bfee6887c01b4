import { type Result, accept, refuse } from '../shared/result.ts';
import { DAY, HOUR } from '../shared/time.ts';

/** What an operator looks into an account for. The member reads it beside the operator's role and number. */
export const INSPECTION_CATEGORIES = ['help', 'payment', 'trade', 'identity', 'security', 'law'] as const;
export type InspectionCategory = (typeof INSPECTION_CATEGORIES)[number];

/** How long an inspection lasts that nobody ends, in milliseconds. Rule: members#inspections. */
export const INSPECTION_LASTS = HOUR;

/** How many days an investigation may take. Rule: members#investigations. */
export const INVESTIGATION_DAYS = { min: 1, max: 90 } as const;

/** The end of an investigation that begins at a moment and takes some days, both in milliseconds. Rule: members#investigations. */
export function investigationEnd(from: number, days: number): number {
  return from + Math.min(days, INVESTIGATION_DAYS.max) * DAY;
}

/** Something with an end that can be brought forward, in milliseconds; `null` as `endsAt` for what earlier versions wrote. */
export interface Span {
  readonly endsAt: number | null;
  readonly endedAt: number | null;
}

/** Whether an inspection or an investigation runs at a moment. Its last millisecond is the one before its end. Rule: members#inspections. */
export function isRunning({ endsAt, endedAt }: Span, now: number): boolean {
  return endsAt !== null && endedAt === null && now < endsAt;
}

/** What is known where an inspection begins or goes on. */
export interface InspectionFacts {
  /** The account belongs to an operator, or to the same person as one that does. */
  readonly isOperators: boolean;
  /** Another operator has approved this inspection. */
  readonly isByTwo: boolean;
}

/** `inspectionTakesTwo` for the account of an operator that one operator alone would look into. Rule: members#inspections. */
export function checkInspection({ isOperators, isByTwo }: InspectionFacts): Result<true> {
  return isOperators && !isByTwo ? refuse('inspectionTakesTwo') : accept(true);
}
