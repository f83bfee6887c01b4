import { type ParameterValues, parameter } from '../shared/parameter.ts';
import type { WithdrawalLimits } from './level.ts';

/**
 * What one owner withdraws within a day at most, by level. The bounds keep each level at or above the one before. Rule:
 * verification#limits.
 */
export const LIMIT_PARAMETERS = {
  limitLevel0: parameter('usdt', 'members', { shipped: 500, min: 100, max: 1_000 }),
  limitLevel1: parameter('usdt', 'members', { shipped: 2_000, min: 1_000, max: 20_000 }),
  limitLevel2: parameter('usdt', 'members', { shipped: 50_000, min: 20_000, max: 1_000_000 }),
};

/** How long a claim lasts after its reviewer's last act, and how long a person waits after a rejection. Rule: verification#times. */
export const CASE_PARAMETERS = {
  claimMinutes: parameter('minutes', 'operators', { shipped: 20, min: 5, max: 120 }),
  rejectionHours: parameter('hours', 'members', { shipped: 24, min: 1, max: 168 }),
};

/** How long pictures are kept after the decision, and sealed fields after the verification ended. Rule: verification#times. */
export const RETENTION_PARAMETERS = {
  pictureDays: parameter('days', 'members', { shipped: 90, min: 30, max: 365 }),
  sealedDays: parameter('days', 'members', { shipped: 90, min: 30, max: 365 }),
};

/** All of them. */
export const VERIFICATION_PARAMETERS = { ...LIMIT_PARAMETERS, ...CASE_PARAMETERS, ...RETENTION_PARAMETERS };

/** The limits by the values in force, in micro. Rule: verification#limits. */
export const withdrawalLimitsOf = (values: ParameterValues<typeof LIMIT_PARAMETERS>): WithdrawalLimits => ({
  0: values.limitLevel0,
  1: values.limitLevel1,
  2: values.limitLevel2,
});
